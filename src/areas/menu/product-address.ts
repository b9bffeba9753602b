import type { MenuProduct } from '#domain/menu/menu.ts';

/** The page of a product (MNU-003); `line` is the line of the cart in whose place it goes. */
export function productAddress(
  { productNumber, formCode }: Pick<MenuProduct, 'productNumber' | 'formCode'>,
  line?: string,
): string {
  const address = `/menu/product/${encodeURIComponent(productNumber)}/${encodeURIComponent(formCode)}`;
  return line === undefined ? address : `${address}?${new URLSearchParams({ line })}`;
}
