import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

const cities = [
  { id: 'sea', label: 'Seattle' },
  { id: 'por', label: 'Portland' },
  { id: 'spo', label: 'Spokane' },
] as const;

afterEach(cleanup);

/** Opens as a place search does: what was typed is found at once. */
function start(options: typeof cities | [] = cities) {
  const onOptionChosen = vi.fn();
  const onSubmit = vi.fn();
  function Harness() {
    const [value, setValue] = useState('');
    const [open, setOpen] = useState(false);
    return (
      <Combobox
        inputLabel="Place"
        listLabel="Places"
        statusText=""
        emptyText="Nothing found"
        clearLabel="Clear"
        value={value}
        onValueChange={(next) => {
          setValue(next);
          setOpen(next !== '');
        }}
        options={options}
        open={open}
        onOpenChange={setOpen}
        onOptionChosen={(option) => onOptionChosen(option.id)}
        onSubmit={onSubmit}
      />
    );
  }
  render(<Harness />);
  return {
    user: userEvent.setup(),
    input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' }),
    onOptionChosen,
    onSubmit,
  };
}

const activeLabel = () => screen.queryByRole('option', { selected: true })?.textContent;

test('combobox: arrows walk round the options while the input keeps the focus and names the active one', async () => {
  const { user, input } = start();
  await user.type(input, 's');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(input.getAttribute('aria-activedescendant')).toBeNull();

  await user.keyboard('{ArrowDown}');
  const active = screen.getByRole('option', { selected: true });
  expect(active.textContent).toContain('Seattle');
  expect(input.getAttribute('aria-activedescendant')).toBe(active.id);
  expect(document.activeElement).toBe(input);

  await user.keyboard('{ArrowUp}');
  expect(activeLabel()).toBe('Spokane');
  await user.keyboard('{ArrowDown}');
  expect(activeLabel()).toBe('Seattle');
  await user.keyboard('{End}');
  expect(activeLabel()).toBe('Spokane');
  await user.keyboard('{Home}');
  expect(activeLabel()).toBe('Seattle');
});

test('combobox: Enter chooses the active option, and submits the text when none is active', async () => {
  const { user, input, onOptionChosen, onSubmit } = start();
  await user.type(input, 'sea{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('sea');
  expect(onOptionChosen).not.toHaveBeenCalled();

  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onOptionChosen).toHaveBeenCalledExactlyOnceWith('por');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('combobox: typing on forgets the active option, so Enter never chooses what is no longer meant', async () => {
  const { user, input, onOptionChosen, onSubmit } = start();
  await user.type(input, 's{ArrowDown}e{Enter}');
  expect(onOptionChosen).not.toHaveBeenCalled();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('se');
});

test('combobox: Escape closes first and empties second; arrow down opens again', async () => {
  const { user, input } = start();
  await user.type(input, 's{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input.value).toBe('s');

  await user.keyboard('{ArrowDown}');
  expect(activeLabel()).toBe('Seattle');
  await user.keyboard('{Escape}{Escape}');
  expect(input.value).toBe('');
});

test('combobox: a press on an option chooses it without taking the focus from the input', async () => {
  const { user, input, onOptionChosen } = start();
  await user.type(input, 's');
  await user.click(screen.getByText('Portland'));
  expect(onOptionChosen).toHaveBeenCalledExactlyOnceWith('por');
  expect(document.activeElement).toBe(input);
});

test('combobox: leaving the field closes the list without a choice', async () => {
  const { user, input, onOptionChosen, onSubmit } = start();
  await user.type(input, 's{ArrowDown}{Tab}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onOptionChosen).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('combobox: without options it is not expanded and says so in its own words', async () => {
  const { user, input } = start([]);
  await user.type(input, 'zzz');
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText('Nothing found')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(document.activeElement).toBe(input);
  expect(screen.queryByText('Nothing found')).toBeNull();
});
