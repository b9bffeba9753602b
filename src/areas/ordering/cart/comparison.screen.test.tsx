import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menusKey, readMenus } from '#api/menu/menu.ts';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { cartPort } from '#session/cart/cart.ts';
import { cartLatte, keptCartText } from '#tests/support/cart-items.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openCart } = setUpCheckout();

const line = async () => (await screen.findByRole('listitem', { name: 'Caffè Latte' })).textContent;

/** The cart, which is compared with a menu that is to be read again. */
async function openAnew() {
  await openCart('guest');
  await line();
  app.parts.queryClient.clear();
  await app.router.navigate({ to: '/' });
  return () => app.router.navigate({ to: '/menu/cart' });
}

for (const [what, soldOut, words] of [
  ['can be had', [], 'Available at this store'],
  ['cannot be had', ['1010'], 'Sold out at this store.'],
] as const) {
  test(`PRV-020 a line says that the store is asked, and then that it ${what}`, async () => {
    const comeBack = await openAnew();
    for (const productNumber of soldOut) app.world.soldOut.add(productNumber);
    const { arrive } = holdFirstAnswer((call) => call.includes(`"${readMenus.graph.name}"`));
    await comeBack();
    await waitFor(async () => expect(await line()).toContain('Checking availability…'));
    arrive();
    await waitFor(async () => expect(await line()).toContain(words));
    expect(await line()).not.toContain('Checking');
    expect((await line()).includes('Available')).toBe(soldOut.length === 0);
  });
}

test('FC-181 D-267 another language while the store is asked is compared anew: what is similar is found', async () => {
  const comeBack = await openAnew();
  app.world.soldOut.add('1010');
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes(`"${readMenus.graph.name}"`));
  await comeBack();
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await act(() => app.parts.catalogue.setLocale('fr-CA'));
  arrive();
  // The dialog may lie over the line.
  await screen.findAllByRole('link', { name: /^Trouver un produit semblable/, hidden: true });
});

test('PRV-020 a menu that cannot be read is said, with another try, and no line says that it can be had', async () => {
  const comeBack = await openAnew();
  app.world.fail(readMenus, 'status:500');
  await comeBack();
  await screen.findByText('We couldn’t check what this store has today.');
  expect(await line()).not.toMatch(/available|availability/i);
  app.world.heal();
  await app.press('Try again');
  await waitFor(() => expect(screen.queryByText('We couldn’t check what this store has today.')).toBeNull());
  // The button has gone with the notice.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(await line()).toContain('Available at this store');
});

test('PRV-020 PRV-026 a line that another tab puts into the open cart is compared with the store, too', async () => {
  await openCart('guest');
  await waitFor(async () => expect(await line()).toContain('Available at this store'));
  const kept = cartPort(app.parts.session).context()?.items ?? [];
  app.world.soldOut.add('1001');
  app.parts.queryClient.removeQueries({ queryKey: menusKey });
  const added = cartLatte({ product: { productNumber: '1001', name: 'House Brew' } });
  window.localStorage.setItem(CART_KEY, keptCartText([...kept, added]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })));
  const joined = await screen.findByRole('listitem', { name: 'House Brew' });
  await waitFor(() => expect(joined.textContent).toContain('Sold out at this store.'));
  await screen.findByRole('dialog', { name: '1 item not available at this store' });
});

test.each(['guest', 'member-green'] as const)(
  'FC-070 PRV-028 ORD-010 D-447 what a store has instead is found as well once the session of a %s was looked up anew',
  async (who) => {
    app.world.soldOut.add('1010');
    await openCart(who);
    const dialog = await screen.findByRole('dialog', { name: 'No items available at this store' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await app.noDialog();
    const similar = { name: 'Find something similar to Caffè Latte' };
    await screen.findByRole('link', similar);
    const { visitorActor } = app.parts.session;
    act(() => visitorActor.send({ type: 'session.revalidationRequested' }));
    expect(visitorActor.getSnapshot().hasTag('veiled')).toBe(true);
    await waitFor(() => expect(visitorActor.getSnapshot().hasTag('unknown')).toBe(false));
    await app.atRest();
    expect(screen.getByRole('link', similar)).toBeTruthy();
  },
);

test('OPP-016 PRV-026 what the comparison says in full takes the place of what the price was refused for', async () => {
  await openCart('guest');
  app.world.soldOut.add('1010');
  const { arrive } = holdFirstAnswer((call) => call.includes(`"${readMenus.graph.name}"`));
  await app.open('/menu/cart', { hasBrowserHistory: true });
  await screen.findByRole('dialog', { name: 'Something in your cart just sold out.' });
  arrive();
  await screen.findByRole('dialog', { name: 'No items available at this store' });
  await waitFor(() => expect(screen.queryByText('Something in your cart just sold out.')).toBeNull());
  // It has an entry of the history of its own, once that of the other one is gone.
  await waitFor(() => expect(app.router.history.location.state.dialog).toBe(true));
  await app.goBack();
  await app.noDialog();
  expect(app.address()).toBe('/menu/cart');
});
