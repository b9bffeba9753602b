import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { searchLocations } from '#api/locations/locations.ts';
import { addFavouriteStore, removeFavouriteStore } from '#api/stores/favourite-stores.ts';
import { shortStoreNumber, storeNumberOf } from '#domain/stores/store.ts';
import { EVERYTHING_END } from '#mocks/sentinels.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import type { TabMessage } from '#platform/broadcast.ts';
import { holdCalls } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

/** The heart of the first store that is not a favourite. */
async function firstHeart(pressed = false): Promise<HTMLElement> {
  const [heart] = await screen.findAllByRole('button', { name: /^Favorite: /, pressed });
  if (!heart) throw new Error('No such heart is shown.');
  return heart;
}
const isPressed = (heart: HTMLElement) => heart.getAttribute('aria-pressed') === 'true';
const isPending = (heart: HTMLElement) => heart.getAttribute('aria-busy') === 'true';

for (const persona of ['anonymous', 'guest'] as const) {
  test(`LOC-062 FC-161 the heart asks a visitor who is ${persona} to sign in, and no call is sent`, async () => {
    await app.open('/store-locator?place=Seattle', { as: persona });
    const heart = await firstHeart();
    await app.user.click(heart);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('You must sign in to add this store to your favorites.')).toBeTruthy();
    const signIn = within(dialog).getByRole('link', { name: 'Sign in' });
    expect(new URL(signIn.getAttribute('href') ?? '', 'https://x.test').searchParams.get('returnUrl')).toBe(
      '/store-locator?place=Seattle',
    );
    expect(isPressed(heart)).toBe(false);
    expect(app.calls(addFavouriteStore)).toBe(0);
    await app.user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await app.noDialog();
  });
}

test.each([
  ['in the list', 'place=Seattle'],
  ['in the details of a store that is not listed', `details=900${EVERYTHING_END}`],
])(
  'LST-005 LOC-063 LOC-064 LST-015 the heart of a member %s flips at once, is pending, and stays when the server agrees',
  async (_, search) => {
    await app.open(`/store-locator?${search}`, { as: 'member-new' });
    const heart = await firstHeart();
    const release = holdCalls((call) => call.includes(addFavouriteStore.contract.path));
    await app.user.click(heart);
    expect(isPressed(heart)).toBe(true);
    expect(isPending(heart)).toBe(true);
    expect(app.world.effects.favouritesAdded).toBe(0);
    release();
    await waitFor(() => expect(isPending(heart)).toBe(false));
    expect(isPressed(heart)).toBe(true);
    expect(app.world.effects.favouritesAdded).toBe(1);
  },
);

test('LOC-065 LST-015 a refused change, adding or removing, gives the heart back and says why', async () => {
  await app.open('/store-locator?place=Seattle', { as: 'member-green' });
  app.world.fail(addFavouriteStore, 'status:500');
  app.world.fail(removeFavouriteStore, 'status:500');
  const empty = await firstHeart();
  // What is given back is the earlier value itself, not what another reading says.
  holdCalls((call) => call.includes('/locations?'));
  await app.user.click(empty);
  expect(await screen.findByText('Something went wrong on our end. Please try again in a moment.')).toBeTruthy();
  expect(isPressed(empty)).toBe(false);
  expect(isPending(empty)).toBe(false);
  const full = await firstHeart(true);
  await app.user.click(full);
  await waitFor(() => expect(app.calls(removeFavouriteStore)).toBe(1));
  await waitFor(() => expect(isPressed(full)).toBe(true));
  expect(isPending(full)).toBe(false);
});

test('FC-056 on, off and on again quickly: one call at a time, and the last choice is kept', async () => {
  await app.open('/store-locator?place=Seattle', { as: 'member-new' });
  const heart = await firstHeart();
  app.world.fail(addFavouriteStore, 'latency:1500');
  await app.user.tripleClick(heart);
  expect(isPressed(heart)).toBe(true);
  await waitFor(() => expect(isPending(heart)).toBe(false));
  expect(isPressed(heart)).toBe(true);
  expect(app.calls(addFavouriteStore)).toBe(1);
  await app.user.dblClick(heart);
  await waitFor(() => expect(isPending(heart)).toBe(false));
  expect(isPressed(heart)).toBe(true);
});

