import type { Locale } from '../locale.ts';
import type { StoreNumber } from '../stores/store.ts';
import type { Availability } from './menu.ts';
import type { OptionGroup, OptionProduct, ProductDetails, ProductForm } from './product.ts';
import { type ChoiceProblem, type ProductChoice, problemsOf, usualChoice, usualSize } from './product-choice.ts';

/** What a product page is about: what a store, or without one the country, says of a form of a product. */
export type ProductRequest = {
  readonly productNumber: string;
  readonly formCode: string;
  readonly locale: Locale;
  readonly storeNumber: StoreNumber | null;
};

type Quantities = ProductChoice['quantities'];

const usualIn = ({ bySize }: OptionProduct, sizeCode: string): number => bySize[sizeCode]?.quantity ?? 0;

const sumOf = ({ options }: OptionGroup, quantities: Quantities): number =>
  options.reduce((sum, number) => sum + (quantities[number] ?? 0), 0);

const fits = (group: OptionGroup, quantities: Quantities): boolean => {
  const sum = sumOf(group, quantities);
  return sum >= group.minimum && sum <= group.maximum;
};

/** Options that are chosen zero times are not named. */
const chosenOnly = (quantities: Quantities): Quantities =>
  Object.fromEntries(Object.entries(quantities).filter(([, quantity]) => quantity > 0));

const replaced = (quantities: Quantities, { options }: OptionGroup, from: Quantities): Quantities => ({
  ...quantities,
  ...Object.fromEntries(options.map((number) => [number, from[number] ?? 0])),
});

/** Whether an option may be chosen: it needs none, or one of those that it needs is chosen. */
export const isSupported = ({ needs }: OptionProduct, { quantities }: Pick<ProductChoice, 'quantities'>): boolean =>
  needs.length === 0 || needs.some((number) => (quantities[number] ?? 0) > 0);

/** What needs another option goes with it, and what needs that one too. */
function supported(details: ProductDetails, quantities: Quantities): Quantities {
  const left = Object.entries(quantities).filter(([number, quantity]) => {
    const option = details.optionsByProductNumber[number]?.product;
    return quantity > 0 && (!option || isSupported(option, { quantities }));
  });
  const remaining = Object.fromEntries(left);
  return left.length === Object.keys(chosenOnly(quantities)).length ? remaining : supported(details, remaining);
}

/**
 * The choice in another size: options that were at the usual amount of the earlier size follow the usual amounts of the new
 * one, those that a person changed stay. A group that would then hold too few or too many stays as it was.
 */
export function inSize(details: ProductDetails, choice: ProductChoice, sizeCode: string): ProductChoice {
  const following: Record<string, number> = { ...choice.quantities };
  for (const [number, { product }] of Object.entries(details.optionsByProductNumber)) {
    const isUsual = (choice.quantities[number] ?? 0) === usualIn(product, choice.sizeCode);
    if (isUsual) following[number] = usualIn(product, sizeCode);
  }
  const quantities = details.optionGroups.reduce<Quantities>(
    (now, group) => (fits(group, now) ? now : replaced(now, group, choice.quantities)),
    following,
  );
  return { sizeCode, quantities: supported(details, quantities) };
}

/**
 * The choice with so many of an option. In a group that holds one it takes the place of the other; what needs an option that
 * is left out goes with it.
 */
export function withOption(
  details: ProductDetails,
  choice: ProductChoice,
  option: string,
  quantity: number,
): ProductChoice {
  const group = details.optionGroups.find(({ options }) => options.includes(option));
  const others = group?.maximum === 1 && quantity > 0 ? replaced(choice.quantities, group, {}) : choice.quantities;
  return { ...choice, quantities: supported(details, { ...others, [option]: quantity }) };
}

/**
 * How many of an option may be chosen, given everything else: its own maximum, what its group leaves, and the most of one
 * option that a shop takes (PRV-024).
 */
export function mostOf(details: ProductDetails, choice: ProductChoice, option: string, limit: number): number {
  const known = details.optionsByProductNumber[option]?.product;
  if (!known || !isSupported(known, choice)) return 0;
  const most = Math.min(known.maximum, limit);
  const group = details.optionGroups.find(({ options }) => options.includes(option));
  if (!group || group.maximum === 1) return most;
  const others = sumOf(group, choice.quantities) - (choice.quantities[option] ?? 0);
  return Math.max(0, Math.min(most, group.maximum - others));
}

/** A choice that was made elsewhere, as far as it can be made here, and what cannot. */
export type KeptChoice = {
  readonly choice: ProductChoice;
  readonly lostSize: boolean;
  /** Numbers of the options of which less, or nothing, is left. */
  readonly lostOptions: readonly string[];
};

/** What is still possible of a choice when the product is another one: at another store, or after a while. Null where it has no size. */
export function keptChoice(
  details: ProductDetails,
  form: ProductForm,
  choice: ProductChoice | null,
): KeptChoice | null {
  const usual = usualSize(form);
  if (!usual) return null;
  if (choice === null) return { choice: usualChoice(details, usual.sizeCode), lostSize: false, lostOptions: [] };
  const hasSize = form.sizes.some(({ sizeCode }) => sizeCode === choice.sizeCode);
  const sizeCode = hasSize ? choice.sizeCode : usual.sizeCode;
  const known = Object.entries(choice.quantities).flatMap(([number, quantity]): [string, number][] => {
    const option = details.optionsByProductNumber[number]?.product;
    return option && Number.isInteger(quantity) ? [[number, Math.min(quantity, option.maximum)]] : [];
  });
  const asUsual = usualChoice(details, sizeCode).quantities;
  const fitting = details.optionGroups.reduce<Quantities>(
    (now, group) => (fits(group, now) ? now : replaced(now, group, asUsual)),
    chosenOnly(Object.fromEntries(known)),
  );
  const quantities = supported(details, fitting);
  const lostOptions = Object.entries(choice.quantities)
    .filter(([number, quantity]) => quantity > 0 && (quantities[number] ?? 0) < quantity)
    .map(([number]) => number);
  return { choice: { sizeCode, quantities }, lostSize: !hasSize, lostOptions };
}

/** Why something cannot be added to an order; null where it can. */
export type AddObstacle =
  | { readonly kind: 'unavailable'; readonly availability: Exclude<Availability, 'Available'> }
  | { readonly kind: 'choice'; readonly problem: ChoiceProblem };

/** The first thing that keeps a choice from being ordered: what the store has comes before what was chosen (MNU-018). */
export function addObstacle(details: ProductDetails, form: ProductForm, choice: ProductChoice): AddObstacle | null {
  const { availability } = details.product;
  if (availability !== 'Available') return { kind: 'unavailable', availability };
  const [problem] = problemsOf(details, form, choice);
  return problem ? { kind: 'choice', problem } : null;
}
