import { describe, expect, test } from 'vitest';
import { cardErrorOf } from '../cards/card-error.ts';
import { characterCount, withinLimit } from './character-count.ts';
import {
  customAmountOf,
  giftTotal,
  isDeliveryMethod,
  isGiftForm,
  isGiftNumber,
  leadsToGiftForm,
  repeatedRecipients,
} from './gift.ts';
import { giftErrorOf } from './gift-error.ts';

test('GFT-042 a product number has eight digits and nothing else', () => {
  const texts = ['12345678', '1234567', '123456789', '012345678', '1234567a', ' 12345678', '１２３４５６７８', ''];
  expect(texts.filter(isGiftNumber)).toEqual(['12345678']);
});

const FORM = '/gift/80010101';
const naming = (back: string) => `/account/signin?returnUrl=${encodeURIComponent(back)}`;
const STEP = `/account/payment-method?returnUrl=${encodeURIComponent(`${FORM}#payment`)}`;

test('GFT-003 D-422 the form of a gift is known by its address, which others merely look like', () => {
  const like = [
    '/gift/8001010',
    `${FORM}/more`,
    `/menu${FORM}`,
    `//shop.test${FORM}`,
    '/gift/category/80010101',
    '/gift',
  ];
  expect([FORM, `${FORM}#payment`, `${FORM}?a=1`, ...like, STEP].filter(isGiftForm)).toEqual([
    FORM,
    `${FORM}#payment`,
    `${FORM}?a=1`,
  ]);
});

test('D-422 a page leads to the form of a gift that names it as its way back, also by way of another page', () => {
  const others = [
    '/',
    '/menu?a=1',
    naming('/menu'),
    naming(`//shop.test${FORM}`),
    `/menu#?returnUrl=${FORM}`,
    '/%?returnUrl=%',
  ];
  const endless = `/menu${'?returnUrl=/'.repeat(100_000)}`;
  const leading = [FORM, STEP, naming(STEP), naming(STEP).replace('?', '?a=1&')];
  expect([...leading, ...others, endless].filter(leadsToGiftForm)).toEqual(leading);
});

describe('GFT-023 GFT-031 A21 characters are counted as a server counts them', () => {
  test.each([
    ['coffee', 6],
    ['  coffee\n', 6],
    ['☕☕', 2],
    ['☕️☕️', 4],
    ['👨‍👩‍👧‍👦 family', 14],
    ['Noe\u0308l', 5],
    ['🇨🇦', 2],
    ['', 0],
  ])('%s', (text, count) => expect(characterCount(text)).toBe(count));
});

describe('GFT-023 GFT-031 A21 a text is cut at the limit, never within a character as people see it', () => {
  test.each([
    ['coffee', 3, 'cof'],
    ['cof', 3, 'cof'],
    ['  coffee', 3, '  cof'],
    ['cof  ', 3, 'cof  '],
    ['☕️👨‍👩‍👧‍👦🇨🇦', 9, '☕️👨‍👩‍👧‍👦'],
    ['☕️👨‍👩‍👧‍👦🇨🇦', 10, '☕️👨‍👩‍👧‍👦'],
    ['☕️👨‍👩‍👧‍👦🇨🇦', 11, '☕️👨‍👩‍👧‍👦🇨🇦'],
    ['👨‍👩‍👧‍👦', 6, ''],
    ['Noe\u0308l', 3, 'No'],
    ['Noe\u0308l', 4, 'Noe\u0308'],
    ['', 3, ''],
  ])('%s', (text, limit, kept) => expect(withinLimit(text, limit)).toBe(kept));

  test('also a very long one at once', () => {
    expect(withinLimit('x'.repeat(200_000), 160)).toBe('x'.repeat(160));
  });
});

test('GFT-039 gifts are delivered by email or to an account of a social network', () => {
  expect(['email', 'social', 'sms', 'Email', ''].map(isDeliveryMethod)).toEqual([true, true, false, false, false]);
});

