import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addressesOf, firstEntries, giftPayloadOf, giftSchema, isComplete } from './gift-fields.ts';

const needs = { recipients: [1], bounds: { customAmountMin: 500, customAmountMax: 10_000 } };
const filled = {
  ...firstEntries(2500),
  productNumber: '80010101',
  recipientName1: 'Ada',
  recipientEmail1: 'ada@example.com',
  senderName: 'Gwen',
  senderEmail: 'gwen@example.com',
};

/** The fields that are wrong, and why. */
function mistakes(changes: Record<string, string>, recipients: readonly number[] = [1]) {
  const { issues = [] } = v.safeParse(giftSchema({ ...needs, recipients }), { ...filled, ...changes });
  return issues.map(({ path, message }) => `${path?.[0].key}: ${message}`);
}

/** An address of so many characters. */
const addressOf = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

const family = '👨‍👩‍👧‍👦';

test('GFT-010 GFT-014 OPP-083 OPP-085 a form with everything it needs is complete; it is delivered by email', () => {
  expect(mistakes({})).toEqual([]);
  expect(filled.deliveryMethod).toBe('email');
});

describe('a form is incomplete', () => {
  test.each([
    ['GFT-033 OPP-085 without a design', { productNumber: '' }, ['productNumber: design-missing']],
    ['GFT-034 OPP-085 without the sender’s name', { senderName: '  ' }, ['senderName: sender-name-missing']],
    ['GFT-024 OPP-085 without the sender’s address', { senderEmail: '' }, ['senderEmail: sender-email']],
    ['GFT-025 with a malformed address of the sender', { senderEmail: 'gwen@' }, ['senderEmail: sender-email']],
    ['GFT-036 OPP-085 without a recipient’s name', { recipientName1: ' ' }, ['recipientName1: recipient-name-missing']],
    ['GFT-037 OPP-085 without a recipient’s address', { recipientEmail1: '' }, ['recipientEmail1: recipient-email']],
    [
      'OPP-086 with a malformed address of a recipient',
      { recipientEmail1: 'ada' },
      ['recipientEmail1: recipient-email'],
    ],
    ['GFT-039 with another way of delivery', { deliveryMethod: 'sms' }, ['deliveryMethod: delivery-method']],
    ['GFT-028 OPP-085 without the custom amount', { amount: 'custom' }, ['customAmount: amount']],
    ['GFT-029 under the bounds', { amount: 'custom', customAmount: '4' }, ['customAmount: amount']],
    ['GFT-029 over the bounds', { amount: 'custom', customAmount: '101' }, ['customAmount: amount']],
    [
      'GFT-037 with an address that is longer than any',
      { recipientEmail1: addressOf(255) },
      ['recipientEmail1: recipient-email'],
    ],
    ['GFT-035 with an address of the sender like that', { senderEmail: addressOf(255) }, ['senderEmail: sender-email']],
    ['GFT-027 with decimals', { amount: 'custom', customAmount: '12.50' }, ['customAmount: amount-not-digits']],
    ['GFT-027 with a sign', { amount: 'custom', customAmount: '-10' }, ['customAmount: amount-not-digits']],
    ['GFT-027 with letters', { amount: 'custom', customAmount: 'ten' }, ['customAmount: amount-not-digits']],
    ['GFT-027 with a space', { amount: 'custom', customAmount: '25 ' }, ['customAmount: amount-not-digits']],
    ['GFT-023 with 161 characters', { message: 'x'.repeat(161) }, ['message: message-long']],
    ['GFT-023 A21 with 23 families of seven code points', { message: family.repeat(23) }, ['message: message-long']],
    ['GFT-031 with a name of 26', { recipientName1: 'x'.repeat(26) }, ['recipientName1: recipient-name-long']],
  ])('%s', (_, changes, found) => expect(mistakes(changes)).toEqual(found));
});

