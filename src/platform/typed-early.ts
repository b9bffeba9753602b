import { nextTask } from './next-task.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input, textarea, select';

interface Entry {
  readonly value: string;
  readonly checked: boolean;
}

/**
 * What a visitor types, chooses or ticks in a prerendered page before the app has taken it over. From now until the returned
 * function is called it is remembered; that function enters it again wherever the app has put its own beginning in its place,
 * and notifies the app, as if it were entered then.
 */
export function keepTypedEarly(container: HTMLElement): () => Promise<void> {
  const entries = new Map<Control, Entry>();
  for (const control of container.querySelectorAll<Control>(CONTROLS)) {
    if (isChanged(control)) entries.set(control, entryOf(control));
  }
  const remember = ({ target }: Event) => {
    if (isControl(target)) entries.set(target, entryOf(target));
  };
  container.addEventListener('input', remember, true);
  container.addEventListener('change', remember, true);
  return async () => {
    // Not within an effect of React: what an event is for is taken over at once only in a task of its own.
    await nextTask();
    for (const control of entries.keys()) takeOver(control);
    // What the app begins with, such as the place that the address names, is there before what was typed.
    await nextTask();
    container.removeEventListener('input', remember, true);
    container.removeEventListener('change', remember, true);
    for (const [control, entry] of entries) enter(control.isConnected ? control : twinOf(control, container), entry);
  };
}

/**
 * React takes over a page boundary by boundary, and what an event is for before the rest. An event of the kind that it does
 * so for, and that no part of the app listens to.
 */
function takeOver(control: Control): void {
  control.dispatchEvent(new Event('touchcancel'));
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

const entryOf = (control: Control): Entry => ({
  value: control.value,
  checked: control instanceof HTMLInputElement && control.checked,
});

/** The control that a new drawing of the page has put into the place of one. */
function twinOf({ id, name }: Control, container: HTMLElement): Control | null {
  const controls = [...container.querySelectorAll<Control>(CONTROLS)];
  return controls.find((control) => (id ? control.id === id : name !== '' && control.name === name)) ?? null;
}

function enter(control: Control | null, { value, checked }: Entry): void {
  if (!control || control.disabled) return;
  if (isTicked(control)) {
    // A press is what React listens to; one that changes nothing would untick.
    if (control.checked !== checked && (checked || control.type === 'checkbox')) control.click();
    return;
  }
  const { activeElement } = document;
  const caret = control === activeElement && 'selectionStart' in control ? control.selectionStart : null;
  // React compares with the value that was set last on the element itself: emptied there, what follows is news.
  control.value = '';
  valueSetterOf(control)?.call(control, value);
  if (caret !== null && !(control instanceof HTMLSelectElement)) control.setSelectionRange(caret, caret);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** The setter of all elements of the kind, past what React puts on this one. */
function valueSetterOf(control: Control): ((value: string) => void) | undefined {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
}
