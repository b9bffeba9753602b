import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addFavouriteProduct } from '#api/menu/favourite-products.ts';
import { readProduct } from '#api/menu/product.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });

const LATTE = '/menu/product/1010/hot';

test('a product stays as it was chosen when the session ends and nothing can be read anew', async () => {
  await app.open(LATTE);
  await screen.findByRole('button', { name: 'Add to order' });
  await app.user.click(screen.getByRole('radio', { name: /^Large/ }));
  app.world.fail(readProduct, 'status:500');
  act(() => app.parts.session.expire());
  await waitFor(() => expect(app.parts.session.visitor().kind).toBe('anonymous'));
  // A press draws the page anew with what there is by now.
  await app.press('One more');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Large/ }).checked).toBe(true);
  await app.user.click(screen.getByRole('radio', { name: /^Small/ }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Small/ }).checked).toBe(true);
  await app.press('Add to order');
  await waitFor(async () => expect(await app.inCart()).toHaveLength(1));
});

test('MNU-008 a heart that is pressed after the session has ended asks to sign in', async () => {
  await app.open('/menu/product/1012/hot');
  const pressed = await screen.findByRole('button', { name: /^Favorite: /, pressed: false });
  app.world.become('anonymous');
  await app.user.click(pressed);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('You must sign in to add this product to your favorites.')).toBeTruthy();
  expect(app.calls(addFavouriteProduct)).toBe(1);
});
