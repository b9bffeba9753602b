import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Notice } from './notice.tsx';

afterEach(cleanup);

const visibility = (words: string) => window.getComputedStyle(screen.getByText(words)).visibility;

function News({ live }: { readonly live: 'polite' | 'assertive' }) {
  return (
    <Notice tone="info" live={live} title="News" action={<button type="button">Again</button>}>
      There is another price.
    </Notice>
  );
}

test('the words of polite news come into their status a moment after it; what can be done is there at once', async () => {
  render(<News live="polite" />);
  expect(screen.getByRole('status').contains(screen.getByText('News'))).toBe(true);
  expect([visibility('News'), visibility('There is another price.')]).toEqual(['hidden', 'hidden']);
  expect(screen.getByRole('button', { name: 'Again' })).toBeTruthy();
  await waitFor(() => expect(visibility('News')).toBe('visible'));
  expect(visibility('There is another price.')).toBe('visible');
});

test('an alert, and news that a page was delivered with, are there at once', () => {
  render(<News live="assertive" />);
  expect(visibility('News')).toBe('visible');
  cleanup();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<News live="polite" />);
  render(<News live="polite" />, { container, hydrate: true });
  expect(visibility('News')).toBe('visible');
  container.remove();
});
