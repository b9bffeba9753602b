import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

type Day = 'today' | 'tomorrow' | 'later' | 'never';

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
        { id: 'never', label: 'Never', panel: 'Not at all', disabled: true },
        { id: 'later', label: 'Later', trailing: ' (2)', panel: 'One day' },
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
  ['{ArrowRight}{ArrowRight}', 'Later (2)'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Today'],
  ['{ArrowLeft}', 'Later (2)'],
  ['{End}', 'Later (2)'],
  ['{End}{Home}', 'Today'],
  ['{Alt>}{ArrowRight}{/Alt}', 'Today'],
])('%s moves to the tab %s and chooses it, past what is disabled', async (keys, name) => {
  const user = userEvent.setup();
  render(<Days />);
  await user.tab();
  await user.keyboard(keys);
  expect(chosen()).toBe(screen.getByRole('tab', { name }));
  expect(document.activeElement).toBe(chosen());
  expect(screen.getByRole('tabpanel', { name })).toBeTruthy();
});

test('a press chooses a tab, unless it is disabled', async () => {
  const user = userEvent.setup();
  render(<Days />);
  await user.click(screen.getByRole('tab', { name: 'Tomorrow' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Soon');
  await user.click(screen.getByRole('tab', { name: 'Never' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Soon');
});
