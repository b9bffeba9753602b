import type { Locale } from '#domain/locale.ts';
import type { CatalogueProduct, FormCode } from './catalogue/catalogue-product.ts';
import { ALLERGENS, type AllergenId, INGREDIENTS } from './making/ingredients.ts';
import { type Words, wordsIn } from './words.ts';

const FORMS: Record<FormCode, Words> = {
  hot: ['Hot', 'Chaud', 'Caliente'],
  iced: ['Iced', 'Glacé', 'Helado'],
  blended: ['Blended', 'Frappé', 'Licuado'],
  kitchen: ['From the kitchen', 'De la cuisine', 'De la cocina'],
  bakery: ['Bakery', 'Boulangerie', 'Panadería'],
  packaged: ['Packaged', 'Emballé', 'Empacado'],
  beans: ['Coffee beans', 'Café en grains', 'Café en grano'],
  ware: ['Drinkware', 'Articles', 'Artículos'],
};

/** The name of a form in a language. */
export const formName = (locale: Locale, form: FormCode): string => wordsIn(locale, FORMS[form]);

/** The name of a product in a language. */
export function nameOf(locale: Locale, { en, inCanada, fr, es }: CatalogueProduct): string {
  return locale === 'en-CA' ? (inCanada ?? en[0]) : wordsIn(locale, [en[0], fr[0], es[0]]);
}

/** What a product is like, in a language. */
export function aboutOf(locale: Locale, { en, fr, es }: CatalogueProduct): string {
  return wordsIn(locale, [en[1], fr[1], es[1]]);
}

/** What a product is made from, as a label lists it: most first. */
export function ingredientsOf(locale: Locale, { contains }: CatalogueProduct): string {
  const words = contains.map((id) => {
    const [en, fr, es] = INGREDIENTS[id];
    return wordsIn(locale, [en, fr, es]);
  });
  const list = words.join(', ');
  return list === '' ? '' : `${list.charAt(0).toLocaleUpperCase(locale)}${list.slice(1)}.`;
}

/** The allergens of what a product contains. */
export function allergensOf({ contains }: CatalogueProduct): AllergenId[] {
  const found = contains.flatMap((id): AllergenId[] => {
    const [, , , ...allergens]: readonly [string, string, string, ...AllergenId[]] = INGREDIENTS[id];
    return allergens;
  });
  return [...new Set(found)];
}

/** The allergens of a product with their names in a language. */
export const namedAllergens = (locale: Locale, product: CatalogueProduct) =>
  allergensOf(product).map((id) => ({ id, name: wordsIn(locale, ALLERGENS[id]) }));
