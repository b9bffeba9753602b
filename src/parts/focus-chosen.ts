/** Focuses the chosen radio of a group, or the first where none is chosen: what was chosen is offered no more. */
export function focusChosen(group: HTMLElement | null): void {
  const find = (selector: string) => group?.querySelector<HTMLInputElement>(selector);
  (find('input:checked') ?? find('input'))?.focus();
}
