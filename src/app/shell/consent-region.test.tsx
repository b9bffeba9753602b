import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const BANNER = '#areas/privacy/consent-banner.tsx';
const QUESTION = 'Cookies: it’s up to you';

afterEach(() => void vi.doUnmock(BANNER));

/** Until the file is there again. */
function loseBanner() {
  let asked = 0;
  vi.doMock(BANNER, () => {
    asked += 1;
    throw new Error('the network is gone');
  });
  return { asked: () => asked };
}

test('FC-140 FC-178 a question that could not be had is asked with the next page', async () => {
  const lost = loseBanner();
  await app.open('/menu', { isAskedForConsent: true });
  await waitFor(() => expect(lost.asked()).toBe(1));
  vi.doUnmock(BANNER);
  expect(screen.queryByRole('region', { name: QUESTION })).toBeNull();
  await act(() => app.router.navigate({ to: '/rewards' }));
  await screen.findByRole('region', { name: QUESTION });
});

test('ACC-114 D-056 a choice that could not be had says so, and the next press opens it', async () => {
  loseBanner();
  await app.open('/menu');
  await app.follow('Cookie choices');
  await screen.findByText(/^We can’t connect right now/);
  await waitFor(() => expect(app.address()).toBe('/menu'));
  vi.doUnmock(BANNER);
  await app.follow('Cookie choices');
  await screen.findByRole('switch', { name: 'Analytics' });
});
