import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '#tests/support/find-browser.mjs';

/** Lighthouse's slow 4G as its developer tools apply it: 150 ms × 3.75, 1.6 Mbit/s × 0.9 down, 750 kbit/s × 0.9 up. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

type Conditions = {
  slowdown?: number;
  slowNetwork?: boolean;
  desktop?: boolean;
  webgl?: boolean;
  cookies?: Record<string, string>;
};

/** A visitor who was asked for consent before; a first visit is asked, so it names its own cookies. */
const ANSWERED = { 'cookie-consent': 'none' };

/** A fresh browser with a cold cache and one page in it; closed when the work is done. */
export async function inBrowser<Result>(
  address: string,
  { slowdown = 1, slowNetwork = false, desktop = false, webgl = false, cookies = ANSWERED }: Conditions,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const browser = await launch(webgl);
  try {
    const context = await browser.newContext({ ...(desktop ? DESKTOP : PHONE), locale: 'en-US' });
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: address })));
    const page = await context.newPage();
    return await work(page, await slowed(page, { slowdown, slowNetwork }));
  } finally {
    await browser.close();
  }
}

/** Slows one tab. */
export async function slowed(page: Page, { slowdown = 1, slowNetwork = false }: Conditions): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  return session;
}

/** `port` is where others may speak with the browser. */
export function launch(webgl: boolean, port?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...(port === undefined ? [] : [`--remote-debugging-port=${port}`]),
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The tool has the stack of each new `Error` kept with its lines, and React makes two while its file is read: V8 then reads
      // the whole file a second time, 50 ms that no visitor waits for. With the lines noted at once there is nothing to read again.
      '--js-flags=--no-enable-lazy-source-positions',
      ...(webgl
        ? ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
        : ['--disable-gpu']),
    ],
  });
}
