import type { CartItem } from '#domain/cart.ts';

/** Where a line is edited: the page of its product. */
export function lineAddress({ itemId, product: { productNumber, forms } }: CartItem): string {
  const [number, form] = [productNumber, forms[0].formCode].map(encodeURIComponent);
  return `/menu/product/${number}/${form}?line=${encodeURIComponent(itemId)}`;
}

/** Where something similar is found: the category of a product, the whole menu where the store has no such category. */
export function similarAddress(place: { readonly menu: string; readonly category: string } | null): string {
  if (place === null) return '/menu';
  return `/menu/${encodeURIComponent(place.menu)}/${encodeURIComponent(place.category)}`;
}

/** Where members find what they ordered before. */
export const PREVIOUS_ORDERS = '/menu/previous';
