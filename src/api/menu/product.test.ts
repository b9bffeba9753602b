import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { storeNumberOf } from '#domain/stores/store.ts';
import { productQuery, readProduct } from './product.ts';

const size = { sizeCode: 'M', name: 'Medium', sku: '1010-M', price: 4.95, isUsual: true };
const vanilla = { productNumber: '5071', sku: 'OPT5071', name: 'Vanilla', price: 0.8, maximum: 12, sizes: [] };
const syrups = { id: 'syrups', name: 'Syrups', products: [vanilla], attributes: { unitOfMeasure: 'pump' } };
const least = { productNumber: '1010', name: 'Latte', currency: 'USD', forms: [] };

const parse = (...products: unknown[]) => v.parse(readProduct.contract.answer, { products });
const read = (rest: object) => parse({ ...least, ...rest });

afterEach(() => void vi.unstubAllGlobals());

test('MNU-013 MNU-017 a product is asked for by its number in a language, at a store where there is one, with no body', async () => {
  const sent = vi.fn(async (_address: string, _request: RequestInit) => Response.json({ products: [least] }));
  vi.stubGlobal('fetch', sent);
  const client = new QueryClient();
  await client.fetchQuery(productQuery('1010', 'fr-CA', storeNumberOf('1001-1')));
  await client.fetchQuery(productQuery('1010', 'fr-CA', null));
  expect(sent.mock.calls.map(([address]) => address)).toEqual([
    '/apiproxy/v1/ordering/1010?storeNumber=1001-1',
    '/apiproxy/v1/ordering/1010',
  ]);
  for (const [, { method, headers, body }] of sent.mock.calls) {
    expect({ method, body }).toEqual({ method: 'GET', body: null });
    expect(new Headers(headers).get('accept-language')).toBe('fr-CA');
  }
});

describe('the answer about a product', () => {
  test('MNU-014 is about its first entry; without one there is no such product', () => {
    expect(parse({ ...least }, { ...least, productNumber: '1011' }, null)?.product.productNumber).toBe('1010');
    expect(parse()).toBeNull();
    expect(v.is(readProduct.contract.answer, { products: [{ ...least, name: null }] })).toBe(false);
  });

  test('may lack what only some products have', () => {
    expect(read({})).toEqual({
      product: {
        ...least,
        description: '',
        picture: '',
        availability: 'NotAvailableHere',
        ingredients: '',
        allergens: null,
      },
      optionGroups: [],
      optionsByProductNumber: {},
      pictureLayers: [],
    });
    expect(read({ allergens: [] })?.product.allergens).toEqual([]);
    expect(read({ allergens: ['milk'] })?.product.allergens).toBeNull();
  });

  test('a picture may be changed by options: layers that are malformed are left out, conditions may be', () => {
    const imageLayers = [{ image: '/oat.svg', all: ['5014'] }, { image: '' }, { image: '/cream.svg', any: 5 }];
    expect(read({ imageLayers })?.pictureLayers).toEqual([
      { image: '/oat.svg', all: ['5014'], any: [], none: [] },
      { image: '/cream.svg', all: [], any: [], none: [] },
    ]);
    expect(read({ imageLayers: 'none' })?.pictureLayers).toEqual([]);
  });

  test('a size without a price and a form without a code are left out, the others stay', () => {
    const forms = [{ formCode: 'hot', name: 'Hot', sizes: [size, { ...size, price: null }, 'XL'] }, { name: 'Cold' }];
    const [form, ...others] = read({ forms })?.product.forms ?? [];
    expect(others).toEqual([]);
    expect(form?.sizes).toEqual([{ ...size, price: 495, nutrition: null }]);
  });

  test('a nutrient that is not known is no zero', () => {
    const nutrition = { servingSize: '16 fl oz', calories: 190, fat: -1, caffeine: 'some' };
    const forms = [{ formCode: 'hot', name: 'Hot', sizes: [{ ...size, nutrition }] }];
    expect(read({ forms })?.product.forms[0]?.sizes[0]?.nutrition).toMatchObject({
      servingSize: '16 fl oz',
      calories: 190,
      fat: null,
      caffeine: null,
    });
  });

  test('MNU-014 options stand in categories and in their children, each with its unit of measure', () => {
    const flavours = { id: 'flavours', name: 'Flavors', products: [], attributes: {}, children: [syrups] };
    const milk = { ...syrups, id: 'milk', attributes: null, products: [{ ...vanilla, productNumber: '5012' }] };
    const details = read({ productOptions: [flavours, milk] });
    expect(details?.optionGroups.map(({ id, parent, options }) => [id, parent?.id ?? null, options])).toEqual([
      ['syrups', 'flavours', ['5071']],
      ['milk', null, ['5012']],
    ]);
    expect(details?.optionsByProductNumber['5071']).toMatchObject({
      category: 'syrups',
      parentCategory: 'flavours',
      unitOfMeasure: 'pump',
      product: { price: 80, charged: 'each', needs: [], bySize: {} },
    });
    expect(details?.optionsByProductNumber['5012']).toMatchObject({ parentCategory: null, unitOfMeasure: '' });
  });

  test('MNU-013 D-073 how much of an option is in a size is known, whatever is known of its calories', () => {
    const shot = { ...vanilla, sizes: [{ sizeCode: 'M', quantity: 2, calories: null }] };
    const details = read({ productOptions: [{ ...syrups, products: [shot] }] });
    expect(details?.optionsByProductNumber['5071']?.product.bySize).toEqual({ M: { quantity: 2, calories: null } });
  });

  test('MNU-016 holds the product, its forms by their codes, and each option with group, group of groups and unit', () => {
    const flavours = { id: 'flavours', name: 'Flavors', products: [], attributes: {}, children: [syrups] };
    const forms = [{ formCode: 'hot', name: 'Hot', sizes: [size] }];
    const details = read({ forms, productOptions: [flavours] });
    expect(details?.product.forms.map(({ formCode }) => formCode)).toEqual(['hot']);
    expect(Object.entries(details?.optionsByProductNumber ?? {})).toEqual([
      [
        '5071',
        {
          category: 'syrups',
          parentCategory: 'flavours',
          product: expect.objectContaining({ productNumber: '5071', name: 'Vanilla' }),
          unitOfMeasure: 'pump',
        },
      ],
    ]);
  });

  test('a broken option or category takes no other with it', () => {
    const products = [vanilla, { ...vanilla, price: 'much' }, { name: 'Nothing' }];
    const details = read({ productOptions: [{ ...syrups, products }, { id: 7 }, 'sauces'] });
    expect(Object.keys(details?.optionsByProductNumber ?? {})).toEqual(['5071']);
  });

  test.each(['constructor', '__proto__'])('FC-044 an option called %s is not read', (productNumber) => {
    const details = read({ productOptions: [{ ...syrups, products: [vanilla, { ...vanilla, productNumber }] }] });
    expect(Object.keys(details?.optionsByProductNumber ?? {})).toEqual(['5071']);
    expect(details?.optionGroups.map(({ options }) => options)).toEqual([['5071']]);
  });
});
