import { readStored, writeStored } from './stored.ts';

/** Where addresses lie in the storage of the tab: they outlive a reload, and go with the visitor (D-320). */
export const HIDDEN_ADDRESSES_KEY = 'northstar.hidden-addresses';

/** More masked entries than one tab will have; the oldest go first. */
const MOST_KEPT = 20;

/** The addresses where the browser keeps nothing: they are known as long as the document. */
let unstored: readonly Kept[] = [];

/** The true address of an entry of the history that shows another one; null where none is kept. */
export function hiddenAddress(entryKey: string): unknown {
  return [...stored(), ...unstored].find(([key]) => key === entryKey)?.[1] ?? null;
}

/** Keeps it under the key of the entry, which alone stands in the history: no script can empty the entries behind a page. */
export function keepHiddenAddress(entryKey: string, address: unknown): void {
  const others = stored().filter(([key]) => key !== entryKey);
  if (writeStored(HIDDEN_ADDRESSES_KEY, [...others, [entryKey, address]].slice(-MOST_KEPT), 'sessionStorage')) return;
  // After a reload the page is that of the address that is shown.
  unstored = [...unstored, [entryKey, address] as const].slice(-MOST_KEPT);
}

/** The storage of the tab is emptied with all that is personal; this empties the rest. */
export function dropHiddenAddresses(): void {
  unstored = [];
}

type Kept = readonly [key: string, address: unknown];

function stored(): readonly Kept[] {
  const all = readStored(HIDDEN_ADDRESSES_KEY, 'sessionStorage');
  return Array.isArray(all) ? all.filter(isKept) : [];
}

const isKept = (one: unknown): one is Kept => Array.isArray(one) && one.length === 2 && typeof one[0] === 'string';
