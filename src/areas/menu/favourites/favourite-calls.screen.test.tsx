import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addFavouriteProduct, readFavouriteProducts } from '#api/menu/favourite-products.ts';
import { sentVariables } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-new' });

test('OPP-050 MNU-021 another language asks for the favorites in its own words', async () => {
  vi.spyOn(globalThis, 'fetch');
  await app.open('/menu/favorites');
  await screen.findByText('You don’t have any favorites yet.');
  await app.parts.catalogue.setLocale('fr-CA');
  await screen.findByText('Vous n’avez pas encore de favoris.');
  await waitFor(() => expect(sentVariables(readFavouriteProducts)).toEqual([{ locale: 'en-US' }, { locale: 'fr-CA' }]));
});

/** Options of a large mocha as it comes, and how often each is in it. */
const MADE_OF = { 5012: 1, 5031: 2, 5041: 1, 5071: 5, 5122: 1, 5131: 1, 5152: 1, 5181: 1 };

test('OPP-051 MNU-021 the heart of a product sends the language of the page, and form, size and options as chosen', async () => {
  vi.spyOn(globalThis, 'fetch');
  await app.open('/menu/product/1012/hot', { locale: 'fr-CA' });
  await app.user.click(await screen.findByRole('radio', { name: /^Grand/ }));
  await app.press(/^Favori/);
  await waitFor(() => expect(sentVariables(addFavouriteProduct)).toHaveLength(1));
  expect(sentVariables(addFavouriteProduct)).toEqual([
    {
      locale: 'fr-CA',
      item: {
        productNumber: '1012',
        formCode: 'hot',
        sizeCode: 'L',
        sku: '1012-L',
        childItems: Object.entries(MADE_OF).map(([productNumber, quantity]) => ({
          productNumber,
          sku: `OPT${productNumber}`,
          quantity,
        })),
      },
    },
  ]);
});
