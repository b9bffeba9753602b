import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { isConfirmationOld } from '#domain/ordering/order-store.ts';
import { type StoreDoubt, storeDoubts } from '#domain/ordering/store-doubts.ts';
import { closesBefore } from '#domain/stores/opening-words.ts';
import type { Store } from '#domain/stores/store.ts';
import { storeGuardMachine } from '#machines/ordering/store-guard.machine.ts';
import { perSession } from '#parts/flow/per-session.ts';
import { useEmitted } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { useConfiguration } from '#session/configuration.ts';
import { createFlowActor } from '#session/flow-runtime.tsx';
import { useOrderStorePort, useOrderStoreSnapshot } from '#session/order-store/order-store.ts';
import { useOrderStoreStatus, useSelectedStore } from '#session/order-store/selected-store.ts';
import { useOrderChoices } from '#session/ordering/order-choices.ts';
import { orderPlacementOf } from '#session/ordering/order-placement.ts';
import { useClock } from '#session/session-provider.tsx';

/** What was asked about an order is remembered on every page that can place it. */
const storeGuard = perSession(({ session, queryClient, runtime }) => {
  const actor = createFlowActor(storeGuardMachine, runtime, {});
  orderPlacementOf(session, queryClient, runtime).on(({ type }) => {
    if (type === 'order.placed') actor.send({ type: 'order.placed' });
  });
  session.onForgotten(() => actor.send({ type: 'visitor.forgotten' }));
  return actor;
});

/** The last look at the store of an order: `onApproved` goes on with it (ORD-080, decision D-169). */
export function useStoreGuard(onApproved: () => void) {
  const actor = storeGuard.useActor();
  const clock = useClock();
  const port = useOrderStorePort();
  const {
    needsConfirmation = false,
    changedAt = null,
    storeConfirmationTimestamp: confirmedAt = null,
  } = useOrderStoreSnapshot()?.context ?? {};
  const { location, scheduledOrdering } = useSelectedStore();
  const { failure, retry } = useOrderStoreStatus();
  /** It needs confirmation, and cannot be asked about before the store itself is known (decision AO-66). */
  const isHeld = needsConfirmation && location === null;
  const { timeSlot } = useOrderChoices().choices;
  const limit = useConfiguration().order.wrongStoreDistance;
  useEmitted(actor, { 'order.approved': onApproved });
  // A page that is left asks no more.
  useEffect(() => () => actor.send({ type: 'question.closed' }), [actor]);

  const doubts = useSelector(actor, ({ context }) => context.doubts);
  const isAsking = useTag(actor, 'asking');
  return {
    question: isAsking && location ? { ...location, doubts } : null,
    /** Nothing is placed until the store is known; `failure`: why it is not, null while it is on its way. */
    held: isHeld ? { failure, retry } : null,
    /** Asks first where something is odd. */
    press: () => {
      const now = clock.now();
      // The timer of the two hours does not run while the computer sleeps.
      const isExpired = confirmedAt !== null && isConfirmationOld(confirmedAt, now);
      if (isExpired) port.send({ type: 'confirmation.expired' });
      const isDoubted = needsConfirmation || isExpired;
      if (!location) return isDoubted ? undefined : onApproved();
      const { store, distance } = location;
      const soonest = scheduledOrdering.timeSlots.find((slot) => slot.soonest);
      const isSoonest = timeSlot === null || timeSlot.soonest;
      actor.send({
        type: 'order.pressed',
        storeNumber: store.storeNumber,
        doubts: storeDoubts({
          distance,
          limit,
          closesFirst: isSoonest && soonest !== undefined && closesBefore(store, soonest.startsAt),
          changedAt,
          now,
          needsConfirmation: isDoubted,
        }),
      });
    },
    keep: () => {
      if (needsConfirmation) port.send({ type: 'store.confirmed', at: clock.now() });
      actor.send({ type: 'store.confirmed' });
    },
    close: () => actor.send({ type: 'question.closed' }),
  };
}

export type StoreGuard = ReturnType<typeof useStoreGuard>;

/** What is asked about. */
export type StoreQuestion = {
  readonly store: Store;
  readonly distance: number | null;
  readonly doubts: readonly StoreDoubt[];
};
