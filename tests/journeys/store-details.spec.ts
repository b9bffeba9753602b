import type { Locator, Page } from '@playwright/test';
import { EVERYTHING_END } from '#mocks/sentinels.ts';
import { expectAccessible } from './accessible.ts';
import { OPEN_HOUSE, orderFrom } from './cart-page.ts';
import { cards, listWithoutMap, results } from './locator-page.ts';
import { DESKTOP, expect, openAs, PHONE, PHONE_AND_DESKTOP, test } from './support.ts';
import { text, words } from './words.ts';

/** The store of Seattle that has everything. */
const HOUSE = `900${EVERYTHING_END}`;
const NAME = 'Seattle Open House';
/** A Wednesday before Thanksgiving, ten in the morning in Seattle. */
const WEDNESDAY = '2026-11-25T18:00:00Z';

/** Over the page on a phone, in the list's column beside the map on a wide screen. */
const expanded = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name }).or(page.getByRole('region', { name, exact: true }));
const details = (page: Page) => expanded(page, NAME);
const back = (page: Page) => page.getByRole('button', { name: text('store-locator.back-to-stores') });
const filters = (page: Page) => page.getByRole('dialog', { name: text('store-locator.filters-title') });
const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ });

/** What stays in sight above it, as the search box, does not lie over it. */
const expectUncovered = (control: Locator) =>
  expect
    .poll(() =>
      control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);

for (const [viewport, size] of PHONE_AND_DESKTOP) {
  test.describe(`on ${viewport}`, () => {
    test.use({ viewport: size });

    test('LOC-046 LOC-047 LOC-048 LOC-049 LOC-051 LOC-052 a store opens from its card with all that is known of it', async ({
      page,
      world,
    }) => {
      await world.begin('typical', { frozenAt: WEDNESDAY });
      await page.clock.setFixedTime(WEDNESDAY);
      await page.goto('/store-locator?place=Seattle');
      await listWithoutMap(page);
      const link = cards(page)
        .filter({ hasText: NAME })
        .getByRole('link', { name: /^Details/ });
      await link.click();
      const overlay = details(page);
      await expect(overlay).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`details=${HOUSE}`));
      if (size === DESKTOP) await expectUncovered(back(page));
      await expect(overlay.getByText('Open until 7:00 PM')).toBeVisible();
      await expect(overlay.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+1\d{10}$/);
      const way = overlay.getByRole('link', { name: /^Directions / });
      await expect(way).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=47\.\d+%2C-122/,
      );
      await expect(way).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(overlay.getByRole('term')).toHaveText([
        'Today',
        'Tomorrow',
        'Friday',
        'Saturday',
        'Sunday',
        'Monday',
        'Tuesday',
      ]);
      await expect(overlay.getByText('Thanksgiving')).toBeVisible();
      await expect(overlay.getByText('Street market')).toBeVisible();
      await expect(overlay.getByText('Construction outside: please use the side entrance.')).toBeVisible();
      await expect(overlay.getByRole('region', { name: 'Amenities' }).getByRole('listitem')).toHaveCount(8);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(overlay).toBeHidden();
      await expect(link).toBeFocused();
      await expect(page).not.toHaveURL(/details=/);
    });

    test('LOC-053 LOC-077 Order Here leads to the menu', async ({ page, world }) => {
      await world.begin('typical', { frozenAt: WEDNESDAY });
      await page.goto(`/store-locator?place=Seattle&details=${HOUSE}`);
      await details(page)
        .getByRole('button', { name: text('store-locator.order-here') })
        .click();
      await expect(page).toHaveURL(/\/menu$/);
    });

    test('LOC-058 LOC-059 filters are drafted, outlast a turned screen, and are applied', async ({ page }) => {
      await page.goto('/store-locator?place=Seattle');
      await expect(cards(page).first()).toBeVisible();
      await filtersButton(page).click();
      await filters(page).getByRole('checkbox', { name: 'Drive-thru' }).check();
      await filters(page).getByRole('checkbox', { name: 'Free Wi-Fi' }).check();
      await page.setViewportSize({ width: size.height, height: size.width });
      await expect(filters(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
      await page.setViewportSize(size);
      await expectAccessible(page);
      await filters(page)
        .getByRole('button', { name: text('store-locator.filters-apply') })
        .click();
      await expect(filters(page)).toBeHidden();
      await expect(page).toHaveURL(/features=DT(%2C|,)WF/);
      await expect(results(page).getByText(/stores? near Seattle/)).toBeVisible();
      await expect(filtersButton(page)).toBeFocused();
    });

    test('LOC-057 LOC-060 active filters are counted, taken away one by one, and cleared', async ({ page }) => {
      await page.goto('/store-locator?place=Seattle&features=DT,WF');
      await expect(page.getByRole('button', { name: 'Filters, 2 active' })).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Drive-thru', pressed: true }).click();
      await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible();
      await filtersButton(page).click();
      await filters(page)
        .getByRole('button', { name: text('store-locator.filters-clear') })
        .click();
      await filters(page)
        .getByRole('button', { name: text('store-locator.filters-apply') })
        .click();
      await expect(filters(page)).toBeHidden();
      await expect(page).not.toHaveURL(/features=/);
      await page.goBack();
      await expect(page).toHaveURL(/features=WF/);
      await expect(filters(page)).toBeHidden();
    });
  });
}

