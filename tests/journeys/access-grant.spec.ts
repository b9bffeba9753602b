import type { Page } from '@playwright/test';
import { CLIENT_STATE } from '#mocks/grant/client-site.ts';
import { PERSONAS } from '#mocks/session/personas.ts';
import { expectAccessible } from './accessible.ts';
import { button, title } from './controls.ts';
import { signIn } from './sign-in-form.ts';
import { goesOnByHand } from './stays-behind.ts';
import { expect, openAs, PHONE_AND_DESKTOP, test } from './support.ts';
import { text, words } from './words.ts';

const STATUS = 'POST /apiproxy/v1/oauth/authorize/status';
const CONFIRM = 'POST /apiproxy/v1/oauth/authorize';
const SITE = /\/pretended-client\?/;

const authorize = (client: string, state = 'abc') =>
  `/oauth/authorize?${new URLSearchParams({ client_id: client, response_type: 'code', state })}`;
const question = (page: Page) => title(page, 'grant.title');
const dialog = (page: Page) => page.getByRole('dialog', { name: text('grant.problem') });

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test(`OAU-003 OAU-010 OAU-016 FC-110 on ${device} a visitor comes from a client, signs in, agrees and is led back`, async ({
    page,
    world,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    const asked = authorize('ridewell', CLIENT_STATE);
    await page.goto(asked);
    await expect(page).toHaveURL(`/account/signin?returnUrl=${encodeURIComponent(asked)}`);
    await signIn(page, PERSONAS['member-green'].email);
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(asked);
    expect((await world.effects()).requests[CONFIRM]).toBeUndefined();
    await expectAccessible(page);
    await expect(page.getByText('Access information about the rewards program')).toBeVisible();
    await button(page, 'common.confirm').dblclick();
    await page.waitForURL(SITE);
    expect(new URL(page.url()).origin).not.toBe(baseURL);
    await expect(page.getByRole('heading', { name: 'You said yes. You are linked.' })).toBeVisible();
    await expect(page.getByText('The state is ours.')).toBeVisible();
    expect(await world.effects()).toMatchObject({ accessGranted: 1, requests: { [CONFIRM]: 1 } });

    // What was given is not asked for again (OAU-013).
    await page.goto(asked);
    await page.waitForURL(SITE);
    expect((await world.effects()).requests[CONFIRM]).toBe(1);
  });
}

test('OAU-002 the server leads any other visitor to sign in before the page is served, members get it', async ({
  page,
  world,
}) => {
  const get = () => page.request.get(authorize('ridewell'), { maxRedirects: 0 });
  const led = await get();
  expect([led.status(), led.headers()['location']]).toEqual([
    302,
    `/account/signin?returnUrl=${encodeURIComponent(authorize('ridewell'))}`,
  ]);
  await world.become('member-green');
  expect((await get()).status()).toBe(200);
});

