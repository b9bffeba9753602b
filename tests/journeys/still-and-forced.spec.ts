import type { Locator, Page } from '@playwright/test';
import { expect, MORNING, openAs, test } from './support.ts';
import { text } from './words.ts';

const LOCATIONS = 'GET /apiproxy/v1/locations';

/** Everything that is moving now, by the class of what moves. */
const movements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '')),
  );

/** What can be seen without a colour of ours: a line around it. */
const outlined = (part: Locator) =>
  part.evaluate((element) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
    return borderTopStyle === 'solid' && parseFloat(borderTopWidth) >= 1 && borderTopColor !== 'rgba(0, 0, 0, 0)';
  });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
});

test('FC-188 while stores are loaded nothing moves where less motion is wanted, and forced colours show that they come', async ({
  page,
  world,
}) => {
  await world.fail(LOCATIONS, 'latency:6000');
  await page.goto('/store-locator?place=Seattle');
  await expect(page.getByText(text('store-locator.loading')).first()).toBeAttached();
  const skeletons = page.locator('main span[aria-hidden="true"]:empty').filter({ visible: true });
  await expect(skeletons.first()).toBeVisible();
  expect(await movements(page)).toEqual([]);
  for (const skeleton of (await skeletons.all()).slice(0, 4)) expect(await outlined(skeleton)).toBe(true);
});

test('FC-188 a toast stands still, has a line around it and says by a sign that something failed', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500/);
  await openAs(page, world, 'member-green', '/store-locator?place=Seattle');
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Favorite: / });
  await expect(heart).toBeVisible();
  for (const way of [
    'POST /apiproxy/v1/stores/favorites',
    'DELETE /apiproxy/v1/stores/favorites/:storeNumber',
  ] as const) {
    await world.fail(way, 'status:500');
  }
  const pressed = await heart.getAttribute('aria-pressed');
  await heart.click();
  const toast = page
    .getByRole('region', { name: text('shell.toasts') })
    .getByRole('alert')
    .locator('> *')
    .first();
  await expect(toast).toBeVisible();
  expect(await movements(page)).toEqual([]);
  expect(await outlined(toast)).toBe(true);
  await expect(toast.locator('svg').first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', pressed ?? '');
});

test('FC-188 where colours are forced the open tab and the page that is shown are filled, not known by a colour alone', async ({
  page,
  world,
}) => {
  await world.become('member-gold');
  const fill = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto('/account/rewards');
  const open = page.getByRole('tab', { selected: true });
  await expect(open).toBeVisible();
  const paper = await fill(page.locator('body'));
  expect(await fill(open)).not.toBe(paper);
  await page.goto('/rewards/my-rewards');
  const shown = page.getByRole('main').getByRole('link', { name: text('common.rewards-mine'), exact: true });
  await expect(shown).toHaveAttribute('aria-current', 'page');
  expect(await fill(shown)).not.toBe(paper);
});

/** What is drawn around a part: the focus is seen by it. */
const lineAround = (part: Locator) =>
  part.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
    return outlineStyle === 'none' ? 'none' : [outlineWidth, outlineOffset, outlineColor].join(' ');
  });

test('FC-188 where colours are forced the focus is seen on what is chosen, too', async ({ page, world }) => {
  await world.begin('everything-on', { frozenAt: MORNING });
  await world.become('member-gold');
  /** By its label where that is what is drawn. */
  const expectSeen = async (chosen: Locator, drawn = chosen) => {
    await expect(chosen).toBeFocused();
    const focused = await lineAround(drawn);
    await page.keyboard.press('Shift+Tab');
    await expect(chosen).not.toBeFocused();
    expect(focused).not.toBe('none');
    expect(await lineAround(drawn)).not.toBe(focused);
  };
  const labelOf = (radio: Locator) => radio.locator('xpath=ancestor::label');
  await page.goto('/store-locator/delivery');
  const way = page.getByRole('radio', { name: text('delivery.way-delivery'), exact: true });
  await expect(way).toBeChecked();
  await way.focus();
  await expectSeen(way, labelOf(way));
  for (const address of ['/account/history', '/menu']) {
    await page.goto(address);
    const shown = page.getByRole('main').locator('a[aria-current="page"]').first();
    await shown.focus();
    await expectSeen(shown);
  }
  await page.goto('/pickup/curbside?store=900994&orderToken=token-of-ada');
  const spot = page.getByRole('radio', { name: 'Spot 6', exact: true });
  await spot.focus();
  await page.keyboard.press('Space');
  await expect(spot).toBeChecked();
  await expectSeen(spot, labelOf(spot));
});

/** The panels of a page: what has a background of its own and words. */
const panels = (page: Page) =>
  page.evaluate(() => {
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    const below = (element: Element | null): string =>
      element === null
        ? ''
        : background(element) === 'rgba(0, 0, 0, 0)'
          ? below(element.parentElement)
          : background(element);
    return [...document.querySelectorAll<HTMLElement>('main section, main header, main li, main article, footer')]
      .filter((part) => background(part) !== 'rgba(0, 0, 0, 0)' && background(part) !== below(part.parentElement))
      .map((part, at) => {
        part.dataset['panel'] = String(at);
        return `${location.pathname}: ${part.innerText.slice(0, 40)}`;
      });
  });

test('FC-188 where colours are forced each panel has a line around it, since its background is gone', async ({
  page,
  world,
}) => {
  await world.become('member-gold');
  const lineless: string[] = [];
  let count = 0;
  for (const address of ['/account/for-you', '/account/rewards', '/rewards', '/rewards/my-rewards', '/menu', '/gift']) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const names = await panels(page);
    count += names.length;
    await page.emulateMedia({ forcedColors: 'active' });
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-panel]')]
        .filter((part) => {
          const { borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(part);
          return parseFloat(borderTopWidth) < 1 && (outlineStyle !== 'solid' || parseFloat(outlineWidth) < 1);
        })
        .map(({ dataset }) => Number(dataset['panel'])),
    );
    lineless.push(...bare.map((at) => names[at] ?? ''));
  }
  expect(count).toBeGreaterThan(10);
  expect(lineless).toEqual([]);
});
