import { expect, test } from 'vitest';
import {
  CARD_ERROR_CONTEXTS,
  type CardErrorAction,
  type CardErrorContext,
  cardErrorOf,
} from '#domain/cards/card-error.ts';
import { createCatalogue } from '#messages/catalogue.ts';
import { cardErrorText } from './card-error-text.ts';

type Row = readonly [
  rows: string,
  codes: readonly (number | string | null)[],
  said: string,
  action?: CardErrorAction | null,
];

const PAYMENT_METHOD = 'Something went wrong with your payment method.';
const PROVIDER = 'Your payment provider had a problem. Choose another payment method.';
const GENERIC = 'Something went wrong. Please try again.';
const DUPLICATE = 'We already received your request, thanks!';
const TOO_MUCH = "Your card's total amount cannot exceed $500.";
const OTHER_METHOD = 'choose-payment-method';

/** Written from the rows: the table of pages of cards, which reloads and transfers share. */
const ON_PAGES: readonly Row[] = [
  ['SVC-016', [121000, 121001, 121002, 121017], "That card number or security code doesn't look right.", 'try-again'],
  ['SVC-017', [121009, 121010], 'Enter an Auto reload amount.'],
  ['SVC-018', [121023], TOO_MUCH],
  ['SVC-019', [121024], 'This is a store credit card. Ask a barista to redeem it.'],
  ['SVC-020', [121025], "This card's balance is too low.", 'choose-card'],
  ['SVC-021', [121030], 'This card is inactive. Ask a barista to activate it.'],
  ['SVC-022', [121032], 'This card was reported lost or stolen.'],
  ['SVC-023', [121033], 'International cards are not supported.'],
  ['SVC-024', [121034], 'This card is not registered.', 'register-card'],
  ['SVC-025', [121035], "There's a fraud problem with your card. Contact your bank."],
  ['SVC-026', [121037], 'This card has been deactivated.', 'add-card-back'],
  ['SVC-027', [121043, 121045, 121046, 121065, 121066, 121068, 121070], PAYMENT_METHOD, OTHER_METHOD],
  ['SVC-028', [121044], 'Your card may have expired.', OTHER_METHOD],
  ['SVC-029', [121048], 'Your credit card was rejected. Choose another card.', OTHER_METHOD],
  ['SVC-030', [121059, 121060, 121061, 121067, 121071, 121072], PROVIDER, OTHER_METHOD],
  ['SVC-031', [121062], "We couldn't process this payment. Contact customer service."],
  ['SVC-032', [121063], DUPLICATE],
  ['SVC-033', [121069], 'The card network had a problem. Try again.', 'try-again'],
  ['SVC-034', [122000], 'This card is already registered.', 'try-again'],
  ['OPP-063', [121005], 'Enter a reload amount.'],
  ['OPP-068', [121036], 'This reload amount isn’t valid. Choose another amount.'],
  ['OPP-070', [121076], PAYMENT_METHOD, OTHER_METHOD],
  ['SVC-035', ['makePrimaryCardError'], "We couldn't make this your primary card. Please try again.", 'try-again'],
];

/** Unexpected, with and without a row: what a transfer says apart. */
const UNEXPECTED = [121075, 123000, 'UNEXPECTED_ERROR', 'DIGITAL_CARD_PROVISION_ERROR', 129999, 'toString', '', null];

/** The table of payment and reload in an order; what it does not list means what it means on pages of cards (B06). */
const IN_ORDER: readonly Row[] = [
  ['OPP-063', [121005], 'Enter a reload amount.'],
  ['OPP-064', [121023], TOO_MUCH],
  ['OPP-065', [121030], 'This card is inactive. Ask a barista to activate it.'],
  ['OPP-066', [121032, 121062], 'There’s a problem with your card. Contact customer service.'],
  ['OPP-067', [121035], 'There’s a problem with your card. Contact your bank.'],
  ['OPP-068', [121036], 'This reload amount isn’t valid. Choose another amount.'],
  ['OPP-069', [121037], 'This card is closed.'],
  ['OPP-070', [121043, 121045, 121046, 121065, 121066, 121070, 121076], PAYMENT_METHOD, OTHER_METHOD],
  ['OPP-071', [121044], 'Your card may have expired.', OTHER_METHOD],
  ['OPP-072', [121048], 'Select a different payment method.', OTHER_METHOD],
  ['OPP-073', [121059, 121060, 121061, 121071, 121072], PROVIDER, OTHER_METHOD],
  ['OPP-074', [121063], DUPLICATE],
  ['OPP-075', [121069], 'The card issuer had a problem. Try again.', 'try-again'],
  ['OPP-076 OPP-078', UNEXPECTED, GENERIC, 'try-again'],
  ['OPP-078', [121000, 121001, 121002, 121017], "That card number or security code doesn't look right.", 'try-again'],
  ['OPP-078', [121009, 121010], 'Enter an Auto reload amount.'],
  ['OPP-078', [121024], 'This is a store credit card. Ask a barista to redeem it.'],
  ['OPP-078', [121025], "This card's balance is too low.", 'choose-card'],
  ['OPP-078', [121033], 'International cards are not supported.'],
  ['OPP-078', [121034], 'This card is not registered.', null],
  ['OPP-078', [121067], PROVIDER, OTHER_METHOD],
  ['OPP-078', [121068], PAYMENT_METHOD, OTHER_METHOD],
  ['OPP-078', [122000], 'This card is already registered.', 'try-again'],
];

const catalogue = createCatalogue('en-US');
await catalogue.load('card-errors');

