import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { findWindowlessBrowser } from '#tests/support/find-browser.mjs';

/** The first of four ports; another first one lets two working trees run their journeys side by side. */
const PORT = Number(process.env['JOURNEYS_PORT'] ?? 4273);
export const DIRECTORY_PORT = PORT + 1;
export const GOOGLE_PORT = PORT + 2;
export const STREETS_PORT = PORT + 3;
/** Every page would load the panel and most journeys never open it; those that do open it on the server of the streets. */
const WITHOUT_PANEL = { WORLD_PANEL: 'off' };
export const PANEL_PORT = STREETS_PORT;
/** Looks like a key; the script that it would load is answered by a stand-in (google-script.ts). */
const GOOGLE = {
  ...WITHOUT_PANEL,
  VITE_GOOGLE_MAPS_KEY: 'stand-in-for-a-key-of-google',
  VITE_GALLERY: 'true',
  BUILD_COMPRESS: 'off',
};
/** Streets from an archive that lies in the build (tests/support/street-archive.ts). */
const STREETS = { VITE_MAP_TILES: '/tiles/streets.pmtiles', BUILD_COMPRESS: 'off' };
const resultsFile = process.env['TEST_RESULTS'];

// A whole directory of stores, where one lies beside the project; the generated stores otherwise.
const [directory] = ['../shared/data/stores.csv'].filter((file) => existsSync(file));

/** Files whose subject is the map; everywhere else drawing it in software would cost half of the time, and the list stands alone. */
const MAP_JOURNEYS = /\/(?:map-[^/]+|google|directory|gallery|policy)\.spec\.ts$/;

/**
 * Pages are drawn without a graphics card, and so is WebGL: a card in software draws both, at thrice the cost. No page lives long
 * enough to be worth optimised machine code, which two cores would spend a sixth of the time on.
 */
function launch(...drawing: string[]) {
  return {
    executablePath: findWindowlessBrowser(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
      '--js-flags=--no-maglev --no-turbofan',
      ...drawing,
    ],
  };
}

const WITH_MAP = launch('--enable-unsafe-swiftshader');

/** What serve.mjs builds, where `build` holds, and serves. */
const SERVERS = [
  { port: PORT, env: WITHOUT_PANEL },
  { port: DIRECTORY_PORT, env: { ...WITHOUT_PANEL, ...(directory && { WORLD_STORES: directory }) } },
  // A build of its own: what visitors get holds neither the gallery of the design system nor, without a key, Google's map.
  { port: GOOGLE_PORT, env: GOOGLE, outDir: 'dist-google', build: !process.env['GOOGLE_IS_BUILT'] },
  { port: STREETS_PORT, env: STREETS, outDir: 'dist-streets', build: !process.env['STREETS_ARE_BUILT'], archive: true },
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../.cache/journeys',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may be late once. What needed a second try is listed at the end as flaky: it hides a race, to be looked for.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./machines.reporter.ts'],
    ...(resultsFile ? [['json', { outputFile: resultsFile }] as const] : []),
  ],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'pages',
      testIgnore: MAP_JOURNEYS,
      grepInvert: /@map/,
      use: { launchOptions: launch('--disable-3d-apis', '--in-process-gpu') },
    },
    { name: 'maps', testMatch: MAP_JOURNEYS, use: { launchOptions: WITH_MAP } },
    { name: 'maps of pages', testIgnore: MAP_JOURNEYS, grep: /@map/, use: { launchOptions: WITH_MAP } },
  ],
  webServer: {
    command: 'node tests/journeys/serve.mjs',
    cwd: '../..',
    env: { JOURNEY_SERVERS: JSON.stringify(SERVERS) },
    // The last one to be opened.
    url: `http://127.0.0.1:${STREETS_PORT}/`,
    reuseExistingServer: false,
    timeout: 300_000,
  },
});
