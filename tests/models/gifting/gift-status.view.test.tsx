import { createActor, fromPromise, toPromise } from 'xstate';
import { Failure } from '#domain/failure.ts';
import type { GiftToFollow } from '#domain/gifting/gift-progress.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './gift-status.model.ts';
import { giftTo } from './gifts-under-way.ts';
import { CONFIRMATION, leaveMarker, PurchasePage } from './mount-gift-purchase.tsx';

/** What an earlier page has left of the purchase, by the name of the start; where it left nothing the purchase is sent. */
const LEFT: Readonly<Record<string, 'promised' | 'open'>> = {
  'a page that was loaded anew': 'open',
  'a page that was loaded anew before the delay was over': 'open',
  'one more look': 'promised',
  'one more look after a page was loaded anew': 'promised',
  'a purchase that stands before another': 'promised',
};

describeView('gifting/gift-status', model, (harness) => {
  const { requestId, delay, isAcknowledged } = harness.input as GiftToFollow;
  const left = LEFT[harness.start];
  const end = left === 'promised' ? ({ outcome: 'promised', orderNumber: null, code: null } as const) : null;
  const gift = { productNumber: '80010101', amount: 2500, recipients: 1, currency: 'USD', answer: null };
  leaveMarker(left ? { requestId, startedAt: 0, ...gift, end } : null);
  const press = { type: 'purchase.submitted', payload: giftTo('ada') } as const;
  const look = { type: 'check.pressed' } as const;
  const first = harness.start.startsWith('one more look') ? look : left === 'open' ? undefined : press;
  return mount(harness, <PurchasePage first={first} />, {
    address: left ? CONFIRMATION : '/gift/80010101',
    actors: {
      submitGift: fromPromise(async () => {
        // What stood before it has come to nothing: it is on its way, and its own status is another walk.
        if (left) return new Promise<never>(() => {});
        if (!isAcknowledged) throw new Failure('offline');
        return { outcome: 'accepted', delay, answeredAt: 0, requestId };
      }),
      followGift: fromPromise(({ signal }) => {
        const { machine, runtime, input } = harness;
        const status = createActor(machine, { ...runtime, input });
        signal.addEventListener('abort', () => status.stop());
        return toPromise(status.start());
      }),
    },
  });
});
