import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const WINDOWLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
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
 * Debian's package (as root) or Playwright's; throws one sentence that says what to do when that fails too.
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  const found = named || present() || installed();
  if (found) return found;
  throw new Error(
    'No Chromium was found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program file.',
  );
}

/**
 * The path of Chromium built without windows, where there is one; else of what findBrowser finds. It draws pages with the same
 * engine for two thirds of the work, and lacks the cache of Back and Forward. CHROMIUM_PATH is taken before it.
 */
export function findWindowlessBrowser() {
  const whole = findBrowser();
  return process.env.CHROMIUM_PATH ? whole : (onPath(WINDOWLESS_NAMES) ?? whole);
}

function present() {
  return onPath(NAMES) ?? [...PLACES, chromium.executablePath()].find((file) => existsSync(file));
}

function onPath(names) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((at) => names.map((name) => path.join(at, name)))
    .find((file) => existsSync(file));
}

function installed() {
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    tryRun('apt-get', ['update', '-qq']);
    tryRun('apt-get', ['install', '-y', '-qq', 'chromium']);
    const found = present();
    if (found) {
      // Older releases have no such package.
      tryRun('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
      return found;
    }
  }
  tryRun('npx', ['playwright', 'install', 'chromium']);
  return present();
}

function tryRun(program, rest) {
  try {
    execFileSync(program, rest, { stdio: 'inherit' });
  } catch {
    // The next way is tried; findBrowser says what to do when none is left.
  }
}
