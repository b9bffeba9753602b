import { expect, holdScripts, test } from './support.ts';

// Extensions add attributes and nodes to a page before it is hydrated: React then renders the page anew.

const PAGES = [
  ['/store-locator', 'City, neighborhood or ZIP code', 'Boi'],
  ['/account/signin', 'Email or username', 'gwen@northstar.test'],
  ['/account/forgot-password', 'Email address', 'gwen@northstar.test'],
] as const;

for (const [path, label, typed] of PAGES) {
  test(`${path}: what was typed is kept where an extension has changed the page`, async ({ page, problems }) => {
    problems.expect(/Minified React error #418|preload|: unexpected/);
    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.locator('main').getByLabel(label, { exact: true });
    await field.fill(typed);
    await page.evaluate(() => {
      for (const input of document.querySelectorAll('main input')) {
        input.setAttribute('data-extension', 'true');
        input.before(document.createElement('extension-icon'));
      }
      document.querySelector('main form')?.prepend(document.createElement('div'));
    });
    scripts.release();
    await page.waitForLoadState('networkidle');
    await expect(field).toHaveValue(typed);
    await expect(page.locator('extension-icon')).toHaveCount(0);
  });
}
