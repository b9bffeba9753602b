import type { Birthday } from '#domain/account/personal-details.ts';
import { withFullHour } from '#domain/clock-time.ts';
import { dateFormat } from '#domain/intl-formats.ts';
import type { Locale } from '#domain/locale.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration } from '#session/configuration.ts';

/** Integer cents and, where they name one, their currency (ISO 4217): without it the amount is in that of the market (D-356). */
type MoneyText = (cents: number, currency?: string | null) => string;

/** Money as it is written. */
export function useMoney(): MoneyText {
  const { number } = useMessages();
  const { currency: ofMarket } = useConfiguration();
  return (cents, currency) => number(cents / 100, { style: 'currency', currency: currency ?? ofMarket });
}

/** Writes amounts as `useMoney` does, without decimals where they are whole: `$25` (decision A50). */
export function useShortMoney(): MoneyText {
  const { number } = useMessages();
  const { currency: ofMarket } = useConfiguration();
  return (cents, currency) => {
    const short = cents % 100 === 0 && { maximumFractionDigits: 0 };
    return number(cents / 100, { style: 'currency', currency: currency ?? ofMarket, ...short });
  };
}

/** Writes integer hundredths of the currency that a menu names (ISO 4217): that of the store's country, not of the market (D-071). */
export function usePrice(): (amount: number, currency: string) => string {
  const { number } = useMessages();
  return (amount, currency) => number(amount / 100, { style: 'currency', currency });
}

/** A date as it is written: the first of a month has an ending in French (`1er juin`), which Intl leaves out. */
function dateText(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(locale, options);
  if (locale !== 'fr-CA') return format.format(date);
  const parts = format.formatToParts(date);
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value)).join('');
}

/** The day of an instant (ISO 8601), where the visitor is. */
export function dayOf(instant: string, locale: Locale): string {
  return dateText(new Date(instant), locale, { dateStyle: 'long' });
}

/** The day of a text, as `dayOf` writes an instant and `calendarDay` a day; null for what is neither. */
export function writtenDayOf(written: string, locale: Locale): string | null {
  if (Number.isNaN(Date.parse(written))) return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(written) ? calendarDay(written, locale) : dayOf(written, locale);
}

/** The day of an instant, short enough for a row of a list: `Jun 1, 2026`. */
export function shortDayOf(instant: string, locale: Locale): string {
  return dateText(new Date(instant), locale, { dateStyle: 'medium' });
}

// The medium style of dates, with hours as everywhere in the app: the short style of times writes `06 h 05` in French.
const MOMENT = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** The day and the minute of an instant (ISO 8601), where the visitor is. */
export function momentOf(instant: string, locale: Locale): string {
  return withFullHour(dateText(new Date(instant), locale, MOMENT));
}

/** A calendar day (YYYY-MM-DD), the same everywhere. */
export function calendarDay(day: string, locale: Locale): string {
  return dateText(new Date(`${day}T00:00:00Z`), locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/** The month of a calendar day (YYYY-MM-DD), with its year. */
export function monthText(day: string, locale: Locale): string {
  const format = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** A day of whatever year, as `April 12`. */
export function birthdayText({ month, day }: Birthday, locale: Locale): string {
  // Some leap year, so that 29 February is one of its days.
  const date = new Date(Date.UTC(2024, month - 1, day));
  return dateText(date, locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
}

/** The months by their names, January first. */
export function monthNames(locale: Locale): string[] {
  const format = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2024, month, 1))));
}

/** Ten digits as `(206) 555-0142`, in French as `514 555-0142`, the way of the OQLF; anything else as it is. */
export function phoneText(digits: string, locale: Locale): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, locale === 'fr-CA' ? '$1\u00a0$2-$3' : '($1) $2-$3');
}
