import * as v from 'valibot';
import type { OptionGroup, ProductDetails, ProductOption } from '#domain/menu/product.ts';
import { filled, listOf, orElse, orNull } from '../tolerant.ts';
import { money } from './menu-product.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The key of an option; what every object has by that name is none (FC-044). */
const optionNumber = v.pipe(
  filled,
  v.check((number) => !(number in {})),
);

const optionSchema = v.object({
  productNumber: optionNumber,
  sku: filled,
  name: filled,
  price: money,
  charged: v.fallback(v.picklist(['each', 'once']), 'each'),
  maximum: count,
  needs: v.fallback(v.array(v.string()), []),
  allergens: orNull(v.array(v.string())),
  sizes: listOf('sizes of an option', v.object({ sizeCode: filled, quantity: count, calories: orNull(v.number()) })),
});

const categorySchema = v.object({
  id: filled,
  name: v.string(),
  minimum: v.fallback(count, 0),
  maximum: v.fallback(count, Number.MAX_SAFE_INTEGER),
  // One that only holds others has none of its own.
  products: v.nullish(listOf('options of a product', optionSchema), []),
  attributes: v.fallback(v.object({ unitOfMeasure: orElse(v.string(), '') }), { unitOfMeasure: '' }),
});

type Category = v.InferOutput<typeof categorySchema>;

/** Categories of options, of which some hold further ones (MNU-014). */
export const productOptionsSchema = listOf(
  'option categories of a product',
  v.object({
    ...categorySchema.entries,
    children: v.nullish(listOf('option categories of a product', categorySchema), []),
  }),
);

type Options = Pick<ProductDetails, 'optionGroups' | 'optionsByProductNumber'>;

/** The groups that can be chosen from, and each option with what it belongs to (MNU-016). */
export function optionsIn(categories: v.InferOutput<typeof productOptionsSchema>): Options {
  const leaves = categories.flatMap(({ children, ...category }) => [
    { category, parent: null },
    ...children.map((child) => ({ category: child, parent: { id: category.id, name: category.name } })),
  ]);
  const filledOnes = leaves.filter(({ category }) => category.products.length > 0);
  return {
    optionGroups: filledOnes.map(
      ({ category, parent }): OptionGroup => ({
        id: category.id,
        name: category.name,
        parent,
        minimum: category.minimum,
        maximum: category.maximum,
        options: category.products.map(({ productNumber }) => productNumber),
      }),
    ),
    optionsByProductNumber: Object.fromEntries(
      filledOnes.flatMap(({ category, parent }) => optionsOf(category, parent?.id ?? null)),
    ),
  };
}

const optionsOf = ({ id, products, attributes }: Category, parentCategory: string | null): [string, ProductOption][] =>
  products.map(({ sizes, ...product }) => [
    product.productNumber,
    {
      category: id,
      parentCategory,
      product: {
        ...product,
        bySize: Object.fromEntries(sizes.map(({ sizeCode, ...amount }) => [sizeCode, amount])),
      },
      unitOfMeasure: attributes.unitOfMeasure,
    },
  ]);
