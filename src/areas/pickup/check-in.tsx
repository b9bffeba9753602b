import { useId, useState } from 'react';
import { curbsideLimit } from '#domain/pickup/curbside.ts';
import type { Store } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { FocusKept } from '#parts/loading/focus-kept.tsx';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './check-in.css.ts';
import { type CurbsideCheckIn, useCurbsideCheckIn } from './curbside-check-in.flow.ts';
import { LimitedPickup } from './limited-pickup.tsx';
import { ParkingPlan } from './parking-plan.tsx';
import type { PickupSearch } from './pickup-search.ts';

/** Spot and check-in at a store that brings orders out (CRB-002, CRB-006), or why it brings none now (CRB-010, CRB-011). */
export function CheckIn({ store, search }: { readonly store: Store; readonly search: PickupSearch }) {
  const { text } = useMessages();
  const checkIn = useCurbsideCheckIn(store, search);
  const fieldId = useId();
  const isSettled = checkIn.isWaiting || checkIn.isSubmitting;
  const limit = curbsideLimit(store);
  const [wasOpen] = useState(limit === null);
  // What is on its way comes to its own end, whatever is known of the store by then (CRB-004).
  if (limit && !isSettled && checkIn.problem === null) return <LimitedPickup limit={limit} isNew={wasOpen} />;
  const { stallQuantity, spot, firstSpot, numberField, enter } = checkIn;
  return (
    <FocusKept>
      <Form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          checkIn.checkIn();
        }}
      >
        <fieldset className={css.spots} aria-describedby={checkIn.isSpotMissing ? `${fieldId}-error` : undefined}>
          <legend className={classNames(look.heading3, css.legend)}>{text('pickup.curbside.select')}</legend>
          <ParkingPlan {...{ stallQuantity, spot, firstSpot }} isSettled={isSettled} onChoose={enter} />
        </fieldset>
        <div className={css.side}>
          <TextField
            ref={numberField}
            id={fieldId}
            label={text('pickup.curbside.number')}
            hint={text('pickup.curbside.number-hint')}
            value={spot}
            onChange={({ currentTarget }) => enter(currentTarget.value)}
            error={checkIn.isSpotMissing ? text('pickup.curbside.select') : undefined}
            readOnly={isSettled}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            className={css.numberField}
          />
          <Problem checkIn={checkIn} />
          <Button
            type="submit"
            size="large"
            fullWidth
            busy={isSettled}
            busyLabel={text(checkIn.isWaiting ? 'pickup.curbside.waiting-button' : 'pickup.curbside.submitting')}
          >
            {text('pickup.check-in')}
          </Button>
        </div>
      </Form>
    </FocusKept>
  );
}

/** What stands in the way, with what can be done about it. */
function Problem({ checkIn: { problem, isWaiting, cancel } }: { readonly checkIn: CurbsideCheckIn }) {
  const { text } = useMessages();
  if (isWaiting) {
    return (
      <Notice
        tone="info"
        live="polite"
        action={
          <Button variant="secondary" onClick={cancel}>
            {text('pickup.curbside.change-spot')}
          </Button>
        }
      >
        {text('pickup.curbside.waiting')}
      </Notice>
    );
  }
  if (problem === null) return null;
  if (problem === 'closed' || problem === 'unavailable') return <LimitedPickup limit={problem} isNew />;
  return (
    <Notice tone="error" live="assertive">
      {text(problem === 'failed' ? 'pickup.curbside.failed' : 'pickup.curbside.still-offline')}
    </Notice>
  );
}
