import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { GROUPS } from './option-groups.ts';
import { type MenuOption, type OptionGroupId, type OptionId, optionsOf } from './options.ts';
import { type Recipe, recipeOf } from './recipes.ts';
import { ratioOf, type SizeId } from './sizes.ts';

type Nutrients = {
  calories: number;
  fat: number;
  cholesterol: number;
  sodium: number;
  carbohydrates: number;
  sugars: number;
  protein: number;
  caffeine: number;
};

/** How often an option is in a size of a product by itself. */
export function quantityIn(product: CatalogueProduct, { id, group }: MenuOption, size: SizeId): number {
  const recipe = recipeOf(product.recipe);
  const usual = usualQuantity(product, recipe, id, group);
  if (usual === 0) return 0;
  const index = recipe.sizes.indexOf(size);
  if (id === 'shot') return recipe.shots?.[index] ?? usual;
  if (GROUPS[group].grows !== 'quantity') return usual;
  return Math.max(1, usual + index - recipe.sizes.indexOf(recipe.usual));
}

/** What a product says of a group of which exactly one is chosen takes the place of what its recipe says. */
function usualQuantity(product: CatalogueProduct, recipe: Recipe, id: OptionId, group: OptionGroupId): number {
  const own = product.with?.[id];
  if (own !== undefined) return own;
  const isReplaced =
    GROUPS[group].most === 1 && optionsOf(group).some((other) => product.with?.[other.id] !== undefined);
  return isReplaced ? 0 : (recipe.defaults[id] ?? 0);
}

/** Calories of one of an option in a size; a larger cup takes more milk. */
export function optionCalories({ group, row }: MenuOption, size: SizeId): number {
  const [, , , , , calories] = row;
  return GROUPS[group].grows === 'calories' ? roundTo(5, calories * ratioOf(size, 'medium')) : calories;
}

/** What is in a size, as labels round it; null for what is neither eaten nor drunk. */
export function nutrientsOf({ facts, recipe: id }: CatalogueProduct, size: SizeId): Nutrients | null {
  if (!facts) return null;
  const recipe = recipeOf(id);
  const ratio = ratioOf(size, recipe.usual);
  const [calories, fat, cholesterol, sodium, carbohydrates, sugars, protein, caffeine] = facts;
  const grams = (amount: number) => (amount * ratio < 5 ? roundTo(0.5, amount * ratio) : Math.round(amount * ratio));
  return {
    calories: roundTo(calories * ratio <= 50 ? 5 : 10, calories * ratio),
    fat: grams(fat),
    cholesterol: roundTo(5, cholesterol * ratio),
    sodium: roundTo(5, sodium * ratio),
    carbohydrates: grams(carbohydrates),
    sugars: grams(sugars),
    protein: grams(protein),
    caffeine: roundTo(5, caffeine * (recipe.shots ? shotRatio(recipe, size) : ratio)),
  };
}

function shotRatio({ shots = [], sizes, usual }: Recipe, size: SizeId): number {
  return (shots[sizes.indexOf(size)] ?? 1) / (shots[sizes.indexOf(usual)] ?? 1);
}

const roundTo = (step: number, amount: number) => Math.round(amount / step) * step;
