import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const PARTS = 'src/parts';

/** Parts that take the class of the page around them, and the stylesheets of their own look. */
function stylesOfParts(): { part: string; styles: string }[] {
  const files = readdirSync(PARTS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  return files.flatMap((file) => {
    const part = join(PARTS, file);
    const text = readFileSync(part, 'utf8');
    if (!/\bclassName\?: string/.test(text)) return [];
    return [...text.matchAll(/from '(\.\/[\w-]+\.css\.ts)'/g)].map(([, path = '']) => ({
      part,
      styles: readFileSync(join(dirname(part), path), 'utf8'),
    }));
  });
}

// A stylesheet that comes with a later chunk would outrank the class of a page that is there already.
test('what a part looks like by itself lies in the layer of parts, under the class that a page gives it', () => {
  const found = stylesOfParts();
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter(({ styles }) => !styles.includes('[partsLayer]')).map(({ part }) => part)).toEqual([]);
});
