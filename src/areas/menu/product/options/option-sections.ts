import type { OptionGroup, ProductDetails } from '#domain/menu/product.ts';
import type { ChoiceProblem, ProductChoice } from '#domain/menu/product-choice.ts';
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

/** The section that a mistake in a choice can be put right in; null where it is none of the options. */
export function sectionOf({ optionGroups }: ProductDetails, problem: ChoiceProblem): OptionSection | null {
  const isIn = ({ id, options }: OptionGroup) =>
    ('group' in problem && problem.group === id) || ('option' in problem && options.includes(problem.option));
  return sectionsOf(optionGroups).find(({ groups }) => groups.some(isIn)) ?? null;
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
