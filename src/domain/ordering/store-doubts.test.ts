import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JUST_CHANGED_MS, type StoreFacts, storeDoubts } from './store-doubts.ts';

const NOW = 1_800_000_000_000;
const usual: StoreFacts = {
  distance: 2,
  limit: 20,
  closesFirst: false,
  changedAt: null,
  now: NOW,
  needsConfirmation: false,
};
const doubts = (change: Partial<StoreFacts>) => storeDoubts({ ...usual, ...change });

const maybe = (arbitrary: fc.Arbitrary<number>) => fc.option(arbitrary, { nil: null });
const anyFacts = fc.record({
  distance: maybe(fc.double({ min: 0, max: 13_000, noNaN: true })),
  limit: fc.integer({ min: 1, max: 100 }),
  closesFirst: fc.boolean(),
  changedAt: maybe(fc.integer({ min: NOW - 2 * JUST_CHANGED_MS, max: NOW + JUST_CHANGED_MS })),
  now: fc.constant(NOW),
  needsConfirmation: fc.boolean(),
});

test('a store is asked about exactly at its limits, and where nothing is odd it is not', () => {
  expect(doubts({})).toEqual([]);
  expect(doubts({ distance: 20 })).toEqual([]);
  expect(doubts({ distance: 20.01 })).toEqual(['far']);
  expect(doubts({ closesFirst: true })).toEqual(['closing']);
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
    fc.property(anyFacts, fc.constantFrom('distance', 'changedAt'), (facts, gone) => {
      const known = storeDoubts(facts);
      const less = storeDoubts({ ...facts, [gone]: null });
      expect(known).toEqual(expect.arrayContaining([...less]));
    }),
  );
  expect(doubts({ distance: null, changedAt: null })).toEqual([]);
});

test('farther, or closing first, never takes a doubt away', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 0, max: 60 }), (facts, more) => {
      const { distance } = facts;
      const worse = { ...facts, distance: distance === null ? null : distance + more, closesFirst: true };
      expect(storeDoubts(worse)).toEqual(expect.arrayContaining([...storeDoubts(facts)]));
    }),
  );
});
