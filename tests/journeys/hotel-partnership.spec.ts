import type { Page } from '@playwright/test';
import { PERSONAS } from '#mocks/session/personas.ts';
import { expectAccessible } from './accessible.ts';
import { title } from './controls.ts';
import { runAheadUntil, stopClock } from './page-clock.ts';
import { signIn } from './sign-in-form.ts';
import { goesOnByHand } from './stays-behind.ts';
import { expect, openAs, PHONE_AND_DESKTOP, test } from './support.ts';
import { text, words } from './words.ts';

const HOTEL = '/rewards/partnerships/marriottbonvoy';
const AUTHENTICATE = `GET /apiproxy/v1${HOTEL}/authenticate`;
const UNLINK = `POST /apiproxy/v1${HOTEL}/unlink`;
/** How long a page says where the browser goes before it goes there. */
const WAIT_MS = 5_000;
const SITE = /\/pretended-hotel\?/;

const link = (page: Page, id: string) => page.getByRole('main').getByRole('link', { name: text(id), exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: text('rewards-partnership.unlink.title') });
const answer = (page: Page, id: string) => question(page).getByRole('button', { name: text(id), exact: true });
const onTheWay = (page: Page) => title(page, 'rewards-partnership.redirect.title');

/** The page's clock is installed. */
async function goToPartner(page: Page): Promise<void> {
  await expect(onTheWay(page)).toBeVisible();
  await page.clock.fastForward(WAIT_MS);
  await page.waitForURL(SITE);
}

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test(`PTN-001 PTN-024 PTN-028 PTN-002 on ${device} a visitor signs in, waits, agrees at the partner and is linked`, async ({
    page,
    world,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await page.clock.install();
    await page.goto(HOTEL);
    await expect(title(page, 'rewards-partnership.join')).toBeVisible();
    await expectAccessible(page);
    await link(page, 'rewards-partnership.join').click();
    await expect(page).toHaveURL(`/account/signin?returnUrl=${encodeURIComponent(`${HOTEL}/redirect`)}`);
    await expect(
      page.getByRole('heading', { name: 'Sign in to link your account with Marriott Bonvoy' }),
    ).toBeVisible();
    await signIn(page, PERSONAS['member-green'].email);
    await expect(onTheWay(page)).toBeVisible();
    await stopClock(page);
    expect((await world.effects()).requests[AUTHENTICATE]).toBeUndefined();

    await goToPartner(page);
    await page.clock.resume();
    // Another origin, so that leaving the app is what it will be.
    expect(new URL(page.url()).origin).not.toBe(baseURL);
    expect((await world.effects()).requests[AUTHENTICATE]).toBe(1);
    await page.getByRole('button', { name: 'Agree and link' }).click();
    await expect(page).toHaveURL(`${baseURL}${HOTEL}/success`);
    await expect(title(page, 'rewards-partnership.success.title')).toBeVisible();
    await expectAccessible(page);
    expect((await world.effects()).hotelAccountsLinked).toBe(1);

    // Back passes by the five seconds.
    await page.goBack();
    await expect(page).toHaveURL(SITE);
    await page.goBack();
    await expect(title(page, 'rewards-partnership.join')).toBeVisible();
    expect((await world.effects()).requests[AUTHENTICATE]).toBe(1);
  });
}

