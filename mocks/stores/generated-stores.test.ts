import { describe, expect, test } from 'vitest';
import { isOnEarth } from '#domain/coordinates.ts';
import { generateStores } from './generated-stores.ts';
import { storeKey } from './store-record.ts';
import { traitsOf } from './store-traits.ts';

describe('generated stores', () => {
  const stores = generateStores('northstar');

  test('are the same for the same seed and others for another', () => {
    expect(generateStores('northstar')).toEqual(stores);
    expect(generateStores('southstar')).not.toEqual(stores);
  });

  test('are many, in all markets, each with its own number and a name of its own in its city', () => {
    expect(stores.length).toBeGreaterThan(800);
    expect(new Set(stores.map(({ country }) => country))).toEqual(new Set(['US', 'CA', 'MX']));
    expect(stores.some(({ subdivision }) => subdivision === 'PR')).toBe(true);
    expect(new Set(stores.map(({ storeNumber }) => storeKey(storeNumber))).size).toBe(stores.length);
    expect(new Set(stores.map(({ name, city, subdivision }) => `${name}|${city}|${subdivision}`)).size).toBe(
      stores.length,
    );
    expect(stores.every(({ storeNumber }) => /^\d+-\d{5}$/.test(storeNumber))).toBe(true);
  });

  test('are named in French in Québec, and with Canadian spelling in the rest of Canada', () => {
    const namesIn = (wanted: (subdivision: string, country: string) => boolean) =>
      stores.flatMap(({ name, subdivision, country }) => (wanted(subdivision, country) ? [name] : [])).join('\n');
    const canada = namesIn((subdivision, country) => country === 'CA' && subdivision !== 'QC');
    expect(canada).toMatch(/ Downtown$/m);
    expect(canada).toMatch(/ (Harbour|Theatre District|Convention Centre)$/m);
    expect(canada).not.toMatch(/Harbor\b|Theater|Center/);
    const quebec = namesIn((subdivision) => subdivision === 'QC');
    expect(quebec).toMatch(/^Montréal Centre-ville$/m);
    expect(quebec).not.toMatch(/ (Downtown|Old Town|Station|Airport|Harbou?r|City Hall|University)$/m);
    expect(namesIn((_, country) => country === 'US')).toMatch(/ (Harbor|Theater District|Convention Center)$/m);
  });

  test('lie on Earth in a zone that Intl knows; a few have no position', () => {
    for (const { position, timeZoneId } of stores) {
      expect(isOnEarth(position)).toBe(true);
      expect(timeZoneId).not.toBe('UTC');
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone: timeZoneId })).not.toThrow();
    }
    const silent = stores.filter(({ hasPosition }) => !hasPosition).length;
    expect(silent).toBeGreaterThan(2);
    expect(silent).toBeLessThan(40);
  });

  test('have the postal codes of their city, as its country writes them', () => {
    const code = (city: string, subdivision: string) =>
      stores.filter((store) => store.city === city && store.subdivision === subdivision).map((one) => one.postalCode);
    expect(code('Seattle', 'WA').every((postalCode) => /^981\d\d$/.test(postalCode))).toBe(true);
    expect(code('Toronto', 'ON').every((postalCode) => /^M[45]\w \d[A-Z]\d$/.test(postalCode))).toBe(true);
    expect(code('San Juan', 'PR').every((postalCode) => /^009\d\d$/.test(postalCode))).toBe(true);
    for (const { country, postalCode } of stores) {
      expect(postalCode).toMatch(country === 'CA' ? /^[A-CEGHJ-NPR-TVXY]\d[A-Z] \d[A-Z]\d$/ : /^\d{5}$/);
    }
  });

  test('differ in hours, amenities, ordering and warnings, the same way each time', () => {
    const traits = stores.map(({ storeNumber }) => traitsOf(storeNumber));
    expect(traits).toEqual(stores.map(({ storeNumber }) => traitsOf(storeNumber)));
    expect(new Set(traits.map(({ week }) => week))).toEqual(
      new Set(['high', 'long', 'office', 'short', 'night', 'market', 'always', 'never']),
    );
    expect(new Set(traits.flatMap(({ warnings }) => warnings)).size).toBe(2);
    expect(new Set(traits.map(({ ordering }) => ordering.availability)).size).toBe(3);
    expect(traits.some(({ ordering }) => ordering.stalls === null)).toBe(true);
  });

  test('show everything that details can show, every amenity in more than one store', () => {
    const traits = stores.map(({ storeNumber }) => traitsOf(storeNumber));
    const house = stores.find(({ name }) => name === 'Seattle Open House');
    const everything = traitsOf(house?.storeNumber ?? '');
    expect([everything.warnings.length, everything.pickUp.length, everything.week]).toEqual([2, 3, 'market']);
    for (const code of everything.amenities)
      expect(traits.filter(({ amenities }) => amenities.includes(code)).length, code).toBeGreaterThan(20);
  });
});
