/** How long a pickup stands in a calendar. */
const LENGTH_MS = 15 * 60_000;
/** A line of a calendar file is at most so many octets long (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

type CalendarEvent = {
  /** Names it for ever, so that adding it twice adds it once. */
  readonly id: string;
  readonly title: string;
  readonly place: string;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly writtenAt: number;
};

/** One event as an iCalendar file (RFC 5545). By hand: the libraries for it weigh more than the dialog that offers it. */
export function calendarFile({ id, title, place, startsAt, writtenAt }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Northstar Coffee//Order//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@northstar`,
    `DTSTAMP:${momentOf(writtenAt)}`,
    `DTSTART:${momentOf(startsAt)}`,
    `DTEND:${momentOf(startsAt + LENGTH_MS)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

/** `20261122T100000Z` */
const momentOf = (at: number): string => `${new Date(at).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A long line goes on in the next ones, which begin with a space; no character is cut in two. */
function folded(line: string): string[] {
  const parts: string[] = [''];
  let octets = 0;
  for (const letter of line) {
    const more = octetsOf(letter.codePointAt(0) ?? 0);
    if (octets + more > LONGEST_LINE) {
      parts.push(' ');
      octets = 1;
    }
    parts[parts.length - 1] += letter;
    octets += more;
  }
  return parts;
}

/** In UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
