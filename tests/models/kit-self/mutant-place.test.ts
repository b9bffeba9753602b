import { afterEach, expect, test } from 'vitest';
import { focus, type Place } from '../kit/mutant-place.ts';
import { viewWalksOf } from '../kit/view-walks.ts';
import { kettleModel } from './fixtures/kettle.model.ts';

afterEach(() => {
  focus.on = null;
});

const walksAt = (place: Place | null) => {
  focus.on = place;
  return viewWalksOf(kettleModel).walks;
};
const namesOf = (place: Place | null) => walksAt(place).map(({ edges }) => edges.map(({ label }) => label));

test('without a place every walk is taken', () => {
  expect(namesOf(null).length).toBeGreaterThan(namesOf({ state: 'dry' }).length);
});

test('walks come by everything that happens in a state, and no more of them than that takes', () => {
  const all = new Set(namesOf(null).flat());
  const chosen = namesOf({ state: 'heating' });
  const heating = (label: string) => / heating/.test(label) || label.includes('| heating');
  expect(new Set(chosen.flat().filter(heating))).toEqual(new Set([...all].filter(heating)));
  expect(namesOf({ state: 'dry', happens: 'lid.closed' })).toHaveLength(1);
});

test('walks come by the transitions of an action', () => {
  const chosen = namesOf({ action: 'forgetFailures' });
  expect(chosen).toHaveLength(1);
  expect(chosen.flat().some((label) => label.includes('forgetFailures'))).toBe(true);
});

test('a place to which no walk comes is looked for by one walk all the same', () => {
  expect(namesOf('anywhere')).toHaveLength(1);
  expect(namesOf({ state: 'nowhere' })).toHaveLength(1);
});
