import { describe, expect, test } from 'vitest';
import { addFavouriteProduct, deleteFavouriteProduct, readFavouriteProducts } from '#api/menu/favourite-products.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld } from '../../server.ts';
import { MOST_FAVOURITE_PRODUCTS } from '../../session/personas.ts';

setUpServer();

const read = (locale: 'en-US' | 'fr-CA' = 'en-US') => readFavouriteProducts({ variables: { locale } });
const add = (productNumber: string, change: Partial<{ formCode: string; sizeCode: string }> = {}) =>
  addFavouriteProduct({
    variables: {
      locale: 'en-US',
      item: {
        productNumber,
        formCode: 'hot',
        sizeCode: 'L',
        sku: `${productNumber}-L`,
        childItems: [{ productNumber: '5014', sku: 'OPT5014', quantity: 1 }],
        ...change,
      },
    },
  });
const remove = (favoriteProductId: string) => deleteFavouriteProduct({ variables: { favoriteProductId } });

describe('favourite products', () => {
  test('OPP-046 MNU-020 have id, product, forms and name, in the language and at the prices of the country', async () => {
    startWorld({ persona: 'member-green' });
    const [latte] = await read();
    expect(latte).toMatchObject({
      id: 'favourite-1010',
      name: 'Caffè Latte',
      product: { productNumber: '1010', picture: '/art/menu/1010.svg', availability: 'Available' },
      forms: [{ formCode: 'hot', sizes: [{ sizeCode: 'M', name: 'Medium' }] }],
      customizations: ['Oat milk', '2 × Vanilla syrup'],
      price: { amount: 655, currency: 'USD' },
    });
    const [en] = await read('fr-CA');
    expect(en).toMatchObject({ name: 'Caffè latte', price: { currency: 'CAD' } });
  });

  test('PRV-040 are read, added and deleted by three operations, kept as they were chosen, once for each product', async () => {
    const world = startWorld({ persona: 'member-new' });
    await add('1010');
    await add('1010');
    const [latte, ...others] = await read();
    expect(others).toEqual([]);
    expect(latte).toMatchObject({ forms: [{ sizes: [{ sizeCode: 'L' }] }] });
    expect(latte?.customizations).toContain('Oat milk');
    expect(latte?.childItems).toEqual([{ productNumber: '5014', sku: 'OPT5014', quantity: 1 }]);
    await remove(latte?.id ?? '');
    await remove(latte?.id ?? '');
    expect(await read()).toEqual([]);
    expect(world.effects).toMatchObject({ favouriteProductsAdded: 1, favouriteProductsRemoved: 1 });
    expect(world.effects.requests).toEqual({
      'POST /apiproxy/v1/graphql#get-favorite-products': 2,
      'POST /apiproxy/v1/graphql#add-favorite-product': 2,
      'POST /apiproxy/v1/graphql#delete-favorite-product': 2,
    });
  });

  test('belong to members only, and are things that are sold', async () => {
    const world = startWorld();
    await expect(read()).rejects.toThrow('signed-out');
    await expect(add('1010')).rejects.toThrow('signed-out');
    world.become('guest');
    await expect(remove('favourite-1010')).rejects.toThrow('signed-out');
    world.become('member-new');
    await expect(add('9404')).rejects.toThrow('refused');
    await expect(add('1010', { sizeCode: 'BUCKET' })).rejects.toThrow('refused');
    expect(world.effects.favouriteProductsAdded).toBe(0);
  });

  test('MNU-021 OPP-054 are at most so many, then code 561007', async () => {
    startWorld({ persona: 'member-reserve' });
    expect(await read()).toHaveLength(MOST_FAVOURITE_PRODUCTS);
    await expect(add('1012')).rejects.toThrow('favourites-full');
    await remove('favourite-1010');
    await expect(add('1012')).resolves.toMatchObject({ addFavoriteProduct: { id: 'favourite-1012' } });
  });
});
