import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { isHydrated } from './hydrated.ts';
import { listWithoutMap } from './locator-page.ts';
import { consentCookie, expect, MORNING, openAs, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';

const LISTED = '/store-locator?place=Seattle';
const OPEN_HOUSE = 'Seattle Open House';
const MEMBERS_LOUNGE = 'Seattle Members Lounge';

const select = (page: Page, store: string) => page.getByRole('button', { name: `Order here: ${store}`, exact: true });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** The number of a store, as the retailer returns it. */
async function numberOf(page: Page, name: string): Promise<string> {
  const answer = await page.request.get('/apiproxy/v1/locations?place=Seattle');
  const { stores }: { stores: { store: { name: string; storeNumber: string } }[] } = await answer.json();
  return stores.find(({ store }) => store.name === name)?.store.storeNumber ?? '';
}

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('LOC-075 LOC-077 ORD-077 MNU-001 a visitor selects a store of the list and orders there', async ({
      page,
      world,
    }) => {
      await world.begin('typical', { frozenAt: MORNING });
      await page.goto(LISTED);
      await listWithoutMap(page);
      await select(page, OPEN_HOUSE).click();
      await expect(page).toHaveURL('/menu');
      await expect(panel(page, OPEN_HOUSE)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(panel(page, OPEN_HOUSE).getByText(/Ready around \d/)).toBeVisible();
    });

    test('ORD-005 ORD-078 ORD-080 MNU-001 the next visit asks whether it is still that store, and says so above the picker', async ({
      page,
      world,
    }) => {
      await world.begin('typical', { frozenAt: MORNING });
      await page.goto('/menu');
      await expect(panel(page, text('menu.choose-store-title'))).toBeVisible();
      // It is prerendered, so it is looked at once it is hydrated.
      await expect.poll(() => isHydrated(page)).toBe(true);
      await expectAccessible(page);
      await page.goto(`/menu?storeNumber=${await numberOf(page, OPEN_HOUSE)}`);
      await expect(panel(page, OPEN_HOUSE)).toBeVisible();

      await page.reload();
      await expect(page.getByText(`Still ordering from ${OPEN_HOUSE}?`)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: text('common.confirm-store') }).click();
      await expect(page.getByText(`Still ordering from ${OPEN_HOUSE}?`)).toBeHidden();

      await page.goto('/menu/store-locator');
      await expect(page.getByText(`Still ordering from ${OPEN_HOUSE}?`)).toBeVisible();
      await expectAccessible(page);
    });

    test('LOC-071 LOC-072 LOC-073 FC-161 a closed store and one that takes no mobile orders open a dialog', async ({
      page,
      world,
    }) => {
      for (const [name, title] of [
        ['store-closed', text('ordering.store-closed')],
        ['stores-not-ordering', text('ordering.store-not-ready')],
      ] as const) {
        await world.begin(name, { frozenAt: MORNING });
        await page.goto(LISTED);
        await listWithoutMap(page);
        await select(page, OPEN_HOUSE).click();
        await expect(dialog(page, title)).toBeVisible();
        await dialog(page, title)
          .getByRole('button', { name: text('common.choose-another-store') })
          .click();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(select(page, OPEN_HOUSE)).toBeFocused();
        await expect(page).toHaveURL(/store-locator/);
        await select(page, OPEN_HOUSE).click();
        await expect(dialog(page, title)).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page).toHaveURL(LISTED);
      }
    });

    test('LOC-074 LOC-076 FC-161 a guest is asked for an account where guests cannot order', async ({
      page,
      world,
    }) => {
      await world.begin('typical', { frozenAt: MORNING });
      await openAs(page, world, 'guest', LISTED);
      await listWithoutMap(page);
      await select(page, MEMBERS_LOUNGE).click();
      const asked = dialog(page, text('ordering.account-required'));
      await expect(asked).toBeVisible();
      await expectAccessible(page);
      await asked.getByRole('link', { name: text('common.sign-in') }).click();
      await expect(page).toHaveURL(/\/account\/signin\?returnUrl=%2Fmenu%3FstoreNumber%3D/);
    });
  });
}

test('ORD-079 ORD-092 ORD-093 ORD-094 ORD-095 FC-163 who follows a link of a map orders from its store, and is counted once', async ({
  page,
  context,
  world,
  baseURL,
}) => {
  await context.addCookies([consentCookie('analytics', baseURL ?? '')]);
  await world.begin('typical', { frozenAt: MORNING });
  const number = await numberOf(page, OPEN_HOUSE);
  const campaigns = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(({ event }) => event),
    );
  const origin = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'maps_origin');
    return cookie && { ...cookie, value: decodeURIComponent(cookie.value) };
  };

  await page.goto(`/menu?storeNumber=${number}&source=google_maps`);
  await expect(panel(page, OPEN_HOUSE)).toBeVisible();
  await expect(page).toHaveURL('/menu');
  await expect.poll(campaigns).toEqual([
    {
      event: 'campaign_details',
      campaign_name: 'maps_ordering',
      campaign_medium: 'maps',
      campaign_source: 'google_maps',
    },
  ]);
  expect(await origin()).toMatchObject({
    value: '{"source":"google_maps","tracking":false}',
    sameSite: 'Lax',
    path: '/',
    httpOnly: false,
  });
  const lifetime = ((await origin())?.expires ?? 0) - Date.now() / 1000;
  expect(Math.round(lifetime / 3600)).toBe(24);

  await page.reload();
  await expect(panel(page, OPEN_HOUSE)).toBeVisible();
  expect(await campaigns()).toEqual([]);

  await page.goto(`/menu?storeNumber=${number}&source=bing_maps`);
  await expect(panel(page, OPEN_HOUSE)).toBeVisible();
  expect(await campaigns()).toEqual([]);
});

test('ORD-080 a link to a store that is gone says so, and leads to the picker', async ({ page, world }) => {
  await world.begin('typical', { frozenAt: MORNING });
  await page.goto('/menu?storeNumber=999999');
  const unknown = dialog(page, text('failures.store-not-found'));
  await expect(unknown).toBeVisible();
  await expectAccessible(page);
  const another = unknown.getByRole('link', { name: text('common.choose-another-store') });
  await expect(another).toHaveAttribute('href', '/menu/store-locator');
});

test('a check that fails is made again; the store that was chosen can be chosen again, and cleared', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500/);
  await world.begin('typical', { frozenAt: MORNING });
  await page.goto(LISTED);
  await listWithoutMap(page);
  await world.fail('POST /apiproxy/v1/graphql#get-store-by-number', 'status:500');
  await select(page, OPEN_HOUSE).click();
  const failed = dialog(page, text('ordering.check-failed'));
  await expect(failed).toBeVisible();
  await world.heal();
  await failed.getByRole('button', { name: text('common.try-again') }).click();
  await expect(panel(page, OPEN_HOUSE)).toBeVisible();
  await page.getByRole('button', { name: `Clear ${OPEN_HOUSE}` }).click();
  await expect(panel(page, text('menu.choose-store-title'))).toBeVisible();
});
