import { CART_VERSION, type CartItem, cartItemId, type KeptCart } from '#domain/ordering/cart.ts';

type Change = Partial<Omit<CartItem, 'product' | 'itemId'>> & {
  readonly product?: Partial<Pick<CartItem['product'], 'productNumber' | 'name' | 'availability'>>;
  readonly formCode?: string;
};

/** A large latte in a cart, or what a test changes about it. */
export function cartLatte({ product, formCode = 'hot', sizeCode = 'Large', ...change }: Change = {}): CartItem {
  const productNumber = product?.productNumber ?? '1010';
  const made = {
    product: {
      productNumber,
      name: 'Caffè Latte',
      picture: `/art/menu/${productNumber}.svg`,
      availability: 'Available',
      ...product,
      forms: [{ formCode, sizes: [{ sizeCode, sku: `${productNumber}-${sizeCode}` }] }],
    },
    size: sizeCode,
    sizeCode,
    quantity: 1,
    childItems: [],
    timeAdded: 1_800_000_000_000,
    tip: null,
    price: { amount: 545, currency: 'USD' },
    ...change,
  } as const;
  return { ...made, itemId: cartItemId(made) };
}

/** An option of a cart's line that is not in it by itself. */
export const cartOption = (productNumber: string, quantity = 1) => ({
  productNumber,
  sku: `OPT${productNumber}`,
  quantity,
});

/** A cart as it lies in the browser under `CART_KEY`, for a page that is opened after. */
export function keptCartText(items: readonly CartItem[], savedAt = Date.now()): string {
  const cart: KeptCart = { version: CART_VERSION, savedAt, items };
  return JSON.stringify(cart);
}
