import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ignoreBelatedPress } from './belated-press.ts';

beforeAll(() => window.addEventListener('click', ignoreBelatedPress, { capture: true }));
afterAll(() => window.removeEventListener('click', ignoreBelatedPress, { capture: true }));
afterEach(() => {
  vi.restoreAllMocks();
});

/** A button of this test alone: other tests share the page. */
function button(): HTMLButtonElement {
  const made = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => made.remove());
  return made;
}

/** How many of these presses at one place a control hears; the one before them is on another control. */
function heard(before: HTMLElement, details: readonly number[]): number {
  const control = button();
  const listener = vi.fn();
  control.addEventListener('click', listener);
  press(before, 1);
  for (const detail of details) press(control, detail);
  return listener.mock.calls.length;
}

const press = (on: HTMLElement, detail: number) =>
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

test('a control that has come into the place of another one hears nothing of the run of presses on that one', () => {
  expect(heard(button(), [2, 3])).toBe(0);
});

test('two presses in a row on controls that stay, one beside the other, are heard', () => {
  const before = button();
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(before);
  expect(heard(before, [2, 3])).toBe(2);
});

test('a press on what was not available at the first one is heard, whatever was pressed long before', () => {
  const before = button();
  const stamps = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1_000);
  press(before, 1);
  stamps.mockReturnValue(61_000);
  const control = button();
  const listener = vi.fn();
  control.addEventListener('click', listener);
  press(control, 2);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('presses by key or by a script, which the browser does not count, are heard', () => {
  expect(heard(button(), [0, 0])).toBe(2);
});
