/** In the storage of the tab, from the moment that a document is loaded anew until the next one has begun. */
const TYPED_BEFORE_KEY = 'northstar.typed-before';

/** What stood in the fields of a page, by their names. */
export type TypedBefore = { readonly path: string; readonly typed: Readonly<Record<string, string | boolean>> };

/** Leaves it to the next document of this tab, which takes it as soon as it begins. */
export function leaveTyped(left: TypedBefore & { readonly updated: boolean }): void {
  try {
    window.sessionStorage.setItem(TYPED_BEFORE_KEY, JSON.stringify(left));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Whether the document was loaded anew by the app itself, which is then another one; not by the visitor. */
export const isOfUpdate = (left: string): boolean => left.includes('"updated":true');

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
