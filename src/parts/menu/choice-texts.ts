import type { ProductDetails } from '#domain/menu/product.ts';
import { namedDifferencesOf, type ProductChoice } from '#domain/menu/product-choice.ts';
import type { Messages } from '#messages/messages.ts';

/** What differs from the product as it comes, in words: “Oat milk”, “2 × Vanilla syrup”, “No whipped cream”. */
export function choiceTexts(
  details: ProductDetails,
  choice: ProductChoice,
  { text, locale }: Pick<Messages, 'text' | 'locale'>,
): string[] {
  return namedDifferencesOf(details, choice).map(({ option: { name }, chosen }) => {
    if (chosen === 0) return text('menu.choice.without', { option: withinSentence(name, locale) });
    return chosen === 1 ? name : text('menu.choice.many', { count: chosen, option: name });
  });
}

/** “Whipped cream” as it stands within a sentence; what begins with a figure or more than one capital stays as it is. */
const withinSentence = (name: string, locale: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLocaleLowerCase(locale) + name.slice(1) : name;
