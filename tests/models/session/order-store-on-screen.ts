import { equal, ok } from 'node:assert/strict';
import { all, named } from '../kit/on-screen.ts';

export function dialogOf(title: string): HTMLElement {
  const dialog = named('[role="dialog"]', title);
  ok(dialog);
  return dialog;
}

/** A refusal: its title, and the only button beside the close button. */
export const refusal = (title: string) => ({
  says: '',
  see: () => {
    const dialog = dialogOf(title);
    const buttons = all('button, a', dialog).map((each) => each.getAttribute('aria-label') ?? each.textContent);
    equal(buttons.join(), 'Close,Choose another store');
  },
});

export const noDialog = () => equal(all('[role="dialog"]').length, 0);
export const question = () =>
  all('p').find((each) => each.textContent?.startsWith('Still ordering from '))?.textContent ?? null;
export const orderStoreIs = (name: string | null) => equal(named('h2', `Store ${name}`) !== null, name !== null);
/** The button of a card, which says whether orders go there already. */
export const orderButton = (number: string) =>
  named('button', `Order here: Store ${number}`) ?? named('button', `Ordering here: Store ${number}`);
export const isChecking = (number: string) => orderButton(number)?.getAttribute('aria-disabled') === 'true';