describe('a form is complete', () => {
  test.each([
    ['GFT-022 without a message', { message: '' }],
    ['GFT-023 with 160 characters', { message: `  ${'x'.repeat(160)}  ` }],
    ['GFT-023 A21 with 22 families of seven code points, and six letters', { message: `${family.repeat(22)}family` }],
    ['GFT-031 with a name of 25', { recipientName1: 'x'.repeat(25) }],
    ['GFT-031 A21 with a name of 12 letters with accents of their own', { recipientName1: `${'e\u0301'.repeat(12)}e` }],
    [
      'GFT-031 A21 with a name of three families of seven code points, and four letters',
      { recipientName1: `${family.repeat(3)}Ada!` },
    ],
    ['GFT-029 at the lower bound', { amount: 'custom', customAmount: '5' }],
    ['GFT-029 at the upper bound', { amount: 'custom', customAmount: '100' }],
    ['GFT-026 with whatever name the sender has', { senderName: '!?' }],
    ['GFT-026 with a name of the sender of any length', { senderName: 'x'.repeat(200) }],
    ['GFT-025 GFT-037 with long addresses', { senderEmail: addressOf(51), recipientEmail1: addressOf(254) }],
    ['GFT-039 delivered to an account of a social network', { deliveryMethod: 'social' }],
    ['with a custom amount that was given up', { customAmount: 'ten' }],
  ])('%s', (_, changes) => expect(mistakes(changes)).toEqual([]));
});

test.each([
  ['an address', { recipientName3: 'Grace', recipientEmail3: '' }, 'recipientEmail3: recipient-email'],
  ['a name', { recipientName3: '', recipientEmail3: 'grace@example.com' }, 'recipientName3: recipient-name-missing'],
])('GFT-011 OPP-085 every recipient needs both a name and an address: without %s', (_, changes, mistake) => {
  expect(mistakes(changes, [1, 3])).toEqual([mistake]);
  expect(isComplete({ ...filled, ...changes }, { ...needs, recipients: [1, 3] })).toBe(false);
  expect(isComplete({ ...filled, ...changes }, needs)).toBe(true);
});

describe('what is agreed to', () => {
  const agreed = {
    ...needs,
    recipients: [2, 1],
    payment: { kind: 'token', id: 'token-1', paymentType: 'visa' },
    locale: 'fr-CA',
    currency: 'CAD',
    now: new Date(2026, 10, 3, 23, 59).getTime(),
  } as const;
  const entries = { ...filled, recipientName2: ' Grace ', recipientEmail2: ' grace@example.com', message: ' Thanks! ' };

  test('GFT-013 OPP-084 is a gift for each recipient, delivered today', () => {
    const each = { productNumber: '80010101', amount: 2500, message: 'Thanks!', deliveryMethod: 'email' };
    expect(giftPayloadOf(entries, agreed)).toEqual({
      locale: 'fr-CA',
      currency: 'CAD',
      payment: agreed.payment,
      senderName: 'Gwen',
      senderEmail: 'gwen@example.com',
      gifts: [
        { ...each, recipientName: 'Grace', recipientEmail: 'grace@example.com', deliveryDate: '2026-11-03' },
        { ...each, recipientName: 'Ada', recipientEmail: 'ada@example.com', deliveryDate: '2026-11-03' },
      ],
    });
  });

  test('GFT-025 OPP-086 D-354 sends addresses without what cannot be seen, as it checks and compares them', () => {
    const copied = {
      ...entries,
      senderEmail: '\u200Bgwen@example.com',
      recipientEmail1: '\u202Aada@example.com\u202C',
    };
    expect(
      mistakes({ senderEmail: copied.senderEmail, recipientEmail1: `${'\u200B'.repeat(254)}ada@example.com` }),
    ).toEqual([]);
    const payload = giftPayloadOf(copied, agreed);
    expect([payload?.senderEmail, payload?.gifts[1]?.recipientEmail]).toEqual(['gwen@example.com', 'ada@example.com']);
    expect(addressesOf(copied, [2, 1])).toEqual({
      emails: ['grace@example.com', 'ada@example.com'],
      senderEmail: 'gwen@example.com',
    });
  });

  test('OPP-083 takes the custom amount where it is in use', () => {
    const custom = { ...entries, customAmount: '42' };
    const amounts = ['custom', '5000'].map((amount) => giftPayloadOf({ ...custom, amount }, agreed)?.gifts[0]?.amount);
    expect(amounts).toEqual([4200, 5000]);
  });
});
