import { expect, test } from 'vitest';
import { closesBefore, closingSoon, hasClosedSince, withNamedHours } from './opening-words.ts';

/** A quarter past eight in the evening in Seattle, a quarter past eleven in New York. */
const EVENING = Date.parse('2026-11-26T04:15:00Z');
const store = (hoursStatusFormatted: string, timeZoneId = 'America/Los_Angeles') => ({
  open: true,
  isOpen24Hours: false,
  hoursStatusFormatted,
  timeZoneId,
});

/** How many hours of the day a store is open, in the words that backends have for it. */
const aroundTheClock = [
  'Open 24h',
  'Open – 24h',
  'Ouvert 24 h',
  'Ouvert 24 h sur 24',
  'Ouvert à 24\u00a0h\u00a0sur\u00a024',
  '24 h/24, 7 j/7',
  'Ouvert 24 h (intérieur fermé)',
  'Abierta 24 h',
  'Abierta las 24 h del día',
];

test.each([
  ['English', 'Open until 9:00 PM', '9:00 PM', 1260],
  ['English with a narrow space', 'Open until 9:00\u202fPM', '9:00\u202fPM', 1260],
  ['Canadian English', 'Closes soon - 9:00 p.m.', '9:00 p.m.', 1260],
  ['French', 'Ouvert jusqu’à 21 h 00', '21 h 00', 1260],
  ['French without minutes', 'Ouvert jusqu’à 21 h', '21 h', 1260],
  ['Spanish', 'Abierta hasta las 9:00 p. m.', '9:00 p. m.', 1260],
  ['the last of two times', 'Open 5:00 AM to 9:00 PM', '9:00 PM', 1260],
  ['a full hour before', 'Open until 9:15 PM', '9:15 PM', 1275],
])('a store that closes within the hour closes soon: %s', (_, words, time, minutes) => {
  expect(closingSoon(store(words), EVENING)).toEqual({ time, minutes, left: minutes - (20 * 60 + 15) });
});

test('the hour is that of the store’s own town, also past midnight', () => {
  expect(closingSoon(store('Open until 12:00 AM', 'America/New_York'), EVENING)).toEqual({
    time: '12:00 AM',
    minutes: 0,
    left: 45,
  });
  expect(closingSoon(store('Open until 9:00 PM', 'America/New_York'), EVENING)).toBeNull();
});

test('a store that closes later, is closed, never closes, or does not say when, does not close soon', () => {
  for (const words of ['Open until 9:16 PM', 'Open until 8:15 PM', 'Open until 8:00 PM', 'Ouvert 24 heures sur 24', ''])
    expect(closingSoon(store(words), EVENING), words).toBeNull();
  expect(closingSoon({ ...store('Opens at 9:00 PM'), open: false }, EVENING)).toBeNull();
  expect(closingSoon({ ...store('Open until 9:00 PM'), isOpen24Hours: true }, EVENING)).toBeNull();
  expect(closingSoon(store('Open until 9:00 PM', 'Mars/Olympus'), EVENING)).toBeNull();
});

test('a store that is open around the clock does not close at midnight, whatever the hour', () => {
  const beforeMidnight = Date.parse('2026-11-26T07:15:00Z');
  for (const words of aroundTheClock) expect(closingSoon(store(words), beforeMidnight), words).toBeNull();
  expect(closingSoon(store('Ouvert jusqu’à 24 h'), beforeMidnight)?.time).toBe('24 h');
});

test.each([
  ['Open until 8:14 PM', true],
  ['Open until 8:15 PM', true],
  ['Open until 6:16 PM', true],
  ['Open until 8:16 PM', false],
  ['Open until 9:00 PM', false],
  ['Open until 2:00 AM', false],
  ['Open until 6:00 PM', false],
  ['Open late', false],
])('a store that was said to be %s has closed since, at a quarter past eight: %s', (words, hasClosed) => {
  expect(hasClosedSince(store(words), EVENING)).toBe(hasClosed);
});

test('a store that is closed, or never closes, has not closed since', () => {
  expect(hasClosedSince({ ...store('Opens at 8:00 PM'), open: false }, EVENING)).toBe(false);
  expect(hasClosedSince({ ...store('Open until 8:00 PM'), isOpen24Hours: true }, EVENING)).toBe(false);
});

test.each([
  ['a minute before it closes', '9:00 PM', '20:59:59', false],
  ['as it closes', '9:00 PM', '21:00:00', true],
  ['nearly an hour after it has closed', '9:00 PM', '21:59:59', true],
  ['long after it has closed, and so opened again', '9:00 PM', '22:00:00', false],
  ['past midnight', '11:50 PM', '00:05:00', true],
])('FC-184 whether a store closes before an order is ready goes by its own times: %s', (_, closes, ready, isFirst) => {
  expect(closesBefore(store(`Open until ${closes}`), Date.parse(`2026-11-26T${ready}-08:00`))).toBe(isFirst);
});

test('a store that is closed, never closes or does not say when closes before no order', () => {
  const ready = Date.parse('2026-11-26T21:05:00-08:00');
  expect(closesBefore({ ...store('Opens at 9:00 PM'), open: false }, ready)).toBe(false);
  expect(closesBefore({ ...store('Open until 9:00 PM'), isOpen24Hours: true }, ready)).toBe(false);
  expect(closesBefore(store('Open late'), ready)).toBe(false);
  expect(closesBefore(store('Open until 9:00 PM', 'Mars/Olympus'), ready)).toBe(false);
});

test.each([
  ['Open until 12:00 AM', 'Open until [midnight]'],
  ['6:30 AM to 12:00 AM', '6:30 AM to [midnight]'],
  ['Opens at 12:00 PM', 'Opens at [noon]'],
  ['Open until 12:00 a.m.', 'Open until [midnight]'],
  ['Ouvert jusqu’à 0 h 00', 'Ouvert jusqu’à [midnight]'],
  ['12 h 00 à 24 h 00', '[noon] à [midnight]'],
  ['12 h à 0 h', '[noon] à [midnight]'],
  ['Ouvert jusqu’à 24 h', 'Ouvert jusqu’à [midnight]'],
  ['6 h – 24 h', '6 h – [midnight]'],
  ['Abierta hasta las 24 h', 'Abierta [untilMidnight]'],
  ['Abierta hasta las 12:00 a.m.', 'Abierta [untilMidnight]'],
  ['Abre a las 12:00 p. m.', 'Abre [atNoon]'],
  ['Abierta desde las 12:00 a. m.', 'Abierta desde [theMidnight]'],
  ['Abierta de las 12:00 p. m. a las 9:00 p. m.', 'Abierta [fromNoon] a las 9:00 p. m.'],
  ['Cerrada entre las 12:00 p. m. y las 1:00 p. m.', 'Cerrada entre [theNoon] y las 1:00 p. m.'],
  ['6:30 a.m. a 12:00 a.m.', '6:30 a.m. a [midnight]'],
])('midnight and noon are words: %s', (words, named) => {
  expect(withNamedHours(words, (hour) => `[${hour}]`)).toBe(named);
});

test('all other words about hours stay as they are', () => {
  for (const words of [
    'Open until 12:30 AM',
    'Open 24 hours',
    'Ouvert 24 heures sur 24',
    '10 h à 20 h',
    'Abre a las 2:00 a.m.',
    'Service au volant 12 h par jour',
    'Ouvert 12 h 30 par jour',
    'Ouvert 12 h30 par jour',
    'Commandez 36 h à l’avance',
    ...aroundTheClock,
    '',
  ])
    expect(withNamedHours(words, () => '!')).toBe(words);
});
