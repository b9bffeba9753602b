import { describe, expect, test } from 'vitest';
import { sourceRules } from './source-rules.ts';
import { readSourceTree, sourceFile } from './source-tree.ts';

const files = readSourceTree(process.cwd());

/** Each rule with what it must refuse and what it must leave alone. */
const proofs: Record<string, { refuses: Array<[path: string, text: string]>; allows: Array<[string, string]> }> = {
  'fetch only in src/api/transport.ts, and in src/api/app-files.ts': {
    refuses: [
      ['src/api/stores/a.ts', "export const a = () => fetch('/a');"],
      ['src/areas/home/a.ts', "export const a = () => window.fetch('/a');"],
      ['src/platform/a.ts', "export const a = () => navigator.sendBeacon('/a');"],
    ],
    allows: [
      ['src/api/transport.ts', "export const a = () => fetch('/a');"],
      ['src/api/app-files.ts', "export const a = () => fetch('/a');"],
      ['src/areas/home/a.ts', '// fetch(\nexport const a = (query: Query) => query.fetch();'],
    ],
  },
  'browser globals only in src/platform and src/app': {
    refuses: [
      ['src/areas/home/a.ts', 'export const a = () => window.innerWidth;'],
      ['src/ui/a.ts', 'export const a = () => globalThis.localStorage;'],
      ['src/domain/a.ts', "export const a = typeof document === 'undefined';"],
    ],
    allows: [
      ['src/platform/a.ts', 'export const a = () => navigator.geolocation;'],
      ['src/areas/home/a.ts', 'export const a = (window: number) => ({ document: window });'],
      ['src/areas/home/a.ts', 'export type A = { navigator: Window };'],
    ],
  },
  'no raw markup': {
    refuses: [
      ['src/areas/home/a.tsx', 'export const A = () => <p dangerouslySetInnerHTML={{ __html: text }} />;'],
      ['src/platform/a.ts', "export const a = (e: Element) => { e.innerHTML = ''; };"],
    ],
    allows: [['src/areas/home/a.tsx', 'export const A = () => <p>dangerouslySetInnerHTML</p>;']],
  },
  'no `any`': {
    refuses: [
      ['src/domain/a.ts', 'export const a = (b: any) => b;'],
      ['tests/a.ts', 'export const a = b as any;'],
    ],
    allows: [['src/domain/a.ts', "// any\nexport const any = 'any';"]],
  },
  'no cast through unknown': {
    refuses: [['src/domain/a.ts', 'export const a = (b as unknown) as string;']],
    allows: [['src/domain/a.ts', 'export const a = [1] as const;']],
  },
  'named exports only': {
    refuses: [
      ['src/domain/a.ts', 'export default 1;'],
      ['src/domain/a.ts', 'export default function a() {}'],
    ],
    allows: [
      ['src/domain/a.ts', 'export function a(b: 1) { switch (b) { default: return 1; } }'],
      ['tests/journeys/a.reporter.ts', 'export default class A {}'],
    ],
  },
  'no barrels': {
    refuses: [
      ['src/ui/a.ts', "export * from './b.ts';"],
      ['src/ui/a.ts', "export { b } from './b.ts';"],
    ],
    allows: [['src/ui/a.ts', 'const b = 1;\nexport { b };']],
  },
  'the import alias across layers, the extension always': {
    refuses: [
      ['src/areas/home/a.ts', "import { b } from '../../domain/b.ts';"],
      ['src/areas/home/a.ts', "import { b } from './b';"],
      ['src/areas/home/a.ts', "export const b = () => import('../../ui/b.ts');"],
    ],
    allows: [
      ['src/areas/home/a.ts', "import { b } from '#domain/b.ts';\nimport { c } from '../c.ts';"],
      ['src/areas/home/a.ts', "import worker from './worker.ts?url';"],
    ],
  },
  'no silenced checker without a reason': {
    refuses: [
      ['src/domain/a.ts', '// eslint-disable-next-line\nexport const a = 1;'],
      ['src/domain/a.ts', '// @ts-expect-error\nexport const a: string = 1;'],
      ['src/domain/a.tsx', 'export const A = () => <p>{/* biome-ignore lint/a11y/noX: no */}</p>;'],
      ['src/domain/a.ts', 'export const a = 1; // @ts-ignore because'],
    ],
    allows: [
      ['src/domain/a.ts', '// biome-ignore lint/a/b: the browser fires it twice\nexport const a = 1;'],
      ['src/domain/a.ts', "export const a = '// eslint-disable';"],
    ],
  },
  'no unfinished work': {
    refuses: [['src/domain/a.ts', '/* TODO later */\nexport const a = 1;']],
    allows: [['src/domain/a.ts', "export const a = 'TODO';"]],
  },
  'no skipped, focused or excused test': {
    refuses: [
      ['src/domain/a.test.ts', "test.skip('a', () => {});"],
      ['tests/a.ts', "describe.only('a', () => {});"],
    ],
    allows: [['src/domain/a.test.ts', "test('a', () => list.skip(1));"]],
  },
  'no index.ts outside routes': {
    refuses: [['src/ui/index.ts', '']],
    allows: [['src/routes/index.tsx', '']],
  },
  'folders say what they are about': {
    refuses: [['src/areas/home/components/a.ts', '']],
    allows: [['src/areas/home/a.ts', '']],
  },
  'kebab-case files': {
    refuses: [['src/areas/home/StoreCard.tsx', '']],
    allows: [
      ['src/areas/home/store-card.css.ts', ''],
      ['src/routes/__root.tsx', ''],
    ],
  },
};

const broken = (rule: (typeof sourceRules)[number], file: ReturnType<typeof sourceFile>) =>
  rule.applies(file.path) ? rule.places(file) : [];

for (const rule of sourceRules) {
  describe(rule.name, () => {
    test('holds in the whole tree', () => {
      expect(files.flatMap((file) => broken(rule, file))).toEqual([]);
    });
    test('refuses what it must and nothing else', () => {
      const { refuses, allows } = proofs[rule.name] ?? { refuses: [], allows: [] };
      expect(refuses.length * allows.length).toBeGreaterThan(0);
      for (const [path, text] of refuses)
        expect([text, broken(rule, sourceFile(path, text)).length]).toEqual([text, 1]);
      for (const [path, text] of allows) expect(broken(rule, sourceFile(path, text))).toEqual([]);
    });
  });
}
