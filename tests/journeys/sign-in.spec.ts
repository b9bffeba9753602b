import { readdirSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { findBrowser } from '#tests/support/find-browser.mjs';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { expectAccessible } from './accessible.ts';
import { comeBackOnline, fetchedAhead, holdRequests } from './network.ts';
import { consentCookie, expect, openAs, test } from './support.ts';
import type { WorldControl } from './world-control.ts';

const WORKER_SCRIPTS = readdirSync(new URL('../../dist/assets/', import.meta.url))
  .filter((name) => /worker.*\.js$/.test(name))
  .map((name) => `/assets/${name}`);

const GWEN = PERSONAS['member-green'];
const MIA = PERSONAS['member-second-factor'];

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

const lastCode = async (world: WorldControl) => (await world.outbox())[0]?.code ?? '';
const hello = (page: Page, firstName: string) => page.getByRole('heading', { level: 1, name: greetingTo(firstName) });
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome back' });
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code' });

test('ACC-033 ACC-034 ACC-035 ACC-036 FC-077 the second factor: a wrong code, another one after the pause, and the right one pasted with a space', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/40[03].*account\/(signin|mfa)/);
  await page.clock.install();
  await page.goto('/account/signin?returnUrl=/menu/store-locator');
  await fillIn(page, MIA.email);
  const overlay = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(overlay).toContainText('to your phone ending in 0142');
  await expectAccessible(page);

  const first = await lastCode(world);
  await codeField(page).pressSequentially(first === '111111' ? '222222' : '111111');
  await expect(overlay).toContainText('The code you entered is not valid. Please try again.');
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page);

  await world.clock({ advanceMs: 31_000 });
  await page.clock.fastForward(31_000);
  await overlay.getByRole('button', { name: 'Send a new code' }).click();
  await expect.poll(() => lastCode(world)).not.toBe(first);
  const second = await lastCode(world);
  await codeField(page).focus();
  await page.evaluate(
    (text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
      document.execCommand('insertText', false, text);
    },
    `${second.slice(0, 3)} ${second.slice(3)}`,
  );
  // The whole address: that of the form ends alike.
  await expect(page).toHaveURL('/menu/store-locator');
  const { requests } = await world.effects();
  expect(requests['POST /apiproxy/v1/account/mfa/verify']).toBe(2);
});

test('ACC-031 a browser that is kept signed in is so after it was closed, and another one is not', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  const reopened = async (cookies: Awaited<ReturnType<BrowserContext['cookies']>>) => {
    const next = await browser.newContext(baseURL ? { baseURL } : {});
    // What has no end of its own ends with the browser.
    await next.addCookies(cookies.filter(({ expires, name }) => expires !== -1 || name === 'world'));
    return next;
  };
  await page.goto('/account/signin');
  await page.getByRole('checkbox', { name: 'Keep me signed in' }).check();
  await fillIn(page, GWEN.email);
  await expect(hello(page, 'Gwen')).toBeVisible();
  const kept = await reopened(await context.cookies());
  const again = await kept.newPage();
  await again.goto('/account/for-you');
  await expect(hello(again, 'Gwen')).toBeVisible();
  await again.goto('/account/signin?returnUrl=/menu/store-locator');
  await expect(again).toHaveURL('/menu/store-locator');
  await kept.close();

  await page.goto('/account/signout');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/account/signin');
  await fillIn(page, GWEN.email);
  await expect(hello(page, 'Gwen')).toBeVisible();
  const other = await reopened(await context.cookies());
  const later = await other.newPage();
  await later.goto('/account/profile');
  await expect(welcome(later)).toBeVisible();
  await other.close();
});

