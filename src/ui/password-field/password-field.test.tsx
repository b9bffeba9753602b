import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

const password = () => screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
const open = () =>
  render(
    <PasswordField
      label="Password"
      autoComplete="current-password"
      showLabel="Show password"
      hideLabel="Hide password"
    />,
  );

test('FC-152 a password is masked until it is shown, keeps what was typed, and is masked again', async () => {
  const user = userEvent.setup();
  open();
  await user.type(password(), 'secret');
  expect(password().type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect([password().type, password().value]).toEqual(['text', 'secret']);
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect([password().type, password().value]).toEqual(['password', 'secret']);
});

test('FC-152 a password may be pasted, be 64 characters long, and begin and end with spaces', async () => {
  const user = userEvent.setup();
  open();
  const long = ` ${'pässwörd '.repeat(7)}`.slice(0, 63).concat(' ');
  expect(long).toHaveLength(64);
  await user.click(password());
  await user.paste(long);
  expect(password().value).toBe(long);
  expect(password().autocomplete).toBe('current-password');
});
