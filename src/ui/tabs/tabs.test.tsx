import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

type Day = 'today' | 'tomorrow' | 'later';

function Days() {
  const [day, setDay] = useState<Day>('today');
  return (
    <Tabs
      label="Days"
      value={day}
      onValueChange={setDay}
      tabs={[
        { id: 'today', label: 'Today', panel: 'Now' },
        { id: 'tomorrow', label: 'Tomorrow', panel: 'Soon' },
        { id: 'later', label: 'Later', panel: 'One day' },
      ]}
    />
  );
}

const chosen = () => screen.getByRole('tab', { selected: true });

test('the chosen tab is the only tab stop of the list, and its panel has its name', async () => {
  const user = userEvent.setup();
  render(<Days />);
  expect(screen.getByRole('tablist', { name: 'Days' })).toBeTruthy();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Today' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Today' }));
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(chosen().getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
});

test.each([
  ['{ArrowRight}', 'Tomorrow'],
  ['{ArrowRight}{ArrowRight}', 'Later'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Today'],
  ['{ArrowLeft}', 'Later'],
  ['{End}', 'Later'],
  ['{End}{Home}', 'Today'],
  ['{Alt>}{ArrowRight}{/Alt}', 'Today'],
])('%s moves to the tab %s and chooses it', async (keys, name) => {
  const user = userEvent.setup();
  render(<Days />);
  await user.tab();
  await user.keyboard(keys);
  expect(chosen()).toBe(screen.getByRole('tab', { name }));
  expect(document.activeElement).toBe(chosen());
  expect(screen.getByRole('tabpanel', { name })).toBeTruthy();
});

test('a press chooses a tab', async () => {
  const user = userEvent.setup();
  render(<Days />);
  await user.click(screen.getByRole('tab', { name: 'Tomorrow' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Soon');
});
