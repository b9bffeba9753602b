import type { Store } from '#domain/stores/store.ts';
import { hoursAhead, todayOf, weekdayIn, zoneName } from '#domain/stores/store-time.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { hourWords } from '#parts/stores/store-facts.tsx';
import { visitorTimeZone } from '#platform/time-zone.ts';
import { serverNow } from '#session/server-time.ts';
import { useSession } from '#session/session-provider.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './store-schedule.css.ts';

/** One line for each day with its holiday note (LOC-049); the words are the server's, in the store's own time. */
export function StoreSchedule({ store }: { store: Store }) {
  const { text, locale } = useMessages();
  const now = serverNow(useSession());
  const today = todayOf(store.schedule, [text('store-locator.today'), weekdayIn(store.timeZoneId, locale, now)]);
  return (
    <>
      <dl className={css.days}>
        {store.schedule.map(({ dayFormatted, hoursFormatted, holidayFormatted }, at) => (
          <div
            key={`${dayFormatted} ${hoursFormatted}`}
            className={css.day}
            aria-current={at === today ? 'date' : undefined}
          >
            <dt className={css.name}>{dayFormatted}</dt>
            <dd className={css.hours}>
              {hourWords({ text }, hoursFormatted)}
              {holidayFormatted ? <span className={css.holiday}>{holidayFormatted}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <ZoneNote timeZoneId={store.timeZoneId} now={now} />
    </>
  );
}

/** Where the visitor's clock shows another time than the store's, hours are easily misread. */
function ZoneNote({ timeZoneId, now }: { timeZoneId: string; now: number }) {
  const { text, locale } = useMessages();
  const ahead = hoursAhead(timeZoneId, visitorTimeZone(), now);
  if (!ahead) return null;
  return (
    <p className={look.smallMuted}>
      {text('store-locator.zone-note', {
        zone: zoneName(timeZoneId, locale, now),
        difference: Math.abs(ahead),
        direction: ahead > 0 ? 'ahead' : 'behind',
      })}
    </p>
  );
}
