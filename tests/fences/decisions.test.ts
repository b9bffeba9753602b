import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lineOf, readSourceTree, type SourceFile, sourceFile } from './source-tree.ts';

/** As the code names them; `0.4` and its like are numbers elsewhere, so they count after the word alone, also in a list. */
const NAMED = /\b(?:[AB]\d\d|(?:AO|AMB)-\d+|D-\d{3})\b|(?<=\bdecisions? (?:[\w.-]+(?:, | and | or ))*)0\.\d+\b/g;
const decisions = readFileSync('DECISIONS.md', 'utf8');
const idsAfter = (mark: string) =>
  [...decisions.matchAll(new RegExp(`^${mark}([A-Z]{1,3}-?\\d+|0\\.\\d+)\\b`, 'gm'))].map(([, id = '']) => id);
const ofProject = idsAfter('- \\*\\*');
const ofSpecification = idsAfter('\\| ');
const register = new Set([...ofProject, ...ofSpecification]);

const namedIn = (text: string) => [...text.matchAll(NAMED)].map(([id]) => id);
/** Decisions that a text names and the register lacks. */
const unknownIn = (text: string) => namedIn(text).filter((id) => !register.has(id));

const tree = readSourceTree(process.cwd()).filter(({ path }) => path !== 'tests/fences/decisions.test.ts');
const documents = ['README.md', 'CONTRIBUTING.md', 'HOSTING.md', 'DECISIONS.md'].map((path) => ({
  path,
  // A row does not name itself, and the register says itself that D-094 is missing.
  text: readFileSync(path, 'utf8')
    .replace(/^\| \S+ \|/gm, '')
    .replace('except D-094', ''),
}));

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

test('every decision that the code or a document names stands in DECISIONS.md', () => {
  const found = [...tree, ...documents].flatMap(({ path, text }) => unknownIn(text).map((id) => `${path}: ${id}`));
  expect(found).toEqual([]);
});

test('every decision of the specification that DECISIONS.md holds is named, and stands there once', () => {
  const named = new Set([...tree, ...documents].flatMap(({ text }) => namedIn(text)));
  expect(ofSpecification.filter((id) => !named.has(id))).toEqual([]);
  expect([...register]).toEqual([...ofProject, ...ofSpecification]);
});

test('an unknown decision is found, a known one is not', () => {
  expect(unknownIn('as decision A99 and AO-99 and decision 0.99 and D-999 say')).toEqual([
    'A99',
    'AO-99',
    '0.99',
    'D-999',
  ]);
  expect(unknownIn('a card (decisions A06, B99, 0.2 and 0.98); row AO-1 of 0.97')).toEqual(['B99', '0.98', 'AO-1']);
  expect(unknownIn('as decision 0.4 and D-001 say')).toEqual([]);
});

test('every text that a comment names is in the tree', () => {
  expect(tree.flatMap(unreadableIn)).toEqual([]);
});

test('a text outside of the tree is found, one inside and what is no comment are not', () => {
  expect(unreadableIn(sourceFile('src/a.ts', '/** As notes.md says. */\nexport const a = 1;'))).toEqual([
    'src/a.ts:1: notes.md',
  ]);
  expect(unreadableIn(sourceFile('src/a.ts', "// See CONTRIBUTING.md.\nexport const a = 'notes.md';"))).toEqual([]);
});
