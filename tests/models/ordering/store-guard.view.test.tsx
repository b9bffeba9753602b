import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useStoreGuard } from '#areas/ordering/store-guard.flow.ts';
import { StoreQuestionDialog } from '#areas/ordering/store-question.tsx';
import type { Store } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import * as selectedStore from '#session/order-store/selected-store.ts';
import { useOrderPlacement } from '#session/ordering/order-placement.ts';
import { aLocation } from '#tests/support/locations.ts';
import { standIn } from '#tests/support/stand-in.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { requestOf } from './order-placement.model.ts';
import { model } from './store-guard.model.ts';

/** A quarter to nine in the evening in Seattle: what is ordered now is ready after a store that closes at nine. */
const NOW = Date.UTC(2026, 5, 11, 3, 45);
const FAR = 60;
const SOONEST = { timeSlots: [{ id: '1', startsAt: NOW + 20 * 60_000, soonest: true }] };

/** Where an order is pressed, by the setting of the walk. */
function stores(): Readonly<Record<string, { store: Store; distance: number }>> {
  const pine = { ...aLocation('1001-1').store, name: 'Pine', isOpen24Hours: true };
  return {
    'nothing odd': { store: pine, distance: 1 },
    'Pine is far': { store: pine, distance: FAR },
    'Pine is far and closes': { store: { ...pine, isOpen24Hours: false }, distance: FAR },
    'Oak is far': {
      store: { ...pine, storeNumber: aLocation('1002-1').store.storeNumber, name: 'Oak' },
      distance: FAR,
    },
  };
}

const actors = {
  beginOrder: fromPromise(async ({ input }: { input: ReturnType<typeof requestOf> }) => ({
    outcome: 'placed',
    placed: { orderId: input.order.orderId, placedAt: 0, orderToken: null },
  })),
};

/** The button that places an order, with its question; each order that is placed is another one. */
function Page() {
  const { text } = useMessages();
  const orders = useRef(0);
  const { placement, send } = useOrderPlacement();
  const guard = useStoreGuard(() => {});
  externalEvents.register(() => {
    orders.current += 1;
    send({ type: 'order.requested', ...requestOf(`order-${orders.current}`) });
  });
  const isPlaced = placement.hasTag('done');
  useEffect(() => {
    if (isPlaced) send({ type: 'placement.dismissed' });
  }, [isPlaced, send]);
  return (
    <>
      <button type="button" onClick={guard.press}>
        {text('common.place-order')}
      </button>
      <StoreQuestionDialog guard={guard} />
    </>
  );
}

describeView('ordering/store-guard', model, (harness) => {
  window.localStorage.clear();
  const location = stores()[harness.setting] ?? null;
  // The walk says which store the order goes to, and how far away that is.
  standIn(selectedStore, 'useSelectedStore', () => ({ location, scheduledOrdering: SOONEST }));
  return mount(harness, <Page />, { address: '/menu/cart', actors, clock: { now: () => NOW } });
});
