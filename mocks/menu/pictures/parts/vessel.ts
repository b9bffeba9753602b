import type { VesselKind } from '../vessels.ts';
import { picture } from './canvas.ts';

type Drawn = {
  /** As the product comes. */
  readonly usual: string;
  /** With nothing on the drink. */
  readonly plain: string;
  /** With room for what is laid on it. */
  readonly open: string;
};

/** What holds a drink, with what is in it. */
export type Vessel = Drawn & {
  readonly kind: VesselKind;
  /** The same without ice, or without foam; where neither can be seen there is none. */
  readonly less?: Drawn;
};

/** The pictures of one drink; without vessel what is chosen about it cannot be seen. */
export type DrinkPictures = Drawn & { readonly kind: VesselKind | null; readonly less: Drawn | null };

/** A drink on its tile, with what lies beside it. */
export function drink(tile: string, vessel: Vessel | string, ...beside: string[]): DrinkPictures {
  const drawn = (held: string) => picture(tile, held, ...beside);
  if (typeof vessel === 'string') return { kind: null, usual: drawn(vessel), plain: '', open: '', less: null };
  const all = ({ usual, plain, open }: Drawn): Drawn => ({
    usual: drawn(usual),
    plain: drawn(plain),
    open: drawn(open),
  });
  return { kind: vessel.kind, ...all(vessel), less: vessel.less ? all(vessel.less) : null };
}
