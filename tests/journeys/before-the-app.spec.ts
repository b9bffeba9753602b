import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { cards, findMe, searchBox } from './locator-page.ts';
import { expect, holdScripts, test } from './support.ts';

// A visitor who is quicker than the scripts.

const GWEN = PERSONAS['member-green'];

test('a form that is sent before the app is there waits for it, and the password goes nowhere meanwhile', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  await page.goto('/account/signin?returnUrl=/menu', { waitUntil: 'commit' });
  await page.getByLabel('Email or username').fill(GWEN.email);
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.waitForTimeout(300);
  expect(posts).toEqual([]);
  await expect(page).toHaveURL('/account/signin?returnUrl=/menu');

  scripts.release();
  await expect(page).toHaveURL('/menu');
  expect(posts.filter((path) => path === '/account/signin')).toEqual([]);
  expect(posts.filter((path) => path.endsWith('/account/signin'))).toHaveLength(1);
});

test('a press before even the first script is there sends the password nowhere', async ({ page }) => {
  const scripts = await holdScripts(page, /\.js$/);
  await page.goto('/account/signin', { waitUntil: 'commit' });
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  await expect(page).toHaveURL('/account/signin');
  scripts.release();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PERSONA_PASSWORD);
});

test('a form that is changed after a press before the app is not sent', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/account/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email or username').fill(GWEN.email);
  await page.getByLabel('Email or username').press('Enter');
  await page.getByLabel('Password', { exact: true }).fill('begun');
  scripts.release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('begun');
});

test('LOC-019 a button that is pressed before the app is there is pressed once it is', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 47.61, longitude: -122.33 });
  const scripts = await holdScripts(page);
  await page.goto('/store-locator', { waitUntil: 'commit' });
  await findMe(page).click();
  scripts.release();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/lat=47\.61/);
});

for (const path of ['/store-locator', '/menu/store-locator']) {
  test(`${path}: a search before the app is made, and the words stay`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const box = page.locator('main').getByLabel('City, neighborhood or ZIP code', { exact: true });
    await box.fill('Boise');
    await box.press('Enter');
    await expect(page).toHaveURL(`${path}?place=Boise`);
    scripts.release();
    await expect(searchBox(page)).toHaveValue('Boise');
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL(/[?&]place=Boise/);
  });

  test(`${path}: a search that is sent while the app starts is made, and the words stay`, async ({ page }) => {
    // The words of the page arrive last: the app runs, and has not taken the page over.
    const scripts = await holdScripts(page, /\/assets\/(?:locator|words)[^/]*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const box = page.locator('main').getByLabel('City, neighborhood or ZIP code', { exact: true });
    await page.waitForTimeout(500);
    await box.fill('Boise');
    await box.press('Enter');
    await expect(page).toHaveURL(`${path}?place=Boise`);
    scripts.release();
    await expect(searchBox(page)).toHaveValue('Boise');
    await expect(cards(page).first()).toBeVisible();
  });
}
