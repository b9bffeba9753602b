import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OptionProduct, ProductDetails, ProductForm } from './product.ts';
import {
  allergenBearers,
  areAllergensKnown,
  caloriesOf,
  differencesOf,
  namedDifferencesOf,
  type ProductChoice,
  priceOf,
  problemsOf,
  usualChoice,
  usualSize,
} from './product-choice.ts';

const option = (productNumber: string, rest: Partial<OptionProduct> = {}): OptionProduct => ({
  productNumber,
  sku: `OPT${productNumber}`,
  name: productNumber,
  price: 0,
  charged: 'each',
  maximum: 1,
  needs: [],
  allergens: [],
  bySize: {},
  ...rest,
});

const OPTIONS = [
  option('cow', { bySize: { S: { quantity: 1, calories: 120 }, L: { quantity: 1, calories: 200 } } }),
  option('oat', { price: 80, bySize: { S: { quantity: 0, calories: 150 }, L: { quantity: 0, calories: 250 } } }),
  option('shot', {
    price: 110,
    maximum: 6,
    bySize: { S: { quantity: 1, calories: 5 }, L: { quantity: 2, calories: 5 } },
  }),
  option('syrup', {
    price: 80,
    charged: 'once',
    maximum: 12,
    bySize: { S: { quantity: 3, calories: 20 }, L: { quantity: 5, calories: 20 } },
  }),
  option('candy', { price: 60, needs: ['cream'], bySize: { L: { quantity: 0, calories: 30 } } }),
  option('cream', { price: 70 }),
];

const group = (id: string, minimum: number, maximum: number, options: string[]) => ({
  id,
  name: id,
  parent: null,
  minimum,
  maximum,
  options,
});

const form: ProductForm = {
  formCode: 'hot',
  name: 'Hot',
  sizes: [
    { sizeCode: 'S', name: 'Small', sku: '1-S', price: 445, isUsual: false, nutrition: null },
    {
      sizeCode: 'L',
      name: 'Large',
      sku: '1-L',
      price: 545,
      isUsual: true,
      nutrition: {
        servingSize: '20 fl oz',
        calories: 310,
        fat: 9,
        cholesterol: 30,
        sodium: 200,
        carbohydrates: 44,
        sugars: 42,
        protein: 15,
        caffeine: 150,
      },
    },
  ],
};

const details: ProductDetails = {
  product: {
    productNumber: '1',
    name: 'Latte',
    description: '',
    picture: '',
    availability: 'Available',
    currency: 'USD',
    forms: [form],
    ingredients: '',
    allergens: [],
  },
  pictureLayers: [],
  optionGroups: [
    group('milk', 1, 1, ['cow', 'oat']),
    group('shots', 0, 6, ['shot']),
    group('syrups', 0, 8, ['syrup']),
    group('top', 0, 2, ['candy', 'cream']),
  ],
  optionsByProductNumber: Object.fromEntries(
    OPTIONS.map((product) => [
      product.productNumber,
      { category: 'any', parentCategory: null, product, unitOfMeasure: '' },
    ]),
  ),
};

const large = (quantities: Record<string, number>): ProductChoice => {
  const usual = usualChoice(details, 'L');
  return { ...usual, quantities: { ...usual.quantities, ...quantities } };
};

const problems = (quantities: Record<string, number>) => problemsOf(details, form, large(quantities));
const price = (quantities: Record<string, number>) => priceOf(details, form, large(quantities));
const calories = (quantities: Record<string, number>) => caloriesOf(details, form, large(quantities));

const anyQuantities = fc.dictionary(fc.constantFrom(...OPTIONS.map(({ productNumber }) => productNumber)), fc.nat(9));

test('a product comes in its usual size, with what is in it', () => {
  expect(usualSize(form)?.sizeCode).toBe('L');
  expect(usualSize({ ...form, sizes: form.sizes.slice(0, 1) })?.sizeCode).toBe('S');
  expect(usualSize({ ...form, sizes: [] })).toBeNull();
  expect(usualChoice(details, 'L')).toEqual({ sizeCode: 'L', quantities: { cow: 1, shot: 2, syrup: 5 } });
  expect(usualChoice(details, 'S').quantities).toEqual({ cow: 1, shot: 1, syrup: 3 });
});

describe('what is wrong with a choice', () => {
  test('nothing, where it is as it comes or within every bound', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ cow: 0, oat: 1, shot: 6, syrup: 0, candy: 1, cream: 1 })).toEqual([]);
  });

  test('a size or an option that the product does not have', () => {
    expect(problemsOf(details, form, { ...large({}), sizeCode: 'XXL' })).toEqual([{ kind: 'no-such-size' }]);
    expect(problems({ gold: 1 })).toEqual([{ kind: 'no-such-option', option: 'gold' }]);
    expect(problems({ gold: 0 })).toEqual([]);
  });

  test('quantities that no one can pour', () => {
    for (const quantity of [-1, 0.5, Number.NaN]) {
      expect(problems({ cream: quantity })).toContainEqual({ kind: 'no-such-quantity', option: 'cream' });
    }
  });

  test('more than the maximum of an option or of a group, or too little of one', () => {
    expect(problems({ shot: 7 })).toEqual([
      { kind: 'too-many-of-one', option: 'shot', maximum: 6 },
      { kind: 'too-many', group: 'shots', maximum: 6 },
    ]);
    expect(problems({ syrup: 9 })).toEqual([{ kind: 'too-many', group: 'syrups', maximum: 8 }]);
    expect(problems({ oat: 1 })).toEqual([{ kind: 'too-many', group: 'milk', maximum: 1 }]);
    expect(problems({ cow: 0 })).toEqual([{ kind: 'too-few', group: 'milk', minimum: 1 }]);
  });

  test('an option without the one that it needs', () => {
    expect(problems({ candy: 1 })).toEqual([{ kind: 'needs-another', option: 'candy', needs: ['cream'] }]);
    expect(problems({ candy: 1, cream: 1 })).toEqual([]);
  });
});

