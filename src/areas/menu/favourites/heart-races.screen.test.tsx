import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  addFavouriteProduct,
  deleteFavouriteProduct,
  favouriteProductsKey,
  readFavouriteProducts,
} from '#api/menu/favourite-products.ts';
import { readSession, signOut } from '#api/session/session.ts';
import { answerInstead, held, holdCalls, holdFirstAnswer } from '#tests/support/held-calls.ts';
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

test('OPP-048 FC-071 D-408 what a member adds as the sign-out is pressed is not what the next one takes out', async () => {
  await app.open(MOCHA);
  const [added, signedOut] = [held(), held()];
  const lateAnswer = (until: Promise<void>) => async (send: () => Promise<Response>) => {
    const answer = await send();
    await until;
    return answer;
  };
  answerInstead(addFavouriteProduct, lateAnswer(added.released));
  answerInstead(signOut, lateAnswer(signedOut.released));
  await app.user.click(await heart());
  await waitFor(() => expect(app.world.effects.favouriteProductsAdded).toBe(1));
  const pressed = await act(async () => ({ isOver: app.parts.session.signOut() }));
  await waitFor(() => expect(app.calls(signOut)).toBe(1));
  expect(isPressed(await heart())).toBe(false);
  await act(async () => {
    added.release();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await act(async () => {
    signedOut.release();
    await pressed.isOver;
  });
  const [own] = app.world.member('member-new').favouriteProducts;
  if (!own) return expect.fail('nothing was added');
  app.world.member('member-gold').favouriteProducts.splice(0, 1, { ...own, id: 'of-the-next' });
  app.world.become('member-gold');
  const visitor = await readSession({});
  if (visitor.kind !== 'member') return expect.fail('a member is needed');
  await act(async () => app.parts.session.admit(visitor));
  await act(() => app.router.navigate({ href: MOCHA }));
  const filled = await screen.findByRole('button', { name: /^Favorite: /, pressed: true });
  // While the list is being read anew, as after a change in another tab.
  const list = held();
  answerInstead(readFavouriteProducts, lateAnswer(list.released));
  await act(async () => void app.parts.queryClient.invalidateQueries({ queryKey: favouriteProductsKey }));
  await app.user.click(filled);
  list.release();
  await waitFor(() => expect(app.calls(deleteFavouriteProduct)).toBe(1));
  await waitFor(() =>
    expect(app.world.member('member-gold').favouriteProducts.some(({ id }) => id === 'of-the-next')).toBe(false),
  );
});
