import { type CartChildItem, type CartItem, cartItemId } from '../ordering/cart.ts';
import type { Availability } from './menu.ts';

/** A product that a member keeps, as it was chosen (OPP-046). */
export type FavouriteProduct = {
  readonly id: string;
  readonly name: string;
  readonly product: {
    readonly productNumber: string;
    /** The address of its picture; empty where it has none. */
    readonly picture: string;
    /** At the store that was asked about, or in the whole country. */
    readonly availability: Availability;
  };
  /** The one form, and the one size of it, that were chosen. */
  readonly forms: readonly [FavouriteForm];
  /** Every option that is in it, those that it has by itself too. */
  readonly childItems: readonly CartChildItem[];
  /** What differs from the product as it comes, in words. */
  readonly customizations: readonly string[];
  /** The price of one, at the store that was asked about; null where none is named. Hundredths of a currency (ISO 4217). */
  readonly price: { readonly amount: number; readonly currency: string } | null;
};

type FavouriteForm = {
  readonly formCode: string;
  readonly sizes: readonly [{ readonly sizeCode: string; readonly sku: string; readonly name: string }];
};

/** A form of a product is a favourite once, however it was chosen. */
export const favouriteProductKey = (productNumber: string, formCode: string): string => `${productNumber}/${formCode}`;

/** The key of a favourite. */
export const keyOfFavourite = ({ product, forms: [{ formCode }] }: Omit<FavouriteProduct, 'id'>): string =>
  favouriteProductKey(product.productNumber, formCode);

/** The line of a cart that a favourite makes, as it was kept; `at` is milliseconds since 1970. */
export function cartItemOfFavourite(favourite: FavouriteProduct, at: number): CartItem {
  const { name, product, forms, childItems, price } = favourite;
  const [{ formCode, sizes }] = forms;
  const [{ sizeCode, sku, name: size }] = sizes;
  const made = {
    product: { ...product, name, forms: [{ formCode, sizes: [{ sizeCode, sku }] }] },
    size,
    sizeCode,
    childItems,
  } as const;
  return { ...made, itemId: cartItemId(made), quantity: 1, timeAdded: at, tip: null, price };
}

/** What is kept of a line of a cart; `customizations` is what differs, in words. */
export function favouriteOfCartItem(item: CartItem, customizations: readonly string[]): Omit<FavouriteProduct, 'id'> {
  const { product, size, childItems, price } = item;
  const [{ formCode, sizes }] = product.forms;
  const { productNumber, picture, availability, name } = product;
  return {
    name,
    product: { productNumber, picture, availability },
    forms: [{ formCode, sizes: [{ ...sizes[0], name: size }] }],
    childItems,
    customizations,
    price,
  };
}