test('LOC-046 a shared link opens the store at once beside the map, and Back from a card’s details closes them', async ({
  page,
}) => {
  await page.goto(`/store-locator?place=Chicago&details=${HOUSE}`);
  await expect(details(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(details(page).getByText(/^1,\d{3}\.\d mi$/)).toBeVisible();
  await back(page).click();
  await expect(details(page)).toBeHidden();
  await expect(page).not.toHaveURL(/details=/);
  const link = cards(page).nth(4).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  const beside = expanded(page, name);
  await expect(beside.getByRole('heading', { name })).toBeFocused();
  await expect(cards(page)).toHaveCount(0);
  await page.goBack();
  await expect(beside).toBeHidden();
  await expect(page).toHaveURL(/place=Chicago/);
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(beside).toBeVisible();
  await back(page).click();
  await expect(link).toBeFocused();
});

for (const locale of ['en-US', 'fr-CA'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: DESKTOP });

    test('LOC-046 in the menu, with the store that orders go to above the search box, the way back to the list is not behind it', async ({
      page,
      world,
    }) => {
      await world.begin('typical', { frozenAt: WEDNESDAY });
      await orderFrom(page, OPEN_HOUSE);
      await page.goto('/menu/store-locator?place=Seattle');
      await expect(page.getByRole('main').getByText(OPEN_HOUSE).first()).toBeVisible();
      const link = page.getByRole('article').nth(3).locator('a[href*="details="]').last();
      await link.click();
      await expectUncovered(page.getByRole('button', { name: words(locale)('store-locator.back-to-stores') }));
    });
  });
}

test('LOC-046 a middle click on the name of a store opens it in a tab of its own', async ({ page, context }) => {
  await page.goto('/store-locator?place=Seattle');
  const link = cards(page).filter({ hasText: NAME }).getByRole('link', { name: NAME, exact: true });
  const opened = context.waitForEvent('page');
  await link.click({ button: 'middle' });
  const other = await opened;
  await expect(details(other)).toBeVisible();
  await expect(details(page)).toBeHidden();
});

test('LOC-018 a link to a store that is not there says so and leads on', async ({ page, problems }) => {
  problems.expect(/404.*v1\/locations/);
  await page.goto('/store-locator?place=Seattle&details=999999');
  const beside = expanded(page, text('store-locator.details-title'));
  await expect(beside.getByText(text('failures.store-not-found'))).toBeVisible();
  await expectAccessible(page);
  await back(page).click();
  await expect(beside).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
});

test('LOC-014 a store that does not load is tried again', async ({ page, world, problems }) => {
  problems.expect(/500.*v1\/locations/);
  await world.fail('GET /apiproxy/v1/locations', 'status:500');
  await page.goto(`/store-locator?details=${HOUSE}`);
  const beside = expanded(page, text('store-locator.details-title'));
  await expect(beside.getByText(text('common.store-not-loaded'))).toBeVisible();
  await expectAccessible(page);
  await world.heal();
  await beside.getByRole('button', { name: text('common.try-again') }).click();
  await expect(details(page)).toBeVisible();
});

