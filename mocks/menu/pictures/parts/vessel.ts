import type { VesselKind } from '../vessels.ts';
import { picture } from './canvas.ts';

/** What holds a drink, with what is in it. */
export type Vessel = {
  readonly kind: VesselKind;
  /** As the product comes. */
  readonly usual: string;
  /** With nothing on the drink. */
  readonly plain: string;
  /** With room for what is laid on it. */
  readonly open: string;
};

/** The pictures of one drink; without vessel what is chosen about it cannot be seen. */
export type DrinkPictures = Omit<Vessel, 'kind'> & { readonly kind: VesselKind | null };

/** A drink on its tile, with what lies beside it. */
export function drink(tile: string, vessel: Vessel | string, ...beside: string[]): DrinkPictures {
  const drawn = (held: string) => picture(tile, held, ...beside);
  if (typeof vessel === 'string') return { kind: null, usual: drawn(vessel), plain: '', open: '' };
  const { kind, usual, plain, open } = vessel;
  return { kind, usual: drawn(usual), plain: drawn(plain), open: drawn(open) };
}
