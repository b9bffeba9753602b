import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ignoreBelatedPress } from '../press/belated-press.ts';
import { Dialog } from './dialog.tsx';

beforeAll(() => window.addEventListener('click', ignoreBelatedPress, { capture: true }));
afterAll(() => window.removeEventListener('click', ignoreBelatedPress, { capture: true }));
afterEach(cleanup);

function Harness() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Remove
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Remove this card?"
        description="Its balance stays."
        closeLabel="Close"
      />
    </>
  );
}

test('dialog: of two that know nothing of each other the upper one alone is heard, and closes alone', async () => {
  const user = userEvent.setup();
  function Two() {
    const [[lower, upper], setOpen] = useState([true, false]);
    return (
      <>
        <Dialog
          open={lower ?? false}
          onClose={() => setOpen([false, upper ?? false])}
          title="Pine Street"
          closeLabel="Close"
        >
          <button type="button" onClick={() => setOpen([true, true])}>
            Favorite
          </button>
        </Dialog>
        <Dialog
          open={upper ?? false}
          onClose={() => setOpen([lower ?? false, false])}
          title="Sign in"
          closeLabel="Close"
        />
      </>
    );
  }
  render(<Two />);
  await user.click(await screen.findByRole('button', { name: 'Favorite' }));
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy();
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Pine Street' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeTruthy();
  // The focus may still be below.
  fireEvent.keyDown(screen.getByRole('button', { name: 'Favorite', hidden: true }), { key: 'Escape' });
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Sign in', hidden: true })).toBeNull();
  expect(await screen.findByRole('dialog', { name: 'Pine Street' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('dialog: is named and described, asks its owner to close, and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  const opener = screen.getByRole('button', { name: 'Remove' });
  for (const close of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Close' })),
  ]) {
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Remove this card?', description: 'Its balance stays.' });
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener);
  }
});

test('dialog: the second press of a double click on what opened it is not for what came into sight there', async () => {
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  render(<Harness />);
  await user.dblClick(screen.getByRole('button', { name: 'Remove' }));
  const close = await screen.findByRole('button', { name: 'Close' });
  fireEvent.click(close, { detail: 2 });
  expect(screen.getByRole('dialog')).toBeTruthy();
  await user.click(close);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('dialog: nor is it for what has come into the place of what was pressed in it', async () => {
  const user = userEvent.setup();
  const heard: string[] = [];
  function Steps() {
    const [isDone, setDone] = useState(false);
    return (
      <Dialog open onClose={() => heard.push('closed')} title="Add money" closeLabel="Close">
        <button type="button" key={String(isDone)} onClick={() => (isDone ? heard.push('Got it') : setDone(true))}>
          {isDone ? 'Got it' : 'Add $50'}
        </button>
        <button type="button" onClick={() => heard.push('more')}>
          More
        </button>
      </Dialog>
    );
  }
  render(<Steps />);
  await user.dblClick(await screen.findByRole('button', { name: 'More' }));
  expect(heard).toEqual(['more', 'more']);
  await user.click(screen.getByRole('button', { name: 'Add $50' }));
  const gotIt = screen.getByRole('button', { name: 'Got it' });
  fireEvent.click(gotIt, { detail: 2 });
  expect(heard).toEqual(['more', 'more']);
  await user.click(gotIt);
  expect(heard).toEqual(['more', 'more', 'Got it']);
});
