import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveProfile } from '#api/account/profile.ts';
import { overPage } from '#parts/cards/hash-modal.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const rewrite = async (name: string, value: string) => app.enter(await field(name), value);

test('ACC-127 leaving with something unsaved asks first; staying keeps it, leaving drops it', async () => {
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  await app.follow('Cancel');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await app.press('Keep editing');
  expect((await field('First name')).value).toBe('Augusta');
  expect(app.address()).toBe('/account/personal');
  await app.follow('Cancel');
  await app.press('Leave');
  await app.heading('Your profile');
  expect(await app.main().findByText('Gwen North')).toBeTruthy();
});

test('ACC-127 ACC-129 what opens over the page leaves nothing: it asks nothing, and what was typed is saved after it', async () => {
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  await app.router.navigate(overPage('pay'));
  await screen.findByRole('dialog', { name: /^(?!Leave)/ });
  await act(async () => app.router.history.back());
  await app.noDialog();
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
  expect(app.calls(saveProfile)).toBe(1);
});

test('ACC-127 a member who signs out meanwhile is not held', async () => {
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  await app.parts.session.signOut();
  await waitFor(() => expect(app.address()).toContain('/account/signin'));
  expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
});
