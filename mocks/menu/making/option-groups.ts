import type { Words } from '../words.ts';
import type { OptionGroupId } from './options.ts';

type OptionGroup = {
  words: Words;
  /** The group of groups that it is shown in. */
  parent?: keyof typeof GROUP_PARENTS;
  /** How many of its options together. */
  least: number;
  most: number;
  /** How many of one of its options. */
  mostOfOne: number;
  /** One pump, one shot. */
  unit?: Words;
  /** A larger cup holds more of it: more pumps by default, or more milk in it. */
  grows?: 'quantity' | 'calories';
  /** The price of more is asked for once, however many are added. */
  charged?: 'once';
};

export const GROUP_PARENTS = {
  espresso: ['Espresso', 'Espresso', 'Espresso'],
  flavours: ['Syrups and sweeteners', 'Sirops et édulcorants', 'Jarabes y endulzantes'],
  finish: ['Foam and toppings', 'Mousse et garnitures', 'Espuma y coberturas'],
} satisfies Record<string, Words>;

const PUMP: Words = ['pump', 'pression', 'bombeo'];
const PACKET: Words = ['packet', 'sachet', 'sobre'];
const ONE = { least: 1, most: 1, mostOfOne: 1 };
const ONE_AT_MOST = { least: 0, most: 1, mostOfOne: 1 };
const upTo = (most: number, mostOfOne = most) => ({ least: 0, most, mostOfOne });

export const GROUPS: Record<OptionGroupId, OptionGroup> = {
  milk: { words: ['Milk', 'Lait', 'Leche'], ...ONE, grows: 'calories' },
  splash: { words: ['Add milk', 'Ajouter du lait', 'Agregar leche'], ...ONE_AT_MOST },
  shots: {
    words: ['Shots', 'Doses', 'Shots'],
    parent: 'espresso',
    ...upTo(12),
    unit: ['shot', 'dose', 'shot'],
  },
  roast: { words: ['Roast', 'Torréfaction', 'Tueste'], parent: 'espresso', ...ONE },
  syrups: {
    words: ['Syrups', 'Sirops', 'Jarabes'],
    parent: 'flavours',
    ...upTo(24, 12),
    unit: PUMP,
    grows: 'quantity',
    charged: 'once',
  },
  sauces: {
    words: ['Sauces', 'Sauces', 'Salsas'],
    parent: 'flavours',
    ...upTo(24, 12),
    unit: PUMP,
    grows: 'quantity',
    charged: 'once',
  },
  sweeteners: { words: ['Sweeteners', 'Édulcorants', 'Endulzantes'], parent: 'flavours', ...upTo(12), unit: PACKET },
  tea: {
    words: ['Tea', 'Thé', 'Té'],
    ...upTo(12),
    unit: ['scoop', 'mesure', 'medida'],
    grows: 'quantity',
    charged: 'once',
  },
  'coffee-base': {
    words: ['Coffee in it', 'Dose de café', 'Cantidad de café'],
    ...upTo(12),
    unit: PUMP,
    grows: 'quantity',
  },
  'cold-foam': { words: ['Cold foam', 'Mousse froide', 'Espuma fría'], parent: 'finish', ...ONE_AT_MOST },
  foam: { words: ['Foam', 'Mousse', 'Espuma'], parent: 'finish', ...ONE },
  toppings: { words: ['Toppings', 'Garnitures', 'Coberturas'], parent: 'finish', ...upTo(6, 3) },
  ice: { words: ['Ice', 'Glace', 'Hielo'], ...ONE },
  temperature: { words: ['Temperature', 'Température', 'Temperatura'], ...ONE },
  base: { words: ['Base', 'Base', 'Base'], ...ONE, grows: 'calories' },
  fruit: { words: ['Fruit', 'Fruits', 'Fruta'], ...upTo(4, 2), unit: ['scoop', 'cuillerée', 'cucharada'] },
  cup: { words: ['Cup', 'Gobelet', 'Vaso'], ...ONE },
  warming: { words: ['Warming', 'Réchauffage', 'Calentar'], ...ONE },
  spreads: { words: ['Spreads', 'Tartinades', 'Untables'], ...upTo(4, 2) },
  extras: { words: ['Extras', 'Suppléments', 'Extras'], ...upTo(4, 2) },
  condiments: { words: ['Condiments', 'Condiments', 'Aderezos'], ...upTo(8, 4), unit: PACKET },
  'oat-toppings': { words: ['Toppings', 'Garnitures', 'Coberturas'], ...upTo(6, 2) },
  grind: { words: ['Grind', 'Mouture', 'Molido'], ...ONE },
};
