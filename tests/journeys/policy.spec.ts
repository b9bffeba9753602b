import type { BrowserContext } from '@playwright/test';
import { readPageManifest } from '#app/build/page-manifest.ts';
import { type Scene, scenes } from '#tests/shots/scenes.ts';
import { expect, test } from './support.ts';
import { text } from './words.ts';

const { known } = readPageManifest('dist');
const addresses = known.filter((path) => !/[:*]/.test(path));

/**
 * What an address opens over its page, and what one press there opens: pages that need more, or an hour of the day, are walked by
 * their own journeys.
 */
const lyingOver = scenes.filter(
  ({ address, press, world, lattes, steps, walk, offline }) =>
    (address.includes('#') || press !== undefined) &&
    !address.startsWith('/pickup') &&
    !(world || lattes || steps || walk || offline),
);

/** These pages show something else to a member. */
const isOfGuests = ({ address, persona }: Scene) =>
  persona === undefined && ['/account/for-you', '/personal-information'].includes(address);

/** What TypeScript's own types do not know yet. */
type PolicyPage = {
  trustedTypes: {
    defaultPolicy: { createScriptURL: (url: string) => unknown } | null;
    createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
  };
};

test('FC-125 no address of the app asks for anything that its policy refuses', async ({ context, problems }) => {
  // One tab signs out; until that is done the others read without cookies, which no preload does.
  problems.expect(/preload.*credentials mode/);
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

/** Every refusal of the policy in the pages of a browser, heard by the page itself. */
async function refusalsIn(context: BrowserContext): Promise<string[]> {
  const refusals: string[] = [];
  await context.exposeFunction('noteRefusal', (refusal: string) => refusals.push(refusal));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) => {
      Reflect.get(window, 'noteRefusal')(`${effectiveDirective} ${blockedURI} on ${documentURI}`);
    });
  });
  return refusals;
}

/** An address for each pattern that the app knows. */
const FILLED: Readonly<Record<string, string>> = {
  '/account/create/partial-success/:message': '/account/create/partial-success/card-state-error',
  '/account/signin/sso/:token': '/account/signin/sso/unknown-token',
  '/menu/product/:productNumber/:formCode/nutrition': '/menu/product/1010/hot/nutrition',
  '/rewards/partnerships/marriottbonvoy/*': '/rewards/partnerships/marriottbonvoy/unknown',
  '/rewards/promo/opt-in/*': '/rewards/promo/opt-in/success',
  '/account/forgot-password-reset/:token': '/account/forgot-password-reset/unknown-token',
  '/account/reset-password/:token': '/account/reset-password/unknown-token',
  '/gift/category/:categoryUrn': '/gift/category/birthday',
  '/account/cards/:cardId': '/account/cards/no-such-card',
  '/menu/product/:productNumber/:formCode': '/menu/product/1010/hot',
  '/menu/store-locator/*': '/menu/store-locator/anything',
  '/gift/:productNumber': '/gift/80010101',
  '/menu/:menu/:category/:subcategory': '/menu/drinks/hot-coffee/lattes',
  '/menu/:menu/:category': '/menu/drinks/hot-coffee',
  '/menu/*': '/menu/anything',
  '/store-locator/*': '/store-locator/anything',
  '/store/*': '/store/1014',
};

