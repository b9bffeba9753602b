import { expect, test } from 'vitest';
import { known } from './known.ts';

test('what is there is given, though it be nothing; what is missing is never made up', () => {
  for (const value of ['card-1', '', 0, false]) expect(known(value, 'card')).toBe(value);
  for (const value of [null, undefined]) expect(() => known(value, 'card')).toThrow('There is no card yet.');
});
