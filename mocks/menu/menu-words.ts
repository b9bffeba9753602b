import type { Locale } from '#domain/locale.ts';
import { type Words, wordsIn } from './words.ts';

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
  refreshers: ['Fruit coolers', 'Rafraîchissements aux fruits', 'Coolers de frutas'],
  blended: ['Blended drinks', 'Boissons frappées', 'Bebidas licuadas'],
  chocolate: ['Hot chocolate and steamers', 'Chocolats chauds et laits vapeur', 'Chocolate y leches calientes'],
  seasonal: ['Winter specials', 'Spécialités d’hiver', 'Especiales de invierno'],
  breakfast: ['Hot breakfast', 'Déjeuners chauds', 'Desayuno caliente'],
  pastries: ['Pastries', 'Viennoiseries', 'Repostería'],
  bagels: ['Bagels', 'Bagels', 'Bagels'],
  loaves: ['Muffins and loaves', 'Muffins et pains', 'Muffins y panes'],
  lunch: ['Lunch', 'Dîner', 'Almuerzo'],
  snacks: ['Snacks', 'Collations', 'Bocadillos'],
  sweets: ['Cookies and cakes', 'Biscuits et gâteaux', 'Galletas y pasteles'],
  beans: ['Whole beans', 'Café en grains', 'Café en grano'],
  cups: ['Cups and tumblers', 'Tasses et gobelets', 'Tazas y termos'],
  'at-home': ['Instant and pods', 'Instantané et capsules', 'Instantáneo y cápsulas'],
} satisfies Record<string, Words>;

export type CategoryId = keyof typeof CATEGORIES;

const SUBCATEGORIES = {
  brewed: ['Brewed coffee', 'Cafés infusés', 'Café filtrado'],
  'espresso-drinks': ['Espresso and lattes', 'Espressos et lattes', 'Espresso y lattes'],
  'cold-brews': ['Cold brew and iced coffee', 'Cafés infusés à froid et glacés', 'Cold brew y café helado'],
  'iced-espresso': ['Iced espresso and lattes', 'Espressos et lattes glacés', 'Espresso y lattes helados'],
  'brewed-teas': ['Brewed tea', 'Thés et tisanes', 'Té e infusiones'],
  'tea-lattes': ['Tea lattes', 'Lattes au thé', 'Lattes de té'],
  'iced-teas': ['Iced tea', 'Thés glacés', 'Té helado'],
  'iced-tea-lattes': ['Iced tea lattes', 'Lattes au thé glacés', 'Lattes de té helados'],
  coolers: ['Coolers', 'Rafraîchissements', 'Coolers'],
  lemonades: ['Lemonades', 'Limonades', 'Limonadas'],
  'coffee-frosts': ['Coffee Frosts', 'Frappés au café', 'Frosts de café'],
  'cream-frosts': ['Cream and fruit Frosts', 'Frappés crème et fruits', 'Frosts de crema y fruta'],
  'breakfast-sandwiches': ['Sandwiches and wraps', 'Sandwichs et roulés', 'Sándwiches y wraps'],
  'bowls-and-bites': ['Oatmeal and egg bites', 'Gruau et bouchées d’œuf', 'Avena y bocados de huevo'],
  sandwiches: ['Sandwiches and wraps', 'Sandwichs et roulés', 'Sándwiches y wraps'],
  'bowls-and-boxes': ['Bowls, soup and boxes', 'Bols, soupe et boîtes', 'Tazones, sopa y cajas'],
  'salty-and-sweet': ['Salty and sweet', 'Salé et sucré', 'Salado y dulce'],
  'fresh-and-fruity': ['Fresh and fruity', 'Frais et fruité', 'Fresco y frutal'],
  blends: ['Blends', 'Mélanges', 'Mezclas'],
  'single-origins': ['Single origins', 'Origines uniques', 'De un solo origen'],
  mugs: ['Mugs', 'Tasses', 'Tazas'],
  'cold-cups': ['Tumblers and bottles', 'Gobelets et bouteilles', 'Termos y botellas'],
  brewing: ['Brewing', 'Infusion', 'Preparación'],
  pods: ['Pods and capsules', 'Dosettes et capsules', 'Cápsulas'],
  pantry: ['Instant and pantry', 'Instantané et garde-manger', 'Instantáneo y despensa'],
} satisfies Record<string, Words>;

export type SubcategoryId = keyof typeof SUBCATEGORIES;

/** The name of a part of a category in a language. */
export const subcategoryName = (locale: Locale, id: SubcategoryId): string => wordsIn(locale, SUBCATEGORIES[id]);

type NationalMenu = { id: keyof typeof MENUS; categories: readonly CategoryId[] };

/** What the retailer serves in the whole country. */
export const NATIONAL_MENUS: readonly NationalMenu[] = [
  {
    id: 'drinks',
    categories: [
      'hot-coffee',
      'cold-coffee',
      'nitro',
      'hot-tea',
      'cold-tea',
      'refreshers',
      'blended',
      'chocolate',
      'seasonal',
    ],
  },
  {
    id: 'food',
    categories: ['breakfast', 'pastries', 'bagels', 'loaves', 'lunch', 'snacks', 'sweets'],
  },
  {
    id: 'merchandise',
    categories: ['beans', 'cups', 'at-home'],
  },
];

/** The name of a menu in a language. */
export const menuName = (locale: Locale, id: keyof typeof MENUS): string => wordsIn(locale, MENUS[id]);

/** The name of a category in a language. */
export const categoryName = (locale: Locale, id: CategoryId): string => wordsIn(locale, CATEGORIES[id]);