/** In the page: the time between its hearing of another tab and its showing a text no more, milliseconds. */
function timeEmptying(text: string) {
  const heard = new Promise<number>((resolve) => {
    const channel = new BroadcastChannel('northstar.session');
    channel.addEventListener('message', () => resolve(performance.now()), { once: true });
  });
  const emptied = new Promise<number>((resolve) => {
    const watch = new MutationObserver(() => {
      if (document.body.textContent?.includes(text)) return;
      watch.disconnect();
      resolve(performance.now());
    });
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return { took: Promise.all([heard, emptied]).then(([from, to]) => to - from) };
}

test('FC-067 a sign-out in one tab empties the other one within a second and leads it to sign in', async ({
  page,
  context,
  world,
}) => {
  await openAs(page, world, 'member-green', '/account/profile');
  const name = page.getByText('Gwen North');
  await expect(name).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account/for-you');
  await expect(hello(other, 'Gwen')).toBeVisible();
  const emptying = await page.evaluateHandle(timeEmptying, 'Gwen North');
  // No answer is waited for, and no code: neither would come within a second everywhere.
  const { release } = await holdRequests(page, '**/*');
  await other.getByRole('link', { name: 'Sign out' }).click();
  await expect(name).toBeHidden();
  // A second, and what a busy machine adds to it.
  expect(await emptying.evaluate(({ took }) => took)).toBeLessThan(3000);
  release();
  // The page that follows has yet to load its code.
  await expect(welcome(page)).toBeVisible();
  await expect(page).toHaveURL(/\/account\/signin\?returnUrl=%2Faccount%2Fprofile$/);
  expect(await page.content()).not.toContain('Gwen');
  await expect(other).toHaveURL(/\/$/);
});

test('FC-071 another member who signs in in another tab takes the place of this one', async ({
  page,
  context,
  world,
  problems,
}) => {
  // What the first tab still asks for is refused once the other one has signed out.
  problems.expect(/401.*(account|stream-items)/);
  await openAs(page, world, 'member-green', '/account/for-you');
  await expect(hello(page, 'Gwen')).toBeVisible();
  const other = await context.newPage();
  const { link } = await world.signInLink(PERSONAS['member-gold'].email);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'You’re already signed in as Gwen' })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Sign out and use the link' }).click();
  await expect(hello(other, 'Goldie')).toBeVisible();
  await expect(page.getByText('Gwen')).toHaveCount(0);
});

test('FC-080 a link does not replace a session that is to stay', async ({ page, world }) => {
  await world.become('member-green');
  const { link } = await world.signInLink(PERSONAS['member-gold'].email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(hello(page, 'Gwen')).toBeVisible();
  expect((await world.effects()).requests['POST /apiproxy/v1/account/signin/sso/:token']).toBeUndefined();
});

test('FC-067 FC-080 D-391 a sign-out in another tab ends the question of a link, which signs in no one then', async ({
  page,
  context,
  world,
}) => {
  await world.become('member-green');
  const other = await context.newPage();
  await other.goto('/account/for-you');
  await expect(hello(other, 'Gwen')).toBeVisible();
  const { link } = await world.signInLink(PERSONAS['member-gold'].email);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Sign out and use the link' })).toBeVisible();
  await other.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/account\/signin$/);
  await expect(page.getByText('This link is no longer valid.')).toHaveCount(0);
  expect((await world.effects()).requests['POST /apiproxy/v1/account/signin/sso/:token']).toBeUndefined();
});

test('FC-080 ACC-037 ACC-038 D-391 a link whose use fails is not blamed, and is tried again until it signs in', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500/);
  await world.become('member-green');
  const { link } = await world.signInLink(PERSONAS['member-gold'].email);
  await page.goto(link);
  const replace = page.getByRole('button', { name: 'Sign out and use the link' });
  await expect(replace).toBeVisible();
  await world.fail('POST /apiproxy/v1/account/signin/sso/:token', 'status:500', 1);
  await world.fail('GET /apiproxy/v1/session', 'status:500');
  await replace.click();
  const unfinished = page.getByRole('heading', { level: 1, name: 'We couldn’t finish signing you in' });
  await expect(unfinished).toBeFocused();
  await expect(page.getByText('This link is no longer valid.')).toHaveCount(0);
  await expectAccessible(page);
  await world.heal();
  const again = page.getByRole('button', { name: 'Try again' });
  // Whether the session has begun, and as it has not, once more with the token.
  await again.click();
  await expect(unfinished).toBeFocused();
  await again.click();
  await expect(hello(page, 'Goldie')).toBeVisible();
});

