import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Segmented } from './segmented.tsx';

afterEach(cleanup);

function Ways({ onChosen }: { onChosen: (way: string) => void }) {
  const [way, setWay] = useState<'pickup' | 'delivery'>('pickup');
  return (
    <Segmented
      legend="How to get it"
      hint="A choice opens its page."
      value={way}
      onValueChange={(next) => {
        setWay(next);
        onChosen(next);
      }}
      options={[
        { value: 'pickup', label: 'Pickup' },
        { value: 'delivery', label: 'Delivery' },
      ]}
    />
  );
}

test('segmented: a named and described group of radios, one tab stop', async () => {
  const user = userEvent.setup();
  const onChosen = vi.fn();
  render(<Ways onChosen={onChosen} />);
  const group = screen.getByRole('group', { name: 'How to get it', description: 'A choice opens its page.' });
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Pickup', checked: true }));
  await user.tab();
  expect(group.contains(document.activeElement)).toBe(false);
  await user.click(screen.getByText('Delivery'));
  expect(screen.getByRole('radio', { name: 'Delivery' })).toHaveProperty('checked', true);
  expect(onChosen.mock.calls).toEqual([['delivery']]);
});
