import type { Product } from '#domain/menu/product.ts';
import { useMessages } from '#messages/messages-provider.tsx';

/** What a product contains, as far as that is known: not to know is said, never taken for none (D-073). */
export function AllergenLine({ allergens }: Pick<Product, 'allergens'>) {
  const { text, locale } = useMessages();
  if (allergens === null) return <p>{text('menu-product.allergens-unknown')}</p>;
  if (allergens.length === 0) return <p>{text('menu-product.allergens-none')}</p>;
  const names = new Intl.ListFormat(locale).format(allergens.map(({ name }) => name.toLocaleLowerCase(locale)));
  return <p>{text('menu-product.allergens', { names })}</p>;
}
