import type { Page } from '@playwright/test';
import { PERSONAS } from '#mocks/session/personas.ts';
import { expectAccessible } from './accessible.ts';
import { signIn } from './sign-in-form.ts';
import { consentCookie, expect, openAs, test } from './support.ts';
import { text, words } from './words.ts';

const CREATE = 'POST /apiproxy/v1/account/create';
const PASSWORD = 'Engine-No-1';

/** What a visitor enters to join, with the labels of a locale. */
async function fill(page: Page, text: (id: string) => string, changes: { email?: string; password?: string } = {}) {
  const { email = 'ada@example.com', password = PASSWORD } = changes;
  await page.getByLabel(text('common.first-name')).fill('Ada');
  await page.getByLabel(text('common.last-name'), { exact: true }).fill('Lovelace');
  await page.getByLabel(text('common.email')).fill(email);
  await page.getByLabel(text('common.password'), { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: text('account.join.legal.terms') }).check();
}

const submit = (page: Page, text: (id: string) => string) =>
  page.getByRole('button', { name: text('account.join.create.submit') });

for (const locale of ['en-US', 'fr-CA'] as const) {
  const text = words(locale);

  test.describe(`joining in ${locale}`, () => {
    test.use({ locale });

    test('ACC-045 ACC-064 ACC-065 a visitor joins with a digital card and is signed in at once', async ({
      page,
      world,
    }) => {
      await page.goto('/account/create');
      await expect(page.getByRole('heading', { level: 1, name: text('account.join.create.title') })).toBeVisible();
      await expect(submit(page, text)).toBeVisible();
      await expectAccessible(page);
      await fill(page, text);
      await submit(page, text).dblclick();
      await expect(page).toHaveURL(/\/account\/for-you$/);
      // By its element: the welcome of a new member may lie over it.
      await expect(page.locator('h1')).toContainText('Ada');
      const { requests, accountsCreated, signIns } = await world.effects();
      expect([requests[CREATE], accountsCreated, signIns]).toEqual([1, 1, 1]);
      await page.goBack();
      await expect(page).not.toHaveURL(/\/account\/create/);
    });
  });
}

