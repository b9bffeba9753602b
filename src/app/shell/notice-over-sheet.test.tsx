import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wording } from '#messages/messages.ts';
import { overPage } from '#parts/cards/hash-modal.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });

/** A sheet is open when the notice comes that stands at the top of every page, in sight over the sheet. */
async function sheetAndNotice() {
  await app.open('/account/cards');
  await screen.findByRole('region', { name: 'Notifications' });
  await act(() => app.router.navigate(overPage('add-money')));
  const add = await screen.findByRole('button', { name: 'Add $25' });
  act(() => app.parts.session.notices.showBanner('any', { text: wording('failures.signed-out') }));
  await screen.findByText(/^You’ve been signed out/);
  return add;
}

const notices = () => within(screen.getByRole('region', { name: 'Notifications' }));

test('FC-187 what comes to stand over a sheet is there for screen readers', async () => {
  await sheetAndNotice();
  expect(notices().getByRole('status').textContent).toContain('You’ve been signed out.');
});

test('FC-187 what stands over a sheet is in the way of Tab, and dismissed it gives the focus back to the sheet', async () => {
  const add = await sheetAndNotice();
  add.focus();
  await app.user.tab();
  expect(document.activeElement).toBe(notices().getByRole('button', { name: 'Dismiss' }));
  await app.user.keyboard('{Enter}');
  expect(notices().queryByRole('status')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Add money' }).contains(document.activeElement)).toBe(true);
});
