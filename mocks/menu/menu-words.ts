import type { Locale } from '#domain/locale.ts';

/** The retailer's own words for its menu: the app shows them as they come. English, French, Spanish. */
type Words = readonly [en: string, fr: string, es: string];

const MENUS = {
  drinks: ['Drinks', 'Boissons', 'Bebidas'],
  food: ['Food', 'Aliments', 'Comida'],
  merchandise: ['At home', 'À la maison', 'Para la casa'],
} satisfies Record<string, Words>;

const CATEGORIES = {
  'hot-coffee': ['Hot coffee', 'Cafés chauds', 'Café caliente'],
  'cold-coffee': ['Iced coffee', 'Cafés glacés', 'Café helado'],
  nitro: ['Nitro on tap', 'Nitro en fût', 'Nitro de barril'],
  'hot-tea': ['Hot tea', 'Thés chauds', 'Té caliente'],
  'cold-tea': ['Iced tea', 'Thés glacés', 'Té helado'],
  refreshers: ['Fruit coolers', 'Rafraîchissements aux fruits', 'Refrescos de frutas'],
  blended: ['Blended drinks', 'Boissons frappées', 'Bebidas licuadas'],
  chocolate: ['Hot chocolate and steamers', 'Chocolats chauds et laits vapeur', 'Chocolate y leches calientes'],
  breakfast: ['Hot breakfast', 'Déjeuners chauds', 'Desayuno caliente'],
  pastries: ['Pastries', 'Viennoiseries', 'Repostería'],
  bagels: ['Bagels', 'Bagels', 'Bagels'],
  loaves: ['Muffins and loaves', 'Muffins et pains', 'Muffins y panes'],
  lunch: ['Lunch', 'Dîner', 'Almuerzo'],
  sweets: ['Cookies and cakes', 'Biscuits et gâteaux', 'Galletas y pasteles'],
  beans: ['Whole beans', 'Café en grains', 'Café en grano'],
  cups: ['Cups and tumblers', 'Tasses et gobelets', 'Tazas y termos'],
  'at-home': ['Instant and pods', 'Instantané et capsules', 'Instantáneo y cápsulas'],
} satisfies Record<string, Words>;

export type CategoryId = keyof typeof CATEGORIES;

type NationalMenu = { id: keyof typeof MENUS; categories: readonly { id: CategoryId; art: string }[] };

/** What the retailer serves in the whole country. */
export const NATIONAL_MENUS: readonly NationalMenu[] = [
  {
    id: 'drinks',
    categories: [
      { id: 'hot-coffee', art: 'drink-cappuccino' },
      { id: 'cold-coffee', art: 'drink-cold-brew' },
      { id: 'nitro', art: 'drink-nitro' },
      { id: 'hot-tea', art: 'drink-tea' },
      { id: 'cold-tea', art: 'drink-iced-tea' },
      { id: 'refreshers', art: 'drink-cooler' },
      { id: 'blended', art: 'drink-blended' },
      { id: 'chocolate', art: 'drink-mocha' },
    ],
  },
  {
    id: 'food',
    categories: [
      { id: 'breakfast', art: 'food-sandwich' },
      { id: 'pastries', art: 'food-croissant' },
      { id: 'bagels', art: 'food-bagel' },
      { id: 'loaves', art: 'food-muffin' },
      { id: 'lunch', art: 'food-wrap' },
      { id: 'sweets', art: 'food-cookie' },
    ],
  },
  {
    id: 'merchandise',
    categories: [
      { id: 'beans', art: 'shop-beans' },
      { id: 'cups', art: 'shop-tumbler' },
      { id: 'at-home', art: 'shop-pods' },
    ],
  },
];

const LANGUAGES = ['en', 'fr', 'es'];

/** The name of a menu or category in a language. */
export function menuWords(locale: Locale): (id: keyof typeof MENUS | CategoryId) => string {
  const language = Math.max(0, LANGUAGES.indexOf(locale.slice(0, 2)));
  const words: Readonly<Record<string, Words>> = { ...MENUS, ...CATEGORIES };
  return (id) => words[id]?.[language] ?? id;
}
