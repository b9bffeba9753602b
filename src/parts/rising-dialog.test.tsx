import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RisingDialog } from './rising-dialog.tsx';

afterEach(cleanup);

const onPress = vi.fn();
const dialog = (open: boolean) => (
  <>
    <button type="button">Beside</button>
    <RisingDialog open={open} onClose={() => {}} title="Review" closeLabel="Close">
      <button type="button" onClick={onPress}>
        Got it
      </button>
    </RisingDialog>
  </>
);

test('rising dialog: what opens it shows it at once, and it keeps the focus once it is drawn', async () => {
  const { rerender } = render(dialog(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(dialog(true));
  expect(screen.getByRole('dialog', { name: 'Review' }).hidden).toBe(false);
  expect(screen.getByRole('button', { name: 'Beside' }), 'not yet a modal').toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })));
  expect(screen.queryByRole('button', { name: 'Beside' }), 'a modal').toBeNull();
});

test('rising dialog: a press is heard in the frame in which it comes into sight', async () => {
  const { rerender } = render(dialog(false));
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const user = userEvent.setup({ delay: null });
  rerender(dialog(true));
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  frames.mockRestore();
});

test('rising dialog: Tab does not take the focus below it before it is a modal', async () => {
  const { rerender } = render(dialog(false));
  const beside = screen.getByRole('button', { name: 'Beside' });
  beside.focus();
  // Frames come late, but none is lost.
  const late: FrameRequestCallback[] = [];
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => late.push(callback));
  rerender(dialog(true));
  await userEvent.tab();
  expect(document.activeElement).toBe(beside);
  frames.mockRestore();
  for (const callback of late) requestAnimationFrame(callback);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Got it' }));
});

test('rising dialog: closed before it was drawn it is gone, and the page is within reach', async () => {
  const { rerender } = render(dialog(false));
  rerender(dialog(true));
  rerender(dialog(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Beside' })).toBeTruthy();
});
