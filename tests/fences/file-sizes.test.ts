import { expect, test } from 'vitest';
import { tooLong } from './file-sizes.ts';
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
