import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { TextField } from '#ui/text-field/text-field.tsx';
import { FormErrorSummary, type FormErrorSummaryItem } from './form-error-summary.tsx';

afterEach(cleanup);

const form = (attempt: number, errors: FormErrorSummaryItem[]) => (
  <>
    <FormErrorSummary title="Two things are missing" errors={errors} attempt={attempt} />
    <TextField id="email" label="Email" error={errors.length > 0 ? 'Enter an email' : undefined} />
  </>
);
const errors = [{ fieldId: 'email', message: 'Enter your email' }, { message: 'We could not reach the shop' }];

test('form error summary: every failed attempt takes the focus, and each message leads to its field', async () => {
  const user = userEvent.setup();
  const { rerender } = render(form(0, []));
  expect(screen.queryByRole('group')).toBeNull();

  rerender(form(1, errors));
  const summary = screen.getByRole('group', {
    name: 'Two things are missing',
    description: /Enter your email.*reach the shop/,
  });
  expect(document.activeElement).toBe(summary);
  // Focus reads it; an alert would read it a second time.
  expect(summary.closest('[role="alert"], [role="status"], [aria-live]')).toBeNull();
  expect(summary.querySelector('[role="alert"], [role="status"], [aria-live]')).toBeNull();

  const address = window.location.href;
  await user.click(screen.getByRole('link', { name: 'Enter your email' }));
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(document.activeElement).toBe(field);
  expect(window.location.href).toBe(address);
  expect(screen.queryByRole('link', { name: /reach the shop/ })).toBeNull();

  rerender(form(2, errors));
  expect(document.activeElement).toBe(summary);
});

test('form error summary: a mistake that comes back while its field is typed in does not take the focus', async () => {
  const user = userEvent.setup();
  const { rerender } = render(form(1, errors));
  await user.click(screen.getByRole('link', { name: 'Enter your email' }));
  const field = screen.getByRole('textbox', { name: 'Email' });
  rerender(form(1, []));
  rerender(form(1, errors));
  expect(screen.queryByRole('group')).not.toBeNull();
  expect(document.activeElement).toBe(field);
});

test('text field: the message is tied to the field, before its hint', () => {
  render(<TextField id="pin" label="PIN" hint="8 digits" error="Too short" />);
  const input = screen.getByRole('textbox', { name: 'PIN' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Too short', '8 digits']);
});
