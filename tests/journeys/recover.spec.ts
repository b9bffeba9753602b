import type { Page } from '@playwright/test';
import { PERSONAS } from '#mocks/session/personas.ts';
import { expectAccessible } from './accessible.ts';
import { signIn } from './sign-in-form.ts';
import { expect, test } from './support.ts';
import { text, words } from './words.ts';

const { email, firstName } = PERSONAS['member-green'];
const NEW = ' Engine-No-2 ';

async function askForMail(page: Page, text: (id: string) => string, address: string) {
  await page.goto('/account/forgot-password');
  await page.getByLabel(text('common.email')).fill(address);
  await page.getByRole('button', { name: text('account.recover.forgot.submit') }).click();
}

for (const locale of ['en-US', 'fr-CA'] as const) {
  const text = words(locale);

  test.describe(`recovering in ${locale}`, () => {
    test.use({ locale });

    test('ACC-081 ACC-087 ACC-090 ACC-092 ACC-093 ACC-099 ACC-101 by the mail to a new password, and the link works once', async ({
      page,
      world,
      problems,
    }) => {
      problems.expect(/410.*reset-password/);
      await page.goto('/account/forgot-password');
      await expect(page.getByRole('heading', { level: 1, name: text('common.forgot-password') })).toBeVisible();
      await expectAccessible(page);
      await askForMail(page, text, email);
      await expect(page.getByRole('heading', { level: 1, name: text('account.recover.sent.title') })).toBeVisible();
      await expect(page).toHaveURL(/\/account\/forgot-password\/success$/);
      await expectAccessible(page);

      const link = await world.linkTo(email);
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: text('account.recover.reset.title') })).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(text('account.new-password.label'), { exact: true }).fill(NEW);
      await page.getByRole('button', { name: text('account.new-password.save') }).click();
      await expect(page.getByRole('heading', { level: 1, name: text('account.recover.updated.title') })).toBeVisible();
      await expect(page).toHaveURL(/\/account\/reset-password-success$/);
      await expectAccessible(page);

      await page
        .getByRole('main')
        .getByRole('link', { name: text('common.sign-in') })
        .click();
      await signIn(page, email, NEW, text);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);

      await page.goto(link);
      await expect(
        page.getByRole('heading', { level: 1, name: text('account.recover.link.expired-title') }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: text('common.try-again') }).click();
      await expect(page.getByRole('heading', { level: 1, name: text('common.forgot-password') })).toBeVisible();
    });
  });
}

test('ACC-090 the token leaves the address and stays out of it; loading the page again keeps the form', async ({
  page,
  world,
}) => {
  await askForMail(page, text, email);
  const token = (await world.linkTo(email)).split('/').at(-1) ?? '';
  const referrers: string[] = [];
  page.on('request', (request) => referrers.push(request.headers()['referer'] ?? ''));
  const response = await page.goto(`/account/reset-password/${token}`);
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page).toHaveURL(/\/account\/reset-password$/);
  await page.reload();
  await expect(page).toHaveURL(/\/account\/reset-password$/);

  // What opens over the form leaves it where it is, also when the page is loaded again meanwhile.
  const choice = page.getByRole('region', { name: text('privacy.consent.details-title') });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('shell.cookies') })
    .click();
  await expect(choice).toBeVisible();
  await expect(page).toHaveURL(/\/account\/reset-password#cookies$/);
  await page.reload();
  await expect(choice).toBeVisible();
  await expect(page).toHaveURL(/\/account\/reset-password#cookies$/);
  await page.getByRole('button', { name: text('common.close'), exact: true }).click();
  await expect(page).toHaveURL(/\/account\/reset-password$/);
  await page.getByLabel(text('account.new-password.label'), { exact: true }).fill(NEW);
  await page.getByRole('button', { name: text('account.new-password.save') }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('account.recover.updated.title') })).toBeVisible();
  expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);
  await page.goto('/account/reset-password');
  await expect(page).toHaveURL(/\/account\/forgot-password$/);
});

test('ACC-082 ACC-083 ACC-084 ACC-085 no, malformed and too long an address are refused, and nothing is sent', async ({
  page,
  world,
}) => {
  await page.goto('/account/forgot-password');
  const field = page.getByLabel(text('common.email'));
  // The field takes no more than 50 typed characters; a script can set more.
  await field.evaluate((input) => input.removeAttribute('maxlength'));
  for (const [typed, message] of [
    ['', 'Please enter your email address.'],
    ['ada', 'Please enter a valid email address.'],
    [`${'a'.repeat(39)}@example.com`, 'Please enter a valid email address.'],
  ] as const) {
    await field.fill(typed);
    await page.getByRole('button', { name: text('account.recover.forgot.submit') }).click();
    await expect(field).toHaveAccessibleDescription(message);
  }
  await expectAccessible(page);
  expect((await world.effects()).requests['POST /apiproxy/v1/account/forgot-password']).toBeUndefined();
});

test('ACC-087 FC-139 a server that fails and an address without an account lead to the same page', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500.*forgot-password|forgot-password: server/);
  const shownFor = async (address: string) => {
    await askForMail(page, text, address);
    await expect(page).toHaveURL(/\/account\/forgot-password\/success$/);
    // The address changes before the page does.
    await expect(page.getByRole('heading', { name: text('account.recover.sent.title') })).toBeVisible();
    return page.getByRole('main').innerText();
  };
  const known = await shownFor(email);
  expect(await shownFor('unknown@example.com')).toBe(known);
  await world.fail('POST /apiproxy/v1/account/forgot-password', 'status:500');
  expect(await shownFor(email)).toBe(known);
});

test('ACC-094 ACC-097 FC-155 a password of the past is shown on the field, another refusal as a notification', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/400.*reset-password/);
  await askForMail(page, text, email);
  await page.goto(await world.linkTo(email));
  const field = page.getByLabel(text('account.new-password.label'), { exact: true });
  const save = page.getByRole('button', { name: text('account.new-password.save') });
  await field.fill('Northstar-1');
  await save.click();
  await expect(field).toHaveAccessibleDescription(/haven’t used here before/);
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('Unlucky-1');
  await save.click();
  await expect(page.getByText('Password reset failed')).toBeVisible();
  await expectAccessible(page);
});
