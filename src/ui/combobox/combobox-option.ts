import type { ReactNode } from 'react';

export type ComboboxOption = {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon?: ReactNode;
};

/** The id of an option's element, for aria-activedescendant. */
export function optionIdOf(listId: string, optionId: string): string {
  return `${listId}-${optionId}`;
}
