import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeField } from './code-field.tsx';

afterEach(cleanup);

const completed = vi.fn();
afterEach(() => completed.mockReset());

function Harness() {
  const [value, setValue] = useState('');
  return <CodeField label="Code" value={value} onValueChange={setValue} onComplete={(digits) => completed(digits)} />;
}

const input = () => screen.getByRole('textbox', { name: 'Code' });

test('FC-077 a code is one field with digit keys, which phones may fill from the message', () => {
  render(<Harness />);
  expect(input().getAttribute('autocomplete')).toBe('one-time-code');
  expect(input().getAttribute('inputmode')).toBe('numeric');
  expect(input().hasAttribute('maxlength')).toBe(false);
});

test('FC-077 spaces and other signs of a pasted code are left out, and it is complete once', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  await user.click(input());
  await user.paste(' 123 456 ');
  expect(input()).toHaveProperty('value', '123456');
  expect(completed.mock.calls).toEqual([['123456']]);
});

test('FC-077 an autofilled code is complete at once', () => {
  render(<Harness />);
  fireEvent.change(input(), { target: { value: '654321' } });
  expect(completed.mock.calls).toEqual([['654321']]);
});

test('a typed code is complete with its last digit, and more digits change nothing', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  await user.type(input(), '12345a');
  expect(completed).not.toHaveBeenCalled();
  await user.type(input(), '67');
  expect(input()).toHaveProperty('value', '123456');
  expect(completed.mock.calls).toEqual([['123456']]);
});

test('a corrected code is complete again', async () => {
  const user = userEvent.setup();
  render(<Harness />);
  await user.type(input(), '123456{Backspace}7');
  expect(completed.mock.calls).toEqual([['123456'], ['123457']]);
});
