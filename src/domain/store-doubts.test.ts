import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JUST_CHANGED_MS, type StoreFacts, storeDoubts } from './store-doubts.ts';

const NOW = 1_800_000_000_000;
const usual: StoreFacts = {
  distance: 2,
  limit: 20,
  closesInMinutes: null,
  waitMinutes: 6,
  changedAt: null,
  now: NOW,
  needsConfirmation: false,
};
const doubts = (change: Partial<StoreFacts>) => storeDoubts({ ...usual, ...change });

const maybe = (arbitrary: fc.Arbitrary<number>) => fc.option(arbitrary, { nil: null });
const anyFacts = fc.record({
  distance: maybe(fc.double({ min: 0, max: 13_000, noNaN: true })),
  limit: fc.integer({ min: 1, max: 100 }),
  closesInMinutes: maybe(fc.integer({ min: 0, max: 60 })),
  waitMinutes: maybe(fc.integer({ min: 0, max: 120 })),
  changedAt: maybe(fc.integer({ min: NOW - 2 * JUST_CHANGED_MS, max: NOW + JUST_CHANGED_MS })),
  now: fc.constant(NOW),
  needsConfirmation: fc.boolean(),
});

test('a store is asked about exactly at its limits, and where nothing is odd it is not', () => {
  expect(doubts({})).toEqual([]);
  expect(doubts({ distance: 20 })).toEqual([]);
  expect(doubts({ distance: 20.01 })).toEqual(['far']);
  expect(doubts({ closesInMinutes: 7 })).toEqual([]);
  expect(doubts({ closesInMinutes: 6 })).toEqual(['closing']);
  expect(doubts({ changedAt: NOW - JUST_CHANGED_MS + 1 })).toEqual(['changed']);
  expect(doubts({ changedAt: NOW - JUST_CHANGED_MS })).toEqual([]);
  expect(doubts({ changedAt: NOW + 1 })).toEqual([]);
});

test('ORD-080 a store that needs confirmation is asked about, whatever else is known', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(storeDoubts(facts).includes('unconfirmed')).toBe(facts.needsConfirmation);
    }),
  );
});

test('what is not known raises no doubt', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom('distance', 'closesInMinutes', 'waitMinutes', 'changedAt'), (facts, gone) => {
      const known = storeDoubts(facts);
      const less = storeDoubts({ ...facts, [gone]: null });
      expect(known).toEqual(expect.arrayContaining([...less]));
    }),
  );
  const nothing = { distance: null, closesInMinutes: null, waitMinutes: null, changedAt: null };
  expect(doubts(nothing)).toEqual([]);
});

test('farther, or closer to closing, never takes a doubt away', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 0, max: 60 }), (facts, more) => {
      const { distance, closesInMinutes } = facts;
      const worse = {
        ...facts,
        distance: distance === null ? null : distance + more,
        closesInMinutes: closesInMinutes === null ? null : Math.max(0, closesInMinutes - more),
      };
      expect(storeDoubts(worse)).toEqual(expect.arrayContaining([...storeDoubts(facts)]));
    }),
  );
});
