import { lookUp } from '../look-up.ts';
import { type CartChildItem, type CartItem, cartItemId } from '../ordering/cart.ts';
import type { ProductDetails, ProductForm } from './product.ts';
import { type ProductChoice, priceOf } from './product-choice.ts';

type ChosenProduct = {
  readonly details: ProductDetails;
  readonly form: ProductForm;
  readonly choice: ProductChoice;
  readonly quantity: number;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** The line of a cart that a choice makes (ORD-008); null where the form has no such size. */
export function cartItemOf({ details, form, choice, quantity, at }: ChosenProduct): CartItem | null {
  const size = form.sizes.find(({ sizeCode }) => sizeCode === choice.sizeCode);
  const amount = priceOf(details, form, choice);
  if (!size || amount === null) return null;
  const { productNumber, name, picture, availability, currency } = details.product;
  const { sizeCode, sku } = size;
  const made = {
    product: {
      productNumber,
      name,
      picture,
      availability,
      forms: [{ formCode: form.formCode, sizes: [{ sizeCode, sku }] }],
    },
    size: size.name,
    sizeCode,
    childItems: childItemsOf(details, choice),
  } as const;
  return { ...made, itemId: cartItemId(made), quantity, timeAdded: at, tip: null, price: { amount, currency } };
}

function childItemsOf({ optionsByProductNumber }: ProductDetails, { quantities }: ProductChoice): CartChildItem[] {
  return Object.entries(quantities).flatMap(([productNumber, quantity]) => {
    const option = lookUp(optionsByProductNumber, productNumber);
    return option && quantity > 0 ? [{ productNumber, sku: option.product.sku, quantity }] : [];
  });
}

/** What was chosen for a line, to be changed or named in words. */
export function choiceOf({ sizeCode, childItems }: Pick<CartItem, 'sizeCode' | 'childItems'>): ProductChoice {
  return {
    sizeCode,
    quantities: Object.fromEntries(childItems.map(({ productNumber, quantity }) => [productNumber, quantity])),
  };
}
