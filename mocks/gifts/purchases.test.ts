import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readHistory } from '#api/account/history.ts';
import { readPaymentMethods } from '#api/account/payment-methods.ts';
import { sendGiftPurchase } from '#api/gifts/gift-purchase.ts';
import { giftPurchaseStatus } from '#api/gifts/gift-purchase-status.ts';
import type { GiftPayload, GiftToSend } from '#domain/gift-purchase.ts';
import { startServer, startWorld, stopServer, type TestWorld } from '../server.ts';
import type { PersonaId } from '../session/personas.ts';
import { GIFT_DELAY_MS } from './purchases.ts';

beforeAll(startServer);
afterAll(stopServer);

const { signal } = new AbortController();
let world: TestWorld;
let member: GiftPayload['payment'];

const gift = (recipientEmail: string, change: Partial<GiftToSend> = {}): GiftToSend => ({
  productNumber: '80010101',
  amount: 2500,
  message: 'For you',
  recipientName: 'Ada',
  recipientEmail,
  deliveryMethod: 'email',
  deliveryDate: '2026-06-10',
  ...change,
});

let ids = 0;
function freshId(): string {
  ids += 1;
  return `request-${String(ids).padStart(8, '0')}`;
}
const buy = (requestId: string, change: Partial<GiftPayload> = {}) =>
  sendGiftPurchase(
    {
      requestId,
      payload: {
        locale: 'en-US',
        currency: 'USD',
        payment: member,
        senderName: 'Gwen',
        senderEmail: 'gwen@northstar.test',
        gifts: [gift('ada@example.com')],
        ...change,
      },
    },
    { reputation: 'risk', signal },
  );
const status = (requestId: string, isLast = false) => giftPurchaseStatus(requestId, { isLast, signal });
const newestGift = async () => (await readHistory({ query: { type: 'egift', offset: '0', limit: '1' } })).entries[0];
const ofCode = (code: string) => ({ outcome: 'refused', refusal: { code, orderNumber: null } });

async function begin(persona: PersonaId): Promise<void> {
  world = startWorld({ persona });
  const method = (await readPaymentMethods({}))[0];
  member = { kind: 'instrument', id: method?.paymentInstrumentId ?? '', paymentType: 'visa' };
}

describe('gifts of the world, bought by a member', () => {
  beforeEach(() => begin('member-green'));

  test('GFT-048 GFT-058 a purchase is charged once, answered with a delay, and done after a while', async () => {
    const id = freshId();
    const gifts = [gift('ada@example.com'), gift('grace@example.com'), gift('hedy@example.com')];
    expect(await buy(id, { gifts })).toEqual({ outcome: 'accepted', delay: GIFT_DELAY_MS, requestId: id });
    expect(await status(id)).toEqual({ outcome: 'processing' });
    expect(await newestGift()).toMatchObject({ status: 'processing' });
    world.clock.advance(GIFT_DELAY_MS);
    const mails = world.effects.mails;
    const done = await status(id);
    expect(done).toEqual({ outcome: 'success', orderNumber: expect.stringMatching(/^G\d+$/) });
    expect(await status(id)).toEqual(done);
    expect(world.effects).toMatchObject({ giftCharges: 1, giftsBought: 3, mails: mails + 3 });
    expect(await newestGift()).toMatchObject({ status: 'complete' });
  });
});