test('the heart in the list, in another tab of the list and after another search is the same', async () => {
  await app.open('/store-locator?place=Seattle', { as: 'member-new' });
  await app.user.click(await firstHeart());
  await waitFor(() => expect(app.world.effects.favouritesAdded).toBe(1));
  await app.user.click(screen.getByRole('tab', { name: 'Favorites' }));
  expect(await screen.findAllByRole('button', { name: /^Favorite: /, pressed: true })).toHaveLength(1);
});

test('LOC-064 the heart that another question shows is that of the answer from before, too', async () => {
  await app.open('/store-locator?place=Seattle', { as: 'member-new' });
  await firstHeart();
  await app.press('Drive-thru');
  await waitFor(() => expect(app.calls(searchLocations)).toBe(2));
  await app.atRest();
  const heart = await firstHeart();
  const name = heart.getAttribute('aria-label') ?? '';
  await app.user.click(heart);
  await waitFor(() => expect(app.world.effects.favouritesAdded).toBe(1));
  await app.atRest();
  await app.press('Drive-thru');
  expect(await screen.findByRole('button', { name, pressed: true })).toBeTruthy();
  expect(app.calls(searchLocations)).toBe(2);
});

test('the optimistic value that is under way when the visitor leaves is not shown to the next visitor', async () => {
  await app.open('/store-locator?place=Seattle', { as: 'member-new' });
  const heart = await firstHeart();
  app.world.fail(addFavouriteStore, 'latency:20000');
  await app.user.click(heart);
  expect(isPending(heart)).toBe(true);
  await act(async () => app.parts.session.visitorActor.send({ type: 'session.endedElsewhere' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Favorite: /, pressed: true })).toBeNull());
  expect(app.parts.session.visitor().kind).toBe('anonymous');
});

const removal = /^Removed from favorites: /;
const undo = () => screen.findByRole('button', { name: 'Undo' });

test('LOC-066 LOC-067 what is sent is the part of the number before the dash, in the body to add, in the path to remove', async () => {
  await app.open('/store-locator?place=Seattle', { as: 'member-new' });
  const heart = await firstHeart();
  const card = within(heart.closest('article') ?? document.body);
  const details = card.getByRole('link', { name: /^Details for / }).getAttribute('href') ?? '';
  const [before, after] = new URLSearchParams(details.split('?')[1]).get('details')?.split('-') ?? [];
  expect(after, 'a number with a dash').toBeTruthy();
  const sent = vi.spyOn(globalThis, 'fetch');
  const calls = () =>
    sent.mock.calls
      .filter(([address]) => String(address).includes('/stores/favorites'))
      .map(([address, init]) => [init?.method, String(address), init?.body ?? null]);
  await app.user.click(heart);
  await waitFor(() => expect(app.world.effects.favouritesAdded).toBe(1));
  await waitFor(() => expect(isPending(heart)).toBe(false));
  await app.user.click(heart);
  await waitFor(() => expect(app.world.effects.favouritesRemoved).toBe(1));
  expect(calls()).toEqual([
    ['POST', '/apiproxy/v1/stores/favorites', JSON.stringify({ storeNumber: before })],
    ['DELETE', `/apiproxy/v1/stores/favorites/${before}`, null],
  ]);
  sent.mockRestore();
});

