import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lineOf, readSourceTree, type SourceFile, sourceFile } from './source-tree.ts';

const NAMED = /\bdecisions? ([A-Z]{1,3}-?\d+|0\.\d+)|\b((?:AO|AMB)-\d+|D-\d{3})\b/g;
const register = new Set(
  [...readFileSync('DECISIONS.md', 'utf8').matchAll(/^(?:\| |- \*\*)([A-Z]{1,3}-?\d+|0\.\d+)\b/gm)].map(([, id]) => id),
);

/** Decisions that a text names and the register lacks. */
const unknownIn = (text: string) =>
  [...text.matchAll(NAMED)].map(([, named, bare]) => named ?? bare).filter((id) => !register.has(id));

/** Comments that send the reader to a text that this repository does not have. */
const unreadableIn = (file: SourceFile) => {
  if (!file.text.includes('.md')) return [];
  return file
    .comments()
    .flatMap(({ text, at }) =>
      [...text.matchAll(/[\w./-]+\.md\b/g)]
        .filter(([name]) => !existsSync(name))
        .map(([name]) => `${lineOf(file, at)}: ${name}`),
    );
};

test('every decision that the code names stands in DECISIONS.md', () => {
  const found = readSourceTree(process.cwd())
    .filter(({ path }) => path !== 'tests/fences/decisions.test.ts')
    .flatMap(({ path, text }) => unknownIn(text).map((id) => `${path}: ${id}`));
  expect(found).toEqual([]);
});

test('an unknown decision is found, a known one is not', () => {
  expect(unknownIn('as decision A99 and AO-99 and decision 0.99 and D-999 say')).toEqual([
    'A99',
    'AO-99',
    '0.99',
    'D-999',
  ]);
  expect(unknownIn('as decision 0.4 and D-001 say')).toEqual([]);
});

test('every text that a comment names is in the tree', () => {
  expect(readSourceTree(process.cwd()).flatMap(unreadableIn)).toEqual([]);
});

test('a text outside of the tree is found, one inside and what is no comment are not', () => {
  expect(unreadableIn(sourceFile('src/a.ts', '/** As notes.md says. */\nexport const a = 1;'))).toEqual([
    'src/a.ts:1: notes.md',
  ]);
  expect(unreadableIn(sourceFile('src/a.ts', "// See CONTRIBUTING.md.\nexport const a = 'notes.md';"))).toEqual([]);
});
