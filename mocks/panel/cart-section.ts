import {
  CART_KEY,
  CART_VERSION,
  type CartItem,
  cartCount,
  cartItemId,
  type KeptCart,
  withItem,
} from '#domain/ordering/cart.ts';
import { button, element, section } from './dom.ts';

/** A latte as the product's own page would make it: the milk and the shots that it has by itself stand in it. */
const LATTE = {
  product: {
    productNumber: '1010',
    name: 'Caffè Latte',
    picture: '/art/menu/1010.svg',
    availability: 'Available',
    forms: [{ formCode: 'hot', sizes: [{ sizeCode: 'M', sku: '1010-M' }] }],
  },
  size: 'Medium',
  sizeCode: 'M',
  childItems: [
    { productNumber: '5031', sku: 'OPT5031', quantity: 2 },
    { productNumber: '5041', sku: 'OPT5041', quantity: 1 },
    { productNumber: '5012', sku: 'OPT5012', quantity: 1 },
    { productNumber: '5122', sku: 'OPT5122', quantity: 1 },
    { productNumber: '5152', sku: 'OPT5152', quantity: 1 },
    { productNumber: '5181', sku: 'OPT5181', quantity: 1 },
  ],
  tip: null,
  price: { amount: 495, currency: 'USD' },
} as const;

/** Fills and empties the cart that lies in this browser; the app reads it when the page loads again. */
export function cartSection({ reload }: { reload: () => void }): HTMLElement {
  const items = keptItems();
  const keep = (changed: readonly CartItem[]) => {
    const cart: KeptCart = { version: CART_VERSION, savedAt: Date.now(), items: changed };
    if (changed.length === 0) window.localStorage.removeItem(CART_KEY);
    else window.localStorage.setItem(CART_KEY, JSON.stringify(cart));
    reload();
  };
  return section(
    'Cart',
    `In the cart: ${cartCount(items)}. It lies in this browser. A change loads the page again.`,
    element(
      'div',
      { class: 'row' },
      button('Put a drink in the cart', () =>
        keep(withItem(items, { ...LATTE, itemId: cartItemId(LATTE), quantity: 1, timeAdded: Date.now() })),
      ),
      button('Empty the cart', () => keep([])),
    ),
  );
}

function keptItems(): readonly CartItem[] {
  try {
    const cart: KeptCart | null = JSON.parse(window.localStorage.getItem(CART_KEY) ?? 'null');
    return cart?.version === CART_VERSION ? cart.items : [];
  } catch {
    return [];
  }
}
