import { refusalOfNames } from './known-names.mjs';

const node = process.execPath;
const bin = (path) => [node, `node_modules/${path}`];
/** One checker: several check what they share several times, on cores that the tests need. */
const tsc = [...bin('typescript-native/bin/tsc'), '--checkers', '1'];
const biome = (...files) => [...bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', ...files];
const vite = (...rest) => [...bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...rest];
const vitest = (...rest) => [...bin('vitest/vitest.mjs'), 'run', ...rest];
const playwright = [...bin('@playwright/test/cli.js'), 'test', '--config', 'tests/journeys/playwright.config.ts'];
/** Every project of vitest-projects.ts but the one that reads a build and those of mutants. */
const app = ['--project', 'pure*', '--project', 'screen*'];

const types = {
  name: 'types',
  lane: 'checks',
  commands: [
    [...tsc, '-p', 'tsconfig.json'],
    [...tsc, '-p', 'machines/tsconfig.json'],
  ],
};
const build = { name: 'build', lane: 'checks', commands: [vite()] };
/** What the journeys of Google's map open; they would build it themselves while one of two cores waits. */
const google = {
  name: 'google',
  lane: 'checks',
  environment: {
    VITE_GOOGLE_MAPS_KEY: 'stand-in-for-a-key-of-google',
    VITE_GALLERY: 'true',
    BUILD_COMPRESS: 'off',
  },
  commands: [vite('--outDir', 'dist-google')],
};
/** What the journeys of the map with streets open: a build that names an archive, and the archive. */
const streets = {
  name: 'streets',
  lane: 'checks',
  environment: { VITE_MAP_TILES: '/tiles/streets.pmtiles', BUILD_COMPRESS: 'off' },
  commands: [
    vite('--outDir', 'dist-streets'),
    [node, 'tests/support/write-street-archive.mjs', 'dist-streets/tiles/streets.pmtiles'],
  ],
};
const journeys = {
  name: 'journeys',
  lane: 'last',
  needs: ['build', 'google', 'streets'],
  tests: true,
  shown: true,
  browser: true,
  environment: { GOOGLE_IS_BUILT: 'true', STREETS_ARE_BUILT: 'true' },
  commands: [playwright],
};
const tests = (name, ...rest) => ({
  name,
  lane: 'tests',
  tests: true,
  shown: true,
  commands: [vitest(...app, ...rest)],
});

/**
 * Everything. `lane`: steps of one lane run one after the other, the lanes `tests` and `checks` side by side; the lane `last`
 * waits for both, since its browsers need the whole machine.
 */
export const everyStep = [
  tests('vitest'),
  types,
  { name: 'lint', lane: 'checks', commands: [biome('.')] },
  { name: 'knip', lane: 'checks', commands: [bin('knip/bin/knip.js')] },
  build,
  google,
  streets,
  {
    name: 'built',
    lane: 'checks',
    needs: ['build'],
    tests: true,
    shown: true,
    commands: [vitest('--project', 'built')],
  },
  journeys,
  { name: 'trace', lane: 'last', commands: [[node, 'tests/requirements/trace.mjs', '--complete']] },
];

/** Parts of `vitest`, by name only. */
export const parts = [tests('unit', '--exclude', 'tests/models/**'), tests('models', 'tests/models')];

/** These read files by their path, which no import shows; a test looks for others. */
const READERS = [
  'tests/fences',
  'tests/mutants',
  'tests/requirements',
  'tests/contracts',
  'tests/new-flow',
  'tests/places',
  'tests/support/test-steps.test.ts',
  'tests/models/kit-self/diagram.test.ts',
  'src/app/build',
  'src/app/pseudo-locale.test.tsx',
  'src/app/routes.test.ts',
  'src/messages',
  'src/ui/art/art.test.tsx',
  'mocks/stores/store-words.test.ts',
];
/** What a browser gets, and the server that it is asked from. */
const BROWSER = /^(src|machines|mocks|public)\/|^(index\.html|vite\.config\.ts|tsconfig\.json|package(-lock)?\.json)$/;
/** What journeys and their reporter import or read outside their folder; a test follows the imports. */
const BESIDE_JOURNEYS = [
  /^tests\/(models\/.*\.tsx?$|shots\/|contracts\/wire|requirements\/rows\.mjs|support\/google-maps\/)/,
  /^tests\/support\/(an-address|cart-items|find-browser|greeting-to|previous-orders|product-details)\./,
  /^tests\/support\/(write-)?street-archive\./,
];
const TEST_FILE = /\.test\.tsx?$/;
const JOURNEY = /^tests\/journeys\/.*\.spec\.ts$/;
const LINTED = /\.(tsx?|mjs|json|css)$/;

/** The steps of these names, in their own order; what to answer where a name is none of a step. */
export function namedSteps(names) {
  const all = [...parts, ...everyStep];
  const refusal = refusalOfNames(
    names,
    all.map(({ name }) => name),
  );
  return { steps: all.filter(({ name }) => names.includes(name)), refusal };
}

/** What files that differ from `base` can reach, and what that leaves out, in words. `deleted` are those of them that are gone. */
export function stepsForChange(files, base, deleted = []) {
  const linted = files.filter((file) => LINTED.test(file) && !deleted.includes(file));
  const specs = files.filter((file) => JOURNEY.test(file) && !deleted.includes(file));
  const needsBrowser = files.some(
    (file) =>
      ([BROWSER, ...BESIDE_JOURNEYS].some((place) => place.test(file)) && !TEST_FILE.test(file)) ||
      (file.startsWith('tests/journeys/') && !JOURNEY.test(file)),
  );
  const withModels = files.some((file) => /^(machines|tests\/(models|requirements))\//.test(file));
  const leftOut = ['knip, the checks of the built files and the trace of requirements'];
  const steps = [
    tests('changed', '--changed', base),
    tests('readers', ...READERS, ...(withModels ? ['tests/models/models.test.ts'] : [])),
    types,
  ];
  if (linted.length > 0) {
    steps.push({ name: 'lint', lane: 'checks', commands: [biome('--no-errors-on-unmatched', ...linted)] });
  }
  if (needsBrowser) steps.push(build, google, streets, journeys);
  else if (specs.length > 0) {
    steps.push(build, google, streets, { ...journeys, commands: [[...playwright, ...specs]] });
    leftOut.push('journeys that did not change');
  } else leftOut.push('all journeys: nothing that a browser gets or a journey reads has changed');
  return { steps, leftOut };
}
