import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GiftPayload } from '#domain/gifting/gift-purchase.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { buyGifts, sendGiftPurchase } from './gift-purchase.ts';
import { giftPurchaseStatus, readGiftPurchaseStatus } from './gift-purchase-status.ts';

afterEach(() => vi.restoreAllMocks());

const { signal } = new AbortController();

const PAYLOAD: GiftPayload = {
  locale: 'en-US',
  currency: 'USD',
  payment: { kind: 'instrument', id: 'visa-1', paymentType: 'visa' },
  senderName: 'Gwen North',
  senderEmail: 'gwen@example.com',
  gifts: [
    {
      productNumber: '80010101',
      amount: 2500,
      message: 'For you',
      recipientName: 'Ada',
      recipientEmail: 'ada@example.com',
      deliveryMethod: 'email',
      deliveryDate: '2026-11-23',
    },
  ],
};

/** What goes over the wire while a server answers so. */
async function sentOf(call: () => Promise<unknown>, answer: object, status = 200) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer, { status }));
  const came = await call();
  const [address, init] = fetched.mock.calls.at(-1) ?? [];
  return { came, address: String(address), init };
}

async function bodyOf(payload: GiftPayload): Promise<Record<string, unknown>> {
  const { init } = await sentOf(
    () => sendGiftPurchase({ requestId: 'request-1', payload }, { reputation: 'risk', signal }),
    { delay: 100, requestId: 'request-1' },
  );
  return JSON.parse(String(init?.body));
}

test('GFT-045 GFT-060 OPP-084 a purchase names its source, the risk data, and each recipient’s gift with its day', async () => {
  expect(await bodyOf(PAYLOAD)).toEqual({
    requestId: 'request-1',
    orderSource: 'WEB',
    locale: 'en-US',
    currency: 'USD',
    paymentType: 'visa',
    paymentInstrumentId: 'visa-1',
    senderEmail: 'gwen@example.com',
    senderName: 'Gwen North',
    egifts: [
      {
        productNumber: '80010101',
        amount: 25,
        message: 'For you',
        recipientName: 'Ada',
        recipientEmail: 'ada@example.com',
        deliveryMethod: 'email',
        deliveryDate: '2026-11-23',
      },
    ],
    reputation: 'risk',
  });
});

test.each([400, 402, 403, 404, 409, 422])('GFT-068 a code is read out of a refusal with a %i', async (status) => {
  const refusal = { code: '121043' };
  const ask = () => sendGiftPurchase({ requestId: 'request-1', payload: PAYLOAD }, { reputation: 'risk', signal });
  expect((await sentOf(ask, refusal, status)).came).toMatchObject({ outcome: 'refused', refusal });
});

test('GFT-047 a guest’s token takes the place of a member’s instrument', async () => {
  const body = await bodyOf({ ...PAYLOAD, payment: { kind: 'token', id: 'once-1', paymentType: 'visa' } });
  expect([body['paymentInstrumentId'], body['paymentInstrumentToken']]).toEqual([undefined, 'once-1']);
});

test('GFT-046 the currency is the market’s, and US dollars where it names none', async () => {
  const { currency } = v.parse(readConfiguration.contract.answer, {});
  expect([currency, (await bodyOf({ ...PAYLOAD, currency }))['currency']]).toEqual(['USD', 'USD']);
  expect((await bodyOf({ ...PAYLOAD, currency: 'CAD' }))['currency']).toBe('CAD');
});

test.each([
  [{ delay: 1500 }, 1500],
  [{}, 4000],
  [{ delay: null }, 4000],
  [{ delay: 0 }, 4000],
  [{ delay: -1 }, 4000],
  [{ delay: Number.NaN }, 4000],
  [{ delay: '4000' }, 4000],
  [{ delay: 60_000 }, 60_000],
  [{ delay: 60_001 }, 4000],
  [{ delay: 1e12 }, 4000],
])('GFT-048 GFT-049 FC-008 an answer of %j is waited for %i ms', (answer, delay) => {
  const read = v.parse(buyGifts.contract.answer, { ...answer, requestId: 'request-1' });
  expect(read).toEqual({ outcome: 'accepted', delay, requestId: 'request-1' });
});

