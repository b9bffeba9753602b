import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

const observed = new Map<Element, () => void>();

class Observer {
  readonly #look: () => void;
  constructor(look: () => void) {
    this.#look = look;
  }
  observe(part: Element) {
    observed.set(part, this.#look);
  }
  disconnect() {
    observed.clear();
  }
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stop = () => screen.queryByRole('region', { name: 'Your receipt' });

/** Nothing is laid out here: sets how much of the body is seen, and calls the observer of a part as a browser does. */
function lay(part: Element | null, clientHeight: number, scrollHeight: number) {
  const body = screen.getByText(/^Latte/).parentElement;
  if (!body || !part) throw new Error('There is no body');
  Object.defineProperties(body, {
    clientHeight: { configurable: true, value: clientHeight },
    scrollHeight: { configurable: true, value: scrollHeight },
  });
  act(() => observed.get(part)?.());
}

test('dialog: words that are longer than it are a stop of Tab, with its name, unless Tab comes to a control in them', async () => {
  vi.stubGlobal('ResizeObserver', Observer);
  const dialog = (lines: readonly string[], controls: readonly string[] = []) => (
    <Dialog open onClose={() => {}} title="Your receipt" closeLabel="Close">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {controls.map((name) => (
        <button type="button" key={name}>
          {name}
        </button>
      ))}
    </Dialog>
  );
  const { rerender, unmount } = render(dialog(['Latte']));
  const latte = await screen.findByText('Latte');
  lay(latte.parentElement, 400, 400);
  expect(stop()).toBeNull();
  lay(latte.parentElement, 300, 400);
  expect(stop()?.tabIndex).toBe(0);
  lay(latte, 400, 400);
  expect(stop()).toBeNull();
  // What was read makes it longer.
  rerender(dialog(['Latte', 'Brew']));
  await expect.poll(() => observed.has(screen.getByText('Brew'))).toBe(true);
  lay(screen.getByText('Brew'), 400, 500);
  expect(stop()?.tabIndex).toBe(0);
  rerender(dialog(['Latte', 'Brew'], ['Print']));
  await expect.poll(() => observed.has(screen.getByRole('button', { name: 'Print' }))).toBe(true);
  lay(latte, 400, 500);
  expect(stop()).toBeNull();
  unmount();
  expect(observed.size).toBe(0);
});
