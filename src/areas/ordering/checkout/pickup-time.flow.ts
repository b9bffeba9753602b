import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { storeTimeSlotsQuery } from '#api/stores/time-slots.ts';
import { slotsWithinReach } from '#domain/ordering/pickup-slots.ts';
import type { TimeSlot } from '#domain/ordering/time-slot.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { scheduledPickupMachine } from '#machines/ordering/scheduled-pickup.machine.ts';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { EveryActorOf } from '#session/every-actor.ts';

/** What has been chosen about the time, and who hears of another choice. */
export type PickupTimeChoice = {
  readonly storeNumber: StoreNumber;
  /** Null for as soon as possible. */
  readonly timeSlot: TimeSlot | null;
  /** Ids of times that others took. */
  readonly lostSlots: readonly string[];
  /** A time was lost, and none has been chosen since. */
  readonly isTimeLost: boolean;
  /** An order is on its way as it was agreed to: nothing can be chosen. */
  readonly disabled?: boolean;
  readonly onChoose: (timeSlot: TimeSlot | null) => void;
  /** The chosen time is not offered any more. */
  readonly onLost: (slotId: string) => void;
};

const actors = (queryClient: QueryClient, storeNumber: StoreNumber): EveryActorOf<typeof scheduledPickupMachine> => ({
  loadSlots: fromPromise(async ({ input: { isSure }, signal }) => {
    const query = storeTimeSlotsQuery(storeNumber);
    const slots = await fetchUncancelled(queryClient, isSure ? { ...query, staleTime: 0 } : query, signal);
    return { slotIds: slotsWithinReach(slots).map(({ id }) => id) };
  }),
});

const NONE: readonly TimeSlot[] = [];

const isTyping = (part: Element | null): boolean =>
  part?.ownerDocument.activeElement?.matches('input:not([type=radio], [type=checkbox])') === true;

/** The times of one store (ORD-039 to ORD-042); another store is another component. */
export function usePickupTime(choice: PickupTimeChoice) {
  const { storeNumber, timeSlot, lostSlots, isTimeLost, disabled = false, onChoose, onLost } = choice;
  const queryClient = useQueryClient();
  const field = useRef<HTMLDivElement>(null);
  const { data = NONE } = useQuery({ ...storeTimeSlotsQuery(storeNumber), enabled: false });
  const slots = slotsWithinReach(data);
  const actor = useFlow(scheduledPickupMachine, () => actors(queryClient, storeNumber), {
    input: { chosen: timeSlot?.id ?? null, lost: lostSlots, mustChoose: isTimeLost },
    on: {
      'slot.kept': ({ slotId }) => onChoose(slots.find(({ id }) => id === slotId) ?? null),
      'slot.gone': ({ slotId }) => onLost(slotId),
    },
  });
  const lostHere = useSelector(actor, ({ context }) => context.lost);
  useEffect(() => {
    for (const slotId of lostSlots) {
      if (!actor.getSnapshot().context.lost.includes(slotId)) actor.send({ type: 'slot.lost', slotId });
    }
  }, [actor, lostSlots]);
  const isOffered = useTag(actor, 'offered');
  const isLost = useTag(actor, 'lost');
  // FC-022: who has lost a time chooses another one; a visitor who is typing stays in the field.
  useEffect(() => {
    if (isLost && isOffered && !disabled && !isTyping(field.current))
      field.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
  }, [isLost, isOffered, disabled]);
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  // D-373: who chose as soon as possible after a loss sees that, with the focus on it, also while there are no other times.
  const isSoonestKept = !isOffered && !isLost && chosen === null && lostHere.length > 0;
  return {
    field,
    slots,
    lost: lostHere,
    chosen,
    isOffered: isOffered || isSoonestKept,
    isSoonestAlone: useTag(actor, 'soonest') || isSoonestKept,
    isBusy: useTag(actor, 'busy'),
    isNone: useTag(actor, 'none'),
    isLost,
    failure: useSelector(actor, (now) => (now.hasTag('error') ? now.context.failure : null)),
    choose: (slotId: string | null) => actor.send({ type: 'slot.chosen', slotId }),
    retry: () => actor.send({ type: 'retry.pressed' }),
  };
}