test('FC-125 a member meets no refusal of the policy on any page, nor in what lies over one', async ({
  context,
  world,
  problems,
}) => {
  test.setTimeout(240_000);
  // Tokens and cards that are not there are refused by the retailer.
  problems.expect(/status of 4\d\d/);
  const refusals = await refusalsIn(context);
  expect(known.filter((path) => /[:*]/.test(path) && FILLED[path] === undefined)).toEqual([]);
  expect(lyingOver.length).toBeGreaterThan(5);
  const visit = async (left: Pick<Scene, 'address' | 'press'>[]) => {
    const tab = await context.newPage();
    for (let scene = left.shift(); scene !== undefined; scene = left.shift()) {
      const { address, press } = scene;
      // Another hash alone would load no document.
      if (address.includes('#')) await tab.goto('about:blank');
      await tab.goto(address);
      await expect(tab.getByRole('heading').first(), address).toBeVisible();
      if (press === undefined) continue;
      await tab.getByRole('button', { name: press }).first().click();
      await expect(tab.getByRole('heading').first(), `${address}, ${press}`).toBeVisible();
    }
    await tab.close();
  };
  const filled = Object.values(FILLED).map((address) => ({ address }));
  // A page that asks for credentials ends the session.
  const asksWho = ({ address }: Pick<Scene, 'address'>) => /\/account\/(sign|create|forgot|reset)/.test(address);
  await visit([...filled.filter(asksWho), ...lyingOver.filter(isOfGuests)]);
  await world.become('member-gold');
  const ofMembers = addresses.filter((path) => path.startsWith('/account/')).map((address) => ({ address }));
  const left = [...ofMembers, ...filled, ...lyingOver.filter((one) => !isOfGuests(one))].filter((one) => !asksWho(one));
  await Promise.all([visit(left), visit(left), visit(left)]);
  expect(refusals).toEqual([]);
});

test('FC-124 an address that is a script goes nowhere, and the refusal is reported', async ({
  context,
  page,
  problems,
}) => {
  problems.expect(/javascript:|Content Security Policy|Trusted/);
  const refusals = await refusalsIn(context);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    try {
      window.location.assign('javascript:document.body.dataset.ran="yes"');
    } catch {
      // Some versions refuse the call itself.
    }
    const link = document.createElement('a');
    link.setAttribute('href', 'javascript:document.body.dataset.ran="yes"');
    document.body.append(link);
    link.click();
  });
  await expect.poll(() => refusals.length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => document.body.dataset['ran'])).toBeUndefined();
  await expect(page).toHaveURL('/');
  expect(refusals.join()).toMatch(/script-src|require-trusted-types-for/);
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
  const hidden = ['/fr-CA/menu/index.html', '/pages.json'];
  // The last one is the backend's address in another writing.
  for (const address of ['/assets/missing.js', '/account/cards/x.css', ...hidden, '/apiproxy%2Fv1/session']) {
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

test('FC-128 the default policy lets the scripts of the app’s own workers through and no others: there is no service worker', async ({
  page,
  problems,
}) => {
  problems.expect(/TrustedScriptURL|Trusted Types|trusted/i);
  await page.goto('/store-locator?place=Seattle');
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  const [own = ''] = page.workers().map((worker) => worker.url());
  expect(new URL(own).pathname).toMatch(/^\/assets\/[\w.-]+\.m?js$/);
  const outcomes = await page.evaluate(async (own) => {
    const { defaultPolicy } = (window as unknown as PolicyPage).trustedTypes;
    const asked = (url: string) => String(defaultPolicy?.createScriptURL(url));
    const attempt = async (start: () => unknown) => {
      try {
        await start();
        return 'started';
      } catch (thrown) {
        return String(thrown);
      }
    };
    const refused = [
      '/sw.js',
      '/mockServiceWorker.js',
      `${own}?other`,
      own.replace(location.origin, 'https://elsewhere.example'),
      'data:text/javascript,1',
      URL.createObjectURL(new Blob(['1'])),
      document.scripts[0]?.src ?? '/assets/a.js',
    ];
    return {
      own: [asked(own), asked(new URL(own).pathname), await attempt(() => new Worker(own).terminate())],
      workers: await Promise.all(refused.map((url) => attempt(() => new Worker(url)))),
      service: await Promise.all([...refused, own].map((url) => attempt(() => navigator.serviceWorker.register(url)))),
      registered: (await navigator.serviceWorker.getRegistrations()).length,
    };
  }, own);
  expect(outcomes.own).toEqual([own, new URL(own).pathname, 'started']);
  expect(outcomes.workers.filter((outcome) => !/TypeError.*TrustedScriptURL/.test(outcome))).toEqual([]);
  expect(outcomes.service.slice(0, -1).filter((outcome) => !/TypeError.*TrustedScriptURL/.test(outcome))).toEqual([]);
  // Its folder cannot rule the app’s pages, whatever its script is.
  expect(outcomes.service.at(-1)).not.toBe('started');
  expect(outcomes.registered).toBe(0);
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
