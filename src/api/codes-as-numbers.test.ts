import { afterEach, expect, test, vi } from 'vitest';
import { latteOrder } from '#tests/support/an-order.ts';
import { addCard } from './account/card-add.ts';
import { transferCardBalance } from './account/card-transfer.ts';
import { submitReload } from './account/reload.ts';
import { sendGiftPurchase } from './gifts/gift-purchase.ts';
import { giftPurchaseStatus } from './gifts/gift-purchase-status.ts';
import { priceOrder, priceOrderGuest, priceOrderVariables } from './ordering/price-order.ts';
import { sendOrder } from './ordering/submit-order.ts';
import { unlinkHotelAccount } from './rewards/hotel-partnership.ts';
import { redeemPromoCode } from './rewards/redeem-promo-code.ts';

// Servers write the code of a refusal as a text or as a number; what we know of it goes by its text.

afterEach(() => vi.restoreAllMocks());

const { signal } = new AbortController();
const careful = { reputation: 'risk', signal };

const answerWith = (body: object, status: number) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));

/** The code of the refusal that a call ends with. */
async function codeOf(call: Promise<object>): Promise<unknown> {
  const answer = await call;
  const refusal: unknown = 'refusal' in answer ? answer.refusal : null;
  return typeof refusal === 'object' && refusal !== null && 'code' in refusal ? refusal.code : null;
}

const graphRefusal = (code: number) => answerWith({ data: null, errors: [{ extensions: { code } }] }, 200);

const variables = priceOrderVariables(latteOrder());
const order = { orderId: 'order-1', tenders: [], tipAmount: 0, timeSlot: null, guest: null };

test.each([
  ['a price', () => priceOrder({ variables })],
  ['a price of a guest', () => priceOrderGuest({ variables })],
  ['an order', () => sendOrder({ ...order, storeNumber: latteOrder().storeNumber }, careful)],
])('OPP-015 %s is refused for its time by a number, too', async (_, call) => {
  graphRefusal(110000);
  expect(await codeOf(call())).toBe('110000');
});

const RELOAD = { requestId: 'request-1', cardId: 'card-1', amount: 2500, paymentMethodId: 'visa-1' };

test('OPP-075 a reload is refused by a number, too', async () => {
  answerWith({ code: 121069 }, 402);
  expect(await codeOf(submitReload(RELOAD, careful))).toBe('121069');
});

test('SVC-024 a card that is added, and a transfer of what it holds, are refused by a number, too', async () => {
  answerWith({ code: 121034 }, 400);
  expect(await codeOf(addCard({ body: { cardNumber: '6049', pin: '1', nickname: '' } }))).toBe('121034');
  graphRefusal(121034);
  const cards = { fromCardId: 'one', toCardId: 'two', requestId: 'request-1' };
  expect(await codeOf(transferCardBalance({ variables: cards }))).toBe('121034');
});

test('FC-016 GFT-065 a purchase of gifts is refused by a number, too, at once and when it is asked about', async () => {
  const payment = { kind: 'instrument', id: 'visa-1', paymentType: 'visa' } as const;
  const gift = { productNumber: '80010101', amount: 2500, message: '', recipientName: 'Ada' };
  const sent = {
    ...gift,
    recipientEmail: 'ada@example.com',
    deliveryMethod: 'email',
    deliveryDate: '2026-11-23',
  } as const;
  const sender = { senderName: 'Gwen', senderEmail: 'gwen@example.com' };
  const payload = { locale: 'en-US', currency: 'USD', payment, ...sender, gifts: [sent] } as const;
  answerWith({ code: 170046 }, 422);
  expect(await codeOf(sendGiftPurchase({ requestId: 'request-1', payload }, careful))).toBe('170046');
  answerWith({ data: { context: { code: 170046, orderNumber: 7 } } }, 422);
  expect(await giftPurchaseStatus('request-1', { isLast: false, signal })).toEqual({
    outcome: 'error',
    refusal: { code: '170046', orderNumber: '7' },
  });
});

test.each([8001034, '8001034'])('PTN-030 PTN-041 that nothing was linked is said by %j', async (code) => {
  answerWith({ error: { code } }, 409);
  await expect(unlinkHotelAccount({ body: {} })).rejects.toMatchObject({ code: 'partner-not-linked' });
});

test('PRM-028 a promotion is refused by a number, too', async () => {
  graphRefusal(1004);
  expect(await redeemPromoCode({ variables: { promoCode: 'STARS50' } })).toMatchObject({ error: { code: '1004' } });
});
