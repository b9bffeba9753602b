import { readPageManifest } from '#app/build/page-manifest.ts';
import { expect, test } from './support.ts';
import { words } from './words.ts';

const text = words('en-US');
const addresses = readPageManifest('dist').known.filter((path) => !/[:*]/.test(path));

/** What TypeScript's own types do not know yet. */
type PolicyPage = {
  trustedTypes: {
    defaultPolicy: unknown;
    createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
  };
};

test('no address of the app asks for anything that its policy refuses', async ({ context }) => {
  // Every address that the app has. Each is left when its network has been quiet for a while: some tabs wait together.
  test.setTimeout(180_000);
  expect(addresses).toContain('/store-locator');
  const left = [...addresses];
  const visitSome = async () => {
    const tab = await context.newPage();
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const response = await tab.goto(address, { waitUntil: 'networkidle' });
      expect(response?.headers()['content-security-policy'], address).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
      expect(response?.headers()['x-content-type-options'], address).toBe('nosniff');
      await expect(tab.getByRole('heading', { level: 1 }), address).toBeVisible();
    }
  };
  await Promise.all([visitSome(), visitSome(), visitSome()]);
});

test('FC-130 pages, files, unknown addresses and answers of the backend carry the protecting headers', async ({
  request,
}) => {
  const asset = (await (await request.get('/')).text()).match(/\/assets\/[\w.-]+\.js/)?.[0] ?? '';
  for (const address of ['/', '/oauth/authorize', asset, '/nowhere', '/apiproxy/v1/session']) {
    const headers = (await request.head(address)).headers();
    expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
    expect(headers['permissions-policy'], address).toContain('geolocation=(self)');
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], address).toBe('same-origin');
  }
  expect((await request.get('/apiproxy/v1/session')).headers()['cache-control']).toContain('no-store');
});

test('FC-131 a missing file is no page, nor are the files behind pages', async ({ request }) => {
  for (const address of ['/assets/missing.js', '/account/cards/x.css', '/fr-CA/menu/index.html', '/pages.json']) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).toBe('');
  }
});

test('the gallery of the design system is no page outside of development', async ({ page, problems }) => {
  problems.expect(/404.*design/);
  const response = await page.goto('/design');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: text('shell.not-found.title') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: text('shell.go-home') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: text('home.title') })).toBeVisible();
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
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
        const style = document.createElement('style');
        style.textContent = 'h1 { display: none }';
        document.head.append(style);
      }),
  );
  expect(await refused).toBe('style-src-elem');
});

test('the name of the default policy is taken before a later script could take it, and lets nothing foreign through', async ({
  page,
  problems,
}) => {
  problems.expect(/TrustedScriptURL|Trusted Types|TrustedHTML|trusted/i);
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as PolicyPage).trustedTypes.defaultPolicy !== null))
    .toBe(true);
  const taken = page.evaluate(() => {
    (window as unknown as PolicyPage).trustedTypes.createPolicy('default', { createScriptURL: (url) => url });
  });
  await expect(taken).rejects.toThrow(/default/);
});

test('FC-136 FC-137 the console of a built page says which page failed and how, and nothing of what was thrown', async ({
  page,
  problems,
}) => {
  problems.expect(/^\/store-locator\/?: unexpected/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/store-locator');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('gwen@northstar.test');
    });
    void Promise.reject(new Error('gwen@northstar.test'));
  });
  await expect.poll(() => said.filter((text) => text.includes('unexpected')).length).toBe(2);
  expect(said.join()).not.toContain('gwen');
});