test('FC-080 a link signs in; its token is in no address, no history and no referrer', async ({ page, world }) => {
  const { link } = await world.signInLink(GWEN.email, '/menu/store-locator');
  const token = new URL(link).pathname.split('/').at(-1) ?? '';
  const leaks: string[] = [];
  page.on('request', (request) => {
    const referrer = request.headers()['referer'];
    if (referrer?.includes(token)) leaks.push(request.url());
  });
  await page.goto(link);
  await expect(page).toHaveURL(/\/menu\/store-locator$/);
  expect(leaks).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
  await page.goBack();
  expect(page.url()).not.toContain(token);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  for (const [address, heading] of [
    ['/account/for-you', greetingTo('Gwen')],
    ['/account/settings', /setting/i],
  ] as const) {
    test(`FC-068 FC-073 a sign-out at ${address} without a network clears this browser, and no later start shows the account`, async ({
      page,
      context,
      world,
      problems,
    }) => {
      problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
      // While the sign-out is pending, what the page fetches ahead with cookies is asked for again without them.
      problems.expect(/preload/);
      await openAs(page, world, 'member-green', address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      // What says it comes once the page has nothing else to do.
      await fetchedAhead(page, 'beside');
      await context.setOffline(true);
      // A finger points at nothing before it presses: whatever the press needs has to be there by now.
      await page.getByRole('link', { name: 'Sign out' }).tap();
      await expect(page.getByText(/couldn’t reach our server/)).toBeVisible();
      await comeBackOnline(page);
      await page.goto('/account/profile');
      await expect(welcome(page)).toBeVisible();
      expect(await page.content()).not.toContain('Gwen');
    });
  }
});

test('FC-070 Back after a sign-out shows nothing of the member, also out of the cache of the browser', async ({
  baseURL,
}) => {
  // Playwright keeps pages out of that cache; visitors do not.
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    await context.addCookies([consentCookie('none', baseURL ?? '')]);
    const page = await context.newPage();
    await page.goto('/account/signin');
    await fillIn(page, GWEN.email);
    await expect(hello(page, 'Gwen')).toBeVisible();
    // What the browser draws first when the page comes back; a page that is loaded anew knows nothing of it.
    await page.evaluate(() => {
      const note = () => Object.assign(window, { shownAs: getComputedStyle(document.body).visibility });
      window.addEventListener('pageshow', note);
    });
    await page.goto('/store-locator/delivery');
    // The server ends the session while the page lies in the cache and hears nothing.
    const ended = await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/apiproxy/v1/account/signout', { method: 'POST', headers })).status;
    });
    expect(ended).toBe(204);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shownAs'))).toBe('hidden');
    await expect(page.getByRole('heading', { level: 1, name: 'Can we get something started for you?' })).toBeVisible();
    await expect(page.getByText('Gwen')).toHaveCount(0);
  } finally {
    await browser.close();
  }
});

test('ACC-023 FC-079 opening the sign-in page unregisters background workers, and signing in works', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), bypassCSP: true });
  await context.addCookies([consentCookie('none', baseURL ?? '')]);
  const page = await context.newPage();
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto('/');
  // Any script of the build that runs without a page will do for one.
  await page.evaluate(async (scripts) => {
    for (const script of scripts) await navigator.serviceWorker.register(script).catch(() => {});
  }, WORKER_SCRIPTS);
  expect(await registrations()).toBeGreaterThan(0);
  await page.goto('/account/signin');
  await expect.poll(registrations).toBe(0);
  await fillIn(page, GWEN.email);
  await expect(hello(page, 'Gwen')).toBeVisible();
  await context.close();
});

const HOME = greetingTo(GWEN.firstName);
const NOT_FOUND = 'This page ran dry';

for (const [id, attack, shown] of [
  ['FC-082', '//evil.example', HOME],
  ['FC-083', '/\\evil.example', HOME],
  ['FC-085', 'javascript:document.title=1', HOME],
  ['FC-086', 'https:/evil.example', HOME],
  ['FC-088', '/%2f%2fevil.example', NOT_FOUND],
  ['FC-088', '/%09/evil.example', NOT_FOUND],
  ['FC-088', '/menu%0d%0aSet-Cookie:x', NOT_FOUND],
  ['FC-091', '/／／evil.example', HOME],
] as const) {
  test(`ACC-008 ACC-009 ${id} signing in with the return address ${attack} never leaves this site`, async ({
    page,
    baseURL,
    problems,
  }) => {
    problems.expect(/404/);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '-') && !/^(data|blob):/.test(request.url()))
        elsewhere.push(request.url());
    });
    await page.goto(`/account/signin?returnUrl=${encodeURIComponent(attack)}`);
    await fillIn(page, GWEN.email);
    await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
    expect(elsewhere).toEqual([]);
    await expect(page).not.toHaveTitle('1');
  });
}
