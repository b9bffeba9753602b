import { DRINK_OPTIONS } from './drink-options.ts';
import { FLAVOUR_OPTIONS } from './flavour-options.ts';
import { FOOD_OPTIONS } from './food-options.ts';
import type { OptionRow } from './option-row.ts';

const ROWS = { ...DRINK_OPTIONS, ...FLAVOUR_OPTIONS, ...FOOD_OPTIONS };

export type OptionGroupId = keyof typeof ROWS;

type IdsOf<Group> = Group extends unknown ? keyof Group : never;

export type OptionId = IdsOf<(typeof ROWS)[OptionGroupId]>;

export type MenuOption = { id: OptionId; group: OptionGroupId; row: OptionRow };

/** Every option of a group, in the order in which it is shown. */
export function optionsOf(group: OptionGroupId): MenuOption[] {
  const rows: Readonly<Record<string, OptionRow>> = ROWS[group];
  return Object.entries(rows).map(([id, row]) => ({ id: id as OptionId, group, row }));
}

/** How many of an option need another one to be chosen: without warmth no butter melts. */
export const NEEDS: Partial<Record<OptionId, readonly OptionId[]>> = {
  'melted-butter': ['toasted', 'warmed'],
  'candy-cane': ['whip'],
  'cocoa-dust': ['whip', 'foam-regular', 'foam-extra'],
};

export const OPTION_GROUPS = Object.keys(ROWS) as OptionGroupId[];
