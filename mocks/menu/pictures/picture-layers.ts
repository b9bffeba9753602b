import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { quantityIn } from '../making/contents.ts';
import { type OptionId, optionsOf } from '../making/options.ts';
import { recipeOf } from '../making/recipes.ts';
import { type Bare, bareAddress, layerAddress } from './picture-address.ts';
import { type VesselKind, vesselOf } from './vessels.ts';

/** When a layer is seen: with all of these options, with at least one of those, with none of these. */
type When = {
  readonly all?: readonly OptionId[];
  readonly any?: readonly OptionId[];
  readonly none?: readonly OptionId[];
};

type Part = When & {
  readonly name: string;
  readonly kinds: readonly VesselKind[];
  /** The part lies on the drink, so that a lid gives way. */
  readonly onTop?: true;
};

const CUPS = ['cup', 'cortado', 'demitasse'] as const;
const CLEAR = ['glass-mug', 'cold-cup', 'tall-glass', 'nitro-glass', 'dome-cup'] as const;
const ON_ICE = ['cold-cup', 'tall-glass'] as const;
const TOPPED = ['cup', 'demitasse', 'glass-mug', 'paper-cup', 'cold-cup', 'tall-glass', 'dome-cup'] as const;

const one = (kinds: readonly VesselKind[], ...ids: OptionId[]): Part[] =>
  ids.map((id) => ({ name: id, kinds, all: [id] }));

const laid = (kinds: readonly VesselKind[], ...ids: OptionId[]): Part[] =>
  one(kinds, ...ids).map((part) => ({ ...part, onTop: true }));

/** The parts of toppings, which lie on whipped cream otherwise than on the drink itself. */
const strewn = (...ids: OptionId[]): Part[] =>
  ids.flatMap((id): Part[] => [
    { name: `${id}-on-cream`, kinds: TOPPED, all: [id, 'whip'], onTop: true },
    { name: id, kinds: TOPPED, all: [id], none: ['whip'], onTop: true },
  ]);

/** What can be seen of the choice of options, from below. */
const PARTS: readonly Part[] = [
  { name: 'dairy', kinds: [...CUPS, ...CLEAR], any: ['whole', 'two-percent', 'skim'] },
  ...one([...CUPS, ...CLEAR], 'oat', 'almond', 'soy', 'coconut', 'eggnog'),
  ...one(ON_ICE, 'lemonade', 'coconut-base'),
  ...one(CLEAR, 'caramel', 'maple', 'brown-sugar', 'gingerbread', 'peach', 'raspberry', 'strawberry'),
  ...one(CLEAR, 'mocha-sauce', 'white-sauce', 'dark-sauce', 'pumpkin-sauce'),
  ...one(ON_ICE, 'strawberries', 'mango-pieces', 'blackberries', 'cranberries', 'mint-leaves', 'ice-extra'),
  ...one([...CUPS, 'glass-mug'], 'foam-extra'),
  ...laid([...ON_ICE, 'nitro-glass'], 'vanilla-foam', 'caramel-foam', 'cocoa-foam', 'pumpkin-foam', 'oat-foam'),
  ...laid(TOPPED, 'whip'),
  ...strewn('caramel-drizzle', 'mocha-drizzle', 'cinnamon-dust', 'cocoa-dust', 'chips', 'cookie-crumbs'),
  { name: 'candy-cane-on-cream', kinds: TOPPED, all: ['candy-cane', 'whip'], onTop: true },
];

/** The option that takes away what else is seen in the drink. */
const LESS = new Map<OptionId, readonly VesselKind[]>([
  ['ice-none', ON_ICE],
  ['foam-none', ['cup', 'glass-mug']],
]);

/** What stands before everything that lies on a drink: a rim, a dome. */
const FRONTS: readonly VesselKind[] = ['cold-cup', 'dome-cup'];

export type PictureLayer = Required<When> & {
  readonly address: string;
  /** What is drawn: the drink itself, bare, or one thing in or on it. */
  readonly drawn: { readonly bare: Bare } | { readonly kind: VesselKind; readonly name: string };
};

/** What is laid over the picture of a product when its options are not as it comes, from below. */
export function layersOf(product: CatalogueProduct): PictureLayer[] {
  const kind = vesselOf(product.number);
  if (kind === null) return [];
  const { groups, usual } = recipeOf(product.recipe);
  const options = groups.flatMap(optionsOf);
  const known = (ids: readonly OptionId[] = []) => ids.filter((id) => options.some((option) => option.id === id));
  const isUsual = (id: OptionId) => options.some((each) => each.id === id && quantityIn(product, each, usual) > 0);
  const parts = PARTS.filter(
    ({ kinds, all, any = [] }) =>
      kinds.includes(kind) && known(all).length === (all?.length ?? 0) && (any.length === 0 || known(any).length > 0),
  );
  const tops = [...new Set(parts.flatMap(({ onTop, all }) => (onTop ? (all ?? []) : [])))];
  const [ownTops, otherTops] = [tops.filter(isUsual), tops.filter((id) => !isUsual(id))];
  const layer = (drawn: PictureLayer['drawn'], { all = [], any = [], none = [] }: When): PictureLayer => ({
    address: 'bare' in drawn ? bareAddress(product.number, drawn.bare) : layerAddress(drawn.kind, drawn.name),
    drawn,
    all,
    any: known(any),
    none: known(none),
  });
  // As long as exactly what belongs on it is on it, the picture of the product itself shows it.
  const changed: When[] = [
    ...(otherTops.length > 0 ? [{ any: otherTops }] : []),
    ...ownTops.filter(() => ownTops.length > 1).map((id) => ({ any: ownTops.filter((own) => own !== id), none: [id] })),
  ];
  const named = (name: string) => ({ kind, name });
  const less = options.map(({ id }) => id).find((id) => LESS.get(id)?.includes(kind));
  /** The drink itself under one condition, and as it is then without ice or foam. */
  const itself = (bare: 'plain' | 'open', when: When) => [
    layer({ bare }, when),
    ...(less ? [layer({ bare: `less-${bare}` }, { ...when, all: [less] })] : []),
  ];
  const laidOn = parts
    .filter(({ onTop }) => onTop)
    .flatMap(({ name, all = [], none = [] }) =>
      changed.map((when) => layer(named(name), { all, any: when.any ?? [], none: [...none, ...(when.none ?? [])] })),
    );
  return [
    ...(less ? [layer({ bare: 'less' }, { all: [less] })] : []),
    ...(ownTops.length > 0 ? itself('plain', { none: tops }) : []),
    ...changed.flatMap((when) => itself('open', when)),
    ...parts
      .filter(({ onTop, all = [], any = [] }) => !onTop && ![...all, ...any].some(isUsual))
      .map((part) => layer(named(part.name), part)),
    ...laidOn,
    ...(FRONTS.includes(kind) ? changed.map((when) => layer(named('front'), when)) : []),
  ];
}
