import type { ReactNode } from 'react';
import { HOTEL_TERMS } from '#domain/rewards/hotel-partnership.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useShortMoney } from '#parts/money-and-dates.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import { Note, NoteReference } from './footnote.tsx';
import * as css from './terms.css.ts';

const { linkedBeforeStay: hours, qualifyingPurchase, transfer, week } = HOTEL_TERMS;
const { step, minimum: least, maximumPerDay: most } = transfer;

/** The terms, their notes, and the way to unlink (PTN-016 to PTN-022). */
export function HotelTerms({ unlink }: { readonly unlink: ReactNode }) {
  const { text } = useMessages();
  const money = useShortMoney();
  const { businessDays: days, purchases, points } = week;
  return (
    <section id="terms" tabIndex={-1} aria-labelledby="terms-title" className={css.terms}>
      <h2 id="terms-title" className={classNames(look.heading2, css.heading)}>
        {text('rewards-partnership.terms.title')}
      </h2>
      <p>{text('rewards-partnership.terms.who')}</p>
      <p>{text('rewards-partnership.terms.stay', { hours })}</p>
      <p>
        {text('rewards-partnership.terms.week', { purchases, points, days })}
        <NoteReference number={4} />.
      </p>
      <p>{text('rewards-partnership.terms.transfer', { step, least, most })}</p>
      <p>
        {text('rewards-partnership.terms.unlink')} {unlink}
      </p>
      <h3 className={classNames(look.heading3, css.heading)}>{text('rewards-partnership.notes')}</h3>
      <ol className={css.notes}>
        <Note number={1}>
          {text('rewards-partnership.note.purchase', { amount: money(qualifyingPurchase, 'USD') })}
        </Note>
        <Note number={2}>{text('rewards-partnership.note.stay', { hours })}</Note>
        <Note number={3}>{text('rewards-partnership.note.transfer', { step })}</Note>
        <Note number={4}>{text('rewards-partnership.note.days')}</Note>
      </ol>
    </section>
  );
}
