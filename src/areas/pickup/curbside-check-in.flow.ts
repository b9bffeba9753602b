import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { fromPromise } from 'xstate';
import { createCustomerArrival, createCustomerArrivalOfGuest } from '#api/ordering/customer-arrival.ts';
import { asGuest } from '#api/ordering/guest-session.ts';
import { Failure } from '#domain/failure.ts';
import { arrivingName, CURBSIDE, LONGEST_WAIT_MS, NO_NAME } from '#domain/pickup/curbside.ts';
import type { Store } from '#domain/stores/store.ts';
import { curbsideCheckInMachine } from '#machines/pickup/curbside-check-in.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { recordEvent } from '#platform/measuring/analytics.ts';
import { isOnline, untilOnline } from '#platform/online.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useSession } from '#session/session-provider.tsx';
import type { PickupSearch } from './pickup-search.ts';

/** A phone sets its clock right as its network comes back; milliseconds. */
const CLOCK_CORRECTION_MS = 30_000;

/** Checking in at a spot of a store, with what the link of the mail says (CRB-004 to CRB-009). */
export function useCurbsideCheckIn(store: Store, { orderToken, firstName, platform }: PickupSearch) {
  const session = useSession();
  const navigate = useNavigate();
  const firstSpot = useRef<HTMLInputElement>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const { storeNumber, mobileOrdering } = store;
  const actors: EveryActorOf<typeof curbsideCheckInMachine> = {
    awaitNetwork: fromPromise(async ({ signal }) => {
      const since = session.clock.now();
      await untilOnline(signal);
      // Timers stand still while a device sleeps, and a clock that was set back does not say how long it did (D-383).
      const waited = session.clock.now() - since;
      if (waited < -CLOCK_CORRECTION_MS || waited > LONGEST_WAIT_MS) throw new Failure('timed-out');
    }),
    createArrival: fromPromise(async ({ input: { stallNumber }, signal }) => {
      const visitor = await session.resolveVisitor();
      const displayName = arrivingName(visitor.kind === 'member' ? visitor.firstName : null, firstName) ?? NO_NAME;
      const at = { storeNumber, orderToken, displayName, stallNumber };
      const request = { variables: { customerArrivalInput: { pickUpOption: CURBSIDE, ...at } }, signal } as const;
      if (visitor.kind !== 'guest') return createCustomerArrival(request);
      return asGuest(() => createCustomerArrivalOfGuest(request), signal);
    }),
  };
  const actor = useFlow(curbsideCheckInMachine, actors, {
    input: { stallQuantity: mobileOrdering.stallQuantity },
    on: {
      // A number that is none of the spots stays where it is put right (CRB-006).
      'spot.missing': () => (actor.getSnapshot().context.spot.trim() === '' ? firstSpot : numberField).current?.focus(),
      'customer.arrived': ({ stallNumber }) => {
        recordEvent({ event: 'curbside_check_in', platform: platform ?? 'web' });
        void navigate({
          to: '/pickup/curbside/success',
          search: { store: null, orderToken: null, firstName: null, platform },
          state: { stallNumber },
          replace: true,
        });
      },
    },
  });
  return {
    firstSpot,
    numberField,
    stallQuantity: mobileOrdering.stallQuantity,
    spot: useSelector(actor, ({ context }) => context.spot),
    isSpotMissing: useTag(actor, 'spotMissing'),
    isWaiting: useTag(actor, 'waiting'),
    isSubmitting: useTag(actor, 'busy', 'arrived'),
    problem: useSelector(actor, (now) => PROBLEMS.find((problem) => now.hasTag(problem)) ?? null),
    enter: (spot: string) => actor.send({ type: 'spot.entered', spot }),
    checkIn: () => actor.send({ type: 'checkIn.pressed', isOnline: isOnline() }),
    cancel: () => {
      actor.send({ type: 'waiting.cancelled' });
      // The button goes with its notice.
      numberField.current?.focus();
    },
  };
}

export type CurbsideCheckIn = ReturnType<typeof useCurbsideCheckIn>;

const PROBLEMS = ['failed', 'closed', 'unavailable', 'stillOffline'] as const;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The stall that the page after a check-in names. */
    stallNumber?: number;
  }
}
