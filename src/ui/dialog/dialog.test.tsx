import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

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
    expect(dialog.contains(document.activeElement)).toBe(true);
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener);
  }
});
