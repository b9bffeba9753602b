import { withFullHour } from '#domain/clock-time.ts';
import { dateFormat } from '#domain/intl-formats.ts';
import type { Locale } from '#domain/locale.ts';

/** An instant (milliseconds since 1970) as the clock in a store shows it; a zone that the browser does not know is the visitor's own. */
export function storeTime(instant: number, timeZoneId: string, locale: Locale): string {
  const format = (timeZone: { timeZone?: string }) =>
    withFullHour(dateFormat(locale, { hour: 'numeric', minute: '2-digit', ...timeZone }).format(instant));
  try {
    return format(timeZoneId === '' ? {} : { timeZone: timeZoneId });
  } catch {
    return format({});
  }
}
