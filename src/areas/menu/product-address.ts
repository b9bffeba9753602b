import type { MenuProduct } from '#domain/menu.ts';

/** The page of a product (MNU-003). */
export const productAddress = ({ productNumber, formCode }: Pick<MenuProduct, 'productNumber' | 'formCode'>): string =>
  `/menu/product/${encodeURIComponent(productNumber)}/${encodeURIComponent(formCode)}`;
