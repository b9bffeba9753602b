import type { OptionRow } from './option-row.ts';

/** What a drink is made with, and how. */
export const DRINK_OPTIONS = {
  milk: {
    whole: ['5011', 'Whole milk', 'Lait entier', 'Leche entera', 0, 190, 'milk'],
    'two-percent': ['5012', '2% milk', 'Lait 2 %', 'Leche al 2%', 0, 160, 'milk'],
    skim: ['5013', 'Nonfat milk', 'Lait écrémé', 'Leche descremada', 0, 110, 'milk'],
    oat: ['5014', 'Oat milk', 'Boisson d’avoine', 'Leche de avena', 80, 200, 'oats'],
    almond: ['5015', 'Almond milk', 'Boisson d’amande', 'Leche de almendra', 80, 80, 'tree-nuts'],
    soy: ['5016', 'Soy milk', 'Boisson de soya', 'Leche de soya', 80, 170, 'soy'],
    coconut: ['5017', 'Coconut milk', 'Boisson de coco', 'Leche de coco', 80, 110],
    eggnog: ['5018', 'Eggnog', 'Lait de poule', 'Ponche de huevo', 80, 400, 'milk', 'egg'],
  },
  splash: {
    'splash-milk': ['5021', 'A splash of 2% milk', 'Un nuage de lait 2 %', 'Un chorrito de leche al 2%', 0, 20, 'milk'],
    'splash-oat': [
      '5022',
      'A splash of oat milk',
      'Un nuage de boisson d’avoine',
      'Un chorrito de leche de avena',
      60,
      25,
      'oats',
    ],
    'splash-almond': [
      '5023',
      'A splash of almond milk',
      'Un nuage de boisson d’amande',
      'Un chorrito de leche de almendra',
      60,
      10,
      'tree-nuts',
    ],
    'half-and-half': ['5024', 'Half-and-half', 'Crème 10 %', 'Mitad leche, mitad crema', 0, 50, 'milk'],
    'sweet-cream': [
      '5025',
      'Vanilla sweet cream',
      'Crème sucrée à la vanille',
      'Crema dulce de vainilla',
      80,
      70,
      'milk',
    ],
  },
  shots: {
    shot: ['5031', 'Espresso shot', 'Dose d’espresso', 'Shot de espresso', 110, 5],
    ristretto: ['5032', 'Short shot', 'Dose courte', 'Shot corto', 110, 5],
  },
  roast: {
    'signature-roast': ['5041', 'Signature roast', 'Torréfaction signature', 'Tueste de la casa', 0, 0],
    'light-roast': ['5042', 'Light roast', 'Torréfaction claire', 'Tueste claro', 0, 0],
    'decaf-roast': ['5043', 'Decaf', 'Décaféiné', 'Descafeinado', 0, 0],
  },
  foam: {
    'foam-none': ['5121', 'No foam', 'Sans mousse', 'Sin espuma', 0, 0],
    'foam-regular': ['5122', 'Regular foam', 'Mousse normale', 'Espuma normal', 0, 0],
    'foam-extra': ['5123', 'Extra foam', 'Plus de mousse', 'Espuma extra', 0, 0],
  },
  ice: {
    'ice-none': ['5141', 'No ice', 'Sans glace', 'Sin hielo', 0, 0],
    'ice-light': ['5142', 'Light ice', 'Peu de glace', 'Poco hielo', 0, 0],
    'ice-regular': ['5143', 'Regular ice', 'Glace normale', 'Hielo normal', 0, 0],
    'ice-extra': ['5144', 'Extra ice', 'Plus de glace', 'Hielo extra', 0, 0],
  },
  temperature: {
    warm: ['5151', 'Warm', 'Tiède', 'Tibio', 0, 0],
    hot: ['5152', 'Hot', 'Chaud', 'Caliente', 0, 0],
    'extra-hot': ['5153', 'Extra hot', 'Très chaud', 'Muy caliente', 0, 0],
  },
  base: {
    'water-base': ['5161', 'Water', 'Eau', 'Agua', 0, 0],
    lemonade: ['5162', 'Lemonade', 'Limonade', 'Limonada', 60, 50],
    'coconut-base': ['5163', 'Coconut milk', 'Boisson de coco', 'Leche de coco', 80, 45],
  },
  fruit: {
    strawberries: ['5171', 'Strawberries', 'Fraises', 'Fresas', 70, 5],
    'mango-pieces': ['5172', 'Mango', 'Mangue', 'Mango', 70, 10],
    blackberries: ['5173', 'Blackberries', 'Mûres', 'Zarzamoras', 70, 5],
    cranberries: ['5174', 'Cranberries', 'Canneberges', 'Arándanos rojos', 70, 5],
    'mint-leaves': ['5175', 'Mint leaves', 'Feuilles de menthe', 'Hojas de menta', 0, 0],
  },
  cup: {
    'to-go-cup': ['5181', 'To-go cup', 'Gobelet à emporter', 'Vaso para llevar', 0, 0],
    'for-here-cup': ['5182', 'Cup for here', 'Tasse pour ici', 'Taza para tomar aquí', 0, 0],
    'own-cup': ['5183', 'My own cup', 'Ma propre tasse', 'Mi propio vaso', 0, 0],
  },
} satisfies Record<string, Record<string, OptionRow>>;
