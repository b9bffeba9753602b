import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { title, titled } from './controls.ts';
import { comeBackOnline } from './network.ts';
import { expect, openAs, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';

const PAGE = '/personal-information';
const OPT_OUT = 'POST /apiproxy/v1/privacy/opt-out';
const DO_NOT_SELL = text('common.do-not-sell');
const field = (page: Page) => page.getByLabel(text('common.email'));
const submit = (page: Page) => page.getByRole('button', { name: text('privacy-pages.request.submit') });
const cookies = (page: Page) => page.getByRole('button', { name: text('privacy.cookies.open') });
const advertising = (page: Page) => page.getByRole('switch', { name: text('privacy.consent.advertising') });

for (const [screen, viewport] of PHONE_AND_DESKTOP) {
  test(`PRI-001 PRI-004 PRI-008 PRI-010 PRI-011 PRI-012 on ${screen} from the foot of a page to the confirmation, past a failure`, async ({
    page,
    world,
    problems,
  }) => {
    problems.expect(/503.*opt-out/);
    await page.setViewportSize(viewport);
    await page.goto('/rewards/mobile-apps');
    await page.getByRole('contentinfo').getByRole('link', { name: DO_NOT_SELL }).click();
    await expect(titled(page, DO_NOT_SELL)).toBeFocused();
    await expectAccessible(page);

    await submit(page).click();
    await expect(page.getByRole('main').getByRole('group').first()).toBeFocused();
    await expectAccessible(page);

    await world.fail(OPT_OUT, 'status:503', 1);
    await field(page).fill('ada@example.com');
    await field(page).press('Enter');
    await expect(page.locator('form').getByRole('alert')).toContainText(text('failures.server'));
    await expect(field(page)).toHaveValue('ada@example.com');
    await expectAccessible(page);

    await world.fail(OPT_OUT, 'latency:600', 1);
    await submit(page).dblclick();
    await expect(page).toHaveURL(`${PAGE}/confirmation`);
    await expect(title(page, 'privacy-pages.confirmation.title')).toBeFocused();
    await expect(page.getByText(text('failures.server'))).toBeHidden();
    await expectAccessible(page);
    const { requests, optOutsTaken } = await world.effects();
    expect([requests[OPT_OUT], optOutsTaken]).toEqual([2, 1]);
    await page.reload();
    await expect(title(page, 'privacy-pages.confirmation.title')).toBeVisible();
    expect((await world.effects()).optOutsTaken).toBe(1);
  });
}

test('PRI-011 without a network the notification says so, and the address is there to be sent after it', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(PAGE);
  await field(page).fill('ada@example.com');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByText(text('failures.offline'))).toBeVisible();
  await comeBackOnline(page);
  await expect(field(page)).toHaveValue('ada@example.com');
  await submit(page).click();
  await expect(title(page, 'privacy-pages.confirmation.title')).toBeVisible();
});

test('PRI-002 a member never sees the form, however long it takes to know who it is', async ({ page, world }) => {
  await world.become('member-green');
  await world.fail('GET /apiproxy/v1/session', 'latency:1500', 1);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const each of document.querySelectorAll('h1, form')) seen.push(each.textContent ?? '');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(PAGE);
  await expect(title(page, 'account.settings.privacy.title')).toBeVisible();
  await expect(page).toHaveURL('/account/settings/privacy');
  const seen: string[] = await page.evaluate(() => Reflect.get(window, 'seen'));
  expect(seen.filter((each) => each.includes(DO_NOT_SELL) || each.includes(text('common.email')))).toEqual([]);
});

test.describe('inside a native app', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 NorthstarApp/7.2',
  });

  test('PRI-003 PRI-004 a member stays on the form, which offers no cookie choice', async ({ page, world }) => {
    await openAs(page, world, 'member-green', PAGE);
    await expect(titled(page, DO_NOT_SELL)).toBeVisible();
    await expect(submit(page)).toBeVisible();
    await expect(cookies(page)).toHaveCount(0);
    await expect(page).toHaveURL(PAGE);
    await expectAccessible(page);
  });
});

