import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aLocation } from '#tests/support/locations.ts';
import { type LocationResult, type Store, storeNumberOf } from '../stores/store.ts';
import { hasFeature, pickedStores } from './store-picker.ts';

const ORDINARY = { features: [], storeNumber: null };
const store = (change: Partial<Store>, distance = 1): LocationResult => {
  const location = aLocation('1', { distance });
  return { ...location, store: { ...location.store, ...change } };
};
const ordering = (change: Partial<Store['mobileOrdering']>) => ({ ...aLocation('1').store.mobileOrdering, ...change });

for (const [distance, stays] of [
  [0, true],
  [49.999, true],
  [50, true],
  [50.001, false],
  [3000, false],
] as const) {
  test(`ORD-085 ORD-086 a store ${distance} miles away ${stays ? 'is listed' : 'is left out'}`, () => {
    expect(pickedStores([store({}, distance)], ORDINARY, 50)).toHaveLength(stays ? 1 : 0);
  });
}

test('ORD-086 ORD-087 a store that was asked for by number, as Expand Search does, may be any distance away, and has each feature', () => {
  const asked = { ...ORDINARY, storeNumber: storeNumberOf('1') };
  expect(pickedStores([store({}, 3000)], asked, 50)).toHaveLength(1);
  expect(pickedStores([store({}, 3000)], { ...asked, features: ['DT'] }, 50)).toEqual([]);
});

test('ORD-088 GC keeps stores with guest checkout, whether or not they take orders just now', () => {
  for (const availability of ['READY', 'NOT_AVAILABLE']) {
    const taking = (guestOrdering: boolean) => store({ mobileOrdering: ordering({ guestOrdering, availability }) });
    expect(hasFeature(taking(true), 'GC'), availability).toBe(true);
    expect(hasFeature(taking(false), 'GC'), availability).toBe(false);
  }
});

for (const [open, availability, isOn] of [
  [true, 'READY', true],
  [true, 'NOT_AVAILABLE', false],
  [false, 'READY', false],
] as const) {
  test(`ORD-088 ON ${isOn ? 'keeps' : 'leaves out'} a store that is ${open ? 'open' : 'closed'} and ${availability}`, () => {
    expect(hasFeature(store({ open, mobileOrdering: ordering({ availability }) }), 'ON')).toBe(isOn);
  });
}

test('ORD-088 hrs24 keeps stores that are open 24 hours, also one that is closed just now', () => {
  expect(hasFeature(store({ isOpen24Hours: true }), 'hrs24')).toBe(true);
  expect(hasFeature(store({ isOpen24Hours: true, open: false }), 'hrs24')).toBe(true);
  expect(hasFeature(store({ isOpen24Hours: false, open: true }), 'hrs24')).toBe(false);
});

const CODES = ['WF', 'EV', 'DT', '16', 'GC', 'ON', 'hrs24'] as const;
const anyStore = fc
  .record({
    amenities: fc.subarray(['WF', 'EV']),
    pickUpOptions: fc.subarray(['DT', '16']),
    open: fc.boolean(),
    isOpen24Hours: fc.boolean(),
    guestOrdering: fc.boolean(),
    availability: fc.constantFrom('READY', 'NOT_AVAILABLE'),
    distance: fc.double({ min: 0, max: 100, noNaN: true }),
  })
  .map(({ amenities, pickUpOptions, open, isOpen24Hours, distance, ...mobile }) =>
    store(
      {
        amenities: amenities.map((code) => ({ code, name: code })),
        pickUpOptions: pickUpOptions.map((code) => ({ code, name: code })),
        open,
        isOpen24Hours,
        mobileOrdering: ordering(mobile),
      },
      distance,
    ),
  );

test('ORD-087 with several features only stores that have all of them are listed, in the order of the answer', () => {
  fc.assert(
    fc.property(fc.array(anyStore), fc.subarray([...CODES]), (stores, features) => {
      const picked = pickedStores(stores, { ...ORDINARY, features }, 50);
      expect(picked).toEqual(
        stores
          .filter((one) => (one.distance ?? 0) <= 50)
          .filter((one) => features.every((code) => hasFeature(one, code))),
      );
    }),
  );
});

test('ORD-087 another feature never brings a store back, and their order does not matter', () => {
  fc.assert(
    fc.property(fc.array(anyStore), fc.subarray([...CODES]), fc.constantFrom(...CODES), (stores, features, another) => {
      const before = pickedStores(stores, { ...ORDINARY, features }, 50);
      const after = pickedStores(stores, { ...ORDINARY, features: [...features, another] }, 50);
      expect(before).toEqual(expect.arrayContaining([...after]));
      expect(pickedStores(stores, { ...ORDINARY, features: [another, ...features].reverse() }, 50)).toEqual(after);
    }),
  );
});

test('an answer of which nothing is left out stays the same array', () => {
  const stores = [store({}, 1), store({}, 2)];
  expect(pickedStores(stores, ORDINARY, 50)).toBe(stores);
});
