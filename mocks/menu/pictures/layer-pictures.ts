import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { drawLayer } from './parts/layers.ts';
import { layersOf, type PictureLayer } from './picture-layers.ts';
import { DRINK_PICTURES } from './pictures.ts';

const products: CatalogueProduct[] = Object.values<CatalogueProduct[]>(CATALOGUE).flat();

/** Everything that is laid over the picture of a product as SVG, by address. */
export const LAYER_PICTURES: Readonly<Record<string, string>> = Object.fromEntries(
  products.flatMap((product) =>
    layersOf(product).map(({ address, drawn }) => [address, drawnFor(product.number, drawn)] as const),
  ),
);

function drawnFor(number: string, drawn: PictureLayer['drawn']): string {
  return 'bare' in drawn ? (DRINK_PICTURES[number]?.[drawn.bare] ?? '') : drawLayer(drawn.kind, drawn.name);
}
