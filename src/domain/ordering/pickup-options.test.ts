import { expect, test } from 'vitest';
import { aLocation } from '#tests/support/locations.ts';
import { FULFILMENT_CODES, PICKUP_OPTIONS } from './fulfilment.ts';
import { offeredPickups, possibleFulfilment, possiblePickup } from './pickup-options.ts';

const { store } = aLocation('1');
const has = (...codes: string[]) => ({
  ...store,
  pickUpOptions: codes.map((code) => ({ code, name: `name of ${code}` })),
});

test('OPP-039 OPP-041 three ways of pickup, each by the code of the store', () => {
  expect(PICKUP_OPTIONS.map((option) => FULFILMENT_CODES[option])).toEqual(['16', 'DT', 'CX']);
});

test('ORD-023 OPP-041 each code alone offers its way of pickup, in the store’s words, and no other code does', () => {
  for (const [code, option] of [
    ['16', 'in-store'],
    ['DT', 'drive-thru'],
    ['CX', 'curbside'],
  ] as const) {
    expect(offeredPickups(has(code))).toEqual([{ option, name: `name of ${code}`, isReady: true }]);
  }
  expect(offeredPickups(has('XX', 'WF'))).toEqual([]);
  const notReady = { ...store.mobileOrdering, curbsideAvailability: 'NOT_READY' };
  expect(offeredPickups({ ...has('16', 'CX'), mobileOrdering: notReady }).map(({ isReady }) => isReady)).toEqual([
    true,
    false,
  ]);
});

test('ORD-023 what a store has not, or not now, gives way to the first that it has', () => {
  expect(possiblePickup(has('16', 'DT'), 'drive-thru')).toBe('drive-thru');
  expect(possiblePickup(has('DT'), 'in-store')).toBe('drive-thru');
  expect(possiblePickup(has(), 'in-store')).toBe('in-store');
  const notReady = { ...store.mobileOrdering, curbsideAvailability: 'NOT_AVAILABLE' };
  expect(possiblePickup({ ...has('CX', 'DT'), mobileOrdering: notReady }, 'curbside')).toBe('drive-thru');
});

test('ORD-022 ORD-023 what gives way to another way of pickup is to go, and in the store as it was', () => {
  const here = { pickupOption: 'in-store', consumption: 'for-here' } as const;
  expect(possibleFulfilment(has('16', 'DT'), here)).toEqual(here);
  expect(possibleFulfilment(has('DT'), here)).toEqual({ pickupOption: 'drive-thru', consumption: 'to-go' });
});
