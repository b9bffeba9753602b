import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { addFavouriteProduct, deleteFavouriteProduct, readFavouriteProducts } from '#api/menu/favourite-products.ts';
import { readStoreByNumber } from '#api/stores/store-by-number.ts';
import { ORDER_STORE_KEY } from '#domain/ordering/order-store-key.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import type { TabMessage } from '#platform/broadcast.ts';
import { orderStorePort } from '#session/order-store/order-store.ts';
import { letTimePass } from '#tests/support/let-time-pass.ts';
import { sentVariables } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { storeNamed } from '#tests/support/store-where.ts';

const app = setUpApp();

const FAVOURITES = '/menu/favorites';
const LATTE = '/menu/product/1010/hot';
const MOCHA = '/menu/product/1012/hot';
const heart = (name: string) => screen.findByRole('button', { name: `Favorite: ${name}` });
const isPressed = (element: HTMLElement) => element.getAttribute('aria-pressed') === 'true';
const latte = async () => within((await heart('Caffè Latte')).closest('li') ?? document.body);
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent);

async function signInAs(persona: 'member-green' | 'member-new') {
  await app.user.type(await screen.findByRole('textbox', { name: 'Email or username' }), PERSONAS[persona].email);
  await app.user.type(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
}

describe('the favourites', () => {
  test('MNU-005 OPP-047 MNU-021 of a member stand with words, price and availability', async () => {
    app.world.become('member-green');
    app.world.soldOut.add('2101');
    await app.open(FAVOURITES);
    const card = await latte();
    expect(card.getByText('Medium, Oat milk, 2 × Vanilla syrup')).toBeTruthy();
    expect(card.getByText('$6.55')).toBeTruthy();
    expect(names()).toEqual(['Caffè Latte', 'Cold Brew', 'Butter Croissant']);
    expect(screen.getByText('Sold out at this store.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add Butter Croissant' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('go into the order as they were kept', async () => {
    await app.open(FAVOURITES, { as: 'member-green' });
    await app.press('Add Caffè Latte');
    const [item] = await app.inCart();
    expect(item).toMatchObject({ sizeCode: 'M', quantity: 1, price: { amount: 655, currency: 'USD' } });
    expect(item?.childItems).toContainEqual({ productNumber: '5052', sku: 'OPT5052', quantity: 2 });
  });

  for (const persona of ['anonymous', 'guest'] as const) {
    test(`MNU-008 MNU-009 ask who is ${persona} to sign in, and nothing is asked for`, async () => {
      await app.open(FAVOURITES, { as: persona });
      await app.heading('Your favorites');
      const signIn = within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' });
      expect(signIn.getAttribute('href')).toBe('/account/signin?returnUrl=%2Fmenu%2Ffavorites');
      await app.atRest();
      await app.open(LATTE);
      await heart('Caffè Latte');
      await app.atRest();
      expect(app.calls(readFavouriteProducts)).toBe(0);
    });
  }

  test('MNU-005 without any lead to the menu', async () => {
    await app.open(FAVOURITES, { as: 'member-new' });
    expect(await screen.findByText('You don’t have any favorites yet.')).toBeTruthy();
    expect(app.main().getByRole('link', { name: 'See the menu' })).toBeTruthy();
  });

  test('OPP-047 that cannot be loaded can be asked for again', async () => {
    app.world.become('member-green');
    app.world.fail(readFavouriteProducts, 'status:500');
    await app.open(FAVOURITES);
    expect(await screen.findByText('We couldn’t load your favorites.')).toBeTruthy();
    app.world.heal();
    await app.press('Try again');
    await heart('Caffè Latte');
  });

  test('MNU-021 that stay in sight are read again after two hours', async () => {
    const pass = letTimePass();
    await app.open(FAVOURITES, { as: 'member-green' });
    await heart('Caffè Latte');
    const asked = () => app.calls(readFavouriteProducts);
    expect(asked()).toBe(1);
    await pass(119);
    expect(asked()).toBe(1);
    app.world.fail(readFavouriteProducts, 'status:500');
    await pass(1.5);
    await waitFor(() => expect(asked()).toBe(2));
    expect(names()).toContain('Caffè Latte');
    // One that fails is repeated a minute later, until one succeeds.
    await app.atRest();
    app.world.heal();
    await pass(1.1);
    await waitFor(() => expect(asked()).toBe(3));
    await pass(10);
    expect(asked()).toBe(3);
    // One that is refused is not.
    app.world.fail(readFavouriteProducts, 'status:400');
    await pass(120);
    await waitFor(() => expect(asked()).toBe(4));
    expect(names()).toContain('Caffè Latte');
  });

  /** The number of the kept order store, and with what the list was asked for. */
  async function openAtStore() {
    app.world.become('member-green');
    const number = storeNamed(app.world, 'Seattle Open House');
    const kept = { machine: 'storeSelection', version: 1, storeNumber: number, distance: 1, confirmedAt: Date.now() };
    window.localStorage.setItem(ORDER_STORE_KEY, JSON.stringify(kept));
    vi.spyOn(globalThis, 'fetch');
    await app.open(FAVOURITES);
    await heart('Caffè Latte');
    return { number, asked: () => sentVariables(readFavouriteProducts) };
  }

  test('MNU-021 of a store that cannot be read are asked for by its number', async () => {
    app.world.fail(readStoreByNumber, 'status:500');
    const { number, asked } = await openAtStore();
    expect(asked()).toEqual([{ locale: 'en-US', storeNumber: number }]);
  });

  test('MNU-021 OPP-050 another store is another list, with what its prices depend on', async () => {
    const { number, asked } = await openAtStore();
    expect(asked()).toEqual([
      {
        locale: 'en-US',
        storeNumber: number,
        storePricingInput: {
          timeZone: 'America/Los_Angeles',
          ownershipTypeCode: expect.stringMatching(/^..$/),
          countryCode: 'US',
        },
      },
    ]);
    const { session, queryClient } = app.parts;
    await act(async () => orderStorePort(session, queryClient).send({ type: 'store.cleared' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked().at(-1)).toEqual({ locale: 'en-US' });
  });
});

describe('the heart of a product', () => {
  test('OPP-048 OPP-051 keeps it as it is chosen, at once, in every tab, and it is listed then', async () => {
    const post = vi.fn();
    await app.open(MOCHA, { as: 'member-new', channel: { post, listen: () => () => {} } });
    const button = await screen.findByRole('button', { name: /^Favorite: / });
    await app.user.click(screen.getByRole('radio', { name: /^Large/ }));
    await app.user.click(button);
    expect(isPressed(button)).toBe(true);
    await waitFor(() => expect(app.world.effects.favouriteProductsAdded).toBe(1));
    await waitFor(() => expect(post).toHaveBeenCalledWith('favourite-products-changed'));
    await app.open(FAVOURITES);
    expect(await screen.findByText('Large')).toBeTruthy();
  });

  test('OPP-049 OPP-052 removed it is gone from the list, its toast undoes it, and the focus stays in the page', async () => {
    await app.open(FAVOURITES, { as: 'member-green' });
    await app.user.click(await heart('Caffè Latte'));
    await waitFor(() => expect(names()).toEqual(['Cold Brew', 'Butter Croissant']));
    expect(document.activeElement).not.toBe(document.body);
    expect(await screen.findByText('Removed from favorites: Caffè Latte')).toBeTruthy();
    await app.press('Undo');
    await waitFor(() => expect(names()).toContain('Caffè Latte'));
    await waitFor(() => expect(app.world.effects.favouriteProductsAdded).toBe(1));
    expect((await latte()).getByText('Medium, Oat milk, 2 × Vanilla syrup')).toBeTruthy();
  });

  test('OPP-049 OPP-052 removed on its product page, where another choice stands, it is brought back as it was kept', async () => {
    await app.open(LATTE, { as: 'member-green' });
    await app.user.click(await screen.findByRole('button', { name: 'Favorite: Caffè Latte', pressed: true }));
    await app.press('Undo');
    await waitFor(() => expect(app.world.effects.favouriteProductsAdded).toBe(1));
    await app.open(FAVOURITES);
    expect((await latte()).getByText('Medium, Oat milk, 2 × Vanilla syrup')).toBeTruthy();
  });

  test('OPP-049 removed by keyboard to the last one, the focus stays in the page', async () => {
    await app.open(FAVOURITES, { as: 'member-green' });
    for (const name of ['Caffè Latte', 'Cold Brew', 'Butter Croissant']) {
      const button = await heart(name);
      // On the way there another key is struck: this is no second stroke of the one before (D-399).
      await app.user.tab();
      button.focus();
      await app.user.keyboard('{Enter}');
      await waitFor(() => expect(button.isConnected).toBe(false));
      expect(document.activeElement).not.toBe(document.body);
    }
    expect(screen.getByText('You don’t have any favorites yet.')).toBeTruthy();
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
  });

  test('OPP-049 the second press of a double click is not for the card that has come under it', async () => {
    await app.open(FAVOURITES, { as: 'member-green' });
    await app.user.click(await heart('Caffè Latte'));
    await waitFor(() => expect(names()).toEqual(['Cold Brew', 'Butter Croissant']));
    const button = await heart('Cold Brew');
    fireEvent.click(button, { detail: 2 });
    expect(isPressed(button)).toBe(true);
    await app.user.click(button);
    await waitFor(() => expect(names()).toEqual(['Butter Croissant']));
  });

  test('OPP-049 OPP-055 a removal that fails says so, and the list is unchanged', async () => {
    app.world.become('member-green');
    app.world.fail(deleteFavouriteProduct, 'status:500');
    await app.open(FAVOURITES);
    const button = await heart('Caffè Latte');
    await app.user.click(button);
    expect(await screen.findByText(/^Something went wrong on our end/)).toBeTruthy();
    expect(isPressed(button)).toBe(true);
    expect(names()).toHaveLength(3);
  });

  test('OPP-049 a removal that fails leaves the list as it was, although it cannot be read again', async () => {
    app.world.become('member-green');
    app.world.fail(deleteFavouriteProduct, 'status:500');
    await app.open(FAVOURITES);
    const button = await heart('Caffè Latte');
    const before = names();
    app.world.fail(readFavouriteProducts, 'status:500');
    await app.user.click(button);
    expect(await screen.findByText(/^Something went wrong on our end/)).toBeTruthy();
    await waitFor(() => expect(app.calls(readFavouriteProducts)).toBeGreaterThan(1));
    expect(before).toHaveLength(3);
    expect(names()).toEqual(before);
    expect(isPressed(await heart('Caffè Latte'))).toBe(true);
  });

  test('OPP-049 OPP-055 a removal whose answer was lost is seen in the list, which is read again', async () => {
    app.world.become('member-green');
    app.world.fail(deleteFavouriteProduct, 'drop-after', 1);
    await app.open(FAVOURITES);
    await app.user.click(await heart('Caffè Latte'));
    await waitFor(() => expect(names()).toEqual(['Cold Brew', 'Butter Croissant']));
  });

  test('OPP-049 OPP-052 removed at the end of a session, it goes from the server once its member has signed in again', async () => {
    await app.open(LATTE, { as: 'member-green' });
    const button = await screen.findByRole('button', { name: 'Favorite: Caffè Latte', pressed: true });
    app.world.sessions.clear();
    await app.user.click(button);
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Sign in' }));
    await signInAs('member-green');
    expect(await screen.findByRole('button', { name: 'Favorite: Caffè Latte', pressed: false })).toBeTruthy();
    await waitFor(() => expect(app.world.effects.favouriteProductsRemoved).toBe(1));
  });

  test('OPP-049 OPP-052 removed while no list can be read, it goes by the id that it was kept under', async () => {
    app.world.become('member-new');
    app.world.fail(readFavouriteProducts, 'status:500');
    app.world.fail(addFavouriteProduct, 'latency:1000', 1);
    await app.open(MOCHA);
    const button = await screen.findByRole('button', { name: /^Favorite: / });
    await app.user.click(button);
    await waitFor(() => expect(app.calls(addFavouriteProduct)).toBe(1));
    await app.user.click(button);
    await waitFor(() => expect(app.world.effects.favouriteProductsRemoved).toBe(1));
  });

  test('OPP-048 OPP-054 MNU-021 at the limit says so, and the heart stays empty', async () => {
    await app.open(MOCHA, { as: 'member-reserve' });
    const button = await screen.findByRole('button', { name: /^Favorite: / });
    await app.user.click(button);
    expect(await screen.findByText("Sorry, you've reached the maximum number of favorite items")).toBeTruthy();
    expect(isPressed(button)).toBe(false);
    expect(app.world.effects.favouriteProductsAdded).toBe(0);
  });

  test('MNU-008 asks who is not signed in, sends nothing, and is turned after signing in', async () => {
    await app.open(MOCHA, { as: 'guest' });
    await app.user.click(await screen.findByRole('button', { name: /^Favorite: / }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('You must sign in to add this product to your favorites.')).toBeTruthy();
    expect(app.calls(addFavouriteProduct)).toBe(0);
    await app.user.click(within(dialog).getByRole('link', { name: 'Sign in' }));
    await signInAs('member-new');
    expect(await screen.findByRole('button', { name: /^Favorite: /, pressed: true })).toBeTruthy();
    await waitFor(() => expect(app.world.effects.favouriteProductsAdded).toBe(1));
  });

  test('is turned in every tab: the others hear of it, and ask the server', async () => {
    const post = vi.fn();
    const heard = new Set<(message: TabMessage) => void>();
    const listen = (listener: (message: TabMessage) => void) => {
      heard.add(listener);
      return () => heard.delete(listener);
    };
    app.world.become('member-green');
    await app.open(FAVOURITES, { channel: { post, listen } });
    await app.user.click(await heart('Cold Brew'));
    await waitFor(() => expect(post).toHaveBeenCalledWith('favourite-products-changed'));
    await deleteFavouriteProduct({ variables: { favoriteProductId: 'favourite-1010' } });
    for (const listener of heard) listener('favourite-products-changed');
    await waitFor(() => expect(names()).toEqual(['Butter Croissant']));
  });
});