describe('the price of a choice', () => {
  test('adds what is more than usual, each or once, and refunds nothing', () => {
    expect(price({})).toBe(545);
    expect(price({ cow: 0, oat: 1 })).toBe(625);
    expect(price({ shot: 4 })).toBe(545 + 220);
    expect(price({ syrup: 8 })).toBe(625);
    expect(price({ shot: 0, syrup: 0 })).toBe(545);
    expect(priceOf(details, form, { ...large({}), sizeCode: 'XXL' })).toBeNull();
  });

  test('is never below that of the size, and one more of anything never makes it less', () => {
    fc.assert(
      fc.property(anyQuantities, fc.constantFrom(...OPTIONS), (quantities, { productNumber }) => {
        const before = priceOf(details, form, { sizeCode: 'L', quantities }) ?? 0;
        const more = { ...quantities, [productNumber]: (quantities[productNumber] ?? 0) + 1 };
        expect(before).toBeGreaterThanOrEqual(545);
        expect(priceOf(details, form, { sizeCode: 'L', quantities: more })).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe('the calories of a choice', () => {
  test('follow what is put in and left out', () => {
    expect(calories({})).toBe(310);
    expect(calories({ cow: 0, oat: 1 })).toBe(360);
    expect(calories({ syrup: 0 })).toBe(210);
    expect(calories({ cream: 1 })).toBe(310);
    expect(caloriesOf(details, form, usualChoice(details, 'S'))).toBeNull();
  });

  test('D-073 are not known where those of what is changed are not', () => {
    const oat = option('oat', { bySize: { L: { quantity: 0, calories: null } } });
    const known = details.optionsByProductNumber['oat'];
    if (!known) throw new Error('There is no oat milk.');
    const unknown = {
      ...details,
      optionsByProductNumber: { ...details.optionsByProductNumber, oat: { ...known, product: oat } },
    };
    expect(caloriesOf(unknown, form, large({ cow: 0, oat: 1 }))).toBeNull();
    expect(caloriesOf(unknown, form, large({ cow: 0 }))).toBe(110);
  });

  test('are never negative', () => {
    fc.assert(
      fc.property(anyQuantities, (quantities) => {
        expect(caloriesOf(details, form, { sizeCode: 'L', quantities })).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('what differs from a size as it comes', () => {
  test('is named with how much there was and is', () => {
    const differences = differencesOf(details, large({ cow: 0, oat: 1, syrup: 2 }));
    expect(differences.map(({ option: { productNumber }, usual, chosen }) => [productNumber, usual, chosen])).toEqual([
      ['cow', 1, 0],
      ['oat', 0, 1],
      ['syrup', 5, 2],
    ]);
  });

  test('FC-044 is nothing in a size that is called as what every object has', () => {
    const odd = { sizeCode: 'constructor', quantities: {} };
    expect(differencesOf(details, odd)).toEqual([]);
  });

  test('names what is left out, but not what another of its kind took the place of', () => {
    const named = (quantities: Record<string, number>) =>
      namedDifferencesOf(details, large(quantities)).map(({ option: { productNumber } }) => productNumber);
    expect(named({ cow: 0, oat: 1 })).toEqual(['oat']);
    expect(named({ syrup: 0 })).toEqual(['syrup']);
    expect(named({})).toEqual([]);
  });

  test('is enough to make the choice again', () => {
    fc.assert(
      fc.property(anyQuantities, (quantities) => {
        const choice = { sizeCode: 'L', quantities };
        const again = { ...usualChoice(details, 'L').quantities };
        for (const { option: changed, chosen } of differencesOf(details, choice)) again[changed.productNumber] = chosen;
        const filled = (all: Readonly<Record<string, number>>) => Object.entries(all).filter(([, count]) => count > 0);
        expect(filled(again).toSorted()).toEqual(filled(quantities).toSorted());
      }),
    );
  });
});

test('MNU-018 D-073 chosen options with an allergen that the product is not said to have are known by name', () => {
  const milk = { id: 'milk', name: 'Milk' };
  const withAllergens = (listed: typeof details.product.allergens, oats: readonly string[] | null) => ({
    ...details,
    product: { ...details.product, allergens: listed },
    optionsByProductNumber: Object.fromEntries(
      Object.entries(details.optionsByProductNumber).map(([number, one]) => [
        number,
        { ...one, product: { ...one.product, allergens: number === 'oat' ? oats : number === 'cow' ? ['milk'] : [] } },
      ]),
    ),
  });
  expect(allergenBearers(withAllergens([milk], ['oats']), large({}))).toEqual([]);
  expect(allergenBearers(withAllergens([milk], ['oats']), large({ cow: 0, oat: 1 }))).toEqual(['oat']);
  expect(allergenBearers(withAllergens([milk], ['milk']), large({ oat: 1 }))).toEqual([]);
  expect(allergenBearers(withAllergens([], []), large({}))).toEqual(['cow']);
  const unread = withAllergens([milk], null);
  expect(allergenBearers(unread, large({ oat: 1 }))).toEqual([]);
  expect([large({}), large({ oat: 1 })].map((choice) => areAllergensKnown(unread, choice))).toEqual([true, false]);
});
