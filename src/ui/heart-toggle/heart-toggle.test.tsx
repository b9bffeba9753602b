import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { HeartToggle } from './heart-toggle.tsx';

afterEach(cleanup);

test('heart toggle: keeps its name, says its state, and can be pressed again while pending', async () => {
  const user = userEvent.setup();
  const onPress = vi.fn();
  const heart = (pressed: boolean, pending: boolean) => (
    <HeartToggle label="Favorite: Pine Street" pressed={pressed} pending={pending} onPress={onPress} />
  );
  const { rerender } = render(heart(false, false));
  await user.click(screen.getByRole('button', { name: 'Favorite: Pine Street', pressed: false }));
  rerender(heart(true, true));
  const pending = screen.getByRole('button', { name: 'Favorite: Pine Street', pressed: true });
  expect(pending.getAttribute('aria-busy')).toBe('true');
  await user.click(pending);
  expect(onPress).toHaveBeenCalledTimes(2);
});
