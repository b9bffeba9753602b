import type { Words } from '../../menu/words.ts';

/** One design of the retailer's gifts. */
type GiftRecord = {
  /** Never given to another design. */
  readonly number: string;
  /** Its picture. */
  readonly art: string;
  readonly name: Words;
  readonly alt: Words;
};

export type GiftCategoryRecord = {
  readonly urn: string;
  readonly name: Words;
  readonly designs: readonly GiftRecord[];
};
