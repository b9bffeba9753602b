import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

afterEach(cleanup);

test('a choice that is wrong, or missing, is marked as that, and described by the reason', () => {
  const options = [
    { value: 'tall', label: 'Tall' },
    { value: 'grande', label: 'Grande' },
  ];
  const cards = (error?: string) => (
    <RadioCards legend="Size" options={options} value={undefined} onValueChange={() => {}} error={error} />
  );
  const marks = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-invalid'));
  const { rerender } = render(cards());
  expect(marks()).toEqual([null, null]);
  rerender(cards('Choose a size.'));
  expect(marks()).toEqual(['true', 'true']);
  const reason = screen.getByRole('group', { name: 'Size' }).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(reason)?.textContent).toBe('Choose a size.');
});
