import { expect, test } from 'vitest';
import { cartLatte, cartOption } from '#tests/support/cart-items.ts';
import { cartItemOfFavourite, favouriteOfCartItem, favouriteProductKey, keyOfFavourite } from './favourite-product.ts';

test('a favourite that goes into the cart is what was chosen: it joins the line of its kind', () => {
  const line = cartLatte({ quantity: 3, childItems: [cartOption('5052', 2)] });
  const favourite = { id: 'f1', ...favouriteOfCartItem(line, ['2 × Vanilla syrup']) };
  const item = cartItemOfFavourite(favourite, 7);
  expect(item).toEqual({ ...line, quantity: 1, timeAdded: 7 });
});

test('a form of a product is one favourite, however it was chosen', () => {
  const plain = favouriteOfCartItem(cartLatte(), []);
  const sweet = favouriteOfCartItem(cartLatte({ sizeCode: 'Small', childItems: [cartOption('5052')] }), []);
  expect(keyOfFavourite(sweet)).toBe(keyOfFavourite(plain));
  expect(keyOfFavourite(plain)).toBe(favouriteProductKey('1010', 'hot'));
  expect(keyOfFavourite(favouriteOfCartItem(cartLatte({ formCode: 'iced' }), []))).not.toBe(keyOfFavourite(plain));
});
