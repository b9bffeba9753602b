import { expect, holdScripts, test } from './support.ts';
import { text } from './words.ts';

// These pages are prerendered without search parameters; what the address says comes with their hydration.
const PAGES = [
  {
    path: '/account/signin',
    other: '/account/create',
    link: 'common.join-now',
    email: 'account.sign-in.username',
  },
  { path: '/account/create', other: '/account/signin', link: 'common.sign-in' },
] as const;

const HOTEL = '/rewards/partnerships/marriottbonvoy';

for (const { path, other, link, ...fields } of PAGES) {
  test(`ACC-016 ${path} opened with a return address links to ${other} with it, in another tab too`, async ({
    page,
    context,
  }) => {
    const kept = `${other}?returnUrl=%2Fmenu%2Fstore-locator%3Fplace%3DSeattle`;
    await page.goto(`${path}?returnUrl=/menu/store-locator%3Fplace%3DSeattle`);
    const across = page.getByRole('main').getByRole('link', { name: text(link) });
    await expect(across).toHaveAttribute('href', kept);
    const opened = context.waitForEvent('page');
    await across.click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(kept);
  });

  // Anything in the console fails a journey: also that the page was thrown away because the first render was another one.
  const kept = 'email' in fields ? ', and keeps what was typed before' : '';
  test(`ACC-017 ACC-018 ${path} names the partner once its scripts run${kept}`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(`${path}?returnUrl=${HOTEL}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /Marriott/ })).toHaveCount(0);
    const email = 'email' in fields ? page.getByLabel(text(fields.email)) : null;
    await email?.fill('gwen@northstar.test');
    scripts.release();
    await expect(page.getByRole('heading', { level: 2, name: /link.* Marriott Bonvoy/ })).toBeVisible();
    if (email) await expect(email).toHaveValue('gwen@northstar.test');
  });
}