function said(
  context: CardErrorContext,
  code: string | null,
  message: string | null = null,
  phone: string | null = null,
) {
  return cardErrorText(catalogue.messages, { context, refusal: { code, message }, phone, limit: '$500' });
}

const textOf = (code: number | string | null) => (code === null ? null : String(code));

for (const [rows, codes, expected, action = null] of ON_PAGES) {
  test(`${rows} SVC-015 FC-050 on pages of cards ${codes.join(', ')} say: ${expected}`, () => {
    for (const code of codes.map(textOf)) {
      for (const context of ['card', 'transfer', 'reload'] as const) expect(said(context, code)).toBe(expected);
      expect(cardErrorOf('reload', code).action).toBe(action);
      // Another way to pay helps only where something is paid.
      expect(cardErrorOf('card', code).action).toBe(action === OTHER_METHOD ? null : action);
    }
  });
}

test('SVC-037 SVC-015 FC-050 an unexpected error on pages of cards, and any code without a row, says to try again', () => {
  for (const code of UNEXPECTED.map(textOf)) {
    for (const context of ['card', 'reload'] as const) {
      expect(said(context, code)).toBe(GENERIC);
      expect(cardErrorOf(context, code).action).toBe('try-again');
    }
  }
});

test('SVC-036 SVC-015 an unexpected error of a transfer leads to the card', () => {
  for (const code of UNEXPECTED.map(textOf)) {
    expect(said('transfer', code)).toBe(
      'Something went wrong with your transfer. Try transferring your balance again.',
    );
    expect(cardErrorOf('transfer', code).action).toBe('manage-card');
  }
});

for (const [rows, codes, expected, action = null] of IN_ORDER) {
  test(`${rows} FC-050 in an order ${codes.join(', ')} say: ${expected}`, () => {
    for (const code of codes.map(textOf)) {
      expect(said('order', code)).toBe(expected);
      expect(cardErrorOf('order', code).action).toBe(action);
    }
  });
}

test('SVC-044 contacting customer service names the number where there is one', () => {
  const phone = '1-800-555-0199';
  expect(said('reload', '121062', null, phone)).toBe(
    `We couldn't process this payment. Contact customer service at ${phone}.`,
  );
  expect(said('order', '121062', null, phone)).toBe(
    `There’s a problem with your card. Contact customer service at ${phone}.`,
  );
  expect(said('reload', '121030', null, phone)).not.toContain(phone);
});

test('OPP-077 what the server says for itself about a payment or reload takes the place of our words', () => {
  const message = ' Your bank asks you to confirm this payment in its app. ';
  for (const code of ['121048', '129999', null]) {
    expect(said('order', code, message)).toBe(message.trim());
    expect(said('reload', code, message)).toBe(message.trim());
  }
  expect(cardErrorOf('order', '121048').action).toBe(OTHER_METHOD);
});

test('SVC-015 FC-050 a raw code, the trace of a server, markup, JSON or an endless text is no message, and neither is one about anything but a payment', () => {
  const raw = [
    '121048',
    ' ',
    '',
    'UNEXPECTED_ERROR',
    'makePrimaryCardError',
    '<p>Oops</p>',
    '{"code":1}',
    'x'.repeat(301),
    'TypeError: cannot read balance of undefined',
    'Payment failed\n    at charge (/srv/pay/charge.js:12:5)',
    'Payment failed\n    at com.northstar.Charge.run(Charge.java)',
    'java.lang.IllegalStateException: no tender',
    'Failed in charge.ts:12:5',
  ];
  for (const message of raw) expect(said('reload', '121063', message)).toBe(DUPLICATE);
  expect(said('card', '121063', 'Hello there.')).toBe(DUPLICATE);
  expect(said('transfer', '121063', 'Hello there.')).toBe(DUPLICATE);
});

test.each([
  [
    'fr-CA',
    'Les cartes internationales ne sont pas acceptées.',
    'Le montant total de votre carte ne peut pas dépasser 500 $.',
    'Cette carte est inactive. Demandez à un barista de l’activer.',
    'Votre carte est visée par un signalement de fraude. Communiquez avec votre banque.',
  ],
  [
    'es-US',
    'No se aceptan tarjetas internacionales.',
    'El monto total de tu tarjeta no puede superar los 500 $.',
    'Esta tarjeta está inactiva. Pide a un barista que la active.',
    'Hay un problema de fraude con tu tarjeta. Comunícate con tu banco.',
  ],
] as const)(
  'SVC-021 SVC-023 SVC-025 OPP-064 OPP-065 in %s it is said why a card from abroad, a full, an inactive or a reported one is refused',
  async (locale, ...meant) => {
    const words = createCatalogue(locale);
    await words.load('card-errors');
    const shown = ['121033', '121023', '121030', '121035'].map((code) =>
      cardErrorText(words.messages, { context: 'card', refusal: { code, message: null }, phone: null, limit: '500 $' }),
    );
    expect(shown).toEqual(meant);
  },
);

test('every meaning has words in every language', async () => {
  const codes = [...ON_PAGES, ...IN_ORDER].flatMap(([, some]) => some.map(textOf));
  for (const locale of ['en-CA', 'fr-CA', 'es-US'] as const) {
    const words = createCatalogue(locale);
    await words.load('card-errors');
    for (const context of CARD_ERROR_CONTEXTS) {
      for (const code of [...codes, ...UNEXPECTED.map(textOf)]) {
        const refusal = { code, message: null };
        const text = cardErrorText(words.messages, { context, refusal, phone: null, limit: '500 $' });
        expect(text).not.toContain('card-errors.');
        if (locale !== 'en-CA') expect(text).not.toBe(said(context, code));
      }
    }
  }
});
