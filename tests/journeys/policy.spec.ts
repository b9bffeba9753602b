import { readPageManifest } from '#app/build/page-manifest.ts';
import { expect, test } from './support.ts';

const addresses = readPageManifest('dist').known.filter((path) => !/[:*]/.test(path));

test('no address of the app asks for anything that its policy refuses', async ({ page }) => {
  // Every address that the app has, one after the other.
  test.setTimeout(180_000);
  expect(addresses).toContain('/store-locator');
  for (const address of addresses) {
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    expect(response?.headers()['content-security-policy'], address).toContain("script-src 'self';");
    expect(response?.headers()['x-content-type-options'], address).toBe('nosniff');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('injected scripts and styles are refused', async ({ page, problems }) => {
  problems.expect(/TrustedScriptURL|Content Security Policy/);
  await page.goto('/');
  const script = page.evaluate(() => {
    document.createElement('script').src = 'https://elsewhere.example/a.js';
  });
  await expect(script).rejects.toThrow(/TrustedScriptURL/);
  const refused = page.evaluate(
    () =>
      new Promise((tell) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => tell(effectiveDirective));
        const style = document.createElement('style');
        style.textContent = 'h1 { display: none }';
        document.head.append(style);
      }),
  );
  expect(await refused).toBe('style-src-elem');
});
