import type { Page } from '@playwright/test';
import { pageFile, pageFor, readPageManifest } from '#app/build/page-manifest.ts';
import { isHydrated } from './hydrated.ts';
import { expect, holdScripts, MORNING, test } from './support.ts';
import { text } from './words.ts';

// A page is prerendered without its query string; here each is opened with each query that it takes while its scripts are
// late. Anything in the console fails a journey, so a first render that differs from the page does too (React 418 to 425).

const HOTEL = '/rewards/partnerships/marriottbonvoy';
/** Seattle Open House of the generated stores; any other number would be answered with 404. */
const STORE = '900994-58828';
const PICKER = '/menu/store-locator?place=Seattle';

type Prerendered = {
  path: string;
  /** What may follow the path. */
  queries: readonly string[];
  /** The label of the first field, and what is typed into it. */
  field?: readonly [label: string, typed: string];
  /** A link that has to carry the return address on. */
  carries?: string;
};

const LOCATOR_QUERIES = [
  '',
  '?place=Seattle',
  '?lat=47.6062&lng=-122.3321&zoom=12',
  '?place=Seattle&features=DT,WF',
  '?place=Seattle&tab=favourites',
  `?place=Seattle&details=${STORE}`,
];
const RETURN_QUERIES = ['', `?returnUrl=${encodeURIComponent(PICKER)}`, `?returnUrl=${encodeURIComponent(HOTEL)}`];

const PAGES: readonly Prerendered[] = [
  { path: '/', queries: [''] },
  {
    path: '/menu',
    queries: [
      '',
      `?storeNumber=${STORE}`,
      `?storeNumber=${STORE}&source=apple_maps`,
      '?q=latte&filters=no-caffeine&without=peanuts',
    ],
  },
  { path: '/gift', queries: [''] },
  { path: '/gift/category/birthday', queries: [''] },
  { path: '/rewards', queries: [''] },
  { path: '/rewards/benefits', queries: [''] },
  { path: '/rewards/mobile-apps', queries: [''] },
  { path: '/rewards/promo/opt-in/success', queries: ['', '?utm_source=mail'] },
  { path: '/rewards/promo/opt-in/success-multiplier', queries: [''] },
  // Prerendered once for all categories, and once for all products.
  { path: '/menu/drinks/hot-coffee', queries: ['', `?storeNumber=${STORE}`, '?line=gone'] },
  { path: '/menu/drinks/hot-coffee/brewed', queries: ['', `?storeNumber=${STORE}`] },
  { path: '/menu/product/1001/hot', queries: ['', '?line=gone'] },
  {
    path: '/store-locator',
    queries: [...LOCATOR_QUERIES, `?storeNumber=${STORE}`],
    field: ['City, neighborhood or ZIP code', 'Boi'],
  },
  {
    path: '/menu/store-locator',
    queries: [...LOCATOR_QUERIES, `?storeNumber=${STORE}`],
    field: ['City, neighborhood or ZIP code', 'Boi'],
  },
  {
    path: '/account/signin',
    queries: RETURN_QUERIES,
    field: ['Email or username', 'gwen@northstar.test'],
    carries: '/account/create',
  },
  // Its form comes with the configuration: the prerendered page has none to type into.
  { path: '/account/create', queries: RETURN_QUERIES, carries: '/account/signin' },
  { path: '/account/forgot-password', queries: [''], field: ['Email address', 'gwen@northstar.test'] },
  { path: '/account/forgot-password/success', queries: [''] },
  { path: '/account/reset-password-success', queries: [''] },
];

/** The addresses of the links in the page's own part, by what they are called. */
async function linksOf(page: Page): Promise<Map<string, string>> {
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? ''] as const));
  return new Map(links);
}

const pathOf = (href: string) => href.split('?')[0];

/** The menu of a store that the address names, or what a search finds, takes the place of the menu of the whole country. */
const isMenuReplaced = (path: string, query: string) =>
  /^\/menu(?!\/store-locator)/.test(path) && /[?&](?:storeNumber|q)=/.test(query);

test('every page that the build prerenders is opened here', () => {
  const manifest = readPageManifest('dist');
  const opened = PAGES.map(({ path }) => pageFor(manifest, path, 'en-US').file);
  const prerendered = [...manifest.prerendered, ...manifest.templates];
  expect(prerendered.filter((path) => !opened.includes(pageFile(path, 'en-US')))).toEqual([]);
});

for (const { path, queries, field, carries } of PAGES) {
  for (const query of queries) {
    test(`${path}${query} is hydrated as it was prerendered: nothing in the console, links right, what was typed is kept`, async ({
      page,
      world,
    }) => {
      // A store that closes or opens meanwhile would have other links.
      await world.begin('typical', { frozenAt: MORNING });
      const scripts = await holdScripts(page);
      await page.goto(`${path}${query}`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await isHydrated(page)).toBe(false);
      const prerendered = await linksOf(page);
      // Not by its role: under the details of a store, which lie over the page, it has none.
      const input = field ? page.locator('main').getByLabel(field[0], { exact: true }) : null;
      await input?.fill(field?.[1] ?? '');

      scripts.release();
      await expect.poll(() => isHydrated(page)).toBe(true);
      const returnUrl = new URLSearchParams(query).get('returnUrl');
      if (carries) {
        const carried = returnUrl === null ? carries : `${carries}?${new URLSearchParams({ returnUrl })}`;
        await expect(page.getByRole('main').locator(`a[href^="${carries}"]`)).toHaveAttribute('href', carried);
      }
      // What the answers bring in has come.
      await page.waitForLoadState('networkidle');
      const now = await linksOf(page);
      for (const [name, href] of prerendered) {
        if (isMenuReplaced(path, query) && !now.has(name)) continue;
        expect([...now.keys()], 'a link of the prerendered page is still there').toContain(name);
        expect(pathOf(now.get(name) ?? ''), `the link “${name}” leads where it led`).toBe(pathOf(href));
      }
      if (input) await expect(input).toHaveValue(field?.[1] ?? '');
    });
  }
}

test('an unknown address below a page of members is hydrated as the page that says so, also for a member', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/404/);
  await world.become('member-gold');
  const response = await page.goto('/account/profile/nowhere');
  expect(response?.status()).toBe(404);
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1, name: text('shell.not-found.title') })).toBeVisible();
});
