import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-new' });

/** With what an operation was asked for, each time. */
function variablesSent(operationName: string): unknown[] {
  return vi.mocked(globalThis.fetch).mock.calls.flatMap(([, init]) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    return body?.operationName === operationName ? [body.variables] : [];
  });
}

test('OPP-050 MNU-021 another language asks for the favorites in its own words', async () => {
  vi.spyOn(globalThis, 'fetch');
  await app.open('/menu/favorites');
  await screen.findByText('You don’t have any favorites yet.');
  await app.parts.catalogue.setLocale('fr-CA');
  await screen.findByText('Vous n’avez pas encore de favoris.');
  await waitFor(() =>
    expect(variablesSent('get-favorite-products')).toEqual([{ locale: 'en-US' }, { locale: 'fr-CA' }]),
  );
});

/** Options of a large mocha as it comes, and how often each is in it. */
const MADE_OF = { 5012: 1, 5031: 2, 5041: 1, 5071: 5, 5122: 1, 5131: 1, 5152: 1, 5181: 1 };

test('OPP-051 MNU-021 the heart of a product sends the language of the page, and form, size and options as chosen', async () => {
  vi.spyOn(globalThis, 'fetch');
  await app.open('/menu/product/1012/hot', { locale: 'fr-CA' });
  await app.user.click(await screen.findByRole('radio', { name: /^Grand/ }));
  await app.press(/^Favori/);
  await waitFor(() => expect(variablesSent('add-favorite-product')).toHaveLength(1));
  expect(variablesSent('add-favorite-product')).toEqual([
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