test('OAU-001 OAU-020 FC-103 by keyboard alone: no navigation, Cancel leads back with the state as it was', async ({
  page,
  world,
}) => {
  await world.become('member-green');
  await page.goto(authorize('ridewell', CLIENT_STATE));
  await expect(question(page)).toBeFocused();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(button(page, 'common.cancel')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(SITE);
  await expect(page.getByRole('heading', { name: 'You said no. Nothing is linked.' })).toBeVisible();
  await expect(page.getByText('The state is ours.')).toBeVisible();
  expect((await world.effects()).requests[CONFIRM]).toBeUndefined();
});

test('FC-098 no page may frame it, neither of another origin nor of our own', async ({
  page,
  world,
  baseURL,
  problems,
}) => {
  problems.expect(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  await world.become('member-green');
  const address = `${baseURL}${authorize('ridewell')}`;
  const served = await page.request.get(address);
  expect(served.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  const other = new URL(baseURL ?? '');
  other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  for (const origin of [other.origin, baseURL]) {
    // A page that any site could have: with nothing but a frame.
    await page.route(`${origin}/framing`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><iframe src="${address}"></iframe>` }),
    );
    const before = (await world.effects()).requests[STATUS];
    await page.goto(`${origin}/framing`);
    await expect.poll(() => page.frames().length).toBe(2);
    await page.waitForTimeout(1_000);
    expect(page.frames()[1]?.url()).not.toContain('/oauth/authorize');
    expect((await world.effects()).requests[STATUS]).toBe(before);
  }
});

test('FC-098 a click that began elsewhere confirms nothing; the next one does', async ({ page, world }) => {
  await openAs(page, world, 'member-green', authorize('plainfare'));
  await expect(question(page)).toBeVisible();
  // As the second half of a double click arrives: without a pointer that moved here.
  const click = () => button(page, 'common.confirm').evaluate((element: HTMLElement) => element.click());
  await click();
  await page.waitForTimeout(300);
  expect((await world.effects()).requests[CONFIRM]).toBeUndefined();
  await click();
  await page.waitForURL(SITE);
});

test('FC-098 who cancels by a click without more is led back', async ({ page, world }) => {
  await openAs(page, world, 'member-green', authorize('plainfare'));
  await expect(question(page)).toBeVisible();
  await button(page, 'common.cancel').evaluate((element: HTMLElement) => element.click());
  await page.waitForURL(/error=access_denied/);
});

for (const client of ['script', 'data', 'http'] as const) {
  test(`FC-101 OAU-019 the client ${client}: the generic dialog, and the browser leaves for nowhere`, async ({
    page,
    world,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await openAs(page, world, 'member-green', authorize(client));
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page);
    await button(page, 'common.got-it').click();
    await expect(button(page, 'common.confirm')).toBeDisabled();
    await expectAccessible(page);
    await button(page, 'common.cancel').click();
    await expect(page).toHaveURL('/');
    expect([...new Set(asked)]).toEqual([new URL(page.url()).hostname]);
  });
}

test('OAU-008 a status that is lost can be read again; Escape and Back close the dialog', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/503.*oauth/);
  await world.become('member-green');
  await world.fail(STATUS, 'status:503', 2);
  await page.goto(authorize('ridewell'));
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await button(page, 'common.try-again').click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(authorize('ridewell'));
  await button(page, 'common.try-again').click();
  await expect(question(page)).toBeFocused();
});

test('OAU-017 OAU-018 FC-106 a confirm without an address says so, and can be cancelled', async ({ page, world }) => {
  await openAs(page, world, 'member-green', authorize('confirm-silent'));
  await button(page, 'common.confirm').click();
  await expect(dialog(page)).toContainText('Redirect URI is missing in the response.');
  await expectAccessible(page);
  await button(page, 'common.got-it').click();
  await expect(button(page, 'common.confirm')).toBeFocused();
  await button(page, 'common.cancel').click();
  await page.waitForURL(/error=access_denied/);
});

test('OAU-021 FC-104 without an address Cancel leads to the first page', async ({ page, world }) => {
  await openAs(page, world, 'member-green', authorize('silent'));
  await expect(question(page)).toBeVisible();
  await button(page, 'common.cancel').click();
  await expect(page).toHaveURL('/');
});

test('OAU-005 FC-100 a link that lacks details says so; at 320 pixels nothing is cut off', async ({
  page,
  world,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, world, 'member-green', '/oauth/authorize?client_id=ridewell');
  await expect(page.getByText('Authorization details are missing or incomplete.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'common.cancel').click();
  await expect(page).toHaveURL('/');
  expect((await world.effects()).requests[STATUS]).toBeUndefined();

  await context.addCookies([{ name: 'locale', value: 'fr-CA', url: baseURL ?? '' }]);
  for (const client of ['odd-claims', 'long', 'northstar-name']) {
    await page.goto(authorize(client));
    await expect(page.getByRole('heading', { name: words('fr-CA')('grant.title') })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('OAU-009 where the browser stays, a button leads to the same address; nothing is sent again', async ({
  page,
  world,
}) => {
  test.setTimeout(60_000);
  await world.become('member-green');
  await goesOnByHand(page, {
    site: SITE,
    leave: async () => {
      await page.goto(authorize('tablemate'));
      await expect(title(page, 'grant.loading-title')).toBeVisible();
    },
    further: page.getByRole('main').getByRole('button', { name: /^Continue to / }),
  });
  expect((await world.effects()).requests[STATUS]).toBe(1);
});

test('OAU-003 a session that ends before Confirm leads to sign-in, and back to the question', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/401.*oauth/);
  await openAs(page, world, 'member-green', authorize('ridewell'));
  await expect(question(page)).toBeVisible();
  await world.expireSessions();
  await button(page, 'common.confirm').click();
  await expect(page).toHaveURL(`/account/signin?returnUrl=${encodeURIComponent(authorize('ridewell'))}`);
  await signIn(page, PERSONAS['member-green'].email);
  await expect(question(page)).toBeVisible();
  expect((await world.effects()).accessGranted).toBe(0);
});
