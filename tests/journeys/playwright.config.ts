import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '#tests/support/find-browser.mjs';

const PORT = 4273;
export const DIRECTORY_PORT = 4274;
export const GALLERY_PORT = 4275;
const resultsFile = process.env['TEST_RESULTS'];

// A whole directory of stores, where one lies beside the project; the generated stores otherwise.
const [directory] = ['../shared/data/stores.csv'].filter((file) => existsSync(file));

function served(port: number, env: Record<string, string> = {}) {
  return {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort --logLevel warn`,
    cwd: '../..',
    env,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  };
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../.cache/journeys',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A journey that needs a second try hides a race that a visitor will meet.
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: resultsFile ? [['list'], ['json', { outputFile: resultsFile }]] : 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // WebGL without a graphics card.
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--ignore-gpu-blocklist',
      ],
    },
  },
  webServer: [
    served(PORT),
    served(DIRECTORY_PORT, directory ? { WORLD_STORES: directory } : {}),
    // The gallery of the design system is in no production build.
    {
      ...served(GALLERY_PORT),
      command: `node node_modules/vite/bin/vite.js --port ${GALLERY_PORT} --strictPort --logLevel warn`,
    },
  ],
});
