import type { Screen } from '@testing-library/dom';

/** The address that the mount shows in place of the browser's bar. */
export const addressOn = (screen: Screen): string => textOn(screen, 'address');

/** What stands in an element of the mount, by its test id: for what no part of a view says in words. */
export const textOn = (screen: Screen, testId: string): string => screen.getByTestId(testId).textContent ?? '';

/** The words of the alert; empty where there is none. */
export const alertOn = (screen: Screen): string => (screen.queryByRole('alert') ?? errorSummary())?.textContent ?? '';

/** What is wrong with a form, at its top: no alert, because it takes the focus and would be read twice. */
export const errorSummary = (): HTMLElement | null => all('[role="group"][tabindex="-1"]')[0] ?? null;

/** A button by its name; null where there is none. */
export const buttonOn = (screen: Screen, name: string | RegExp): HTMLElement | null =>
  screen.queryByRole('button', { name });

/** The dialog of that name, or the only one; null where none is open. */
export const dialogOn = (screen: Screen, name?: string): HTMLElement | null =>
  screen.queryByRole('dialog', name === undefined ? {} : { name });

/** A text field by its label; also one of a password, which has no role. */
export const inputOn = (screen: Screen, label: string): HTMLInputElement | null =>
  screen.queryByLabelText<HTMLInputElement>(label, { selector: 'input' });

/** Elements of the page by selector. Walks look at the page thousands of times, which roles and their names are too slow for. */
export const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** The element of that name, as its label, the element that labels it or else its own words give it. */
export const named = (selector: string, name: string, within?: ParentNode): HTMLElement | null =>
  all(selector, within).find((each) => nameOf(each) === name) ?? null;

function nameOf(element: HTMLElement): string {
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy !== null) return document.getElementById(labelledBy)?.textContent ?? '';
  return element.getAttribute('aria-label') ?? element.textContent;
}

/** The heading of any level that says this. */
export const heading = (words: string): HTMLElement | null => named('h1, h2, h3', words);
