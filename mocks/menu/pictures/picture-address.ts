import type { VesselKind } from './vessels.ts';

/** Where the picture of a product is, on the app's own host. */
export const pictureAddress = (productNumber: string): string => `/art/menu/${productNumber}.svg`;

/** Where the same drink is with nothing on it, or with room for what is laid on it. */
export const bareAddress = (productNumber: string, bare: 'plain' | 'open'): string =>
  `/art/menu/${productNumber}-${bare}.svg`;

/** Where something is that is in or on a drink, alone, for every product that is served so. */
export const layerAddress = (kind: VesselKind, name: string): string => `/art/menu/${kind}/${name}.svg`;
