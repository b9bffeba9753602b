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