test.describe('with a browser that asks not to sell or share', () => {
  test.use({ consent: 'analytics.advertising' });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
  });

  test('an earlier yes to advertising counts for nothing: no advertiser learns of a new account, and the choice says why', async ({
    page,
  }) => {
    await page.goto('/account/create');
    await page.getByLabel(text('common.first-name')).fill('Ada');
    await page.getByLabel(text('common.last-name')).fill('Lovelace');
    await page.getByLabel(text('common.email')).fill('ada.signals@northstar.test');
    await page.getByLabel(text('common.password'), { exact: true }).fill('Cedar-and-cream-9');
    await page.getByRole('checkbox', { name: text('account.join.legal.terms') }).check();
    await page.getByRole('button', { name: text('account.join.create.submit') }).click();
    await expect(page).toHaveURL(/\/account\/for-you$/);
    expect(await page.evaluate(() => Reflect.has(window, 'fbq'))).toBe(false);
    expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []))).not.toContain(
      'account_created',
    );
    const welcome = page.getByRole('dialog', { name: text('home-feed.welcome.title') });
    await welcome.getByRole('button', { name: text('common.close') }).click();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('shell.cookies') })
      .click();
    await expect(advertising(page)).not.toBeChecked();
    await expect(advertising(page)).toBeDisabled();
    await expect(page.getByText(text('privacy.consent.advertising-signal'))).toBeVisible();
    await expect(page.getByRole('switch', { name: text('privacy.consent.analytics') })).toBeChecked();
    await expectAccessible(page);
  });

  test('PRI-004 the page says that the request is kept to, and so does its cookie choice', async ({
    page,
    context,
  }) => {
    await page.goto(PAGE);
    await expect(page.getByText(text('privacy.signal.title'))).toBeVisible();
    await expectAccessible(page);
    await cookies(page).click();
    const dialog = page.getByRole('dialog', { name: text('privacy.cookies.open') });
    await expect(advertising(page)).toBeDisabled();
    await expect(dialog.getByText(text('privacy.consent.advertising-signal'))).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(cookies(page)).toBeFocused();
    await cookies(page).click();
    await dialog.getByRole('button', { name: text('privacy.cookies.save') }).click();
    await expect(dialog).toBeHidden();
    const kept = (await context.cookies()).find(({ name }) => name === 'cookie-consent');
    expect(kept?.value).toMatch(/^analytics\.\d+$/);
  });
});

test.describe('asked for the first time by a browser that asks not to sell or share', () => {
  test.use({ consent: null });

  test('the question says that the signal is kept to, and Accept all does not accept advertising', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await page.goto('/rewards/mobile-apps');
    await expect(page.getByText(text('privacy.consent.advertising-refused'))).toBeVisible();
    await page.getByRole('button', { name: text('privacy.consent.accept-all') }).click();
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'cookie-consent')?.value)
      .toMatch(/^analytics\.\d+$/);
  });
});

test('UNS-001 UNS-003 UNS-004 UNS-007 a mail leads to the result without sign-in, and on to the preferences', async ({
  page,
  world,
}) => {
  await page.goto('/unsubscribe/complete?success=true&type=<b>');
  await expect(title(page, 'privacy-pages.unsubscribe.promotional')).toBeVisible();
  await expectAccessible(page);
  const asked = Object.keys((await world.effects()).requests);
  expect(asked.filter((each) => !/ \/apiproxy\/v1\/(session|config)$/.test(each))).toEqual([]);
  await page.getByRole('link', { name: text('privacy-pages.unsubscribe.manage') }).click();
  await expect(page).toHaveURL('/account/signin?returnUrl=%2Faccount%2Fsettings%2Fcommunication-preferences');
});

test('UNS-002 UNS-005 UNS-006 the other two results', async ({ page, world }) => {
  await openAs(page, world, 'member-green', '/unsubscribe/complete?success=true&type=Personalized');
  await expect(title(page, 'privacy-pages.unsubscribe.personalized')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/unsubscribe/complete?success=True');
  await expect(title(page, 'privacy-pages.unsubscribe.failed')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: text('privacy-pages.unsubscribe.change') }).click();
  await expect(page).toHaveURL('/account/settings/communication-preferences');
});
