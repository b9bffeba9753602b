import type { OptionGroup, ProductDetails } from '#domain/menu/product.ts';
import type { ProductChoice } from '#domain/menu/product-choice.ts';
import type { Messages } from '#messages/messages.ts';

/** Groups that are shown together under one name: a group of groups, or a group that stands alone. */
export type OptionSection = { readonly id: string; readonly name: string; readonly groups: readonly OptionGroup[] };

/** The sections of a product, in the order of their first groups. */
export function sectionsOf(groups: readonly OptionGroup[]): OptionSection[] {
  const sections = new Map<string, OptionSection>();
  for (const group of groups) {
    const { id, name } = group.parent ?? group;
    sections.set(id, { id, name, groups: [...(sections.get(id)?.groups ?? []), group] });
  }
  return [...sections.values()];
}

/** What is chosen in a section, in words: “2% milk”, “2 × Espresso shot”. */
export function chosenTexts(
  { groups }: OptionSection,
  { details, choice }: { readonly details: ProductDetails; readonly choice: ProductChoice },
  { text }: Pick<Messages, 'text'>,
): string[] {
  return groups.flatMap(({ options }) =>
    options.flatMap((number) => {
      const count = choice.quantities[number] ?? 0;
      const option = details.optionsByProductNumber[number]?.product.name;
      if (option === undefined || count === 0) return [];
      return [count === 1 ? option : text('menu.choice.many', { count, option })];
    }),
  );
}
