import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readProduct } from '#api/menu/product.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const NUTRITION = '/menu/product/1010/hot/nutrition';
const amount = (of: string) => within(screen.getByText(of).parentElement ?? document.body).getByRole('definition');

test('MNU-004 MNU-019 shows what a size holds, its ingredients and allergens, and the way back', async () => {
  await app.open(`${NUTRITION}?size=L`);
  await app.heading('Nutrition for Caffè Latte');
  expect(amount('Serving size').textContent).toBe('20 fl oz');
  expect(amount('Calories').textContent).toMatch(/^\d+$/);
  for (const of of ['Total fat', 'Total carbohydrates', 'Sugars', 'Protein'])
    expect(amount(of).textContent).toMatch(/^\d+\sg$/);
  for (const of of ['Cholesterol', 'Sodium', 'Caffeine']) expect(amount(of).textContent).toMatch(/^\d+\u00a0mg$/);
  expect(screen.getByText('Espresso, milk.')).toBeTruthy();
  expect(screen.getByText('Contains milk.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Caffè Latte' }).getAttribute('href')).toBe('/menu/product/1010/hot');
});

test('MNU-019 each size has its own, and the address keeps which', async () => {
  await app.open(NUTRITION);
  await app.heading('Nutrition for Caffè Latte');
  const usual = amount('Calories').textContent;
  await app.user.click(screen.getByRole('radio', { name: 'Mini' }));
  await waitFor(() => expect(amount('Calories').textContent).not.toBe(usual));
  expect(app.address()).toBe(`${NUTRITION}?size=XS`);
});

test('what is neither eaten nor drunk says that there is none', async () => {
  await app.open('/menu/product/3101/ware/nutrition');
  expect(await screen.findByText(/^There is no nutrition information/)).toBeTruthy();
});

test('MNU-015 PRV-037 a product that does not exist is not found, and a failed call can be tried again', async () => {
  await app.open('/menu/product/9404/hot/nutrition');
  await app.heading('We couldn’t find that product.');
  app.world.fail(readProduct, 'status:500');
  await app.open(NUTRITION);
  expect(await screen.findByText('We couldn’t load this product.')).toBeTruthy();
  app.world.heal();
  await app.press('Try again');
  await app.heading('Nutrition for Caffè Latte');
});
