import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mount } from '#tests/models/kit/mount.tsx';
import { LoadingStatus } from './loading-status.tsx';
import { WaitingLine } from './waiting-line.tsx';

const visibility = (words: string) => window.getComputedStyle(screen.getByText(words)).visibility;

test.each([
  ['Loading…', <LoadingStatus key="status" />],
  ['Loading receipt…', <LoadingStatus key="words">Loading receipt…</LoadingStatus>],
  ['One moment…', <WaitingLine key="line">One moment…</WaitingLine>],
])('“%s” comes into its status a moment after it, so that it is announced', async (words, view) => {
  await mount({}, view);
  expect(screen.getByRole('status').textContent).toBe(words);
  expect(visibility(words)).toBe('hidden');
  await waitFor(() => expect(visibility(words)).toBe('visible'));
});

test('in a page that was delivered with it, what it waits for stands there at once', () => {
  const line = <WaitingLine>One moment…</WaitingLine>;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(line);
  render(line, { container, hydrate: true });
  expect(visibility('One moment…')).toBe('visible');
  cleanup();
  container.remove();
});
