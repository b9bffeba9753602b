import type { Availability } from '#domain/menu/menu.ts';
import type { OptionProduct, ProductDetails, ProductForm, ProductSize } from '#domain/menu/product.ts';

type OptionSpec = Partial<Omit<OptionProduct, 'bySize'>> & {
  /** How many are in each size by itself, as small and large. */
  readonly usual?: readonly [small: number, large: number];
};

const option = (productNumber: string, name: string, { usual: [small, large] = [0, 0], ...rest }: OptionSpec = {}) =>
  ({
    productNumber,
    sku: `OPT${productNumber}`,
    name,
    price: 0,
    charged: 'each',
    maximum: 1,
    needs: [],
    allergens: [],
    bySize: { S: { quantity: small, calories: 10 }, L: { quantity: large, calories: 20 } },
    ...rest,
  }) satisfies OptionProduct;

const size = (sizeCode: string, name: string, price: number, isUsual: boolean): ProductSize => ({
  sizeCode,
  name,
  sku: `1010-${sizeCode}`,
  price,
  isUsual,
  nutrition: {
    servingSize: '16 fl oz',
    calories: price / 2,
    fat: 7,
    cholesterol: 25,
    sodium: null,
    carbohydrates: 19,
    sugars: 18,
    protein: 13,
    caffeine: 150,
  },
});

const MILK = { id: 'milk', name: 'Milk', minimum: 1, maximum: 1 };
const SYRUPS = { id: 'syrups', name: 'Syrups', minimum: 0, maximum: 12 };
const TOPPINGS = { id: 'toppings', name: 'Toppings', minimum: 0, maximum: 3 };

const GROUPS = [
  { ...MILK, products: [option('cow', '2% milk', { usual: [1, 1] }), option('oat', 'Oat milk', { price: 80 })] },
  {
    ...SYRUPS,
    products: [
      option('vanilla', 'Vanilla syrup', { price: 80, charged: 'once', maximum: 12, usual: [3, 5] }),
      option('caramel', 'Caramel syrup', { price: 80, charged: 'once', maximum: 12 }),
    ],
  },
  {
    ...TOPPINGS,
    products: [
      option('cream', 'Whipped cream', { price: 70, maximum: 2 }),
      option('candy', 'Candy cane', { price: 60, maximum: 2, needs: ['cream'] }),
    ],
  },
];

/** The one form of the latte: two sizes, of which the small one is the usual one. */
export const latteForm: ProductForm = {
  formCode: 'hot',
  name: 'Hot',
  sizes: [size('S', 'Small', 400, true), size('L', 'Large', 500, false)],
};

/** A latte with milk, syrups and toppings; a store may lack some of its options or sizes, or have none of it. */
export function latteDetails({
  without = [],
  sizes = ['S', 'L'],
  availability = 'Available',
}: {
  readonly without?: readonly string[];
  readonly sizes?: readonly string[];
  readonly availability?: Availability;
} = {}): ProductDetails {
  const groups = GROUPS.map(({ products, ...group }) => ({
    ...group,
    products: products.filter(({ productNumber }) => !without.includes(productNumber)),
  }));
  return {
    product: {
      productNumber: '1010',
      name: 'Caffè Latte',
      description: 'Rich espresso and steamed milk.',
      picture: '/art/menu/1010.svg',
      availability,
      currency: 'USD',
      forms: [{ ...latteForm, sizes: latteForm.sizes.filter(({ sizeCode }) => sizes.includes(sizeCode)) }],
      ingredients: 'Espresso, milk.',
      allergens: [{ id: 'milk', name: 'Milk' }],
    },
    pictureLayers: [],
    optionGroups: groups.map(({ products, ...group }) => ({
      ...group,
      parent: null,
      options: products.map(({ productNumber }) => productNumber),
    })),
    optionsByProductNumber: Object.fromEntries(
      groups.flatMap(({ id, products }) =>
        products.map((product) => [
          product.productNumber,
          { category: id, parentCategory: null, product, unitOfMeasure: '' },
        ]),
      ),
    ),
  };
}
