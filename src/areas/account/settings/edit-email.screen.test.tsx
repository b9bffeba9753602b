import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { confirmEmail, proposeEmail } from '#api/account/email.ts';
import { profileQuery, readProfile } from '#api/account/profile.ts';
import { newestCodeTo, otherCode } from '#mocks/account/sent.ts';
import { systemClock } from '#platform/clock.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const FIRST_STEP = '/account/settings/edit-email';
const SECOND_STEP = `${FIRST_STEP}/enter-code`;
const OLD = 'gwen@northstar.test';
const NEW = 'gwen.new@northstar.test';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New email address' });
const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });

const secondsToNewCode = () =>
  Number(
    /^You can get a new code in ([\d,]+) seconds\.$/
      .exec(screen.getByText(/You can get a new code/).textContent)?.[1]
      ?.replace(',', ''),
  );

async function propose(text: string) {
  await app.enter(field(), text);
  await app.press('Send me a code');
}

test('ACC-109 ACC-110 ACC-111 ACC-112 the address changes by its code, and the old one stays until then', async () => {
  await app.open(FIRST_STEP);
  await propose(` ${NEW} `);
  const code = await codeField();
  expect(app.address()).toBe(SECOND_STEP);
  expect(screen.getByText(`We sent a 6-digit code to ${NEW}. It works for 10 minutes.`)).toBeTruthy();
  expect(app.world.members.has(OLD)).toBe(true);
  await app.user.type(code, otherCode(newestCodeTo(app.world, NEW)));
  await waitFor(() => expect(app.errorBeside(code)).toBe('The code you entered is not valid. Please try again.'));
  expect(app.world.members.has(OLD)).toBe(true);
  await app.user.clear(code);
  await app.user.type(code, newestCodeTo(app.world, NEW));
  await screen.findByText(`Your email address is now ${NEW}.`);
  expect(app.address()).toBe('/account/settings');
  expect([app.world.members.has(OLD), app.world.members.has(NEW)]).toEqual([false, true]);
});

test('ACC-111 the proposal outlives its page, and nothing of it is written down', async () => {
  await app.open(FIRST_STEP);
  await propose(NEW);
  await codeField();
  await app.router.navigate({ to: '/account/for-you' });
  await app.router.navigate({ to: SECOND_STEP });
  await codeField();
  expect(app.address()).toBe(SECOND_STEP);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, app.address()])).not.toContain(
    NEW,
  );
});

test('ACC-112 the wait for another code goes on where the page is left and come back to', async () => {
  await app.open(FIRST_STEP);
  await propose(NEW);
  await codeField();
  await waitFor(() => expect(secondsToNewCode()).toBeLessThan(30));
  const leftWith = secondsToNewCode();
  await app.router.navigate({ to: '/account/for-you' });
  await app.heading(/Gwen/);
  await app.router.navigate({ to: SECOND_STEP });
  await codeField();
  expect(secondsToNewCode()).toBeLessThanOrEqual(leftWith);
});

test('ACC-112 FC-184 D-383 by a clock that is set back the wait for another code becomes no longer', async () => {
  await app.open(FIRST_STEP);
  await propose(NEW);
  await codeField();
  const before = secondsToNewCode();
  const setBack = Date.now() - 60 * 60_000;
  vi.spyOn(systemClock, 'now').mockReturnValue(setBack);
  await waitFor(() => expect(secondsToNewCode()).not.toBe(before));
  expect(secondsToNewCode()).toBeLessThan(before);
  await app.router.navigate({ to: '/account/for-you' });
  await app.router.navigate({ to: SECOND_STEP });
  await codeField();
  expect(secondsToNewCode()).toBeLessThanOrEqual(30);
});

test('ACC-112 a visit without a proposed address leads to the first step', async () => {
  await app.open(SECOND_STEP);
  await waitFor(() => expect(app.address()).toBe(FIRST_STEP));
  expect(field()).toBeTruthy();
});

for (const [ids, typed, message] of [
  ['ACC-109', '', 'Please enter your email address.'],
  ['ACC-109', 'gwen', 'Please enter a valid email address.'],
  ['ACC-109 AO-34', `${'g'.repeat(36)}@northstar.test`, 'Email address can be up to 50 characters.'],
] as const) {
  test(`${ids} “${typed}” is shown on the field and sends nothing`, async () => {
    await app.open(FIRST_STEP);
    await propose(typed);
    await waitFor(() => expect(app.errorBeside(field())).toBe(message));
    expect(app.calls(proposeEmail)).toBe(0);
  });
}

test('ACC-112 an address that is taken is shown on the field', async () => {
  await app.open(FIRST_STEP);
  await propose('taken@northstar.test');
  await waitFor(() => expect(app.errorBeside(field())).toBe('Email address is not available.'));
  expect(field().value).toBe('taken@northstar.test');
});

test('ACC-112 that an address is taken is said of that one alone: another one is not refused before it is sent', async () => {
  await app.open(FIRST_STEP);
  await propose('taken@northstar.test');
  await waitFor(() => expect(app.errorBeside(field())).toBe('Email address is not available.'));
  await app.enter(field(), NEW);
  await waitFor(() => expect(app.errorBeside(field())).toBe(''));
  expect(field().getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.queryByRole('group')).toBeNull();
  await app.press('Send me a code');
  await codeField();
});

