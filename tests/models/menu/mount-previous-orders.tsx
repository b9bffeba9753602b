import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { previousOrdersQuery } from '#api/menu/previous-orders.ts';
import { usePreviousOrders } from '#areas/menu/previous/previous-orders.flow.ts';
import { PreviousOrdersPage } from '#areas/menu/previous/previous-orders.screen.tsx';
import { aPreviousItem, aPreviousOrder } from '#tests/support/previous-orders.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import type { Mounted, ViewHarness } from '../kit/view.ts';

/** Two orders: of the first a part is sold out and a part no product, of the second all can be ordered. */
const FIRST = [aPreviousItem({}), aPreviousItem({ itemId: 'mocha', name: 'Caffè Mocha', availability: 'SoldOut' })];

const ORDERS = [
  aPreviousOrder({ basket: [...FIRST, aPreviousItem({ itemId: 'bag', productNumber: '81', name: 'Paper bag' })] }),
  aPreviousOrder({
    orderId: 'order-2',
    storeName: 'Old Mill',
    date: '2026-11-19T15:00:00Z',
    basket: [aPreviousItem({ itemId: 'another latte' })],
  }),
];

/** The page of previous orders, which the cache holds, for a visitor that the walk admits and dismisses. */
export function mountPreviousOrders(harness: ViewHarness, begin?: { readonly wanted: true }): Promise<Mounted> {
  window.localStorage.clear();
  return mount(harness, <Page isWanted={begin !== undefined} />, {
    address: '/menu/previous',
    actors: {
      loadPreviousOrders: fromPromise(async () => ({ count: ORDERS.length, freshMs: 3_600_000 })),
      awaitSight: fromPromise(async () => {}),
    },
    sessionRuntime: { actors: { restoreVisitor: fromPromise(async () => ({ kind: 'anonymous' })) } },
    prepare: ({ queryClient }) => {
      queryClient.setQueryData(previousOrdersQuery('en-US', null).queryKey, ORDERS);
    },
  });
}

function Page({ isWanted }: { readonly isWanted: boolean }) {
  const previous = usePreviousOrders();
  externalEvents.register((event) => previous.actor.send(event as Parameters<typeof previous.actor.send>[0]));
  const { actor } = previous;
  useEffect(() => {
    if (isWanted) actor.send({ type: 'orders.requested', subject: 'here' });
  }, [actor, isWanted]);
  return <PreviousOrdersPage previous={previous} />;
}
