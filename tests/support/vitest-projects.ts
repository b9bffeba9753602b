import { readdirSync, readFileSync } from 'node:fs';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** A file that replaces modules, or asks for fresh ones, would leave them to the files after it. */
const REPLACES_MODULES = /\bvi\.(mock|unmock|doMock|resetModules)\(/;

/** Compared with a jsdom that no other file has used. */
const NEEDS_OWN_PAGE = ['tests/support/computed-style.test.tsx'];

/** How long a test may take: some read the whole tree, or draw whole pages, on a machine that may be busy. */
const TIMEOUT_MS = 60_000;

/** How long `expect.poll` asks, as Testing Library does: a loaded machine must not fail what is right. */
const POLL_MS = 15_000;

/** A test of a mutant may wait for other work of the machine; one that hangs is rare. */
const MUTANT_TIMEOUT_MS = 60_000;

const SETUP = ['tests/support/hold-wire.setup.ts'];
const SCREEN_SETUP = [...SETUP, 'tests/support/page.setup.ts', 'tests/support/jsdom-stand-ins.setup.ts'];

const FOLDERS = ['src', 'machines', 'mocks', 'tests'];

/**
 * Two kinds of tests, by where they run: `pure` in Node, `screen` in a page of jsdom. To load the app takes longer than most
 * tests of it, so the files of a kind share the modules and the page of their process, which page.setup.ts tidies between them.
 * Files that replace modules are distinguished by what is written in them, and get a process each.
 */
export function testProjects(): TestProjectInlineConfiguration[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const pure = split(files.filter((file) => file.endsWith('.test.ts')));
  const screen = split(files.filter((file) => file.endsWith('.test.tsx')));
  const machines = splitMachines(files);
  return [
    project('screen', 'jsdom', screen.shared, { isolate: false }),
    project('pure', 'node', pure.shared, { isolate: false }),
    project('screen-apart', 'jsdom', screen.apart, { isolate: true }),
    project('pure-apart', 'node', pure.apart, { isolate: true }),
    // Run by `npm test` after a build, whose files they read.
    project('built', 'node', ['tests/contracts/**/*.built.ts'], { isolate: true }),
    // Run by `npm run mutants`: each approved list stands for its machine, on which its runner tries all its tests. To load the app
    // takes longer than the mutants of a machine, so that they share it, but for those whose tests replace modules.
    mutants('mutants', machines.shared, { isolate: false }),
    mutants('mutants-apart', machines.apart, { isolate: true }),
  ];
}

function project(
  name: string,
  environment: 'node' | 'jsdom',
  include: string[],
  { isolate }: { isolate: boolean },
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment,
      include,
      isolate,
      testTimeout: TIMEOUT_MS,
      expect: { poll: { timeout: POLL_MS } },
      setupFiles: environment === 'jsdom' ? SCREEN_SETUP : SETUP,
    },
  };
}

function mutants(name: string, include: string[], { isolate }: { isolate: boolean }): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment: 'jsdom',
      include,
      runner: './tests/mutants/mutant.runner.ts',
      isolate,
      testTimeout: MUTANT_TIMEOUT_MS,
      setupFiles: SCREEN_SETUP,
    },
  };
}

/** By the tests of each machine: a module that an earlier machine has loaded could not be replaced any more. */
function splitMachines(files: string[]): { shared: string[]; apart: string[] } {
  const replacing = split(files.filter((file) => /\.test\.tsx?$/.test(file))).apart;
  const isApart = (list: string) => {
    const flow = list.slice('tests/models/'.length, -'.approved.txt'.length);
    return replacing.some((file) => file.startsWith(`tests/models/${flow}.`) || file.startsWith(`machines/${flow}.`));
  };
  const lists = files.filter((file) => file.startsWith('tests/models/') && file.endsWith('.approved.txt'));
  return {
    shared: lists.filter((list) => !isApart(list)),
    apart: lists.filter((list) => isApart(list)),
  };
}

function split(files: string[]): { shared: string[]; apart: string[] } {
  const apart = files.filter(
    (file) => NEEDS_OWN_PAGE.includes(file) || REPLACES_MODULES.test(readFileSync(file, 'utf8')),
  );
  return { shared: files.filter((file) => !apart.includes(file)), apart };
}
