import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSourceTree } from './source-tree.ts';

const NAMED = /\bdecisions? ([A-Z]{1,3}-?\d+|0\.\d+)|\b((?:AO|AMB)-\d+)\b/g;
const register = new Set(
  [...readFileSync('DECISIONS.md', 'utf8').matchAll(/^(?:\| |- \*\*)([A-Z]{1,3}-?\d+|0\.\d+)\b/gm)].map(([, id]) => id),
);

/** Decisions that a text names and the register lacks. */
const unknownIn = (text: string) =>
  [...text.matchAll(NAMED)].map(([, named, bare]) => named ?? bare).filter((id) => !register.has(id));

test('every decision that the code names stands in DECISIONS.md', () => {
  const found = readSourceTree(process.cwd())
    .filter(({ path }) => path !== 'tests/fences/decisions.test.ts')
    .flatMap(({ path, text }) => unknownIn(text).map((id) => `${path}: ${id}`));
  expect(found).toEqual([]);
});

test('an unknown decision is found, a known one is not', () => {
  expect(unknownIn('as decision A99 and AO-99 and decision 0.99 say')).toEqual(['A99', 'AO-99', '0.99']);
  expect(unknownIn('as decision 0.4 and D-001 say')).toEqual([]);
});
