/** A product that a member keeps, as it was chosen. */
export type KeptProduct = {
  readonly id: string;
  readonly productNumber: string;
  /** Null for the usual one. */
  readonly sizeCode: string | null;
  /** How many of which option, where it is not what the size has by itself. */
  readonly changes: Readonly<Record<string, number>>;
};

const SEEDS: readonly (readonly [productNumber: string, changes: Readonly<Record<string, number>>])[] = [
  // With oat milk in place of the usual one, and vanilla.
  ['1010', { '5012': 0, '5014': 1, '5052': 2 }],
  ['1101', {}],
  ['2101', {}],
  ['1501', {}],
  ['1601', {}],
  ['2107', {}],
  ['1001', {}],
  ['1104', {}],
  ['2103', {}],
  ['1503', {}],
  ['1603', {}],
  ['2105', {}],
];

/** What a persona keeps when a world begins. */
export const keptProductsOf = (count: number): KeptProduct[] =>
  SEEDS.slice(0, count).map(([productNumber, changes]) => ({
    id: `favourite-${productNumber}`,
    productNumber,
    sizeCode: null,
    changes,
  }));
