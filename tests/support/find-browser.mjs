import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The same engine without a browser around it: tests run faster in it where it is there. */
const LIGHT = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium or Chrome: CHROMIUM_PATH, the PATH, the usual places, Playwright's own. Where there is none, installs
 * Debian's package (as root) or Playwright's; throws one sentence that says what to do when that fails too. `isWhole` wants the
 * browser that people use: the light one keeps no pages for Back, and is not what is measured.
 */
export function findBrowser({ isWhole = false } = {}) {
  const named = isWhole && process.env.CHROMIUM_PATH?.endsWith(LIGHT) ? undefined : process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  const names = isWhole ? NAMES : [LIGHT, ...NAMES];
  const found = named || present(names) || installed(names);
  if (found) return found;
  throw new Error(
    'No Chromium was found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program file.',
  );
}

function present(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((at) => path.join(at, name)));
  return [...onPath, ...PLACES, chromium.executablePath()].find((file) => existsSync(file));
}

function installed(names) {
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    tryRun('apt-get', ['update', '-qq']);
    for (const name of ['chromium', LIGHT]) tryRun('apt-get', ['install', '-y', '-qq', name]);
    const found = present(names);
    if (found) return found;
  }
  tryRun('npx', ['playwright', 'install', 'chromium']);
  return present(names);
}

function tryRun(program, rest) {
  try {
    execFileSync(program, rest, { stdio: 'inherit' });
  } catch {
    // The next way is tried; findBrowser says what to do when none is left.
  }
}
