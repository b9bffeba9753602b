import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { endKeyRun, ignoreBelatedKey } from './belated-key.ts';

beforeAll(() => {
  for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, ignoreBelatedKey, { capture: true });
});
afterAll(() => {
  for (const type of ['keydown', 'keyup'] as const)
    window.removeEventListener(type, ignoreBelatedKey, { capture: true });
});
beforeEach(endKeyRun);
afterEach(() => {
  endKeyRun();
  vi.restoreAllMocks();
});

/** A button of this test alone: other tests share the page. */
function button(around: Element = document.body) {
  const made = around.appendChild(document.createElement('button'));
  const heard = vi.fn();
  made.addEventListener('keydown', heard);
  onTestFinished(() => made.remove());
  return { made, heard };
}

function modal(): Element {
  const made = document.body.appendChild(document.createElement('div'));
  made.setAttribute('role', 'dialog');
  onTestFinished(() => made.remove());
  return made;
}

/** A key on a control, so many milliseconds after the test began; answers whether the browser may act on it. */
function strike(on: Element, at: number, init: KeyboardEventInit = {}, type = 'keydown'): boolean {
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1_000 + at);
  return on.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true, ...init }));
}

/** How often what has the focus then hears a key after a press took the pressed control away. */
function heardAfter(strikes: readonly (readonly [at: number, init?: KeyboardEventInit])[]): number {
  endKeyRun();
  const [first, next] = [button(), button()];
  strike(first.made, 0);
  first.made.remove();
  for (const [at, init] of strikes) strike(next.made, at, init);
  return next.heard.mock.calls.length;
}

test('D-399 what the focus goes to hears nothing of a key that is struck twice, or goes on being held down', () => {
  expect(heardAfter([[150]])).toBe(0);
  expect(heardAfter([[300], [600], [900]])).toBe(0);
  expect(
    heardAfter([
      [900, { repeat: true }],
      [930, { repeat: true }],
    ]),
  ).toBe(0);
  expect(heardAfter([[150, { key: ' ' }]])).toBe(1);
});

test('D-399 the browser acts on neither beginning nor end of a belated key', () => {
  const [first, next] = [button(), button()];
  const space = { key: ' ' };
  expect([strike(first.made, 0, space), strike(first.made, 50, space, 'keyup')]).toEqual([true, true]);
  first.made.remove();
  expect([strike(next.made, 100, space), strike(next.made, 150, space, 'keyup')]).toEqual([false, false]);
});

test('D-399 a key that is struck after a while, or after another key or press, is heard', () => {
  expect(heardAfter([[401]])).toBe(1);
  expect(heardAfter([[100, { key: 'Tab' }], [200]])).toBe(2);
  endKeyRun();
  const [first, next] = [button(), button()];
  strike(first.made, 0);
  first.made.remove();
  endKeyRun();
  expect(strike(next.made, 100)).toBe(true);
});

test('D-399 a modal that opens over the pressed control hears nothing of the key that opened it', () => {
  const first = button();
  const over = button(modal());
  strike(first.made, 0);
  strike(over.made, 100);
  expect(over.heard).not.toHaveBeenCalled();
});

test('D-399 a control that stays hears each stroke, and so does another one beside it', () => {
  const [first, beside] = [button(), button()];
  strike(first.made, 0);
  strike(first.made, 100);
  strike(first.made, 130, { repeat: true });
  strike(beside.made, 200);
  expect([first.heard, beside.heard].map(({ mock }) => mock.calls.length)).toEqual([3, 1]);
});

test('D-399 within a modal each stroke is heard', () => {
  const around = modal();
  const [first, next] = [button(around), button(around)];
  strike(first.made, 0);
  strike(next.made, 100);
  expect(next.heard).toHaveBeenCalledTimes(1);
});
