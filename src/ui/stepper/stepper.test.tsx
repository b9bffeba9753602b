import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

function Harness() {
  const [value, setValue] = useState(2);
  return (
    <Stepper
      label="Shots"
      value={value}
      min={1}
      max={3}
      onValueChange={setValue}
      decrementLabel="Fewer"
      incrementLabel="More"
      valueText={`${value} shots`}
    />
  );
}

test('stepper: stops at both limits, keeps the focus there and speaks the value', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  const more = screen.getByRole('button', { name: 'More' });
  await user.click(more);
  expect(screen.getByRole('status').textContent).toBe('3 shots');
  expect(more.getAttribute('aria-disabled')).toBe('true');
  await user.click(more);
  expect(screen.getByRole('status').textContent).toBe('3 shots');
  expect(document.activeElement).toBe(more);

  const fewer = screen.getByRole('button', { name: 'Fewer' });
  await user.tripleClick(fewer);
  expect(screen.getByRole('status').textContent).toBe('1 shots');
  expect(fewer.getAttribute('aria-disabled')).toBe('true');
  expect(more.getAttribute('aria-disabled')).toBeNull();
});
