import { nextTask } from './next-task.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input, textarea, select';

type Entry = {
  readonly value: string;
  readonly checked: boolean;
};

/** Marks a form that was sent, or a button that was pressed, before the app was there: `src/app/build/early-script.ts` writes both. */
const PRESSED = 'data-pressed';
const STARTED = 'data-started';

/**
 * What a visitor types, chooses or ticks in a prerendered page before it is hydrated, a form that was sent, and buttons that
 * were pressed. From now until the returned function is called it is remembered; that function enters it again
 * wherever the app has put its own beginning in its place, and notifies the app, as if it were entered then.
 */
export function keepTypedEarly(container: HTMLElement): () => Promise<void> {
  document.documentElement.setAttribute(STARTED, '');
  let pressed = container.querySelector<HTMLFormElement>(`form[${PRESSED}]`);
  const buttons = new Set(container.querySelectorAll<HTMLButtonElement>(`button[${PRESSED}]`));
  const entries = new Map<Control, Entry>();
  for (const control of container.querySelectorAll<Control>(CONTROLS)) {
    if (isChanged(control)) entries.set(control, entryOf(control));
  }
  const remember = ({ target }: Event) => {
    if (!isControl(target)) return;
    entries.set(target, entryOf(target));
    // Who types on has not finished.
    pressed = null;
  };
  const goOn = ({ target }: Event) => {
    if (!isControl(target)) return;
    const entry = entries.get(target);
    // The app has put its own beginning there: the next letter stands behind the ones before it.
    if (entry && target.value !== entry.value) valueSetterOf(target)?.call(target, entry.value);
  };
  const press = (event: Event) => {
    // A search works without the app.
    if (!(event.target instanceof HTMLFormElement) || event.target.method === 'get') return;
    event.preventDefault();
    // A form that is hydrated already would send it now, and again later.
    event.stopImmediatePropagation();
    pressed = event.target;
  };
  const pressButton = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('button[type=button]');
    if (!button) return;
    event.stopImmediatePropagation();
    buttons.add(button);
  };
  container.addEventListener('click', pressButton, true);
  container.addEventListener('beforeinput', goOn, true);
  container.addEventListener('input', remember, true);
  container.addEventListener('change', remember, true);
  container.addEventListener('submit', press, true);
  return async () => {
    // Not within an effect of React: only in a task of its own does an event hydrate its target at once.
    await nextTask();
    for (const control of entries.keys()) hydrateFirst(control);
    for (const button of buttons) hydrateFirst(button);
    if (pressed) hydrateFirst(pressed);
    // What the app begins with, such as the place that the address names, is there before what was typed.
    await nextTask();
    container.removeEventListener('click', pressButton, true);
    container.removeEventListener('beforeinput', goOn, true);
    container.removeEventListener('input', remember, true);
    container.removeEventListener('change', remember, true);
    container.removeEventListener('submit', press, true);
    for (const [control, entry] of entries) enter(inPlaceOf(control, container), entry);
    if (pressed) send(pressed, container);
    for (const button of buttons) {
      button.removeAttribute(PRESSED);
      sameButton(button, container)?.click();
    }
  };
}

/**
 * React hydrates a page boundary by boundary, and the target of an event before the rest. This sends an event of a kind that
 * makes React do so, and that no part of the app listens to.
 */
function hydrateFirst(element: Control | HTMLFormElement | HTMLButtonElement): void {
  element.dispatchEvent(new Event('touchcancel'));
}

function isControl<Target>(target: Target): target is Target & Control {
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

function send(form: HTMLFormElement, container: HTMLElement): void {
  form.removeAttribute(PRESSED);
  const control = [...form.elements].find(isControl);
  (control ? inPlaceOf(control, container)?.form : form)?.requestSubmit();
}

/** The control itself, or the one that a new drawing of the page has put into its place. */
function inPlaceOf(control: Control, container: HTMLElement): Control | null {
  if (control.isConnected) return control;
  const { id, name } = control;
  const controls = [...container.querySelectorAll<Control>(CONTROLS)];
  const isNamed = (other: Control) => name !== '' && other.name === name && other.type !== 'radio';
  // An id that React has made up is another one in a new drawing.
  return controls.find((other) => id !== '' && other.id === id) ?? controls.find(isNamed) ?? null;
}

/** The button itself, or the only one of its name in a new drawing of the page. */
function sameButton(button: HTMLButtonElement, container: HTMLElement): HTMLButtonElement | null {
  if (button.isConnected) return button;
  const nameOf = (each: HTMLButtonElement) => each.getAttribute('aria-label') ?? each.textContent.trim();
  const named = [...container.querySelectorAll('button')].filter((each) => nameOf(each) === nameOf(button));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Puts an entry into a control, and notifies the app as if a visitor did it. */
export function enter(control: Control | null, { value, checked }: Entry): void {
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
