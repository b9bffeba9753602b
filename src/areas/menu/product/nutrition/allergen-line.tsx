import type { Product } from '#domain/menu/product.ts';
import { useMessages } from '#messages/messages-provider.tsx';

type AllergenLineProps = Pick<Product, 'allergens'> & {
  /** Names of options that bring others. */
  readonly bearers?: readonly string[];
  /** Where it is not known of an option what it brings. */
  readonly isIncomplete?: boolean;
};

/** What a product contains, as far as that is known: not to know is said, never taken for none (D-073). */
export function AllergenLine({ allergens, bearers = [], isIncomplete = false }: AllergenLineProps) {
  const { text, locale } = useMessages();
  const listed = (names: readonly string[]) =>
    new Intl.ListFormat(locale).format(names.map((name) => name.toLocaleLowerCase(locale)));
  const unknown = allergens === null || isIncomplete ? text('menu-product.allergens-unknown') : null;
  if (allergens === null) return <p>{unknown}</p>;
  const added = bearers.length > 0 ? text('menu-product.allergens-added', { names: listed(bearers) }) : null;
  const own =
    allergens.length > 0 ? text('menu-product.allergens', { names: listed(allergens.map(({ name }) => name)) }) : null;
  return (
    <p>
      {[own, added, unknown].filter((sentence) => sentence !== null).join(' ') || text('menu-product.allergens-none')}
    </p>
  );
}
