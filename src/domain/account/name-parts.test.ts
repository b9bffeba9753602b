import { expect, test } from 'vitest';
import { namePartsOf } from './name-parts.ts';

test.each([
  ['Ada Lovelace', { firstName: 'Ada', lastName: 'Lovelace' }],
  [' Ada  Lovelace ', { firstName: 'Ada', lastName: 'Lovelace' }],
  ['Grandma', null],
  ['Mom & Dad', null],
  ['Ana García López', null],
  [' ', null],
])('the parts of the name "%s"', (name, parts) => {
  expect(namePartsOf(name)).toEqual(parts);
});
