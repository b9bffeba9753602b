import type { OptionRow } from './option-row.ts';

/** What food can be served with; how beans are ground. */
export const FOOD_OPTIONS = {
  warming: {
    'not-warmed': ['5191', 'As it is', 'Tel quel', 'Tal cual', 0, 0],
    warmed: ['5192', 'Warmed', 'Réchauffé', 'Calentado', 0, 0],
    toasted: ['5193', 'Toasted', 'Grillé', 'Tostado', 0, 0],
  },
  spreads: {
    butter: ['5201', 'Butter', 'Beurre', 'Mantequilla', 60, 90, 'milk'],
    'melted-butter': [
      '5202',
      'Melted butter, spread for you',
      'Beurre fondu, tartiné pour vous',
      'Mantequilla derretida, ya untada',
      60,
      90,
      'milk',
    ],
    'cream-cheese': ['5203', 'Cream cheese', 'Fromage à la crème', 'Queso crema', 100, 100, 'milk'],
    'herb-cream-cheese': [
      '5204',
      'Chive cream cheese',
      'Fromage à la crème et ciboulette',
      'Queso crema con cebollín',
      110,
      90,
      'milk',
    ],
    jam: ['5205', 'Strawberry jam', 'Confiture de fraises', 'Mermelada de fresa', 60, 50],
    'peanut-butter': ['5206', 'Peanut butter', 'Beurre d’arachide', 'Crema de cacahuate', 90, 190, 'peanuts'],
  },
  extras: {
    'extra-egg': ['5211', 'Egg', 'Œuf', 'Huevo', 150, 70, 'egg'],
    'extra-bacon': ['5212', 'Bacon', 'Bacon', 'Tocino', 175, 80],
    'extra-cheese': ['5213', 'Cheese', 'Fromage', 'Queso', 100, 90, 'milk'],
    'avocado-side': ['5214', 'Avocado spread', 'Tartinade d’avocat', 'Aguacate para untar', 125, 90],
  },
  condiments: {
    ketchup: ['5221', 'Ketchup', 'Ketchup', 'Cátsup', 0, 10],
    'hot-sauce': ['5222', 'Hot sauce', 'Sauce piquante', 'Salsa picante', 0, 0],
    mustard: ['5223', 'Mustard', 'Moutarde', 'Mostaza', 0, 5, 'mustard'],
    mayo: ['5224', 'Mayonnaise', 'Mayonnaise', 'Mayonesa', 0, 90, 'egg', 'mustard'],
  },
  'oat-toppings': {
    blueberries: ['5231', 'Blueberries', 'Bleuets', 'Arándanos', 75, 40],
    'dried-fruit': ['5232', 'Dried fruit', 'Fruits séchés', 'Fruta seca', 0, 100],
    'nut-medley': ['5233', 'Nuts', 'Noix mélangées', 'Nueces mixtas', 0, 100, 'tree-nuts'],
    'brown-sugar-packet': ['5234', 'Brown sugar', 'Cassonade', 'Azúcar morena', 0, 50],
  },
  grind: {
    'whole-bean': ['5241', 'Whole bean', 'En grains', 'En grano', 0, 0],
    'espresso-grind': ['5242', 'Ground for espresso', 'Moulu pour espresso', 'Molido para espresso', 0, 0],
    'filter-grind': ['5243', 'Ground for drip', 'Moulu pour filtre', 'Molido para filtro', 0, 0],
    'press-grind': ['5244', 'Ground for French press', 'Moulu pour piston', 'Molido para prensa', 0, 0],
  },
} satisfies Record<string, Record<string, OptionRow>>;
