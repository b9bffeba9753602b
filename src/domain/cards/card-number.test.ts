import { expect, test } from 'vitest';
import { groupsOfFour } from './card-number.ts';

test('CRD-018 a number of 16 digits reads as four groups of four', () => {
  expect(groupsOfFour('6123456789012345')).toEqual(['6123', '4567', '8901', '2345']);
  expect(groupsOfFour('612345')).toEqual(['6123', '45']);
  expect(groupsOfFour('')).toEqual([]);
});
