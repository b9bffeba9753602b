import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Failure, type FailureCode } from '#domain/failure.ts';
import type { FollowedGift, GiftAnswer, GiftToFollow, SentGift } from '#domain/gifting/gift-progress.ts';
import type { GiftPayload, GiftPurchase } from '#domain/gifting/gift-purchase.ts';
import { giftTo } from '#tests/models/gifting/gifts-under-way.ts';
import { giftPurchaseMachine } from './gift-purchase.machine.ts';

// Beside the model: another day there would make its graph, the largest of all, half as large again.

const ADA = giftTo('ada');
const NEXT_DAY: GiftPayload = { ...ADA, gifts: ADA.gifts.map((gift) => ({ ...gift, deliveryDate: '2026-11-24' })) };
const FRENCH: GiftPayload = { ...ADA, locale: 'fr-CA' };

/** What goes out by a second press, where the first one failed so, and whether the first is asked about before that. */
async function secondPress(failure: FailureCode, payload: GiftPayload) {
  const sent: GiftPurchase[] = [];
  const looks: GiftToFollow[] = [];
  const missing: FollowedGift = { isAcknowledged: false, status: { outcome: 'missing' } };
  const machine = giftPurchaseMachine.provide({
    actors: {
      submitGift: fromPromise<GiftAnswer, SentGift>(({ input: { purchase } }) => {
        sent.push(purchase);
        return Promise.reject(new Failure(failure));
      }),
      followGift: fromPromise<FollowedGift, GiftToFollow>(({ input }) => {
        looks.push(input);
        return Promise.resolve(missing);
      }),
    },
  });
  const actor = createActor(machine, { input: { marker: null, now: 0 } }).start();
  for (const [requestId, pressed] of [
    ['request-1', ADA],
    ['request-2', payload],
  ] as const) {
    actor.send({ type: 'purchase.submitted', requestId, payload: pressed, startedAt: 0 });
    await waitFor(actor, (now) => !now.hasTag('busy'));
  }
  actor.stop();
  return { sent, isVerified: looks.some(({ mayRepeat }) => !mayRepeat) };
}

const AS_SENT = { requestId: 'request-1', payload: ADA };

test.each([
  ['on another day', NEXT_DAY],
  ['in another language', FRENCH],
])('FC-004 D-438 a gift in doubt that is pressed again %s goes out as it was sent, under its id', async (_, again) => {
  expect(await secondPress('timed-out', again)).toEqual({ sent: [AS_SENT, AS_SENT], isVerified: false });
});

test.each<[string, GiftPayload]>([
  ['another message', { ...ADA, gifts: ADA.gifts.map((gift) => ({ ...gift, message: 'For you' })) }],
  ['another recipient', giftTo('grace')],
  ['one more', giftTo('ada', 'grace')],
  ['another way to pay', { ...ADA, payment: { kind: 'instrument', id: 'amex', paymentType: 'amex' } }],
  ['another currency', { ...ADA, currency: 'CAD' }],
])('FC-005 D-438 a gift in doubt that is pressed again with %s is another one', async (_, payload) => {
  const { sent, isVerified } = await secondPress('timed-out', payload);
  expect(sent).toEqual([AS_SENT, { requestId: 'request-2', payload }]);
  expect(isVerified).toBe(true);
});

test('FC-004 D-438 a gift that was turned away for certain goes out with the day of its next press', async () => {
  const { sent } = await secondPress('rate-limited', NEXT_DAY);
  expect(sent).toEqual([AS_SENT, { requestId: 'request-2', payload: NEXT_DAY }]);
});
