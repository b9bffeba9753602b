import { expect, test } from 'vitest';
import { shownDistance } from './distance.ts';

test('LOC-037 LOC-038 1.26 miles show as 1.3 miles in the US and as kilometres in Canada', () => {
  expect(shownDistance(1.26, 'en-US')).toEqual({ value: 1.3, unit: 'mile' });
  expect(shownDistance(1.26, 'es-US')).toEqual({ value: 1.3, unit: 'mile' });
  expect(shownDistance(1.26, 'en-CA')).toEqual({ value: 2, unit: 'kilometer' });
  expect(shownDistance(10, 'fr-CA')).toEqual({ value: 16.1, unit: 'kilometer' });
});

test('LOC-037 rounds half up, also where the binary number lies just below the half', () => {
  expect(shownDistance(0.05, 'en-US').value).toBe(0.1);
  expect(shownDistance(1.25, 'en-US').value).toBe(1.3);
  expect(shownDistance(1.15, 'en-US').value).toBe(1.2);
  expect(shownDistance(1.0049, 'en-US').value).toBe(1);
});
