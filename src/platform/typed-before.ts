import * as v from 'valibot';
import { TYPED_FIELDS, type TypedBefore, type TypedField } from './typed-before-key.ts';
import { enter } from './typed-early.ts';

const leftSchema = v.object({ path: v.string(), typed: v.record(v.string(), v.union([v.string(), v.boolean()])) });

/** Fields that have not come after this are not waited for, milliseconds. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Enters what a page held before its document was loaded anew, as soon as its fields are there, wherever the visitor has not
 * typed by then.
 */
export function enterTypedBefore(container: HTMLElement, left: string): void {
  setTimeout(enterTyped(v.parse(leftSchema, JSON.parse(left)), container), LONGEST_WAIT_MS);
}

/**
 * Enters the same way what a form that is kept held; `begun` is what such a form began with, by the names of its fields. Returns how
 * to stop waiting for the fields.
 */
export function enterTyped(
  { path, typed }: TypedBefore,
  container = document.body,
  begun: Readonly<Record<string, unknown>> = {},
): () => void {
  if (path !== window.location.pathname) return () => {};
  const awaited = new Map(Object.entries(typed));
  const enterWhatIsThere = () => {
    for (const control of container.querySelectorAll<TypedField>(TYPED_FIELDS)) {
      const key = [control.name, control.id].find((each) => each !== '' && awaited.has(each));
      const kept = key === undefined ? undefined : awaited.get(key);
      if (key === undefined || kept === undefined) continue;
      awaited.delete(key);
      if (typeof kept === 'boolean') enter(control, { value: control.value, checked: kept });
      else if (isUntouched(control, begun[key]) && kept !== '') enter(control, { value: kept, checked: false });
    }
    if (awaited.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(enterWhatIsThere);
  observer.observe(container, { childList: true, subtree: true });
  enterWhatIsThere();
  return () => observer.disconnect();
}

/** A list begins with one of its options, and a form may fill in its fields by itself, without being touched. */
const isUntouched = (control: TypedField, begun: unknown): boolean =>
  control instanceof HTMLSelectElement || control.value === control.defaultValue || control.value === begun;
