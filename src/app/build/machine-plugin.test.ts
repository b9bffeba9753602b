import { readdirSync, readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { withoutDescriptions } from './machine-plugin.ts';

const files = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.machine.ts'),
);

/** A source with every string emptied, so that no text can look like code. */
const withoutStrings = (source: string) =>
  source.replace(/'(\\.|[^'\\\n])*'|"(\\.|[^"\\\n])*"/g, "''").replace(/\s+/g, '');

test.each(files)('%s loses its descriptions and nothing else', async (file) => {
  const source = readFileSync(`machines/${file}`, 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  const bare = withoutDescriptions(source);
  expect(withoutStrings(source)).toContain("description:''");
  expect(withoutStrings(bare)).toBe(withoutStrings(source).replace(/description:'',?/g, ''));
  // Still a program.
  await transformWithOxc(bare, file);
});

test('an apostrophe in a description does not end it, and other strings stay', () => {
  const source = `a: { description: "It's \\"here\\", isn't it", target: 'description', x: 1 }`;
  expect(withoutDescriptions(source)).toBe(`a: { target: 'description', x: 1 }`);
});
