import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { locationsKey, searchLocations } from '#api/locations/locations.ts';
import { readSession } from '#api/session/session.ts';
import { addFavouriteStore, removeFavouriteStore } from '#api/stores/favourite-stores.ts';
import { EVERYTHING_END } from '#mocks/sentinels.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

async function firstHeart(): Promise<HTMLElement> {
  const [heart] = await screen.findAllByRole('button', { name: /^Favorite: /, pressed: false });
  if (!heart) throw new Error('No such heart is shown.');
  return heart;
}
const isPressed = (heart: HTMLElement) => heart.getAttribute('aria-pressed') === 'true';
const isPending = (heart: HTMLElement) => heart.getAttribute('aria-busy') === 'true';

const isSession = (address: string) => address.includes(readSession.contract.path);

test('LOC-064 stores that were read before a heart was kept, and arrive after it, do not turn it back', async () => {
  await app.open('/store-locator?place=Seattle', { as: 'member-new' });
  const heart = await firstHeart();
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes('/locations?'));
  void app.parts.queryClient.invalidateQueries({ queryKey: locationsKey });
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await app.user.click(heart);
  await waitFor(() => expect(app.world.effects.favouritesAdded).toBe(1));
  await waitFor(() => expect(isPending(heart)).toBe(false));
  await act(async () => arrive());
  await waitFor(() => expect(app.parts.queryClient.isFetching({ queryKey: locationsKey })).toBe(0));
  expect(isPressed(heart)).toBe(true);
  // What was stopped is asked for once more.
  expect(app.calls(searchLocations)).toBe(3);
});

test('LOC-063 LOC-062 FC-056 a heart that is pressed while it is still asked who visits is turned once that is a member', async () => {
  app.world.become('member-new');
  const { arrive } = holdFirstAnswer(isSession);
  await app.open('/store-locator?place=Seattle', { isVisitorAwaited: false });
  const heart = await firstHeart();
  expect(app.parts.session.visitor().kind).toBe('anonymous');
  const name = heart.getAttribute('aria-label') ?? '';
  await app.user.click(heart);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([isPressed(heart), isPending(heart)]).toEqual([false, true]);
  // Nothing else is shown of it yet: who presses once more means the same.
  await app.user.click(heart);
  await act(async () => arrive());
  await waitFor(() => expect(app.calls(addFavouriteStore)).toBe(1));
  const turned = await screen.findByRole('button', { name, pressed: true });
  await waitFor(() => expect(isPending(turned)).toBe(false));
  expect([isPressed(turned), app.calls(removeFavouriteStore)]).toEqual([true, 0]);
});

test('LOC-034 LOC-064 the own stores that load while a heart is kept are loaded all the same', async () => {
  app.world.become('member-green');
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => /\/locations /.test(call));
  await app.open(`/store-locator?details=900${EVERYTHING_END}`);
  const heart = await firstHeart();
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await app.user.click(heart);
  await waitFor(() => expect(app.world.effects.favouritesAdded).toBe(1));
  await act(async () => arrive());
  expect(await screen.findByRole('region', { name: 'Favorites', hidden: true })).toBeTruthy();
  expect(screen.queryByText('We couldn’t load your stores.')).toBeNull();
});