test.each([
  ['urn:gift:7', 'urn:gift:7'],
  [4711, '4711'],
  ['Reçu 7', null],
  ['', null],
])('GFT-054 A03 a purchase that the server calls %j is asked about as %j', (requestId, known) => {
  expect(v.parse(buyGifts.contract.answer, { delay: 1000, requestId })).toMatchObject({ requestId: known });
});

describe('the status of a purchase', () => {
  const read = (answer: object) => v.parse(readGiftPurchaseStatus.contract.answer, answer);

  test('GFT-052 GFT-055 an order number without a code is a success', () => {
    expect(read({ orderNumber: 'G1' })).toEqual({ outcome: 'success', orderNumber: 'G1' });
  });

  test('GFT-052 GFT-056 GFT-057 the code of its context says what is the matter, and its order number which order', () => {
    const context = (code: string) => ({ data: { context: { code, orderNumber: 'G1' } } });
    expect(read(context('EPROMISERETRY'))).toEqual({ outcome: 'processing' });
    expect(read(context('REQUEST_NOT_FOUND'))).toEqual({ outcome: 'missing' });
    const refusal = { code: 'ORDER_FAILED', orderNumber: 'G1' };
    expect(read(context('ORDER_FAILED'))).toEqual({ outcome: 'error', refusal });
  });

  test('GFT-052 an order number at the top beside a code is no success; one in the context without a code is', () => {
    const answer = (code: string) => ({ orderNumber: 'G1', data: { context: { code } } });
    expect(read(answer('EPROMISERETRY'))).toEqual({ outcome: 'processing' });
    expect(read(answer('ORDER_FAILED'))).toEqual({
      outcome: 'error',
      refusal: { code: 'ORDER_FAILED', orderNumber: 'G1' },
    });
    expect(read({ data: { context: { orderNumber: 'G1' } } })).toEqual({ outcome: 'success', orderNumber: 'G1' });
  });

  test('an answer that says neither is none', () => {
    expect(v.is(readGiftPurchaseStatus.contract.answer, {})).toBe(false);
    expect(v.is(readGiftPurchaseStatus.contract.answer, { orderNumber: null, data: { context: {} } })).toBe(false);
  });

  test('GFT-057 an error status is never a success', async () => {
    const asked = sentOf(() => giftPurchaseStatus('request-1', { isLast: false, signal }), { orderNumber: 'G1' }, 422);
    await expect(asked).rejects.toThrow();
  });

  test.each([400, 402, 404, 409, 422])('GFT-057 GFT-071 a code is read out of a status with a %i', async (status) => {
    const refusal = { code: 'ORDER_FAILED', orderNumber: 'G1' };
    const ask = () => giftPurchaseStatus('request-1', { isLast: false, signal });
    expect((await sentOf(ask, { data: { context: refusal } }, status)).came).toEqual({ outcome: 'error', refusal });
  });

  test.each([
    [false, false, '/apiproxy/v1/gift/gift-purchase-status'],
    [true, false, '/apiproxy/v1/gift/gift-purchase-status?zero-retries=true'],
    [false, true, '/apiproxy/v1/gift/gift-purchase-status'],
    [true, true, '/apiproxy/v1/gift/gift-purchase-status?zero-retries=true'],
  ])(
    'GFT-050 GFT-051 is read by the id in its header; for the last time: %s, a guest: %s',
    async (isLast, isGuest, wanted) => {
      const { address, init } = await sentOf(() => giftPurchaseStatus('request-1', { isLast, isGuest, signal }), {
        orderNumber: 'G1',
      });
      expect(address.endsWith(wanted)).toBe(true);
      expect([init?.method, init?.body, new Headers(init?.headers).get('x-request-id')]).toEqual([
        'GET',
        null,
        'request-1',
      ]);
    },
  );
});