describe('GFT-027 GFT-028 GFT-029 a custom amount', () => {
  const bounds = { customAmountMin: 500, customAmountMax: 10_000 };
  test.each([
    ['5', 500],
    ['100', 10_000],
    ['4', 'out-of-bounds'],
    ['101', 'out-of-bounds'],
    ['99999999999999999999', 'out-of-bounds'],
    ['', 'missing'],
    ['12.50', 'not-digits'],
    ['-10', 'not-digits'],
    ['+10', 'not-digits'],
    ['1 0', 'not-digits'],
    ['$10', 'not-digits'],
    ['ten', 'not-digits'],
    ['١٠', 'not-digits'],
  ] as const)('typed as "%s"', (typed, amount) => expect(customAmountOf(typed, bounds)).toBe(amount));

  test('follows the bounds that are configured', () => {
    expect(customAmountOf('4', { customAmountMin: 400, customAmountMax: 400 })).toBe(400);
  });
});

describe('the address of two recipients', () => {
  test('GFT-040 FC-017 is repeated in any letter case', () => {
    expect(repeatedRecipients(['a@x.com', 'b@x.com', ' A@X.COM '], 'me@x.com')).toEqual([2]);
  });

  test('GFT-041 FC-017 may be the sender’s own', () => {
    expect(repeatedRecipients(['me@x.com', 'ME@x.com', ' me@X.com '], 'Me@X.com')).toEqual([]);
  });

  test('is none while it is empty', () => expect(repeatedRecipients(['', ''], 'me@x.com')).toEqual([]));
});

test('GFT-043 several gifts cost the amount for each recipient', () => {
  expect([giftTotal(2500, 1), giftTotal(2500, 3), giftTotal(2500, 0)]).toEqual([2500, 7500, 0]);
});

test.each([
  ['GFT-065', '170046', 'duplicate-recipients'],
  // The payment group of the cards, code by code (SVC-027).
  ['GFT-068', '121043', 'payment-method'],
  ['GFT-069', '121044', 'card-expired'],
  ['GFT-068', '121045', 'payment-method'],
  ['GFT-068', '121046', 'payment-method'],
  ['GFT-068', '121065', 'payment-method'],
  ['GFT-068', '121066', 'payment-method'],
  ['GFT-068', '121068', 'payment-method'],
  ['GFT-068', '121070', 'payment-method'],
  // Whatever else says that this method does not pay, where another one may (D-406).
  ['GFT-068 D-406', '121035', 'payment-method'],
  ['GFT-068 D-406', '121048', 'payment-method'],
  ['GFT-068 D-406', '121059', 'payment-method'],
  ['GFT-068 D-406', '121060', 'payment-method'],
  ['GFT-068 D-406', '121061', 'payment-method'],
  ['GFT-068 D-406', '121067', 'payment-method'],
  ['GFT-068 D-406', '121071', 'payment-method'],
  ['GFT-068 D-406', '121072', 'payment-method'],
  ['GFT-068 D-406', '121076', 'payment-method'],
  ['GFT-070', 'BILLING_ADDRESS_INVALID', 'billing-address'],
  ['GFT-071', 'ORDER_FAILED', 'order-failed'],
  ['GFT-072', 'PLACE_ORDER_FAILED', 'place-order-failed'],
  ['GFT-073', 'GIFT_ART_UNAVAILABLE', 'art-unavailable'],
  ['GFT-074', 'ADDRESS_UNAVAILABLE', 'address-unavailable'],
  ['GFT-075', 'RECIPIENT_INVALID', 'recipient'],
  ['GFT-067', '121047', 'unexpected'],
  // Neither is mended by another method: the purchase is under suspicion, the network of the card is down.
  ['GFT-067 D-406', '121062', 'unexpected'],
  ['GFT-067 D-406', '121069', 'unexpected'],
  ['GFT-067', 'toString', 'unexpected'],
  ['GFT-067', '', 'unexpected'],
  ['GFT-067', null, 'unexpected'],
] as const)('%s GFT-076 FC-050 the code %s means %s', (_, code, meaning) => {
  expect(giftErrorOf(code)).toBe(meaning);
});

test('GFT-076 D-406 every code of the cards where another method may pay offers one for a gift, too', () => {
  const codes = Array.from({ length: 100 }, (_, at) => String(121_000 + at));
  const others = codes.filter((code) => cardErrorOf('order', code).action === 'choose-payment-method');
  expect(others.length).toBeGreaterThan(10);
  const meanings = others.map((code) => (code === '121044' ? 'payment-method' : giftErrorOf(code)));
  expect(new Set(meanings)).toEqual(new Set(['payment-method']));
});
