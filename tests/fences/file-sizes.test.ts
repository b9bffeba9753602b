import { expect, test } from 'vitest';
import { tooFull, tooLong } from './file-sizes.ts';
import { readSourceTree } from './source-tree.ts';

const lines = (path: string, count: number) => ({ path, text: 'a\n'.repeat(count) });
const short = Array.from({ length: 40 }, (_, at) => lines(`src/${at}.ts`, 10));

test('95 % of the files are under 250 lines, none over 400, no machine over 300', () => {
  expect(tooLong(readSourceTree(process.cwd()))).toEqual([]);
});

test('the size rule bites', () => {
  expect(tooLong([...short, lines('src/a.ts', 401)])).toEqual(['src/a.ts: 401 lines']);
  expect(tooLong([...short, lines('machines/a.machine.ts', 301)])).toEqual(['machines/a.machine.ts: 301 lines']);
  const many = [1, 2, 3, 4].map((at) => lines(`src/long-${at}.ts`, 260));
  expect(tooLong([...short, ...many])).toHaveLength(4);
  expect(tooLong([...short, ...many.slice(0, 2)])).toEqual([]);
});

test('a folder of an area holds 25 files at most, one of the domain 50; more are sorted', () => {
  expect(tooFull(readSourceTree(process.cwd()))).toEqual([]);
});

test('the rule for folders bites', () => {
  const files = Array.from({ length: 26 }, (_, at) => ({ path: `src/areas/menu/${at}.ts` }));
  expect(tooFull(files)).toEqual(['src/areas/menu: 26 files']);
  expect(tooFull([...files.slice(1), { path: 'src/areas/menu/product/head.ts' }])).toEqual([]);
  const rules = Array.from({ length: 51 }, (_, at) => ({ path: `src/domain/${at}.ts` }));
  expect(tooFull(rules)).toEqual(['src/domain: 51 files']);
  expect(tooFull(rules.slice(1))).toEqual([]);
});
