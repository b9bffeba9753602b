import { shownDistance } from '#domain/distance.ts';
import type { Store } from '#domain/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Badge } from '#ui/badge/badge.tsx';

/** Open or closed, and until or from when, in the server's words and the store's own time. */
export function OpenStatus({
  store: { open, openStatusFormatted: status, hoursStatusFormatted: hours },
}: {
  store: Store;
}) {
  const { text } = useMessages();
  const words = status || text(open ? 'common.open' : 'common.closed');
  // "Open until 9:00 PM" says that it is open.
  const both = hours.startsWith(words) ? hours : words;
  return (
    <>
      <Badge tone={open ? 'success' : 'neutral'}>{both}</Badge>
      {hours && both !== hours ? <span>{hours}</span> : null}
    </>
  );
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
