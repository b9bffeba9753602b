/** Of a group of radios the chosen one takes the focus, and the first where none is chosen: what was chosen is offered no more. */
export function focusChosen(group: HTMLElement | null): void {
  const find = (selector: string) => group?.querySelector<HTMLInputElement>(selector);
  (find('input:checked') ?? find('input'))?.focus();
}
