import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { vagueWordsInDocument } from './plain-words.ts';
import { sourceRules } from './source-rules.ts';
import { readSourceTree, sourceFile } from './source-tree.ts';

const files = readSourceTree(process.cwd());

/** Each rule with what it must refuse and what it must leave alone. */
const proofs: Record<string, { refuses: Array<[path: string, text: string]>; allows: Array<[string, string]> }> = {
  'fetch only in src/api/transport.ts, in src/api/app-files.ts and in the card field’s own document': {
    refuses: [
      ['src/api/stores/a.ts', "export const a = () => fetch('/a');"],
      ['src/areas/home/a.ts', "export const a = () => window.fetch('/a');"],
      ['src/platform/a.ts', "export const a = () => navigator.sendBeacon('/a');"],
      ['src/areas/home/a.ts', 'const { fetch } = globalThis;'],
      ['src/areas/home/a.ts', 'const { fetch: ask } = window;'],
      ['src/areas/home/a.ts', "export const a = () => globalThis['fetch']('/a');"],
      ['src/areas/home/a.ts', "export const a = () => (globalThis as Browser).fetch('/a');"],
      ['src/areas/home/a.ts', "export const a = () => window!['fetch']('/a');"],
      ['src/areas/home/a.ts', "export const a = ({ fetch } = globalThis) => fetch('/a');"],
    ],
    allows: [
      ['src/api/transport.ts', "export const a = () => fetch('/a');"],
      ['src/api/app-files.ts', "export const a = () => fetch('/a');"],
      ['src/areas/home/a.ts', "const { fetch } = query;\nexport const a = () => query['fetch'](fetch);"],
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
  'FC-142 FC-143 what was fetched lives in memory alone': {
    refuses: [
      ['src/platform/a.ts', "export const a = () => caches.open('answers');"],
      ['src/app/a.ts', "export const a = () => navigator.serviceWorker.register('/sw.js');"],
      ['src/app/a.ts', "export const a = () => window.indexedDB.open('answers');"],
      ['src/session/a.ts', 'export const a = (client: QueryClient) => dehydrate(client);'],
      ['src/app/a.tsx', 'export const A = () => <PersistQueryClientProvider persistOptions={{ persister }} />;'],
    ],
    allows: [
      ['src/platform/service-workers.ts', 'export const a = () => navigator.serviceWorker.getRegistrations();'],
      ['src/app/a.ts', '// caches\nexport const a = (queryClient: QueryClient) => queryClient.clear();'],
    ],
  },
  'flows read with fetchUncancelled: what others cancel is asked for again': {
    refuses: [['src/areas/home/a.flow.ts', 'export const a = (client: QueryClient) => client.fetchQuery(query);']],
    allows: [
      ['src/areas/home/a.flow.ts', 'export const a = (client: QueryClient) => client.prefetchQuery(query);'],
      ['src/session/a.ts', 'export const a = (client: QueryClient) => client.fetchQuery(query);'],
    ],
  },
  'formats of dates and numbers are made in src/domain/intl-formats.ts, once': {
    refuses: [
      ['src/parts/a.ts', "export const a = new Intl.DateTimeFormat('en-US', { weekday: 'long' });"],
      ['src/areas/home/a.ts', "export const a = () => new Intl.NumberFormat('en-US').format(1);"],
      ['src/platform/a.ts', 'export const a = (locale: string) => Intl.PluralRules(locale);'],
    ],
    allows: [
      ['src/domain/intl-formats.ts', "export const a = new Intl.NumberFormat('en-US');"],
      ['src/platform/a.ts', 'export const a = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;'],
      ['src/areas/home/a.ts', "export const a = new Intl.ListFormat('en-US');"],
    ],
  },
  'views read tags and context; names of states are read in flows and in the session': {
    refuses: [
      ['src/areas/home/a.tsx', "export const a = now.matches('saving');"],
      ['src/areas/home/a.tsx', "export const a = now.matches({ ready: 'failed' });"],
      ['src/areas/home/a.tsx', "export const a = now.matches('ready.failed');"],
      ['src/areas/home/a.tsx', 'export const a = now.matches(`saving`);'],
      ['src/parts/a.tsx', "export const a = now.matches('saving');"],
      ['src/app/shell/a.tsx', "export const a = now.matches('saving');"],
    ],
    allows: [
      ['src/areas/home/a.tsx', "export const a = element.matches(':focus-within');"],
      ['src/areas/home/a.flow.ts', "export const a = now.matches('saving');"],
    ],
  },
  'links come from src/parts/link.tsx: the router’s own are current on each page below': {
    refuses: [
      ['src/areas/home/a.tsx', "import { Link, useRouter } from '@tanstack/react-router';"],
      ['src/app/shell/a.tsx', "import { Link as Way } from '@tanstack/react-router';"],
    ],
    allows: [
      ['src/areas/home/a.tsx', "import { Link } from '#parts/link.tsx';"],
      ['src/parts/link.tsx', "import { Link } from '@tanstack/react-router';"],
      ['src/areas/home/a.tsx', "import type { LinkProps } from '@tanstack/react-router';"],
    ],
  },
  'Back closes every dialog': {
    refuses: [
      ['src/areas/home/a.tsx', "import { Dialog } from '#ui/dialog/dialog.tsx';"],
      [
        'src/parts/rising-dialog.tsx',
        "import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';\nexport const a = useBackCloses;",
      ],
    ],
    allows: [
      ['src/areas/home/a.tsx', "import { Dialog } from '#ui/dialog/dialog.tsx';\nexport const a = useBackCloses;"],
      ['src/parts/rising-dialog.tsx', "import { Dialog } from '#ui/dialog/dialog.tsx';"],
      ['src/app/a.tsx', "import { Dialog } from '#ui/dialog/dialog.tsx';"],
    ],
  },
  'the words of views are messages': {
    refuses: [
      ['src/areas/home/a.tsx', 'export const A = () => <p>Northstar Coffee</p>;'],
      ['src/ui/a.tsx', 'export const A = () => <img alt="A cup" />;'],
      ['src/parts/a.tsx', "export const A = () => <A title={'Café'} />;"],
      ['src/parts/a.tsx', "export const A = () => <A title={a ? text('a') : 'Café'} />;"],
      ['src/areas/home/a.tsx', "export const A = () => <p>{'Words'}</p>;"],
      ['src/areas/home/a.tsx', "export const A = () => <p>{a ? b : ('Words')}</p>;"],
      ['src/areas/home/a.tsx', `export const A = () => <>{a && \`Words \${b}\`}</>;`],
      ['src/areas/home/a.tsx', "export const A = () => <p>{a ?? 'Words'}</p>;"],
    ],
    allows: [
      ['src/areas/home/a.tsx', "export const A = () => <p title={text('a')}>{text('b')} · 2</p>;"],
      ['src/ui/a.tsx', 'export const A = () => <img alt="" className="a" />;'],
      ['src/ui/a.tsx', "export const A = () => <p className={a ? 'b' : 'c'}>{a === 'b' && text('b')}{' · '}</p>;"],
      ['src/ui/a.tsx', `export const A = () => <p>{\`\${a} · \${b}\`}</p>;`],
      ['src/app/design-gallery/a.tsx', 'export const A = () => <p>Northstar Coffee</p>;'],
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
  'an object type is a type: an interface extends another, or merges with it': {
    refuses: [
      ['src/ui/a.tsx', 'interface A {\n  b: string;\n}'],
      ['mocks/a.ts', 'export interface A<B> {\n  b: B;\n}'],
    ],
    allows: [
      ['src/ui/a.tsx', 'type A = { b: string };\nexport interface C extends A {\n  d: string;\n}'],
      ['src/platform/a.ts', 'declare global {\n  interface Window {\n    a?: string;\n  }\n}'],
      ['src/app/a.d.ts', 'interface ImportMetaEnv {\n  readonly A?: string;\n}'],
    ],
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
  'money is calculated in whole cents': {
    refuses: [
      ['src/domain/a.ts', 'export const a = (b: number, c: number) => b / 100 + c / 100;'],
      ['src/areas/cards/a.ts', 'export const a = (b: number) => (b / 100) * 2;'],
      ['mocks/account/a.ts', 'export function a(b: number) { const dollars = b / 100; return dollars; }'],
      ['src/api/a.ts', 'export const a = (b: string) => parseFloat(b);'],
    ],
    allows: [
      ['src/api/a.ts', 'export const a = (b: number) => ({ amount: b / 100 });'],
      ['src/domain/a.ts', 'export const a = (b: number, c: number) => b + c * 100;'],
      ['tests/a.ts', 'export const a = (b: number) => b / 100 + 1;'],
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
  'plain words in comments, names and texts': {
    refuses: [
      ['src/domain/a.ts', '/** Whoever asks first. */\nexport const a = 1;'],
      ['src/areas/home/a.tsx', 'export const A = () => <p>{/* nobody waits */}</p>;'],
      ['src/areas/home/a.tsx', 'export const A = () => <p>Nobody waits</p>;'],
      ['machines/a.ts', "export const a = { description: '[ACC-001] Somebody is here.' };"],
      ['machines/a.ts', 'export const a = { tellFailure: 1 };'],
      ['machines/a.ts', 'export class A { #owedSignOut = 1; }'],
      ['tests/a.ts', "test('the shelf is empty', () => run());"],
      ['tests/a.ts', 'test(`anybody may see it`, () => run());'],
      ['tests/a.ts', `test(\`\${id} is told\`, () => run());`],
      ['mocks/a.ts', 'export const BACKSTAGE_DEED = 1;'],
    ],
    allows: [
      ['src/messages/a.ts', "export const a = 'Whoever you are';"],
      [
        'src/domain/a.ts',
        '/** The visitor who asks first, and every intelligible teller. */\nexport const teller = 1;',
      ],
      ['machines/a.ts', "export const a = { description: 'Shows “Tell us where you are”.' };"],
    ],
  },
  'no skipped, focused or excused test': {
    refuses: [
      ['src/domain/a.test.ts', "test.skip('a', () => {});"],
      ['tests/a.ts', "describe.only('a', () => {});"],
      ['tests/a.ts', "test.concurrent.skip('a', () => {});"],
      ['tests/a.ts', "test['skip']('a', () => {});"],
      ['tests/a.ts', "test.skip.each([1])('a', () => {});"],
      ['tests/a.ts', "it.todo('a');"],
      ['tests/a.ts', "test('a', { skip: true }, () => {});"],
      ['tests/a.ts', "test('a', { retry: 2 }, () => {});"],
      ['tests/a.ts', "test('a', ({ skip }) => { run(); });"],
      ['tests/a.ts', "test('a', (context) => { if (late) context.skip(); });"],
    ],
    allows: [
      ['src/domain/a.test.ts', "test('a', () => list.skip(1));"],
      ['src/domain/a.test.ts', "test('a', () => run({ retry: 2 }));"],
      ['tests/journeys/a.spec.ts', "test('a', async ({ page }) => { test.slow(); await page.goto('/'); });"],
    ],
  },
  'tests go by their own names': {
    refuses: [
      ['tests/a.ts', 'const it = test;'],
      ['tests/a.ts', 'const together = test.concurrent;'],
      ['tests/a.ts', 'const { concurrent } = test;'],
      ['tests/a.ts', "import { test as t } from 'vitest';"],
      ['tests/a.ts', "import { it as test } from 'vitest';"],
      ['tests/a.ts', "import { describe as group } from 'vitest';"],
      ['tests/a.ts', "import * as vitest from 'vitest';"],
      ['tests/a.ts', 'let quiet;\nquiet = describe;'],
      ['tests/a.ts', 'const run = test.bind(null);'],
      ['tests/a.ts', 'const own = { check: test };'],
      ['tests/a.ts', "import { test as base } from '@playwright/test';\nbase('a', () => run());"],
    ],
    allows: [
      ['tests/a.ts', "import { expect, it, test } from 'vitest';"],
      ['tests/a.ts', "import { test as base } from '@playwright/test';\nexport const test = base.extend({});"],
      ['tests/a.ts', "const it = tests['a'];\nconst found = test(1);"],
    ],
  },
  'every test does something': {
    refuses: [
      ['tests/a.ts', "test('a', () => {});"],
      ['tests/a.ts', "test('a');"],
      ['tests/a.ts', "test.concurrent('a', async () => {});"],
      ['tests/a.ts', "it('a', function () { /* later */ });"],
      ['tests/a.ts', "test('a', () => undefined, 1000);"],
      ['tests/a.ts', "test('a', { timeout: 1000 }, () => { const one = 1; });"],
      ['tests/a.ts', "test.each([1])('a', () => {});"],
      ['tests/a.ts', "test.each([])('a', () => expect(1).toBe(1));"],
    ],
    allows: [
      ['tests/a.ts', "test('a', () => expect(1).toBe(1));"],
      ['tests/a.ts', "test('a', { timeout: 1000 }, async () => { await run(); });"],
      ['tests/a.ts', "test.each([1])('a', (one) => expect(one).toBe(1));"],
      ['tests/a.ts', "test('a', check);\ntest.beforeEach(() => {});\ndescribe('b', () => {});\ntest.use({ a: 1 });"],
    ],
  },
  'no test has less time than all': {
    refuses: [
      ['tests/a.ts', "test('a', run, 15_000);"],
      ['tests/a.ts', "test('a', { timeout: 15_000 }, run);"],
      ['tests/a.ts', "test.each([1])('a', run, 1000);"],
    ],
    allows: [
      ['tests/a.ts', "test('a', run, 120_000);\ntest('b', { timeout: SLOW_MS }, run);"],
      ['tests/a.ts', "test('a', async () => expect(one).toBeVisible({ timeout: 500 }));"],
    ],
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

test.each(['README.md', 'CONTRIBUTING.md', 'HOSTING.md', 'DECISIONS.md'])('%s has plain words', (path) => {
  expect(vagueWordsInDocument(readFileSync(path, 'utf8'))).toEqual([]);
});
