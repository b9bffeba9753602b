import { shownDistance } from '#domain/distance.ts';
import { closingSoon, hasClosedSince, withNamedHours } from '#domain/stores/opening-words.ts';
import type { Store } from '#domain/stores/store.ts';
import type { Messages } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useServerMinute } from '#session/use-server-minute.ts';
import { Badge } from '#ui/badge/badge.tsx';

/** The server's words about hours, with midnight and noon as words. */
export function hourWords({ text }: Pick<Messages, 'text'>, words: string): string {
  return withNamedHours(words, (hour) => text('common.named-hour', { hour }));
}

/** Open or closed, and until or from when, in the server's words and the store's own time; the last hour before it closes stands out. */
export function OpenStatus({ store }: { store: Store }) {
  const { text } = useMessages();
  const now = useServerMinute();
  const soon = closingSoon(store, now);
  if (soon) {
    const { time, minutes } = soon;
    return <Badge tone="warning">{text('common.closes-soon', { time, hour: clockHour(minutes) })}</Badge>;
  }
  const { open, openStatusFormatted: status } = store;
  const hours = hourWords({ text }, store.hoursStatusFormatted);
  const words = status || text(open ? 'common.open' : 'common.closed');
  // "Open until 9:00 PM" says that it is open.
  const both = hours.startsWith(words) ? hours : words;
  return (
    <>
      <Badge tone={open && !hasClosedSince(store, now) ? 'success' : 'neutral'}>{both}</Badge>
      {hours && both !== hours ? <span>{hours}</span> : null}
    </>
  );
}

/** What a language says of a time of day: midnight, noon, one o'clock, any other. */
function clockHour(minutes: number): string {
  if (minutes === 0) return 'midnight';
  if (minutes === 12 * 60) return 'noon';
  return Math.floor(minutes / 60) % 12 === 1 ? 'one' : 'other';
}

/** "1.3 mi" in the locale's unit (LOC-037, LOC-038). */
export function StoreDistance({ miles }: { miles: number }) {
  const { locale, number } = useMessages();
  const { value, unit } = shownDistance(miles, locale);
  return (
    <span>
      {number(value, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      })}
    </span>
  );
}
