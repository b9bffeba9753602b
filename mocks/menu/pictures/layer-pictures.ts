import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { drawLayer } from './parts/layers.ts';
import { layersOf, type PictureLayer } from './picture-layers.ts';
import { DRINK_PICTURES } from './pictures.ts';

/** Which drawing of the drink stands at which address. */
const WITHOUT = { less: 'usual', 'less-plain': 'plain', 'less-open': 'open' } as const;

const products: CatalogueProduct[] = Object.values<CatalogueProduct[]>(CATALOGUE).flat();

/** Everything that is laid over the picture of a product as SVG, by address. */
export const LAYER_PICTURES: Readonly<Record<string, string>> = Object.fromEntries(
  products.flatMap((product) =>
    layersOf(product).map(({ address, drawn }) => [address, drawnFor(product.number, drawn)] as const),
  ),
);

function drawnFor(number: string, drawn: PictureLayer['drawn']): string {
  if (!('bare' in drawn)) return drawLayer(drawn.kind, drawn.name);
  const pictures = DRINK_PICTURES[number];
  const { bare } = drawn;
  if (bare === 'plain' || bare === 'open') return pictures?.[bare] ?? '';
  return pictures?.less?.[WITHOUT[bare]] ?? '';
}
