import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as mediaQuery from '#platform/media-query.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';

const app = setUpApp();

const APPS = '/rewards/mobile-apps';
const code = () => screen.queryByRole('img', { name: /^QR code that leads to / });
const address = () => app.main().queryByRole('link', { name: `${window.location.origin}${APPS}` });

test('RWD-014 until the code is there, and where it does not come, its address is a link; with a network again it is drawn', async () => {
  standIn(mediaQuery, 'mediaMatches', () => true);
  vi.doMock('./drawn-code.tsx', () => {
    throw new Error('the network is gone');
  });
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await app.open(APPS);
  await app.heading('Get the Northstar app');
  await waitFor(() => expect(address()).toBeTruthy());
  expect(code()).toBeNull();
  expect(app.main().queryByText('Point your phone’s camera at the code.')).toBeNull();
  vi.doUnmock('./drawn-code.tsx');
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(code()?.querySelector('path')?.getAttribute('d')).toMatch(/^M/));
  expect(app.main().getByText('Point your phone’s camera at the code.')).toBeTruthy();
  expect(address()).toBeNull();
});
