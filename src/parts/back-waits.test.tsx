import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useBackWaits } from './back-waits.ts';

let history: RouterHistory | undefined;
afterEach(() => {
  cleanup();
  history?.destroy();
});

test('Back does nothing while something is under way, and goes back after it; other ways are free', async () => {
  const work = { busy: true };
  function Page() {
    useBackWaits(() => work.busy);
    return <p>The page</p>;
  }
  history = createBrowserHistory();
  const staticData = { title: 'shell.brand', description: 'shell.brand' } as const;
  const routeTree = createRootRoute({ component: Page, staticData });
  render(<RouterProvider router={createRouter({ routeTree, history })} />);
  await screen.findByText('The page');
  await act(async () => history?.push('/#sheet'));
  const moves: string[] = [];
  history.subscribe(({ action }) => moves.push(action.type));
  await act(async () => window.history.back());
  await waitFor(() => expect(moves).toEqual(['BACK']));
  await waitFor(() => expect(window.location.hash).toBe('#sheet'));
  expect(history.location.hash).toBe('#sheet');
  work.busy = false;
  await act(async () => window.history.back());
  await waitFor(() => expect(history?.location.hash).toBe(''));
  work.busy = true;
  await act(async () => history?.push('/#other'));
  expect(history.location.hash).toBe('#other');
});
