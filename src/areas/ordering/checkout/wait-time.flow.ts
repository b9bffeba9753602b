import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { pickupTimeQuery } from '#api/ordering/pickup-time.ts';
import { remainingWait, waitedSince } from '#domain/ordering/wait-time.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { waitTimeMachine } from '#machines/ordering/wait-time.machine.ts';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { FlowActors } from '#session/flow-runtime.tsx';
import { useClock } from '#session/session-provider.tsx';

export interface PlacedOrderAt {
  readonly orderId: string;
  readonly storeNumber: StoreNumber;
}

/** `now` may be a day wrong: after the first answer only what passes by it counts (FC-184). */
function actors(queryClient: QueryClient, now: () => number, order: PlacedOrderAt): FlowActors<typeof waitTimeMachine> {
  const query = pickupTimeQuery(order.orderId, order.storeNumber);
  let orderedAt: number | null = null;
  return {
    readWait: fromPromise(async ({ signal }) => {
      const known = queryClient.getQueryData(query.queryKey);
      const { orderTime, estimate } = await fetchUncancelled(queryClient, query, signal).catch((thrown: unknown) => {
        // Without a network it goes on counting.
        if (known === undefined) throw thrown;
        return known;
      });
      orderedAt ??= now() - waitedSince(orderTime, now());
      return estimate && remainingWait(estimate, now() - orderedAt);
    }),
  };
}

/** How long a placed order still takes (ORD-043 to ORD-046, OPP-030); another order is another component. */
export function useWaitTime(order: PlacedOrderAt) {
  const queryClient = useQueryClient();
  const clock = useClock();
  const actor = useFlow(waitTimeMachine, () => actors(queryClient, clock.now, order));
  return {
    wait: useSelector(actor, ({ context }) => context.wait),
    isReady: useTag(actor, 'ready'),
  };
}
