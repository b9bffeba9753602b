import { act, screen } from '@testing-library/react';
import { CART_KEY, type CartItem } from '#domain/ordering/cart.ts';
import { keptCartText } from './cart-items.ts';
import type { setUpApp } from './set-up-app.ts';
import { storeNamed } from './store-where.ts';

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

/** Chooses the store of that name as the order store of the open app, on its menu. */
export async function chooseStore({ world, router }: ReturnType<typeof setUpApp>, name: string): Promise<void> {
  await act(() => router.navigate({ href: `/menu?storeNumber=${storeNamed(world, name)}` }));
  await screen.findByRole('region', { name });
}
