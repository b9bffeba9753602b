import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addFavouriteProduct, deleteFavouriteProduct, favouriteProductsKey } from '#api/menu/favourite-products.ts';
import { readSession } from '#api/session/session.ts';
import { holdCalls, holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-new' });

const MOCHA = '/menu/product/1012/hot';
const heart = () => screen.findByRole('button', { name: /^Favorite: / });
const isPressed = (element: HTMLElement) => element.getAttribute('aria-pressed') === 'true';

test('OPP-048 a list that was read before a heart was kept, and arrives after it, does not turn it back', async () => {
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes('get-favorite-products'));
  await app.open(MOCHA);
  const button = await heart();
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await app.user.click(button);
  await waitFor(() => expect(app.world.effects.favouriteProductsAdded).toBe(1));
  await act(async () => arrive());
  await waitFor(() => expect(app.parts.queryClient.isFetching({ queryKey: favouriteProductsKey })).toBe(0));
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  expect(isPressed(button)).toBe(true);
});

test('OPP-048 MNU-008 a heart that is pressed while it is still asked who visits is turned once that is a member', async () => {
  const { arrive } = holdFirstAnswer((call) => call.includes(readSession.contract.path));
  await app.open(MOCHA, { isVisitorAwaited: false });
  const button = await heart();
  expect(app.parts.session.visitor().kind).toBe('anonymous');
  await app.user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => arrive());
  await waitFor(() => expect(app.calls(addFavouriteProduct)).toBe(1));
  expect(await screen.findByRole('button', { name: /^Favorite: /, pressed: true })).toBeTruthy();
});

test('OPP-048 FC-056 while it is asked who visits a pressed heart is busy, and pressing it again does not undo it', async () => {
  const { arrive } = holdFirstAnswer((call) => call.includes(readSession.contract.path));
  await app.open(MOCHA, { isVisitorAwaited: false });
  const button = await heart();
  await app.user.click(button);
  expect([isPressed(button), button.getAttribute('aria-busy')]).toEqual([false, 'true']);
  await app.user.click(button);
  await act(async () => arrive());
  await waitFor(() => expect(isPressed(button)).toBe(true));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect([app.calls(addFavouriteProduct), app.calls(deleteFavouriteProduct)]).toEqual([1, 0]);
  expect(isPressed(button)).toBe(true);
});

test('OPP-048 FC-071 a heart that is pressed while it is asked whose session it is turns for no other member', async () => {
  const post = vi.fn();
  await app.open(MOCHA, { channel: { post, listen: () => () => {} } });
  await heart();
  app.world.become('member-green');
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes(readSession.contract.path));
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await app.user.click(await heart());
  await act(async () => arrive());
  await waitFor(() => expect(app.parts.session.visitor()).toMatchObject({ firstName: 'Gwen' }));
  await app.atRest();
  expect((await heart()).getAttribute('aria-busy')).toBeNull();
  expect(app.calls(addFavouriteProduct)).toBe(0);
  expect(post).not.toHaveBeenCalledWith('favourite-products-changed');
});

test('OPP-048 FC-071 what one member takes out is not taken out of the favourites of another one', async () => {
  app.world.become('member-green');
  const favouritesOfNext = () => app.world.member('member-gold').favouriteProducts.length;
  await app.open('/menu/favorites');
  const hearts = await screen.findAllByRole('button', { name: /^Favorite: /, pressed: true });
  const { isOnTheWay } = holdFirstAnswer((call) => call.includes('get-favorite-products'));
  await act(() => app.parts.queryClient.invalidateQueries({ queryKey: favouriteProductsKey, refetchType: 'none' }));
  const before = favouritesOfNext();
  await app.user.click(hearts[0] as HTMLElement);
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  // The next member has signed in in another tab, and the server cannot say so.
  app.world.become('member-gold');
  app.world.fail(readSession, 'status:500');
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await screen.findByText(/^Something went wrong on our end/);
  expect(favouritesOfNext()).toBe(before);
});

test('OPP-048 FC-056 FC-071 a heart that is being saved while it is asked whose session it is, the same member’s, is saved', async () => {
  await app.open(MOCHA);
  const release = holdCalls((call) => call.includes('add-favorite-product'));
  await app.user.click(await heart());
  const asked = app.calls(readSession);
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await waitFor(() => expect(app.calls(readSession)).toBe(asked + 1));
  await waitFor(() => expect(app.parts.session.visitor().kind).toBe('member'));
  await app.atRest();
  expect(isPressed(await heart())).toBe(true);
  release();
  await waitFor(() => expect(app.calls(addFavouriteProduct)).toBe(1));
  await waitFor(async () => expect((await heart()).getAttribute('aria-busy')).toBeNull());
  expect(isPressed(await heart())).toBe(true);
});
