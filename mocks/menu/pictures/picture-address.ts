import type { VesselKind } from './vessels.ts';

/** Where the picture of a product is, on the app's own host. */
export const pictureAddress = (productNumber: string): string => `/art/menu/${productNumber}.svg`;

/** A drawing of the drink itself: with nothing on it, with room for what is laid on it, and each without its ice or foam. */
export type Bare = 'plain' | 'open' | 'less' | 'less-plain' | 'less-open';

/** Where such a drawing is. */
export const bareAddress = (productNumber: string, bare: Bare): string => `/art/menu/${productNumber}-${bare}.svg`;

/** Where something is that is in or on a drink, alone, for every product that is served so. */
export const layerAddress = (kind: VesselKind, name: string): string => `/art/menu/${kind}/${name}.svg`;