test('a form that was left says nothing of the try before', async () => {
  await app.open(FIRST_STEP);
  await propose('taken@northstar.test');
  await waitFor(() => expect(app.errorBeside(field())).toBe('Email address is not available.'));
  await app.router.navigate({ to: '/account/settings' });
  await app.heading('Settings');
  await app.router.navigate({ to: FIRST_STEP });
  await app.heading('Change your email address');
  expect(app.errorBeside(field())).toBe('');
  expect(screen.queryByRole('group')).toBeNull();
});

test('a code that cannot be sent again yet leads to the field for the one that was sent', async () => {
  await app.open(FIRST_STEP);
  await propose(NEW);
  await codeField();
  await app.follow('Use another address');
  await app.heading('Change your email address');
  await propose(NEW);
  await waitFor(() => expect(app.calls(proposeEmail)).toBe(2));
  await app.user.type(await codeField(), newestCodeTo(app.world, NEW));
  await screen.findByText(`Your email address is now ${NEW}.`);
});

test('ACC-112 an address whose request for a code was answered to no one leads to the field for that code', async () => {
  await app.open(FIRST_STEP);
  app.world.fail(proposeEmail, 'drop-after', 1);
  await propose(NEW);
  await screen.findByRole('group', { name: 'We couldn’t change your email address' });
  await app.press('Send me a code');
  await app.user.type(await codeField(), newestCodeTo(app.world, NEW));
  await screen.findByText(`Your email address is now ${NEW}.`);
});

test('an address that was sent no code leads to no field for one', async () => {
  await app.open(FIRST_STEP);
  await propose(NEW);
  await codeField();
  await app.follow('Use another address');
  await app.heading('Change your email address');
  app.world.fail(proposeEmail, 'status:429', 1);
  await propose('gwen.other@northstar.test');
  await screen.findByRole('group', { name: 'We couldn’t change your email address' });
  expect(app.address()).toBe(FIRST_STEP);
});

test('ACC-112 one’s own address, however it is written, is said to be that, and sends nothing', async () => {
  await app.open(FIRST_STEP);
  await app.parts.queryClient.ensureQueryData(profileQuery());
  await propose(OLD.toUpperCase());
  await waitFor(() => expect(app.errorBeside(field())).toBe('That’s already your email address.'));
  expect(app.calls(proposeEmail)).toBe(0);
});

test('ACC-112 a code that is too old is asked for no longer', async () => {
  await app.open(FIRST_STEP);
  await propose(NEW);
  const code = await codeField();
  app.world.clock.advance(10 * 60_000 + 1);
  await app.user.type(code, newestCodeTo(app.world, NEW));
  const expired = await screen.findByText('This code has expired. Get a new one.');
  // It took the place of the field that had the focus.
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(expired)).toBe(true);
  expect(app.world.members.has(OLD)).toBe(true);
});

test('ACC-112 another account takes the address meanwhile: the first step shows it', async () => {
  await app.open(FIRST_STEP);
  await propose(NEW);
  const code = await codeField();
  app.world.fail(confirmEmail, 'status:409', 1);
  await app.user.type(code, newestCodeTo(app.world, NEW));
  await waitFor(() => expect(app.address()).toBe(FIRST_STEP));
  expect(await screen.findAllByText('Email address is not available.')).not.toEqual([]);
});

test('ACC-112 where the answer to the code is lost the profile says that the address has changed', async () => {
  await app.open(FIRST_STEP);
  await propose(NEW);
  const code = await codeField();
  app.world.fail(confirmEmail, 'drop-after', 1);
  await app.user.type(code, newestCodeTo(app.world, NEW));
  await screen.findByText(`Your email address is now ${NEW}.`);
  expect(app.address()).toBe('/account/settings');
  expect(app.calls(confirmEmail)).toBe(1);
});

test('ACC-112 where the answer is lost before anything has changed, the old address stays and the same code is taken again', async () => {
  await app.open(FIRST_STEP);
  await propose(NEW);
  const code = await codeField();
  app.world.fail(confirmEmail, 'drop-before', 1);
  await app.user.type(code, newestCodeTo(app.world, NEW));
  await waitFor(() => expect(app.errorBeside(code)).not.toBe(''));
  expect(app.world.members.has(OLD)).toBe(true);
  await app.user.clear(code);
  await app.user.type(code, newestCodeTo(app.world, NEW));
  await screen.findByText(`Your email address is now ${NEW}.`);
});

test('ACC-112 a code that did its work unheard is not called wrong when it is sent again', async () => {
  await app.open(FIRST_STEP);
  await propose(NEW);
  const code = await codeField();
  const sent = newestCodeTo(app.world, NEW);
  app.world.fail(confirmEmail, 'drop-after', 1);
  app.world.fail(readProfile, 'status:500', 1);
  await app.user.type(code, sent);
  await waitFor(() => expect(app.errorBeside(code)).not.toBe(''));
  await app.user.clear(code);
  await app.user.type(code, sent);
  await screen.findByText(`Your email address is now ${NEW}.`);
});

test('ACC-112 a server that fails says so, and the next try succeeds', async () => {
  app.world.fail(proposeEmail, 'status:500', 1);
  await app.open(FIRST_STEP);
  await propose(NEW);
  await screen.findByRole('group', { name: 'We couldn’t change your email address' });
  expect(field().value).toBe(NEW);
  await app.press('Send me a code');
  await codeField();
});
