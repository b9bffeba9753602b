import { expect, test } from 'vitest';
import { type Chunk, filesOf } from './chunk-files-plugin.ts';

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], css: string[] = []): Chunk => ({
  fileName,
  moduleIds,
  imports,
  viteMetadata: { importedCss: new Set(css) },
});
const chunks = [
  chunk('shell.js', ['/src/main.tsx'], [], ['shell.css']),
  chunk('locator.js', ['/src/locator.tsx'], ['shell.js', 'parts.js']),
  chunk('parts.js', ['/src/button.tsx'], ['shell.js']),
  chunk('map.js', ['/src/map.tsx'], ['shell.js', 'parts.js', 'library.js'], ['map.css']),
  // A pair that imports each other.
  chunk('library.js', ['/lib/a.js'], ['deep.js']),
  chunk('deep.js', ['/lib/b.js'], ['library.js'], ['deep.css']),
];
const [, locator] = chunks as [Chunk, Chunk];

test('names what a module needs, deep and styles too, and nothing that is there already', () => {
  expect(filesOf('src/map.tsx', locator, chunks)).toEqual(['map.js', 'map.css', 'library.js', 'deep.js', 'deep.css']);
});

test('refuses a module that the build does not hold', () => {
  expect(() => filesOf('src/gone.tsx', locator, chunks)).toThrow('No chunk of this build holds src/gone.tsx.');
});