test('LOC-064 a removed favourite can be taken back from a toast, also where its card is gone from the list', async () => {
  await app.open('/store-locator?place=Seattle&tab=favourites', { as: 'member-green' });
  const heart = await firstHeart(true);
  const name = heart.getAttribute('aria-label') ?? '';
  await app.user.click(heart);
  expect(await screen.findByText(removal)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  // Its card has gone, and the focus stays near.
  expect(screen.getByRole('region', { name: 'Stores' }).contains(document.activeElement)).toBe(true);
  expect(app.world.effects.favouritesRemoved).toBe(1);
  await app.user.click(await undo());
  expect(await screen.findByRole('button', { name, pressed: true })).toBeTruthy();
  await waitFor(() => expect(app.world.effects.favouritesAdded).toBe(1));
  expect(screen.queryByText(removal)).toBeNull();
});

test('LOC-065 a removal that failed, and an addition, offer nothing to take back', async () => {
  await app.open('/store-locator?place=Seattle', { as: 'member-green' });
  app.world.fail(removeFavouriteStore, 'status:500');
  await app.user.click(await firstHeart(true));
  expect(await screen.findByText(/^Something went wrong on our end/)).toBeTruthy();
  expect(screen.queryByText(removal)).toBeNull();
  await app.user.click(await firstHeart());
  await waitFor(() => expect(app.world.effects.favouritesAdded).toBe(1));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('FC-056 a heart that is filled again takes its toast away; removed again, the toast is back and undoes once', async () => {
  await app.open('/store-locator?place=Seattle', { as: 'member-green' });
  const heart = await firstHeart(true);
  await app.user.click(heart);
  await undo();
  await app.user.click(heart);
  await waitFor(() => expect(screen.queryByText(removal)).toBeNull());
  expect(isPressed(heart)).toBe(true);
  await app.user.click(heart);
  await app.user.click(await undo());
  await waitFor(() => expect([isPressed(heart), isPending(heart)]).toEqual([true, false]));
  expect([app.calls(addFavouriteStore), app.calls(removeFavouriteStore)]).toEqual([2, 2]);
});

test('LOC-065 an undo that fails says so, and the heart stays empty', async () => {
  await app.open('/store-locator?place=Seattle', { as: 'member-green' });
  const heart = await firstHeart(true);
  await app.user.click(heart);
  app.world.fail(addFavouriteStore, 'status:500');
  await app.user.click(await undo());
  expect(await screen.findByText(/^Something went wrong on our end/)).toBeTruthy();
  expect(isPressed(heart)).toBe(false);
});

test('LOC-065 a removal whose answer was lost is seen in the heart: the stores are read again', async () => {
  await app.open('/store-locator?place=Seattle', { as: 'member-green' });
  app.world.fail(removeFavouriteStore, 'drop-after', 1);
  const heart = await firstHeart(true);
  await app.user.click(heart);
  await screen.findByText(/connection/);
  await waitFor(() => expect([isPressed(heart), isPending(heart)]).toEqual([false, false]));
});

/** Presses the first heart as a guest and goes to sign in by the dialog. */
async function goesToSignIn(): Promise<string> {
  await app.open('/store-locator?place=Seattle');
  const heart = await firstHeart();
  await app.user.click(heart);
  const dialog = await screen.findByRole('dialog');
  await app.user.click(within(dialog).getByRole('link', { name: 'Sign in' }));
  return heart.getAttribute('aria-label') ?? '';
}

test('LOC-062 LOC-063 the heart that led to sign-in is turned as soon as the visitor has signed in', async () => {
  app.world.become('guest');
  const name = await goesToSignIn();
  await app.user.type(await screen.findByRole('textbox', { name: 'Email or username' }), PERSONAS['member-new'].email);
  await app.user.type(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
  expect(await screen.findByRole('button', { name, pressed: true })).toBeTruthy();
  await waitFor(() => expect(app.world.effects.favouritesAdded).toBe(1));
});

test('LOC-062 who comes back without signing in finds the heart as it was, and nothing is sent', async () => {
  app.world.become('guest');
  const name = await goesToSignIn();
  await screen.findByRole('textbox', { name: 'Email or username' });
  await act(async () => app.router.history.back());
  expect(await screen.findByRole('button', { name, pressed: false })).toBeTruthy();
  expect(app.calls(addFavouriteStore)).toBe(0);
});

test('a heart is turned in every tab: the others hear of it, and ask the server', async () => {
  const post = vi.fn();
  const heard = new Set<(message: TabMessage) => void>();
  const listen = (listener: (message: TabMessage) => void) => {
    heard.add(listener);
    return () => heard.delete(listener);
  };
  app.world.become('member-new');
  await app.open('/store-locator?place=Seattle', { channel: { post, listen } });
  const heart = await firstHeart();
  await app.user.click(heart);
  await waitFor(() => expect(post).toHaveBeenCalledWith('favourites-changed'));
  const [shown = ''] =
    heart
      .closest('article')
      ?.getAttribute('aria-labelledby')
      ?.match(/\d[\d-]*$/) ?? [];
  await removeFavouriteStore({ params: { storeNumber: shortStoreNumber(storeNumberOf(shown)) } });
  expect(isPressed(heart)).toBe(true);
  for (const listener of heard) listener('favourites-changed');
  await waitFor(() => expect(isPressed(heart)).toBe(false));
});
