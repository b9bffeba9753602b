import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ToastRegion } from './toast-region.tsx';

afterEach(cleanup);

/** A modal with two choices of which one is chosen, and over it a toast that can be undone. */
function Page({
  isOpen = true,
  onHeldChange,
}: {
  readonly isOpen?: boolean;
  readonly onHeldChange?: (held: boolean) => void;
}) {
  const [isShown, setShown] = useState(true);
  const gone = () => setShown(false);
  return (
    <>
      <button type="button">Behind</button>
      <Dialog open={isOpen} onClose={() => {}} title="Pine Street" closeLabel="Close">
        <button type="button">Favorite</button>
        <input type="radio" name="size" aria-label="Tall" defaultChecked />
        <input type="radio" name="size" aria-label="Grande" />
      </Dialog>
      <ToastRegion
        label="Messages"
        {...(onHeldChange ? { onHeldChange } : {})}
        toasts={
          isShown
            ? [
                {
                  id: 'one',
                  text: 'Removed',
                  tone: 'success',
                  action: { label: 'Undo', onPress: gone },
                  dismissLabel: 'Dismiss',
                  onDismiss: gone,
                },
              ]
            : []
        }
      />
    </>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

async function walk(stops: number, shift = false): Promise<unknown[]> {
  const user = userEvent.setup();
  const seen: unknown[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await user.tab({ shift });
    seen.push(focused());
  }
  return seen;
}

async function openPage() {
  render(<Page />);
  const close = await screen.findByRole('button', { name: 'Close' });
  await expect.poll(() => document.activeElement).toBe(close);
}

test('toast: over a modal its controls are in the way of Tab, after the last control of the modal', async () => {
  await openPage();
  expect(await walk(6)).toEqual(['Favorite', 'Tall', 'Undo', 'Dismiss', 'Close', 'Favorite']);
});

test('toast: over a modal its controls are in the way of Shift+Tab, too, and what lies behind is not', async () => {
  await openPage();
  expect(await walk(6, true)).toEqual(['Dismiss', 'Undo', 'Tall', 'Favorite', 'Close', 'Dismiss']);
});

test('toast: pressed by keyboard it is gone, and the focus is back in the modal', async () => {
  await openPage();
  await walk(3);
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('Removed')).toBeNull();
  expect(focused()).toBe('Tall');
});

test('toast: where no modal is open Tab goes its own way', async () => {
  render(<Page isOpen={false} />);
  expect(await walk(3)).toEqual(['Behind', 'Undo', 'Dismiss']);
});

test.each([true, false])(
  'D-420 toast: F6 goes to its first control and back, at once (from a modal: %s)',
  async (isOpen) => {
    if (isOpen) await openPage();
    else render(<Page isOpen={false} />);
    const [from] = await walk(1);
    const seen: unknown[] = [];
    for (const key of ['{Shift>}{F6}{/Shift}', '{F6}', '{F6}', '{F6}', '{Enter}', '{F6}']) {
      await userEvent.keyboard(key);
      seen.push(focused());
    }
    expect(seen).toEqual([from, 'Undo', from, 'Undo', from, from]);
  },
);

test('toast: it is held as long as pointer or focus are on it, and not by a focus that went with a toast', async () => {
  let isHeld = false;
  const hear = (held: boolean) => {
    isHeld = held;
  };
  render(<Page isOpen={false} onHeldChange={hear} />);
  const user = userEvent.setup();
  await walk(2);
  await user.hover(screen.getByText('Removed'));
  await user.unhover(screen.getByText('Removed'));
  expect(isHeld).toBe(true);
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Removed')).toBeNull();
  expect(isHeld).toBe(false);
});
