import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { menusKey, readMenus } from '#api/menu/menu.ts';
import { holdClock } from '#tests/support/let-time-pass.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { comeBack } from '#tests/support/visibility.ts';

const app = setUpApp();

const STORE = '900994';
const NAME = 'Seattle Open House';
const ELEVEN_MINUTES = 11 * 60_000;

beforeEach(async () => {
  holdClock();
  await app.open(`/menu?storeNumber=${STORE}`);
  await screen.findByRole('region', { name: NAME });
  await app.atRest();
});

test('MNU-010 the menu that is read is not taken away by time alone', () => {
  const kept = app.parts.queryClient.getQueryCache().findAll({ queryKey: menusKey });
  expect(kept.length).toBeGreaterThan(0);
  for (const { gcTime, queryKey } of kept) expect(gcTime, JSON.stringify(queryKey)).toBe(Number.POSITIVE_INFINITY);
});

test('a menu of more than ten minutes ago is read anew when its page is seen again, and stands meanwhile', async () => {
  const before = app.calls(readMenus);
  vi.setSystemTime(Date.now() + ELEVEN_MINUTES);
  app.world.fail(readMenus, 'status:500', 1);
  await comeBack();
  await waitFor(() => expect(app.calls(readMenus)).toBe(before + 1));
  await app.atRest();
  expect(screen.getByRole('region', { name: NAME })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /Hot coffee/i }).length).toBeGreaterThan(0);
});

test('D-082 without a network the transport says at once that a menu cannot be had, and the store stays', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  vi.setSystemTime(Date.now() + ELEVEN_MINUTES);
  await comeBack();
  await waitFor(() => expect(app.calls(readMenus)).toBeGreaterThan(0));
  await app.atRest();
  vi.setSystemTime(Date.now() + ELEVEN_MINUTES);
  const before = app.calls(readMenus);
  await app.router.navigate({ to: '/' });
  await app.router.navigate({ to: '/menu' });
  await waitFor(() => expect(app.calls(readMenus)).toBe(before + 1));
  expect(await screen.findByRole('region', { name: NAME })).toBeTruthy();
});

const BARE = { id: 'food', name: 'Food', currency: 'USD', categories: [] };
const HOLLOW = { ...BARE, categories: [{ id: 'bakery', name: 'Bakery', products: [], subcategories: [] }] };

test.each([
  ['is empty', []],
  ['has no category', [BARE]],
  ['has no product', [HOLLOW]],
])('MNU-010 MNU-011 a menu that %s once its page is seen again gives way to the national one', async (_, menus) => {
  vi.setSystemTime(Date.now() + ELEVEN_MINUTES);
  const { queryClient } = app.parts;
  const [shown] = queryClient
    .getQueryCache()
    .findAll({ queryKey: menusKey, predicate: ({ queryKey }) => !queryKey.includes('national') });
  expect(shown).toBeTruthy();
  await act(async () => void queryClient.setQueryData(shown?.queryKey ?? [], menus));
  await app.atRest();
  await screen.findAllByRole('link', { name: /Hot coffee/i });
});