test('PTN-006 PTN-025 a member who is linked learns so; Cancel at the partner leads back', async ({ page, world }) => {
  await world.become('member-gold');
  await page.clock.install();
  await page.goto('/account/personal/partner');
  await page.getByRole('link', { name: 'Marriott Bonvoy' }).click();
  await link(page, 'rewards-partnership.join').click();
  await goToPartner(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await link(page, 'rewards-partnership.join').click();
  await goToPartner(page);
  await page.getByRole('button', { name: 'Agree and link' }).click();
  await expect(title(page, 'rewards-partnership.already-linked.title')).toBeVisible();
  await expectAccessible(page);
});

test('FC-095 PTN-011 who leaves within five seconds has sent nothing', async ({ page, world }) => {
  await world.become('member-green');
  await page.clock.install();
  await page.goto(`${HOTEL}/redirect`);
  await expect(onTheWay(page)).toBeVisible();
  await stopClock(page);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await link(page, 'common.cancel').click();
  await expect(title(page, 'rewards-partnership.join')).toBeFocused();
  await page.clock.fastForward(2 * WAIT_MS);
  await page.waitForTimeout(500);
  expect((await world.effects()).requests[AUTHENTICATE]).toBeUndefined();
  await expect(page).toHaveURL(HOTEL);
});

for (const world of ['partner-elsewhere', 'partner-script', 'partner-http'] as const) {
  test(`FC-094 PTN-029 PTN-045 in the world ${world} the browser leaves for nowhere`, async ({
    page,
    world: control,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await control.begin(world);
    await control.become('member-green');
    await page.clock.install();
    await page.goto(`${HOTEL}/redirect`);
    await runAheadUntil(page, title(page, 'rewards-partnership.error.title'));
    await expect(page).toHaveURL(`${HOTEL}/error`);
    await expectAccessible(page);
    expect([...new Set(asked)]).toEqual([new URL(page.url()).hostname]);
    await link(page, 'rewards-partnership.back').click();
    await expect(title(page, 'rewards-partnership.join')).toBeFocused();
  });
}

test('PTN-028 where the browser stays, a link leads on; while it waits the page is accessible', async ({
  page,
  world,
}) => {
  await world.become('member-green');
  await goesOnByHand(page, {
    site: SITE,
    leave: async () => {
      await page.goto(`${HOTEL}/redirect`);
      await expect(onTheWay(page)).toBeVisible();
      await expectAccessible(page);
    },
    further: link(page, 'rewards-partnership.redirect.go'),
  });
  expect((await world.effects()).requests[AUTHENTICATE]).toBe(1);
});

test('PTN-031 a session that ends in the five seconds leads to sign-in, and from there on', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/401.*authenticate/);
  await world.become('member-green');
  await page.clock.install();
  await page.goto(`${HOTEL}/redirect`);
  await expect(onTheWay(page)).toBeVisible();
  await stopClock(page);
  await world.expireSessions();
  await page.clock.fastForward(WAIT_MS);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/account\/signin\?returnUrl=/, { timeout: 15_000 });
  await signIn(page, PERSONAS['member-green'].email);
  await goToPartner(page);
});

test('PTN-016 PTN-017 notes and the places that mention them lead to each other, by keys and with the focus', async ({
  page,
}) => {
  await page.goto(`${HOTEL}#terms`);
  await expect(page.getByRole('region', { name: text('rewards-partnership.terms.title') })).toBeInViewport();
  for (const number of [1, 4]) {
    await page.locator(`#reference-${number}`).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`#note-${number}`)).toBeFocused();
    await expect(page.locator(`#note-${number}`)).toBeInViewport();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator(`#reference-${number}`)).toBeFocused();
    await expect(page.locator(`#reference-${number}`)).toBeInViewport();
  }
});

test('PTN-033 PTN-034 PTN-040 PTN-043 a member is asked, declines, confirms, and links again', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'member-gold', HOTEL);
  const unlink = link(page, 'rewards-partnership.unlink');
  await unlink.scrollIntoViewIfNeeded();
  // The browser notes a moment later how far a page was scrolled.
  await page.waitForTimeout(500);
  await unlink.click();
  await expect(question(page)).toContainText(text('rewards-partnership.unlink.text'));
  await expectAccessible(page);
  const place = await page.evaluate(() => window.scrollY);
  await answer(page, 'common.cancel').click();
  await expect(question(page)).toBeHidden();
  await expect(unlink).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await unlink.press('Enter');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await unlink.press('Enter');
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expect(question(page)).toBeHidden();
  expect((await world.effects()).requests[UNLINK]).toBeUndefined();

  await unlink.press('Enter');
  // The second press must meet the question, too: on the page that follows it would take the focus from the heading.
  await world.fail(UNLINK, 'latency:500');
  await answer(page, 'rewards-partnership.unlink.confirm').dblclick();
  await expect(title(page, 'rewards-partnership.unlinked.title')).toBeFocused();
  await expectAccessible(page);
  expect((await world.effects()).requests[UNLINK]).toBe(1);
  await link(page, 'rewards-partnership.relink').click();
  await expect(onTheWay(page)).toBeVisible();
});

