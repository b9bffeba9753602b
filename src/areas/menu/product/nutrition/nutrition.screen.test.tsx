import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { productQuery, readProduct } from '#api/menu/product.ts';
import { ORDER_STORE_KEY } from '#domain/ordering/order-store-key.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { storeNamed } from '#tests/support/store-where.ts';

const app = setUpApp();

const NUTRITION = '/menu/product/1010/hot/nutrition';
const amount = (of: string) => within(screen.getByText(of).parentElement ?? document.body).getByRole('definition');
/** The table as it is read, name and amount. */
const rows = () =>
  screen.getAllByRole('term').map(({ textContent, nextElementSibling }) => [
    textContent,
    // A space that keeps an amount and its unit together.
    nextElementSibling?.textContent.replace(/\s/g, ' '),
  ]);
const NUTRITION_FACTS = {
  servingSize: '16 fl oz',
  calories: 190,
  fat: 0,
  cholesterol: 25,
  sodium: 1170,
  carbohydrates: 19,
  sugars: 18,
  protein: null,
  caffeine: 0,
};

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

test('MNU-013 it is asked for at the store of the last visit', async () => {
  const storeNumber = storeNamed(app.world, 'Seattle Open House');
  const kept = { machine: 'storeSelection', version: 1, storeNumber, distance: 1, confirmedAt: Date.now() };
  window.localStorage.setItem(ORDER_STORE_KEY, JSON.stringify(kept));
  const send = vi.spyOn(globalThis, 'fetch');
  await app.open(NUTRITION);
  await app.heading('Nutrition for Caffè Latte');
  const asked = send.mock.calls.map(([to]) => String(to)).filter((to) => to.includes('/ordering/1010'));
  expect(asked).toEqual([expect.stringMatching(new RegExp(`[?&]storeNumber=${storeNumber}(&|$)`))]);
});

test('MNU-004 MNU-019 each amount stands beside its name, in its unit, also where it is 0, and what is not known is said', async () => {
  await app.open(NUTRITION);
  await app.heading('Nutrition for Caffè Latte');
  await act(async () => {
    app.parts.queryClient.setQueryData(productQuery('1010', 'en-US', null).queryKey, (details) => {
      if (!details) throw new Error('There is no product.');
      const forms = details.product.forms.map((form) => ({
        ...form,
        sizes: form.sizes.map((size) => ({ ...size, nutrition: NUTRITION_FACTS })),
      }));
      return { ...details, product: { ...details.product, forms } };
    });
  });
  await waitFor(() =>
    expect(rows()).toEqual([
      ['Serving size', '16 fl oz'],
      ['Calories', '190'],
      ['Total fat', '0 g'],
      ['Cholesterol', '25 mg'],
      ['Sodium', '1,170 mg'],
      ['Total carbohydrates', '19 g'],
      ['Sugars', '18 g'],
      ['Protein', 'Not available'],
      ['Caffeine', '0 mg'],
    ]),
  );
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

test('MNU-004 MNU-015 PRV-037 a product or form that does not exist is not found, and a failed call can be tried again', async () => {
  for (const missing of ['9404/hot', '1010/iced']) {
    await app.open(`/menu/product/${missing}/nutrition`);
    await app.heading('We couldn’t find that product.');
  }
  app.world.fail(readProduct, 'status:500');
  await app.open(NUTRITION);
  expect(await screen.findByText('We couldn’t load this product.')).toBeTruthy();
  app.world.heal();
  await app.press('Try again');
  await app.heading('Nutrition for Caffè Latte');
});

test('MNU-019 another size leaves the table where it was scrolled to', async () => {
  await app.open(NUTRITION);
  const large = await screen.findByRole('radio', { name: /^Large/ });
  const scroll = vi.spyOn(window, 'scrollTo');
  await app.user.click(large);
  await waitFor(() => expect(app.address()).toContain('size=L'));
  await waitFor(() => expect(amount('Serving size').textContent).toBe('20 fl oz'));
  expect(scroll).not.toHaveBeenCalled();
});
