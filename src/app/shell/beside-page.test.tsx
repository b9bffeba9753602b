import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signOut } from '#api/session/session.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const SAID = /couldn’t reach our server/;

test('ACC-043 FC-068 a sign-out in the first moments without a network is said once the part that says it can be had', async () => {
  let asked = 0;
  vi.doMock('./beside-page.tsx', () => {
    asked += 1;
    throw new Error('the network is gone');
  });
  await app.open('/account/for-you');
  await app.heading(greetingTo('Gwen'));
  await waitFor(() => expect(asked).toBe(1));
  app.world.fail(signOut, 'drop-before', 1);
  await act(async () => void (await app.parts.session.signOut()));
  expect(screen.queryByText(SAID)).toBeNull();
  vi.doUnmock('./beside-page.tsx');
  window.dispatchEvent(new Event('online'));
  await screen.findByText(SAID);
});
