import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ResponsiveDialog } from './responsive-dialog.tsx';

const onClose = vi.fn();
let isPhone = true;

beforeEach(() => {
  isPhone = true;
  onClose.mockClear();
  // jsdom lays nothing out: what is displayed has a parent to be placed in, and the sheet is 600 px high.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(() => (isPhone ? document.body : null));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function openSheet(props: { keepOnOutsidePress?: boolean } = {}) {
  render(
    <ResponsiveDialog open onClose={onClose} title="Pine Street" closeLabel="Close" {...props}>
      <p>Open until 9:00 PM</p>
    </ResponsiveDialog>,
  );
  return { popup: await screen.findByRole('dialog'), head: screen.getByRole('heading') };
}

/** A finger on an element, down by so many pixels within so many milliseconds; not let go. */
function pull(element: HTMLElement, distance: number, duration: number, pointer: object = {}) {
  const finger = { pointerId: 1, isPrimary: true, pointerType: 'touch', ...pointer };
  // Each event's own time stamp is the machine's: only its difference counts.
  const at = (type: 'pointerDown' | 'pointerMove', clientY: number, timeStamp: number) => {
    const event = new MouseEvent(type.toLowerCase(), { bubbles: true, clientY });
    Object.assign(event, finger);
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(element, event);
  };
  at('pointerDown', 100, 1000);
  at('pointerMove', 100 + distance, 1000 + duration);
  return {
    letGo: () => {
      const event = new MouseEvent('pointerup', { bubbles: true, clientY: 100 + distance });
      fireEvent(element, Object.assign(event, finger));
    },
  };
}

test('responsive dialog: a sheet follows the finger and closes when it is pulled far', async () => {
  const { popup, head } = await openSheet();
  const finger = pull(head, 200, 2000);
  expect(popup.style.transform).toBe('translateY(200px)');
  finger.letGo();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(popup.style.transform, 'the rest of the way is the style’s').toBe('');
});

test('responsive dialog: a quick swipe closes, a short or slow pull goes back', async () => {
  const { popup, head } = await openSheet();
  pull(head, 20, 10).letGo();
  pull(head, 100, 2000).letGo();
  pull(head, -300, 100).letGo();
  expect(onClose).not.toHaveBeenCalled();
  expect(popup.style.transform).toBe('');
  pull(head, 60, 60).letGo();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('responsive dialog: only a finger on its head pulls a sheet', async () => {
  const { head } = await openSheet();
  pull(head, 400, 100, { pointerType: 'mouse' }).letGo();
  pull(head, 400, 100, { isPrimary: false }).letGo();
  pull(screen.getByRole('button', { name: 'Close' }), 400, 100).letGo();
  pull(screen.getByText('Open until 9:00 PM'), 400, 100).letGo();
  isPhone = false;
  pull(head, 400, 100).letGo();
  expect(onClose).not.toHaveBeenCalled();
});

test('responsive dialog: what could hold something typed is not swiped away', async () => {
  const { head } = await openSheet({ keepOnOutsidePress: true });
  pull(head, 400, 100).letGo();
  expect(onClose).not.toHaveBeenCalled();
});