test('ACC-054 ACC-062 an empty form says what is missing and takes the focus there, in both widths of page', async ({
  page,
}) => {
  await page.goto('/account/create');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await submit(page, text).click();
    const summary = page.getByRole('group', { name: text('common.check-entries') });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(5);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${width} px`).toBe(
      true,
    );
  }
  await page.getByRole('link', { name: 'Add password' }).click();
  await expect(page.getByLabel(text('common.password'), { exact: true })).toBeFocused();
});

test('ACC-050 ACC-052 ACC-053 a card number with letters is refused, the card fields are asked only for a card to register', async ({
  page,
  world,
}) => {
  await page.goto('/account/create');
  await fill(page, text);
  await expect(page.getByLabel(text('card-fields.number'))).toBeHidden();
  for (const choice of ['none', 'digital', 'register', 'none', 'register', 'digital']) {
    await page.getByRole('radio', { name: text(`account.join.card.${choice}`) }).check();
    await expect(page.getByLabel(text('card-fields.number'))).toBeVisible({ visible: choice === 'register' });
  }
  await page.getByRole('radio', { name: text('account.join.card.register') }).check();
  await page.getByLabel(text('card-fields.number')).fill('6006 4912 345O 7890');
  await page.getByLabel(text('card-fields.pin')).fill('1234');
  await submit(page, text).click();
  const summary = page.getByRole('group', { name: text('common.check-entries') });
  await expect(summary).toContainText('A valid Northstar card number has 16 digits.');
  await expect(summary).toContainText('A valid security code has 8 digits.');
  await expectAccessible(page);
  expect((await world.effects()).requests[CREATE]).toBeUndefined();
});

test('ACC-070 ACC-075 ACC-079 FC-154 a digital card that fails leads to partial success, and on from there', async ({
  page,
  problems,
}) => {
  problems.expect(/422.*account\/create/);
  await page.goto('/account/create');
  await fill(page, text, { email: 'nocard@northstar.test' });
  await submit(page, text).click();
  await expect(page).toHaveURL(/\/account\/create\/partial-success\/card-state-error$/);
  await expect(page.getByRole('heading', { level: 1, name: text('account.join.partial.title') })).toBeVisible();
  await expect(page.getByText('Please try another card.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: text('account.join.partial.for-you') }).click();
  // By its element: the welcome of a new member may lie over it.
  await expect(page.locator('h1')).toContainText('Ada');
});

test('ACC-071 FC-154 a refused registered card leads to the cards, which name the problem', async ({
  page,
  problems,
}) => {
  problems.expect(/422.*account\/create/);
  await page.goto('/account/create');
  await fill(page, text);
  await page.getByRole('radio', { name: text('account.join.card.register') }).check();
  await page.getByLabel(text('card-fields.number')).fill('6006491234561030');
  await page.getByLabel(text('card-fields.pin')).fill('12345678');
  await submit(page, text).click();
  await expect(page).toHaveURL(/\/account\/cards\?mode=from_account_create&card_error=card-state-error$/);
});

test('ACC-069 ACC-074 FC-154 an e-mail address that is taken is shown on its field, which has the focus', async ({
  page,
  problems,
}) => {
  problems.expect(/409.*account\/create/);
  await page.goto('/account/create');
  await fill(page, text, { email: PERSONAS['member-green'].email });
  await submit(page, text).click();
  const email = page.getByLabel(text('common.email'));
  await expect(email).toHaveAccessibleDescription('Email address is not available.');
  await expect(email).toBeFocused();
  await expect(page.getByLabel(text('common.password'), { exact: true })).toHaveValue(PASSWORD);
  await expectAccessible(page);
});

test('an account that cannot be signed in at once leads to the sign-in', async ({ page, world, problems }) => {
  problems.expect(/500.*account\/signin/);
  await page.goto('/account/create');
  await fill(page, text);
  await world.fail('POST /apiproxy/v1/account/signin', 'status:500');
  await submit(page, text).click();
  await expect(page.getByRole('heading', { level: 1, name: text('account.sign-in.title') })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/signin/);
});

test('ACC-061 an e-mail address of 51 characters is refused and nothing is sent', async ({ page, world }) => {
  await page.goto('/account/create');
  await fill(page, text, { email: `${'a'.repeat(39)}@example.com` });
  await submit(page, text).click();
  await expect(page.getByLabel(text('common.email'))).toHaveAccessibleDescription(/up to 50 characters/);
  expect((await world.effects()).requests[CREATE]).toBeUndefined();
});

test('ACC-072 ACC-073 FC-154 the risk check is never named: the generic notification, and everything typed stays', async ({
  page,
  problems,
}) => {
  problems.expect(/403.*account\/create/);
  await page.goto('/account/create');
  await fill(page, text, { email: 'suspect@northstar.test' });
  await submit(page, text).click();
  await expect(page.getByText(text('account.join.refused.text'))).toBeVisible();
  await expect(page.getByLabel(text('common.email'))).toHaveValue('suspect@northstar.test');
  await expectAccessible(page);
});

test('ACC-063 FC-152 a pasted password with spaces at its ends is sent unchanged; one of 64 characters shows the rule', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/apiproxy\/v1\/account\/(create|signin)$/.test(request.url()))
      sent.push(String(request.postDataJSON()?.password));
  });
  const paste = async (secret: string) => {
    const field = page.getByLabel(text('common.password'), { exact: true });
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), secret);
    await field.fill('');
    await field.press('ControlOrMeta+v');
    await expect(field).toHaveValue(secret);
  };
  await page.goto('/account/create');
  await fill(page, text);
  await paste(` ${'Aa1!'.repeat(15)}12 `);
  await submit(page, text).click();
  await expect(page.getByLabel(text('common.password'), { exact: true })).toHaveAccessibleDescription(
    /Use 8 to 25 characters/,
  );
  expect(sent).toEqual([]);
  await paste(' Engine-No-1 ');
  await submit(page, text).click();
  await expect(page).toHaveURL(/\/account\/for-you$/);
  expect(sent).toEqual([' Engine-No-1 ', ' Engine-No-1 ']);
});

test('ACC-066 ACC-067 FC-140 with consent both trackers hear of it without a name; their scripts never come, and joining goes on', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([consentCookie('advertising', baseURL ?? '')]);
  await page.goto('/account/create?returnUrl=/store-locator');
  await fill(page, text);
  await submit(page, text).click();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/store-locator/);
  const recorded = await page.evaluate(() =>
    JSON.stringify([Reflect.get(window, 'dataLayer'), Reflect.get(window, 'fbq').queue]),
  );
  expect(recorded).toContain('account_created');
  expect(recorded).toContain('CompleteRegistration');
  expect(recorded).not.toMatch(/ada|lovelace|@/i);
});

test('FC-140 without consent no tracker is called', async ({ page }) => {
  await page.goto('/account/create');
  await fill(page, text);
  await submit(page, text).click();
  await expect(page).toHaveURL(/\/account\/for-you$/);
  expect(await page.evaluate(() => [Reflect.has(window, 'dataLayer'), Reflect.has(window, 'fbq')])).toEqual([
    false,
    false,
  ]);
});

test('ACC-044 a member who opens the form is signed out first', async ({ page, world }) => {
  await openAs(page, world, 'member-gold', '/account/create');
  await expect(submit(page, text)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: text('common.sign-in') })).toBeVisible();
});

test('ACC-044 Back after signing in from the form for joining leads to the page before it, still signed in', async ({
  page,
}) => {
  await page.goto('/menu');
  await page.goto('/account/create');
  await expect(submit(page, text)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: text('common.sign-in') })
    .click();
  await signIn(page, PERSONAS['member-gold'].email);
  await expect(page).toHaveURL(/\/account\/for-you$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/menu$/);
  const { firstName } = PERSONAS['member-gold'];
  await expect(page.getByRole('banner').getByRole('link', { name: `Account of ${firstName}` })).toBeVisible();
});

test('what was typed is still there after a reload and after a look at signing in; the password is not, and nothing stays behind', async ({
  page,
}) => {
  await page.goto('/account/create');
  const name = page.getByLabel(text('common.first-name'));
  const email = page.getByLabel(text('common.email'));
  const password = page.getByLabel(text('common.password'), { exact: true });
  const terms = page.getByRole('checkbox', { name: text('account.join.legal.terms') });
  await name.fill('Ada');
  await email.fill('ada.reloads@northstar.test');
  await password.fill('Cedar-and-cream-9');
  await terms.check();
  await page.reload();
  await expect(name).toHaveValue('Ada');
  await expect(email).toHaveValue('ada.reloads@northstar.test');
  await expect(terms).toBeChecked();
  await expect(password).toHaveValue('');
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('ada.reloads');
  await expect(page.getByText(text('shell.updated'))).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('link', { name: text('common.sign-in') })
    .click();
  await expect(page).toHaveURL(/\/account\/signin$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: text('common.join-now') })
    .click();
  await expect(name).toHaveValue('Ada');
  await expect(terms).toBeChecked();
  await expect(password).toHaveValue('');
});
