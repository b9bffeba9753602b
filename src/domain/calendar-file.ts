/** Something to remember, for the visitor's calendar. */
export type CalendarEvent = {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  /** Milliseconds since 1970, as are all times. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly writtenAt: number;
};

/** Something that belongs to a day, `2026-11-23`, wherever the visitor is. */
export type CalendarDay = Pick<CalendarEvent, 'id' | 'title' | 'writtenAt'> & { readonly day: string };

/** The day of an instant where the visitor is, `2026-11-23`. */
export function dayAt(instant: number): string {
  const at = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The event as a calendar file (RFC 5545). */
export function calendarFile({ place, startsAt, endsAt, ...event }: CalendarEvent): string {
  return fileOf(event, [
    `DTSTART:${moment(startsAt)}`,
    `DTEND:${moment(endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(place)}`,
  ]);
}

/** The day as a calendar file. */
export function calendarDayFile({ day, ...event }: CalendarDay): string {
  return fileOf(event, [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`, `SUMMARY:${escaped(event.title)}`]);
}

function fileOf({ id, writtenAt }: Pick<CalendarEvent, 'id' | 'writtenAt'>, details: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Northstar Coffee//Order ahead//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@northstar.example`,
    `DTSTAMP:${moment(writtenAt)}`,
    ...details,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20260610T180000Z` */
const moment = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Lines of at most 75 octets; one that goes on begins with a blank. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** The length of a code point in UTF-8, octets. */
const octetsOf = (code: number) => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
