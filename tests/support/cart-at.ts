import { screen } from '@testing-library/react';
import { CART_KEY, type CartItem } from '#domain/ordering/cart.ts';
import { keptCartText } from './cart-items.ts';
import type { setUpApp } from './set-up-app.ts';

/** Chooses the order store on its menu and leaves this cart to the page that is opened next. */
export async function keepCartAt(
  app: ReturnType<typeof setUpApp>,
  storeNumber: string,
  items: readonly CartItem[],
): Promise<void> {
  const store = app.world.directory.find(storeNumber);
  if (!store) throw new Error(`There is no store ${storeNumber}.`);
  await app.open(`/menu?storeNumber=${storeNumber}`);
  await screen.findByRole('region', { name: store.name });
  app.close();
  window.localStorage.setItem(CART_KEY, keptCartText(items));
}
