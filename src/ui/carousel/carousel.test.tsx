import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

const observed = new Map<Element, () => void>();
class Observer {
  readonly #listener: () => void;
  constructor(listener: () => void) {
    this.#listener = listener;
  }
  observe(element: Element) {
    observed.set(element, this.#listener);
  }
  unobserve() {}
  disconnect() {
    observed.clear();
  }
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ITEMS = ['one', 'two', 'three'].map((id) => ({ id, content: id }));
const arrows = () => screen.queryAllByRole('button').map((arrow) => arrow.getAttribute('aria-disabled') === 'true');

/** Nothing is laid out here: sets how much of the track is seen and calls the observer, as a browser does after a rotation. */
function lay(part: Element, clientWidth: number, scrollWidth: number) {
  Object.defineProperties(screen.getByRole('list'), {
    clientWidth: { configurable: true, value: clientWidth },
    scrollWidth: { configurable: true, value: scrollWidth },
  });
  act(() => observed.get(part)?.());
}

test('carousel: arrows come and go with the width, without a scroll', () => {
  vi.stubGlobal('ResizeObserver', Observer);
  const { unmount } = render(<Carousel heading={<h2>Numbers</h2>} items={ITEMS} previousLabel="Back" nextLabel="On" />);
  const track = screen.getByRole('list');
  const [item] = screen.getAllByRole('listitem');
  lay(track, 900, 900);
  expect(arrows()).toEqual([]);
  lay(track, 400, 900);
  expect(arrows()).toEqual([true, false]);
  lay(track, 900, 900);
  expect(arrows()).toEqual([]);
  // Larger letters widen the items, not the track.
  lay(item ?? track, 900, 1200);
  expect(arrows()).toEqual([true, false]);
  unmount();
  expect(observed.size).toBe(0);
});
