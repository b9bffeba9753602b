import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { HISTORY_PAGE, historyQuery, readHistory, readReceipt } from '#api/account/history.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { findProduct } from '../../menu/catalogue/find-product.ts';
import { recipeOf } from '../../menu/making/recipes.ts';
import { SIZES } from '../../menu/making/sizes.ts';
import { startWorld, TEST_INSTANT } from '../../server.ts';

setUpServer();

const page = (type: string, offset = 0, limit = HISTORY_PAGE) =>
  readHistory({ query: { type, offset: String(offset), limit: String(limit) } });

describe('history', () => {
  test('ACC-125 orders come newest first, twenty at a time, each once', async () => {
    startWorld({ persona: 'member-green' });
    const pages = [await page('order'), await page('order', 20), await page('order', 40), await page('order', 60)];
    expect(pages.map(({ entries }) => entries.length)).toEqual([20, 20, 7, 0]);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([47]));
    const entries = pages.flatMap((one) => one.entries);
    expect(new Set(entries.map(({ historyId }) => historyId)).size).toBe(47);
    const times = entries.map(({ date }) => Date.parse(date));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(Math.max(...times)).toBeLessThan(TEST_INSTANT);
    for (const wrong of [page('both'), page('order', 0, 21), page('order', 0, 0), page('order', -1)]) {
      await expect(wrong).rejects.toMatchObject({ code: 'refused' });
    }
  });

  test('ACC-125 the query asks for page after page until all are read', async () => {
    startWorld({ persona: 'member-green' });
    const pages = await new QueryClient().fetchInfiniteQuery({ ...historyQuery('order'), pages: 9 });
    expect(pages.pages.map(({ entries }) => entries.length)).toEqual([20, 20, 7]);
  });

  test('ACC-124 the newest gift is processing, the others and all orders are complete', async () => {
    startWorld({ persona: 'member-green' });
    const gifts = (await page('egift')).entries;
    expect(gifts.map(({ status }) => status)).toEqual(['processing', ...Array(5).fill('complete')]);
    expect((await page('order')).entries.every(({ status }) => status === 'complete')).toBe(true);
  });

  test('ACC-123 the newest orders have pending tips, and a receipt adds up', async () => {
    startWorld({ persona: 'member-green' });
    const { entries } = await page('order');
    expect(entries.map(({ pendingTip }) => pendingTip).slice(0, 3)).toEqual([100, 200, null]);
    for (const { historyId, total, title } of entries.slice(0, 5)) {
      const receipt = await readReceipt({ params: { historyId } });
      expect(receipt).toMatchObject({ historyId, total, storeName: title });
      const lines = receipt.lines.reduce((sum, { amount }) => sum + amount, 0);
      expect(lines + receipt.tax + receipt.tip).toBe(total);
    }
  });

  test('a receipt of another member does not exist, and texts follow the language', async () => {
    const world = startWorld({ persona: 'member-green' });
    const params = { historyId: (await page('order')).entries[0]?.historyId ?? '' };
    world.setLocale('fr-CA');
    expect((await readReceipt({ params })).paidWith).toBe(
      `Carte se terminant par ${world.account('member-green').cards[0]?.cardNumber.slice(-4)}`,
    );
    world.become('member-gold');
    await expect(readReceipt({ params })).rejects.toMatchObject({ code: 'receipt-not-found' });
  });

  test('orders are of products that the menu has, in a size that they come in, and some are of products that are gone', () => {
    const world = startWorld();
    const lines = [...world.members.values()].flatMap(({ account }) => account.history.flatMap((one) => one.lines));
    const ordered = lines.flatMap(({ product }) => product ?? []);
    const gone = ordered.filter(({ number }) => !findProduct(number));
    expect(gone.length).toBeGreaterThan(3);
    expect(gone.length).toBeLessThan(ordered.length / 4);
    for (const { number, sizeCode } of ordered.filter((one) => !gone.includes(one))) {
      const sizes = recipeOf(findProduct(number)?.product.recipe ?? 'plain').sizes;
      expect(sizes.map((size) => SIZES[size].code)).toContain(sizeCode);
    }
  });

  test('a product is called what the menu calls it in the language, also one that is gone', async () => {
    const world = startWorld({ persona: 'member-green' });
    const detail = async () => (await page('order')).entries.map((entry) => entry.detail).join();
    const english = await detail();
    world.setLocale('fr-CA');
    const french = await detail();
    expect([english.includes('Croissant'), english.includes('Croissant au beurre')]).toEqual([true, false]);
    expect(french).toContain('Croissant au beurre');
    expect(english).toContain('Lavender Honey Latte');
    expect(french).toContain('Latte miel et lavande');
  });

  test('a new member has none', async () => {
    startWorld({ persona: 'member-new' });
    expect(await page('order')).toEqual({ entries: [], total: 0 });
    expect(await page('egift')).toEqual({ entries: [], total: 0 });
  });
});
