import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { wording } from '#messages/messages.ts';
import { pageIdle } from '#platform/page-usable.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

test('FC-178 what stands beside every page and could not be fetched is asked for again with the next page', async () => {
  let asked = 0;
  vi.doMock('./beside-page.tsx', () => {
    asked += 1;
    throw new Error('the network is gone');
  });
  await app.open('/menu');
  await pageIdle();
  await vi.waitFor(() => expect(asked).toBeGreaterThan(0));
  app.parts.session.notices.showBanner('session', { text: wording('failures.signed-out') });
  vi.doUnmock('./beside-page.tsx');
  // Only its hash changes: that is no other page.
  await act(() => app.router.navigate({ to: '/menu', hash: 'x' }));
  await pageIdle();
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  await act(() => app.router.navigate({ to: '/rewards' }));
  await screen.findByRole('region', { name: 'Notifications' });
});
