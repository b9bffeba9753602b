import { lookUp } from '../look-up.ts';
import type { OptionAmount, OptionProduct, ProductDetails, ProductForm, ProductSize } from './product.ts';

/** A size, and how many of which option: everything that distinguishes one cup from another. */
export type ProductChoice = {
  readonly sizeCode: string;
  /** By the number of the option; one that is not named is chosen zero times. */
  readonly quantities: Readonly<Record<string, number>>;
};

/** Why a choice cannot be made. */
export type ChoiceProblem =
  | { readonly kind: 'no-such-size' }
  | { readonly kind: 'no-such-option'; readonly option: string }
  | { readonly kind: 'no-such-quantity'; readonly option: string }
  | { readonly kind: 'too-many-of-one'; readonly option: string; readonly maximum: number }
  | { readonly kind: 'needs-another'; readonly option: string; readonly needs: readonly string[] }
  | { readonly kind: 'too-few'; readonly group: string; readonly minimum: number }
  | { readonly kind: 'too-many'; readonly group: string; readonly maximum: number };

const NOTHING: OptionAmount = { quantity: 0, calories: 0 };

const amountOf = (option: OptionProduct, sizeCode: string): OptionAmount => lookUp(option.bySize, sizeCode) ?? NOTHING;

const optionsOf = ({ optionsByProductNumber }: ProductDetails): OptionProduct[] =>
  Object.values(optionsByProductNumber).map(({ product }) => product);

const sizeOf = ({ sizes }: ProductForm, { sizeCode }: ProductChoice): ProductSize | null =>
  sizes.find((size) => size.sizeCode === sizeCode) ?? null;

/** The size that is chosen until a person chooses; null for a form without sizes. */
export function usualSize({ sizes }: ProductForm): ProductSize | null {
  return sizes.find(({ isUsual }) => isUsual) ?? sizes[0] ?? null;
}

/** A size as it comes: every option as often as it is in it by itself (MNU-018). */
export function usualChoice(details: ProductDetails, sizeCode: string): ProductChoice {
  const contained = optionsOf(details).flatMap((option): [string, number][] => {
    const { quantity } = amountOf(option, sizeCode);
    return quantity > 0 ? [[option.productNumber, quantity]] : [];
  });
  return { sizeCode, quantities: Object.fromEntries(contained) };
}

/** Everything that is wrong with a choice; empty where it can be ordered. */
export function problemsOf(details: ProductDetails, form: ProductForm, choice: ProductChoice): ChoiceProblem[] {
  const chosen = Object.entries(choice.quantities).filter(([, quantity]) => quantity !== 0);
  return [
    ...(sizeOf(form, choice) ? [] : [{ kind: 'no-such-size' } as const]),
    ...chosen.flatMap(([number, quantity]) => problemOfOption(details, choice, number, quantity)),
    ...details.optionGroups.flatMap(({ id, minimum, maximum, options }): ChoiceProblem[] => {
      const sum = options.reduce((total, number) => total + (choice.quantities[number] ?? 0), 0);
      if (sum < minimum) return [{ kind: 'too-few', group: id, minimum }];
      return sum > maximum ? [{ kind: 'too-many', group: id, maximum }] : [];
    }),
  ];
}

function problemOfOption(
  { optionsByProductNumber }: ProductDetails,
  { quantities }: ProductChoice,
  option: string,
  quantity: number,
): ChoiceProblem[] {
  const known = lookUp(optionsByProductNumber, option);
  if (!known) return [{ kind: 'no-such-option', option }];
  if (!Number.isInteger(quantity) || quantity < 0) return [{ kind: 'no-such-quantity', option }];
  const { maximum, needs } = known.product;
  if (quantity > maximum) return [{ kind: 'too-many-of-one', option, maximum }];
  const isSupported = needs.length === 0 || needs.some((number) => (quantities[number] ?? 0) > 0);
  return isSupported ? [] : [{ kind: 'needs-another', option, needs }];
}

/** The price of one, in hundredths: what is left out is not refunded. Null for a size that does not exist. */
export function priceOf(details: ProductDetails, form: ProductForm, choice: ProductChoice): number | null {
  const size = sizeOf(form, choice);
  if (!size) return null;
  return differencesOf(details, choice).reduce((sum, { option, usual, chosen }) => {
    const more = Math.max(0, chosen - usual);
    return sum + option.price * (option.charged === 'once' ? Math.min(1, more) : more);
  }, size.price);
}

/** The calories of one; null where those of the size, or of what is changed about it, are not known. */
export function caloriesOf(details: ProductDetails, form: ProductForm, choice: ProductChoice): number | null {
  const calories = sizeOf(form, choice)?.nutrition?.calories ?? null;
  if (calories === null) return null;
  const changed = differencesOf(details, choice).reduce<number | null>((sum, { option, usual, chosen }) => {
    const each = amountOf(option, choice.sizeCode).calories;
    return sum === null || each === null ? null : sum + (chosen - usual) * each;
  }, calories);
  return changed === null ? null : Math.max(0, changed);
}

const chosenOptions = ({ optionsByProductNumber }: ProductDetails, { quantities }: ProductChoice) =>
  Object.values(optionsByProductNumber)
    .map(({ product }) => product)
    .filter(({ productNumber }) => (quantities[productNumber] ?? 0) > 0);

/** Names of chosen options with an allergen that the product as it comes is not said to have (MNU-018, D-073). */
export function allergenBearers(details: ProductDetails, choice: ProductChoice): string[] {
  const listed = (details.product.allergens ?? []).map(({ id }) => id);
  return chosenOptions(details, choice)
    .filter(({ allergens }) => allergens?.some((id) => !listed.includes(id)))
    .map(({ name }) => name);
}

/** Whether it is known of each chosen option what allergens it brings (D-073). */
export const areAllergensKnown = (details: ProductDetails, choice: ProductChoice): boolean =>
  chosenOptions(details, choice).every(({ allergens }) => allergens !== null);

/** One option that a person has more or less of than a size has by itself. */
export type ChoiceDifference = { readonly option: OptionProduct; readonly usual: number; readonly chosen: number };

/** What differs from the size as it comes, in the order in which options are shown. */
export function differencesOf(details: ProductDetails, { sizeCode, quantities }: ProductChoice): ChoiceDifference[] {
  return optionsOf(details)
    .map((option) => ({
      option,
      usual: amountOf(option, sizeCode).quantity,
      chosen: quantities[option.productNumber] ?? 0,
    }))
    .filter(({ usual, chosen }) => usual !== chosen);
}

/**
 * The differences that are worth words: where one of a group must be chosen, what was chosen says enough (“Oat milk”, not
 * also “No 2% milk”).
 */
export function namedDifferencesOf(details: ProductDetails, choice: ProductChoice): ChoiceDifference[] {
  const replaceable = new Set(
    details.optionGroups
      .filter(({ minimum, maximum }) => minimum === 1 && maximum === 1)
      .flatMap(({ options }) => options),
  );
  return differencesOf(details, choice).filter(
    ({ option, chosen }) => chosen > 0 || !replaceable.has(option.productNumber),
  );
}
