/** Where a line that was changed is seen again. */
export const CART_ADDRESS = '/menu/cart';
