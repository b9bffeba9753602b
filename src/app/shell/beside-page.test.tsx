import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signOut } from '#api/session/session.ts';
import { pageIdle } from '#platform/page-usable.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const SAID = /couldn’t reach our server/;

test('ACC-043 FC-068 a sign-out in the first moments without a network is said once there is one', async () => {
  let asked = 0;
  vi.doMock('./beside-page.tsx', async (importOriginal) => {
    asked += 1;
    return importOriginal();
  });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await app.open('/account/for-you');
  await app.heading(greetingTo('Gwen'));
  app.world.fail(signOut, 'drop-before');
  await act(async () => void (await app.parts.session.signOut()));
  await pageIdle();
  expect(screen.queryByText(SAID)).toBeNull();
  // A browser would remember an import that failed (D-018).
  expect(asked).toBe(0);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await screen.findByText(SAID);
  expect(asked).toBe(1);
});
