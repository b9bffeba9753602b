import { expect, test } from 'vitest';
import { type PricingErrorAction, pricingErrorOf } from '#domain/ordering/pricing-error.ts';
import { createCatalogue } from '#messages/catalogue.ts';
import { pricingErrorText, serversWords } from './pricing-error-text.ts';

type Row = readonly [codes: readonly (string | null)[], action: PricingErrorAction, title: string, hint: string | null];

const REPLACE = 'Remove it, or find something similar.';
const TRY_LATER = 'That’s our mistake. Your cart is safe. Please try again in a moment.';

/** The table of pricing codes (loyalty-home, section 8): each code with what is said and where it leads. */
const PRICING: readonly Row[] = [
  [['MISSING_COUNTRY'], 'got-it', 'We need your country to work out your total.', null],
  [['UNEXPECTED_ERROR'], 'got-it', 'We couldn’t work out your total.', TRY_LATER],
  [['ITEMS_NOT_FOUND'], 'got-it', 'We couldn’t find something in your cart.', REPLACE],
  [['ITEMS_UNAVAILABLE'], 'got-it', 'Something in your cart just sold out.', REPLACE],
  [['STORE_NOT_FOUND'], 'choose-store', 'We can’t find your store anymore.', null],
  [['HIGH_VOLUME_STORE'], 'choose-store', 'This store is very busy right now.', 'Another store nearby may be quicker.'],
  [
    ['STORE_UNAVAILABLE', 'STORE_NOT_AVAILABLE'],
    'choose-store',
    'This store can’t take your order right now.',
    'Choose another store to keep going.',
  ],
  [
    ['WRONG_STORE_REGION'],
    'choose-store',
    'This store is in another region.',
    'Choose a store in your region to order ahead.',
  ],
  [
    ['MOP_UNAVAILABLE', 'MOP_NOT_ACCEPTED'],
    'choose-store',
    'This store isn’t taking orders ahead right now.',
    'Choose another store, or order at the counter.',
  ],
  [['STORE_CLOSED'], 'choose-store', 'This store has closed.', 'Your cart comes along to any other store.'],
  [
    ['CHOOSE_DIFFERENT_ITEM'],
    'choose-item',
    'Something in your cart can’t be ordered here. Choose a different item.',
    null,
  ],
  [['ADD_IN_LIMIT'], 'got-it', 'That’s more than this item allows.', null],
  [['REWARD_NOT_APPLIED'], 'got-it', 'Your offer wasn’t applied.', 'You can still order without it.'],
  [['SLOT_UNAVAILABLE', '110000'], 'choose-time', 'That pickup time is gone.', 'Choose another time to keep going.'],
  [['NEVER_HEARD_OF', '121048', 'toString', '', null], 'try-again', 'We couldn’t work out your total.', TRY_LATER],
];

for (const [codes, action, title, hint] of PRICING) {
  test(`OPP-016 FC-050 ${codes.join(', ')} say: ${title}`, async () => {
    const { messages, load } = createCatalogue('en-US');
    await load('ordering-errors');
    for (const code of codes) {
      const said = pricingErrorText({ code, message: null });
      expect([messages.text(said.title), said.text && messages.text(said.text)]).toEqual([title, hint]);
      expect(pricingErrorOf(code).action).toBe(action);
    }
  });
}

test('OPP-020 FC-050 only ADD_IN_LIMIT is said in the server’s words, and never in those of its program', () => {
  const message = 'You can add up to 4 shots to a drink.';
  expect(serversWords({ code: 'ADD_IN_LIMIT', message })).toBe(message);
  for (const raw of ['ADD_IN_LIMIT', '110000', 'RangeError: 5 shots\n    at add (/srv/cart.js:8:3)', '<b>4</b>']) {
    expect(serversWords({ code: 'ADD_IN_LIMIT', message: raw })).toBeNull();
  }
  for (const [code] of PRICING.filter(([[code]]) => code !== 'ADD_IN_LIMIT').map(([codes]) => codes)) {
    expect(serversWords({ code: code ?? null, message }), String(code)).toBeNull();
  }
});

test('OPP-020 a message of the server’s is said whole also where it is a long one', () => {
  const message = `${'four '.repeat(59)}shots`;
  expect(message).toHaveLength(300);
  expect(serversWords({ code: 'ADD_IN_LIMIT', message })).toBe(message);
});
