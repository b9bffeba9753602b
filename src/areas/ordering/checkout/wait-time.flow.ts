import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { pickupTimeQuery } from '#api/ordering/pickup-time.ts';
import type { PickupTime } from '#domain/ordering/pickup-time.ts';
import { remainingWait, waitedSince } from '#domain/ordering/wait-time.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { type WaitAnswer, waitTimeMachine } from '#machines/ordering/wait-time.machine.ts';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { Clock } from '#platform/clock.ts';
import { onPageShown } from '#platform/document.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { serverNow } from '#session/server-time.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';

export type PlacedOrderAt = {
  readonly orderId: string;
  readonly storeNumber: StoreNumber;
};

const EXPIRED: WaitAnswer = { wait: null, isExpired: true };

/** Milliseconds that go on from the first reading, and stand where the clock is set back: no wait becomes longer by that (FC-184). */
function steadyClock({ now }: Clock): () => number {
  let latest = now();
  let back = 0;
  return () => {
    const at = now();
    back += Math.max(0, latest - at);
    latest = at;
    return at + back;
  };
}

/** The visitor's clock may be wrong: after the first answer only what passes by it counts (FC-184, D-153). */
function actors(
  queryClient: QueryClient,
  session: Session,
  order: PlacedOrderAt,
): EveryActorOf<typeof waitTimeMachine> {
  const now = steadyClock(session.clock);
  const query = pickupTimeQuery(order, session.visitor());
  const shownAt = now();
  let orderedAt: number | null = null;
  return {
    readWait: fromPromise(async ({ signal }): Promise<WaitAnswer> => {
      // It was placed before it was shown: also without an estimate, or an answer, it is not asked about for ever.
      if (waitedSince(orderedAt ?? shownAt, now()) === null) return EXPIRED;
      const { data: known, dataUpdatedAt = 0 } = queryClient.getQueryState<PickupTime>(query.queryKey) ?? {};
      // By a clock that was set back what was read before would be fresh until it has caught up.
      const asked = dataUpdatedAt > session.clock.now() ? { ...query, staleTime: 0 } : query;
      const { orderTime, estimate } = await fetchUncancelled(queryClient, asked, signal).catch((thrown: unknown) => {
        // Without a network it goes on counting.
        if (known === undefined) throw thrown;
        return known;
      });
      const waited = orderedAt === null ? waitedSince(orderTime, serverNow(session)) : now() - orderedAt;
      if (waited === null) return EXPIRED;
      orderedAt ??= now() - waited;
      return { wait: estimate && remainingWait(estimate, waited), isExpired: false };
    }),
  };
}

/** How long a placed order still takes (ORD-043 to ORD-046, OPP-030); another order is another component. */
export function useWaitTime(order: PlacedOrderAt) {
  const queryClient = useQueryClient();
  const session = useSession();
  const actor = useFlow(waitTimeMachine, () => actors(queryClient, session, order));
  useEffect(() => onPageShown(() => actor.send({ type: 'page.shown' })), [actor]);
  return {
    wait: useSelector(actor, ({ context }) => context.wait),
    isReady: useTag(actor, 'ready'),
  };
}
