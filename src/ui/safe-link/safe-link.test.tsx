import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { outsideAddress } from '#domain/outside-address.ts';
import { SafeLink } from './safe-link.tsx';

afterEach(cleanup);

test('safe link: opens another tab, which learns neither who opened it nor from where, and says so', () => {
  const href = outsideAddress('https://help.example.com/delivery');
  if (!href) throw new Error('an https address is safe');
  render(
    <SafeLink href={href} newTabLabel="(opens in a new tab)">
      Questions
    </SafeLink>,
  );
  const link = screen.getByRole('link', { name: 'Questions (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('https://help.example.com/delivery');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('safe link: in a sentence its mark stays with the last word, and what is read is the same', () => {
  const href = outsideAddress('https://help.example.com/');
  if (!href) throw new Error('an https address is safe');
  render(
    <SafeLink href={href} newTabLabel="(opens in a new tab)">
      customer service page
    </SafeLink>,
  );
  const link = screen.getByRole('link', { name: 'customer service page (opens in a new tab)' });
  expect(link.querySelector('svg')?.parentElement?.textContent).toBe('page (opens in a new tab)');
});
