import { describe, expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { generateStores } from './generated-stores.ts';
import { localTimeIn, openingAt } from './opening.ts';
import { openingHoursAt } from './store-answer.ts';
import type { StoreRecord } from './store-record.ts';
import { WEEKS, type WeekName } from './store-traits.ts';

const [anyStore] = generateStores('opening');

function storeIn(timeZoneId: string, country = 'US'): StoreRecord {
  if (!anyStore) throw new Error('No stores were generated.');
  return { ...anyStore, timeZoneId, country };
}

const hoursAt = (iso: string, zone: string, week: WeekName, locale: Locale = 'en-US', country = 'US') =>
  openingHoursAt(Date.parse(iso)).answer(storeIn(zone, country), week, locale);

const NEW_YORK = 'America/New_York';
const LOS_ANGELES = 'America/Los_Angeles';

describe('opening hours', () => {
  test('a store opens by the clock of its own town', () => {
    // Ten to nine in the evening in New York, ten to six in the afternoon in Los Angeles: a Wednesday.
    const instant = '2026-06-11T00:50:00Z';
    expect(hoursAt(instant, NEW_YORK, 'high')).toMatchObject({
      open: true,
      openStatusFormatted: 'Closes soon',
      hoursStatusFormatted: 'Closes soon - 9:00 PM',
    });
    expect(hoursAt(instant, LOS_ANGELES, 'high')).toMatchObject({
      open: true,
      openStatusFormatted: 'Open',
      hoursStatusFormatted: 'Open until 9:00 PM',
    });
    expect(hoursAt('2026-06-11T01:00:00Z', NEW_YORK, 'high')).toMatchObject({
      open: false,
      openStatusFormatted: 'Closed',
      hoursStatusFormatted: 'Opens at 5:30 AM',
    });
  });

  test('a night past midnight belongs to the day it began on', () => {
    // Saturday, half past one in the morning: Friday's night lasts until two.
    expect(hoursAt('2026-06-13T05:30:00Z', NEW_YORK, 'night')).toMatchObject({
      open: true,
      hoursStatusFormatted: 'Closes soon - 2:00 AM',
    });
    expect(hoursAt('2026-06-13T06:00:00Z', NEW_YORK, 'night')).toMatchObject({
      open: false,
      hoursStatusFormatted: 'Opens at 7:00 AM',
    });
    // Friday, half past one: Thursday closed at midnight.
    expect(hoursAt('2026-06-12T05:30:00Z', NEW_YORK, 'night').open).toBe(false);
  });

  test('a closed weekend names the day of the next opening', () => {
    expect(hoursAt('2026-06-13T16:00:00Z', NEW_YORK, 'office')).toMatchObject({
      open: false,
      hoursStatusFormatted: 'Opens Monday at 6:00 AM',
    });
    expect(hoursAt('2026-06-13T16:00:00Z', NEW_YORK, 'never')).toMatchObject({
      open: false,
      hoursStatusFormatted: 'Closed',
    });
  });

  test('on the days when clocks change, the hours are those on the wall', () => {
    // 8 March 2026: 2:00 becomes 3:00. Sunday opens at 6:00 AM daylight time, which is 10:00 UTC.
    expect(hoursAt('2026-03-08T09:59:00Z', NEW_YORK, 'high').open).toBe(false);
    expect(hoursAt('2026-03-08T10:00:00Z', NEW_YORK, 'high').open).toBe(true);
    // 1 November 2026: 2:00 becomes 1:00. Sunday opens at 6:00 AM standard time, which is 11:00 UTC.
    expect(hoursAt('2026-11-01T10:59:00Z', NEW_YORK, 'high').open).toBe(false);
    expect(hoursAt('2026-11-01T11:00:00Z', NEW_YORK, 'high').open).toBe(true);
    // Arizona keeps its clocks: 6:00 AM is 13:00 UTC in every month.
    expect(hoursAt('2026-03-08T13:00:00Z', 'America/Phoenix', 'high').open).toBe(true);
    expect(hoursAt('2026-03-08T12:59:00Z', 'America/Phoenix', 'high').open).toBe(false);
  });

  test('stores that never close say so, except on the eve of a holiday', () => {
    expect(hoursAt('2026-06-10T08:00:00Z', NEW_YORK, 'always')).toMatchObject({
      open: true,
      isOpen24Hours: true,
      hoursStatusFormatted: 'Open 24 hours',
    });
    expect(hoursAt('2026-12-24T22:00:00Z', NEW_YORK, 'always')).toMatchObject({
      open: true,
      hoursStatusFormatted: 'Open until 12:00 AM',
    });
    expect(hoursAt('2026-12-25T17:00:00Z', NEW_YORK, 'always').open).toBe(false);
  });

  test.each([
    // Independence Day, until four; its eve; Christmas and its eve.
    ['2026-07-04T19:55:00Z', 'Closes soon - 4:00 PM'],
    ['2026-07-04T22:00:00Z', 'Opens at 12:00 AM'],
    ['2026-07-04T03:30:00Z', 'Closes soon - 12:00 AM'],
    ['2026-12-25T04:30:00Z', 'Closes soon - 12:00 AM'],
    ['2026-12-25T17:00:00Z', 'Opens at 12:00 AM'],
  ])('ORD-081 a store that closes for a holiday is not open 24 hours at %s: %s', (at, hoursStatusFormatted) => {
    expect(hoursAt(at, NEW_YORK, 'always')).toMatchObject({ isOpen24Hours: false, hoursStatusFormatted });
  });

  test.each(['2026-07-02T19:55:00Z', '2026-07-05T19:55:00Z', '2026-12-23T22:00:00Z'])(
    'ORD-081 two days before a holiday, and after it, such a store is open 24 hours: %s',
    (at) => {
      const open = { isOpen24Hours: true, hoursStatusFormatted: 'Open 24 hours' };
      expect(hoursAt(at, NEW_YORK, 'always')).toMatchObject(open);
    },
  );

  test('holidays shorten or close the day, by country, and are named in the schedule', () => {
    const usThanksgiving = hoursAt('2026-11-26T18:00:00Z', NEW_YORK, 'long');
    expect(usThanksgiving.schedule[0]).toEqual({
      dayFormatted: 'Today',
      hoursFormatted: '8:00 AM to 4:00 PM',
      holidayFormatted: 'Thanksgiving',
    });
    expect(hoursAt('2026-11-26T21:30:00Z', NEW_YORK, 'long').open).toBe(false);
    expect(hoursAt('2026-11-26T21:30:00Z', 'America/Toronto', 'long', 'en-CA', 'CA').open).toBe(true);
    expect(
      hoursAt('2026-10-12T18:00:00Z', 'America/Toronto', 'long', 'en-CA', 'CA').schedule[0]?.holidayFormatted,
    ).toBe('Thanksgiving');
    expect(hoursAt('2026-07-04T18:00:00Z', 'America/Mexico_City', 'long', 'en-US', 'MX').schedule[0]).toMatchObject({
      holidayFormatted: null,
    });
  });

  test('a street market shortens the Saturdays of the stores around it and is noted there', () => {
    // A Friday.
    const [friday, saturday] = hoursAt('2026-06-12T18:00:00Z', NEW_YORK, 'market').schedule;
    expect(friday?.holidayFormatted).toBeNull();
    expect(saturday).toMatchObject({ hoursFormatted: '7:00 AM to 3:00 PM', holidayFormatted: 'Street market' });
    // Christmas on a Saturday is Christmas.
    const christmas = hoursAt('2027-12-25T18:00:00Z', NEW_YORK, 'market', 'fr-CA').schedule[0];
    expect(christmas).toMatchObject({ hoursFormatted: 'Fermé', holidayFormatted: 'Jour de Noël' });
  });

  test('the schedule has seven days from today, in the language of the visitor', () => {
    const at = '2026-06-10T18:00:00Z';
    expect(hoursAt(at, NEW_YORK, 'office', 'fr-CA')).toMatchObject({
      openStatusFormatted: 'Ouvert',
      hoursStatusFormatted: 'Ouvert jusqu’à 18 h',
    });
    expect(hoursAt(at, NEW_YORK, 'office', 'es-US')).toMatchObject({ openStatusFormatted: 'Abierta' });
    expect(hoursAt(at, NEW_YORK, 'office', 'en-CA').hoursStatusFormatted).toBe('Open until 6:00 p.m.');
    const days = hoursAt(at, NEW_YORK, 'office', 'fr-CA').schedule;
    expect(days.map(({ dayFormatted }) => dayFormatted)).toEqual([
      'Aujourd’hui',
      'Demain',
      'vendredi',
      'samedi',
      'dimanche',
      'lundi',
      'mardi',
    ]);
    expect(days[3]?.hoursFormatted).toBe('Fermé');
  });

  test('what the status says agrees with the clock at every minute of a week', () => {
    const monday = Date.parse('2026-06-08T04:00:00Z');
    for (const week of Object.keys(WEEKS).filter((name): name is WeekName => name in WEEKS)) {
      for (let minute = 0; minute < 7 * 1440; minute += 7) {
        const now = localTimeIn(NEW_YORK, monday + minute * 60_000);
        const opening = openingAt(WEEKS[week], now, 'US');
        const next = opening.open ? opening.closes : opening.opens;
        if (next === null) continue;
        expect(next).toBeGreaterThan(now.minutes);
        const then = localTimeIn(NEW_YORK, monday + (minute + next - now.minutes) * 60_000);
        expect(openingAt(WEEKS[week], then, 'US').open).toBe(!opening.open);
      }
    }
  });
});
