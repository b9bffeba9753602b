import type { OptionGroupId, OptionId } from './options.ts';
import type { SizeId } from './sizes.ts';

export type Recipe = {
  sizes: readonly [SizeId, ...SizeId[]];
  /** What the price and the facts of a product are about, and what is chosen at first. */
  usual: SizeId;
  groups: readonly OptionGroupId[];
  /** What is in it before a customer says anything, at the usual size. */
  defaults: Partial<Record<OptionId, number>>;
  /** Shots of espresso by size. */
  shots?: readonly number[];
};

const HOT = { sizes: ['mini', 'small', 'medium', 'large'], usual: 'medium' } as const;
const COLD = { sizes: ['small', 'medium', 'large-iced'], usual: 'medium' } as const;
const TAP = { sizes: ['small', 'medium'], usual: 'medium' } as const;
const PIECE = { sizes: ['each'], usual: 'each', defaults: {} } as const;

const FLAVOURS = ['syrups', 'sauces', 'sweeteners'] as const;
const ESPRESSO = ['shots', 'roast'] as const;
const HOT_MILK = ['milk', ...FLAVOURS, 'foam', 'toppings', 'temperature', 'cup'] as const;
const ICED_MILK = ['milk', ...FLAVOURS, 'cold-foam', 'toppings', 'ice', 'cup'] as const;
const STEAMED: Recipe['defaults'] = { 'two-percent': 1, 'foam-regular': 1, hot: 1, 'to-go-cup': 1 };
const ON_ICE: Recipe['defaults'] = { 'ice-regular': 1, 'to-go-cup': 1 };
const SHOTS: Recipe['defaults'] = { shot: 2, 'signature-roast': 1 };
const TO_GO: Recipe['defaults'] = { 'to-go-cup': 1 };

