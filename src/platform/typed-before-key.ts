/** Where what was typed lies in the storage of the tab, from when the app loads its document anew until the next one has begun. */
const TYPED_BEFORE_KEY = 'northstar.typed-before';

/** Where what was typed on pages whose forms are kept lies: also on those that are not open, such as a form whose next step is. */
const TYPED_PAGES_KEY = 'northstar.typed-pages';

/** A field whose value is read from a page and entered into it. */
export type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export const TYPED_FIELDS = 'main input, main textarea, main select';

/** What stood in the fields of a page, by their names. */
export type TypedBefore = { readonly path: string; readonly typed: Readonly<Record<string, string | boolean>> };

/** Leaves what was typed to the next document of this tab, which takes it as soon as it begins. */
export function leaveTyped(left: TypedBefore): void {
  try {
    window.sessionStorage.setItem(TYPED_BEFORE_KEY, JSON.stringify(left));
  } catch {
    // Storage is full or forbidden.
  }
}

/** What the document before this one has left, once; null where it left nothing. */
export function takeTypedBefore(): string | null {
  try {
    const left = window.sessionStorage.getItem(TYPED_BEFORE_KEY);
    window.sessionStorage.removeItem(TYPED_BEFORE_KEY);
    return left;
  } catch {
    return null;
  }
}

/** Leaves to the next document of this tab what the forms of pages held; nothing where there is none. */
export function leaveTypedPages(pages: readonly TypedBefore[]): void {
  try {
    if (pages.length === 0) window.sessionStorage.removeItem(TYPED_PAGES_KEY);
    else window.sessionStorage.setItem(TYPED_PAGES_KEY, JSON.stringify(pages));
  } catch {
    // Storage is full or forbidden.
  }
}

/** What the document before this one has left of them, once. */
export function takeTypedPages(): TypedBefore[] {
  try {
    const stored = window.sessionStorage.getItem(TYPED_PAGES_KEY) ?? '[]';
    window.sessionStorage.removeItem(TYPED_PAGES_KEY);
    const left: unknown = JSON.parse(stored);
    return Array.isArray(left) ? left.filter(isTypedBefore) : [];
  } catch {
    return [];
  }
}

function isTypedBefore(left: unknown): left is TypedBefore {
  return left instanceof Object && 'path' in left && 'typed' in left && left.typed instanceof Object;
}