test('PTN-041 PTN-047 confirmed in two tabs, it is unlinked once, and the later one says so', async ({
  page,
  context,
  world,
  problems,
}) => {
  problems.expect(/409.*unlink/);
  await world.become('member-gold');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${HOTEL}?unlink=true`);
    await expect(question(tab)).toBeVisible();
  }
  await answer(page, 'rewards-partnership.unlink.confirm').click();
  await expect(title(page, 'rewards-partnership.unlinked.title')).toBeVisible();
  await answer(other, 'rewards-partnership.unlink.confirm').click();
  await expect(title(other, 'rewards-partnership.not-linked.title')).toBeVisible();
  await expectAccessible(other);
  expect((await world.effects()).hotelAccountsUnlinked).toBe(1);
});

test('PTN-035 PTN-036 a visitor who confirms signs in first, and is asked again', async ({ page, world }) => {
  await page.goto(HOTEL);
  await link(page, 'rewards-partnership.unlink').click();
  await answer(page, 'rewards-partnership.unlink.confirm').click();
  await expect(page).toHaveURL(`/account/signin?returnUrl=${encodeURIComponent(`${HOTEL}?unlink=true`)}`);
  await signIn(page, PERSONAS['member-gold'].email);
  await expect(question(page)).toBeVisible();
  expect((await world.effects()).requests[UNLINK]).toBeUndefined();
  await answer(page, 'rewards-partnership.unlink.confirm').click();
  await expect(title(page, 'rewards-partnership.unlinked.title')).toBeVisible();
});

test('PTN-042 a refusal with another code leads to the error page', async ({ page, world, problems }) => {
  problems.expect(/409.*unlink/);
  await openAs(page, world, 'member-reserve', `${HOTEL}?unlink=true`);
  await answer(page, 'rewards-partnership.unlink.confirm').click();
  await expect(title(page, 'rewards-partnership.error.title')).toBeVisible();
});

test('PTN-009 PTN-013 in Canada and with the flag off there is one page for every address; at 320 pixels nothing is cut off', async ({
  page,
  context,
  world,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(HOTEL);
  await expect(title(page, 'rewards-partnership.join')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.addCookies([{ name: 'locale', value: 'fr-CA', url: baseURL ?? '' }]);
  await page.goto(`${HOTEL}/redirect`);
  await expect(
    page.getByRole('heading', { name: words('fr-CA')('rewards-partnership.unavailable.title') }),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.addCookies([{ name: 'locale', value: 'en-US', url: baseURL ?? '' }]);
  await world.begin('everything-off');
  await page.goto(`${HOTEL}/anything`);
  await expect(title(page, 'rewards-partnership.unavailable.title')).toBeVisible();
  await link(page, 'rewards-partnership.unavailable.rewards').click();
  await expect(page).toHaveURL('/rewards');
});

test('PTN-041 PTN-042 an answer that is lost on the way leads to the error, and the next try says what became of it', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/net::ERR_/);
  problems.expect(/unlink/);
  await world.become('member-gold');
  await world.fail(UNLINK, 'drop-after');
  await page.goto(HOTEL);
  await link(page, 'rewards-partnership.unlink').click();
  await answer(page, 'rewards-partnership.unlink.confirm').click();
  await expect(title(page, 'rewards-partnership.error.title')).toBeFocused();
  await expect(question(page)).toBeHidden();
  await expectAccessible(page);
  await world.heal(UNLINK);
  await link(page, 'rewards-partnership.back').click();
  await link(page, 'rewards-partnership.unlink').click();
  await answer(page, 'rewards-partnership.unlink.confirm').click();
  // The browser itself sends once more what a kept connection has lost: how often is not counted.
  await expect(title(page, 'rewards-partnership.not-linked.title')).toBeFocused();
});