const RECIPES = {
  brewed: { ...HOT, groups: ['splash', ...FLAVOURS, 'cup'], defaults: TO_GO },
  'au-lait': { ...HOT, groups: ['milk', ...FLAVOURS, 'cup'], defaults: { 'two-percent': 1, ...TO_GO } },
  espresso: {
    sizes: ['single', 'double'],
    usual: 'double',
    groups: ['roast', 'sweeteners', 'toppings', 'cup'],
    defaults: { 'signature-roast': 1, 'for-here-cup': 1 },
  },
  cortado: {
    sizes: ['cortado-glass'],
    usual: 'cortado-glass',
    groups: ['milk', ...ESPRESSO, 'sweeteners', 'cup'],
    defaults: { ...SHOTS, whole: 1, ...TO_GO },
    shots: [2],
  },
  americano: {
    ...HOT,
    groups: [...ESPRESSO, 'splash', ...FLAVOURS, 'cup'],
    defaults: { ...SHOTS, ...TO_GO },
    shots: [1, 2, 3, 4],
  },
  latte: { ...HOT, groups: [...ESPRESSO, ...HOT_MILK], defaults: { ...SHOTS, ...STEAMED }, shots: [1, 1, 2, 2] },
  mocha: { ...HOT, groups: [...ESPRESSO, ...HOT_MILK], defaults: { ...SHOTS, ...STEAMED }, shots: [1, 1, 2, 2] },
  'iced-coffee': { ...COLD, groups: ['splash', ...FLAVOURS, 'cold-foam', 'ice', 'cup'], defaults: ON_ICE },
  'cold-brew': { ...COLD, groups: ['splash', ...FLAVOURS, 'cold-foam', 'ice', 'cup'], defaults: ON_ICE },
  nitro: { ...TAP, groups: ['splash', ...FLAVOURS, 'cold-foam', 'cup'], defaults: TO_GO },
  'iced-americano': {
    ...COLD,
    groups: [...ESPRESSO, 'splash', ...FLAVOURS, 'cold-foam', 'ice', 'cup'],
    defaults: { ...SHOTS, ...ON_ICE },
    shots: [2, 3, 4],
  },
  'iced-espresso': {
    ...COLD,
    groups: [...ESPRESSO, ...ICED_MILK],
    defaults: { ...SHOTS, 'two-percent': 1, ...ON_ICE },
    shots: [2, 3, 4],
  },
  'iced-latte': {
    ...COLD,
    groups: [...ESPRESSO, ...ICED_MILK],
    defaults: { ...SHOTS, 'two-percent': 1, ...ON_ICE },
    shots: [1, 2, 3],
  },
  'iced-mocha': {
    ...COLD,
    groups: [...ESPRESSO, ...ICED_MILK],
    defaults: { ...SHOTS, 'two-percent': 1, ...ON_ICE },
    shots: [1, 2, 3],
  },
  tea: { ...HOT, groups: ['splash', 'sweeteners', 'syrups', 'cup'], defaults: TO_GO },
  'tea-latte': { ...HOT, groups: ['tea', ...HOT_MILK], defaults: STEAMED },
  'iced-tea': {
    ...COLD,
    groups: ['base', 'tea', 'sweeteners', 'syrups', 'fruit', 'ice', 'cup'],
    defaults: { 'water-base': 1, ...ON_ICE },
  },
  'iced-tea-latte': { ...COLD, groups: ['tea', ...ICED_MILK], defaults: { 'two-percent': 1, ...ON_ICE } },
  cooler: { ...COLD, groups: ['base', 'fruit', 'syrups', 'ice', 'cup'], defaults: { 'water-base': 1, ...ON_ICE } },
  lemonade: { ...COLD, groups: ['fruit', 'syrups', 'sweeteners', 'ice', 'cup'], defaults: ON_ICE },
  'blended-coffee': {
    ...COLD,
    groups: ['milk', 'coffee-base', 'shots', 'syrups', 'sauces', 'toppings', 'cup'],
    defaults: { whole: 1, ...TO_GO },
  },
  'blended-cream': {
    ...COLD,
    groups: ['milk', 'tea', 'shots', 'syrups', 'sauces', 'toppings', 'cup'],
    defaults: { whole: 1, ...TO_GO },
  },
  'blended-fruit': { ...COLD, groups: ['fruit', 'sweeteners', 'toppings', 'cup'], defaults: TO_GO },
  chocolate: { ...HOT, groups: HOT_MILK, defaults: STEAMED },
  steamer: { ...HOT, groups: HOT_MILK, defaults: STEAMED },
  cider: { ...HOT, groups: ['syrups', 'toppings', 'temperature', 'cup'], defaults: { hot: 1, ...TO_GO } },
  'iced-chocolate': { ...COLD, groups: ICED_MILK, defaults: { 'two-percent': 1, ...ON_ICE } },
  sandwich: { ...PIECE, groups: ['warming', 'extras', 'condiments'], defaults: { warmed: 1 } },
  bites: { ...PIECE, groups: ['warming', 'condiments'], defaults: { warmed: 1 } },
  toast: { ...PIECE, groups: ['extras', 'condiments'] },
  oatmeal: { ...PIECE, groups: ['oat-toppings', 'splash'] },
  bagel: { ...PIECE, groups: ['warming', 'spreads'], defaults: { toasted: 1 } },
  'warm-bakery': { ...PIECE, groups: ['warming', 'spreads'], defaults: { warmed: 1 } },
  'plain-bakery': { ...PIECE, groups: ['warming'], defaults: { 'not-warmed': 1 } },
  'cold-food': { ...PIECE, groups: ['condiments'] },
  soup: { ...PIECE, groups: ['spreads'] },
  plain: { ...PIECE, groups: [] },
  packaged: { ...PIECE, groups: [] },
  ware: { ...PIECE, groups: [] },
  beans: { sizes: ['bag'], usual: 'bag', groups: ['grind'], defaults: { 'whole-bean': 1 } },
} satisfies Record<string, Recipe>;

export type RecipeId = keyof typeof RECIPES;

/** How a kind of product is made. */
export const recipeOf = (id: RecipeId): Recipe => RECIPES[id];
