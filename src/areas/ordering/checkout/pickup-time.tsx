import type { PickupOption } from '#domain/ordering/fulfilment.ts';
import type { TimeSlot } from '#domain/ordering/time-slot.ts';
import type { Store } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { storeTime } from '#parts/stores/store-time.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import * as css from './pickup.css.ts';
import { type PickupTimeChoice, usePickupTime } from './pickup-time.flow.ts';

export interface PickupTimeProps extends Omit<PickupTimeChoice, 'storeNumber'> {
  readonly store: Pick<Store, 'storeNumber' | 'timeZoneId'>;
  /** A card was reloaded for the order: a time that is lost then has cost something. */
  readonly isReloaded?: boolean;
}

/** What says that the chosen time is gone, and with it why nothing can be ordered. */
export const TIME_LOST_ID = 'pickup-time-lost';

/**
 * The chosen way of pickup is not to be had, and this one took its place (D-433). It is said where the order is placed: that is
 * in sight also where the ways are not.
 */
export function PickupLost({ now }: { readonly now: PickupOption }) {
  const { text } = useMessages();
  return (
    <Notice tone="warning" live="polite">
      {text(`ordering-pickup.now-${now}`)}
    </Notice>
  );
}

/** When the order is picked up (ORD-039 to ORD-042, FC-022). */
export function PickupTime({ store, ...choice }: PickupTimeProps) {
  return <TimesOf key={store.storeNumber} store={store} {...choice} />;
}

/**
 * Looks after the time where no other one is offered: once a chosen one is gone `onLost` says so, before the order is placed; and
 * whether the store closes before an order for as soon as possible is ready is judged by times of this minute (D-169).
 */
export function WatchedPickupTime({ store: { storeNumber }, ...choice }: PickupTimeProps) {
  usePickupTime({ storeNumber, ...choice });
  return null;
}

function TimesOf({ store: { storeNumber, timeZoneId }, isReloaded = false, ...choice }: PickupTimeProps) {
  const { text, locale } = useMessages();
  const times = usePickupTime({ storeNumber, ...choice });
  const { disabled = false } = choice;
  const { slots, chosen, lost, isLost, isOffered, isSoonestAlone, isNone, isBusy, failure } = times;
  const { field, choose, retry } = times;
  const timeOf = ({ startsAt }: TimeSlot) => storeTime(startsAt, timeZoneId, locale);
  const offered = isSoonestAlone ? [] : slots;
  const soonest = offered.find((slot) => slot.soonest);
  return (
    <div ref={field} className={css.times}>
      {isLost ? (
        <Notice tone="warning" live="assertive">
          <span id={TIME_LOST_ID}>
            {text(isReloaded ? 'ordering-pickup.time-lost-reloaded' : 'ordering-pickup.time-lost')}
          </span>
        </Notice>
      ) : null}
      {isNone ? <p>{text('ordering-pickup.no-times')}</p> : null}
      {failure === null ? null : (
        <LoadError title={text('ordering-pickup.times-failed')} failure={failure} onRetry={retry} />
      )}
      {isOffered ? (
        <RadioCards
          legend={text('ordering-pickup.when')}
          layout="chips"
          className={css.slots}
          value={isLost ? undefined : (chosen ?? SOONEST)}
          onValueChange={(value) => choose(value === SOONEST ? null : value)}
          options={[
            {
              value: SOONEST,
              label: text('ordering-pickup.soonest'),
              disabled,
              ...(soonest && { detail: text('ordering-pickup.around', { time: timeOf(soonest) }) }),
            },
            ...offered
              .filter((slot) => !slot.soonest)
              .map((slot) => ({
                value: slot.id,
                label: timeOf(slot),
                disabled: disabled || lost.includes(slot.id),
                ...(lost.includes(slot.id) && { detail: text('ordering-pickup.taken') }),
              })),
          ]}
        />
      ) : null}
      {isBusy ? <LoadingSkeleton parts={1} /> : null}
    </div>
  );
}

/** In place of a time: the store makes it at once. */
const SOONEST = 'soonest';