for (const width of [PHONE.width, 760, DESKTOP.width]) {
  test(`LOC-049 on paper the store stands alone, as wide as the page, from ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/store-locator?place=Seattle&details=${HOUSE}`);
    await expect(details(page)).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { name: text('store-locator.hours') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
    await expect(cards(page).first()).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    const paper = page.locator(`[data-name="${NAME}"]`);
    expect((await paper.boundingBox())?.width).toBeGreaterThan(width - 100);
    expect(await paper.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(`"${NAME}"`);
  });
}

test.describe('for a visitor of another zone', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'fr-CA' });

  test('LOC-046 LOC-049 hours are the store’s own, and it is said how they differ', async ({ page, world }) => {
    await world.begin('typical', { frozenAt: WEDNESDAY });
    await page.clock.setFixedTime(WEDNESDAY);
    await page.goto(`/store-locator?place=Seattle&details=${HOUSE}`);
    const overlay = details(page);
    await expect(overlay.getByText('Ouvert jusqu’à 19 h')).toBeVisible();
    await expect(overlay.getByText(/heure du Pacifique.*3 heures de moins/)).toBeVisible();
    await expectAccessible(page);
  });
});

test('LOC-062 over the details the sign-in dialog alone is heard, and closes alone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/store-locator?place=Seattle&details=${HOUSE}`);
  await details(page)
    .getByRole('button', { name: `Favorite: ${NAME}` })
    .click();
  const prompt = page.getByRole('dialog', { name: text('store-locator.sign-in-title') });
  await expect(prompt.getByText('You must sign in to add this store to your favorites.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(prompt).toBeHidden();
  await expect(details(page)).toBeVisible();
});

test('LOC-063 LOC-064 a favourite that was removed from the list of favourites is taken back', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'member-green', '/store-locator?place=Seattle&tab=favourites');
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^Favorite: / });
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  const toasts = page.getByRole('region', { name: text('shell.toasts') });
  await expect(toasts.getByText(`Removed from favorites: ${name.replace('Favorite: ', '')}`)).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  // A pointer on it holds the message while the page is checked.
  await toasts.getByRole('button', { name: text('shell.undo') }).hover();
  await expectAccessible(page);
  await toasts.getByRole('button', { name: text('shell.undo') }).click();
  await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();
  await expect.poll(async () => (await world.effects()).favouritesAdded).toBe(1);
});

test('LOC-063 over the open details of a store Undo is reached by keyboard, and the focus comes back to the details', async ({
  page,
  world,
}) => {
  await page.setViewportSize(PHONE);
  await openAs(page, world, 'member-green', '/store-locator?place=Seattle&tab=favourites');
  await cards(page).first().getByRole('link').first().click();
  const overlay = page.getByRole('dialog');
  const heart = overlay.getByRole('button', { name: /^Favorite: / });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.press('Enter');
  const undo = page
    .getByRole('region', { name: text('shell.toasts') })
    .getByRole('button', { name: text('shell.undo') });
  await expect(undo).toBeVisible();
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift+Tab');
      return undo.evaluate((node) => node === node.ownerDocument.activeElement);
    })
    .toBe(true);
  await page.keyboard.press('Enter');
  await expect(undo).toBeHidden();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await overlay.evaluate((node) => node.contains(node.ownerDocument.activeElement))).toBe(true);
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('LOC-046 the sheet is pulled down by its head and closes; pulled a little it stays', async ({
    page,
    context,
  }) => {
    // Where it slides in, its head is not yet where a finger will find it.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/store-locator?place=Seattle&details=${HOUSE}`);
    const overlay = details(page);
    await expect(overlay).toBeVisible();
    const head = await overlay.getByRole('heading', { name: NAME }).boundingBox();
    if (!head) throw new Error('The head of the sheet has no place on the screen.');
    const finger = await context.newCDPSession(page);
    const at = { x: head.x + 20, y: head.y + head.height / 2 };
    const pull = async (distance: number) => {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      for (let step = 1; step <= 10; step += 1) {
        const point = { x: at.x, y: at.y + (distance * step) / 10 };
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
      }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await pull(20);
    await expect(overlay).toBeVisible();
    await pull(500);
    await expect(overlay).toBeHidden();
    await expect(page).not.toHaveURL(/details=/);
  });
});
