import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { afterEach, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { type Layer, layerNames, layerOf, layers } from './layers.ts';
import { forbidden } from './rules.ts';

const SLOW_MS = 180_000;
const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

async function violations(baseDir: string): Promise<IViolation[]> {
  const result = await cruise(['src', 'machines', 'mocks'], {
    baseDir,
    validate: true,
    ruleSet: { forbidden },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[?](url|raw|worker)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  });
  if (typeof result.output === 'string') throw new Error(result.output);
  const output: ICruiseResult = result.output;
  return output.summary.violations;
}

/** Writes a small tree beside the app, with the same import aliases, and says which rules it breaks. */
async function rulesBrokenBy(files: Record<string, string>): Promise<string[]> {
  return [...new Set((await violations(tree(files))).map(({ rule }) => rule.name))].sort();
}

function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(process.cwd(), '.fence-'));
  made.push(root);
  const { imports, dependencies, devDependencies } = packageJson;
  write(root, 'package.json', JSON.stringify({ type: 'module', imports, dependencies, devDependencies }));
  for (const folder of ['src', 'machines', 'mocks']) mkdirSync(join(root, folder));
  for (const [file, text] of Object.entries(files)) write(root, file, text);
  return root;
}

function write(root: string, file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('the app respects its fences', { timeout: SLOW_MS }, async () => {
  const found = (await violations(process.cwd())).map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  expect(found).toEqual([]);
});

describe('the fence bites', { timeout: SLOW_MS }, () => {
  test('every import between two layers that is not in the table is refused', async () => {
    const files: Record<string, string> = {};
    for (const from of layerNames) {
      for (const to of layerNames) {
        if (from === to) continue;
        files[`${layers[to].folder}/session/target.ts`] = 'export const target = 1;';
        files[`${layers[from].folder}/session/to-${to}.ts`] =
          `export const use = () => import('${addressOf(from, to)}');`;
      }
    }
    const refused = (await violations(tree(files))).map(({ from, to }) => `${layerOf(from)} -> ${layerOf(to)}`);
    expect(refused.sort()).toEqual(layerNames.flatMap(strangersOf).sort());
  });

  test('a type-only import counts as an import', async () => {
    const broken = await rulesBrokenBy({
      'src/api/a.ts': 'export type Target = 1;',
      'src/domain/b.ts': `import type { Target } from '#api/a.ts';\nexport type Use = Target;`,
    });
    expect(broken).toEqual(['domain-imports-only-what-it-knows']);
  });

  test('two areas do not import each other', async () => {
    const broken = await rulesBrokenBy({
      'src/areas/gifting/a.ts': `import { b } from '../rewards/b.ts';\nexport const a = b;`,
      'src/areas/rewards/b.ts': 'export const b = 1;',
    });
    expect(broken).toEqual(['areas-do-not-know-each-other']);
  });

  test('a machine imports the session machines, but no other area', async () => {
    const files = {
      'machines/gifting/a.ts': `import { b } from '../session/b.ts';\nexport const a = b;`,
      'machines/session/b.ts': 'export const b = 1;',
    };
    expect(await rulesBrokenBy(files)).toEqual([]);
    const stranger = {
      'machines/rewards/c.ts': `import { a } from '../gifting/a.ts';\nexport const c = a;`,
      'src/areas/rewards/d.ts': `import { a } from '#machines/gifting/a.ts';\nexport const d = a;`,
    };
    expect(await rulesBrokenBy({ ...files, ...stranger })).toEqual([
      'an-area-uses-its-own-machines',
      'machines-of-different-areas-do-not-know-each-other',
    ]);
  });

  test('the app reaches the world by dynamic import only', async () => {
    const world = { 'mocks/world.ts': 'export const world = 1;' };
    const lazy = { 'src/app/main.ts': `export const start = () => import('#mocks/world.ts');` };
    expect(await rulesBrokenBy({ ...world, ...lazy })).toEqual([]);
    const eager = { 'src/app/main.ts': `import { world } from '#mocks/world.ts';\nexport const start = world;` };
    expect(await rulesBrokenBy({ ...world, ...eager })).toEqual(['the-world-is-imported-dynamically']);
  });

  test('packages that a layer does not need are refused', async () => {
    const broken = async (file: string, from: string) => rulesBrokenBy({ [file]: `export * as all from '${from}';` });
    expect(await broken('src/domain/a.ts', 'valibot')).toEqual(['domain-needs-no-such-package']);
    expect(await broken('src/domain/a.ts', 'node:path')).toEqual(['domain-needs-no-such-package']);
    expect(await broken('machines/a.ts', '@xstate/react')).toEqual(['machines-needs-no-such-package']);
    expect(await broken('machines/a.ts', 'xstate')).toEqual([]);
    expect(await broken('src/ui/a.ts', '@tanstack/react-router')).toEqual(['ui-needs-no-such-package']);
    expect(await broken('src/ui/a.ts', '@base-ui/react/dialog')).toEqual([]);
    expect(await broken('src/api/a.ts', 'react')).toEqual(['api-needs-no-such-package']);
    expect(await broken('src/platform/a.ts', 'react')).toEqual(['platform-needs-no-such-package']);
    expect(await broken('src/areas/home/a.ts', 'msw')).toEqual(['areas-needs-no-such-package']);
    expect(await broken('src/areas/home/a.ts', 'node:fs')).toEqual(['areas-needs-no-such-package']);
    expect(await broken('src/areas/home/a.ts', 'node:worker_threads')).toEqual(['areas-needs-no-such-package']);
    expect(await broken('src/platform/a.ts', 'events')).toEqual(['platform-needs-no-such-package']);
    expect(await broken('src/routes/a.ts', 'xstate')).toEqual(['routes-needs-no-such-package']);
  });

  test('cycles, imports of tests, unknown modules and build code in the app are refused', async () => {
    const broken = await rulesBrokenBy({
      'src/domain/a.ts': `import { b } from './b.ts';\nexport const a = () => b;`,
      'src/domain/b.ts': `import { a } from './a.ts';\nexport const b = () => a;`,
      'src/domain/c.test.ts': 'export const c = 1;',
      'src/domain/d.ts': `import { c } from './c.test.ts';\nexport const d = c;`,
      'src/domain/e.ts': `import { f } from './f.ts';\nexport const e = f;`,
      'src/app/build/plugin.ts': 'export const plugin = 1;',
      'src/app/main.ts': `import { plugin } from './build/plugin.ts';\nexport const main = plugin;`,
    });
    expect(broken).toEqual([
      'build-code-stays-out-of-the-app',
      'every-import-is-found',
      'no-cycles',
      'no-import-of-a-test',
    ]);
  });
});

/** Routes are not imported by alias, so they have none. */
function addressOf(from: Layer, to: Layer): string {
  if (to !== 'routes') return `#${to}/session/target.ts`;
  return `${from === 'machines' || from === 'mocks' ? '../../src' : '../..'}/routes/session/target.ts`;
}

function strangersOf(from: Layer): string[] {
  const known: readonly string[] = layers[from].knows;
  return layerNames.filter((to) => to !== from && !known.includes(to)).map((to) => `${from} -> ${to}`);
}
