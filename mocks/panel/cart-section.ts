import { CART_KEY, CART_VERSION, type CartItem, cartCount, cartItemId, type KeptCart, withItem } from '#domain/cart.ts';
import { button, element, section } from './dom.ts';

const LATTE: Omit<CartItem, 'itemId' | 'quantity'> = {
  product: { productNumber: '1010', formCode: 'hot', name: 'Caffè Latte' },
  sizeCode: 'M',
  childItems: [],
};

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
        keep(withItem(items, { ...LATTE, itemId: cartItemId(LATTE), quantity: 1 })),
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
