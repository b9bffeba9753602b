import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { addPhone, changePhone, confirmPhone, readPhones } from '#api/account/phones.ts';
import { CODE_RESEND_MS } from '#domain/account/one-time-code.ts';
import { ADD, mfaPhoneSteps, NEW, OLD, PHONES } from '#tests/support/mfa-phone-steps.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-second-factor' });

const { phones, edit, submit, submitProven, enterCodeTo } = mfaPhoneSteps(app);

/** Ends as the old number does. */
const NEW_OF_SAME_END = '3605550142';
const CONFIRMED = 'Your phone number is confirmed. We’ll send your codes there.';

/** The form for another number of the phone, after its proof. */
async function openEdit() {
  await app.open(edit());
  await enterCodeTo(OLD);
}

async function add(number: string, runtime = {}) {
  await app.open(ADD, { runtime });
  await submitProven(number);
  await screen.findByText(new RegExp(`number ending in ${number.slice(-4)}`));
}

async function change(number: string) {
  await openEdit();
  await submit(number);
  await screen.findByText(new RegExp(`number ending in ${number.slice(-4)}`));
}

test('ACC-120 where the answer to the code of a new phone is lost, the phones say that it is active', async () => {
  await add(NEW);
  app.world.fail(confirmPhone, 'drop-after', 1);
  await enterCodeTo(NEW);
  await screen.findByText(CONFIRMED);
  expect(app.address()).toBe(PHONES);
  expect(app.calls(confirmPhone)).toBe(1);
});

test('ACC-118 ACC-120 where the answer to the code of another number is lost, the phones say that it has changed', async () => {
  await change(NEW);
  app.world.fail(confirmPhone, 'drop-after', 1);
  await enterCodeTo(NEW);
  await screen.findByText(CONFIRMED);
  expect(phones().map(({ number }) => number)).toEqual([NEW]);
});

test('ACC-120 where the answer is lost before anything has happened, the phone stays inactive and the same code is taken again', async () => {
  await add(NEW);
  app.world.fail(confirmPhone, 'drop-before', 1);
  const code = await enterCodeTo(NEW);
  await waitFor(() => expect(app.errorBeside(code)).not.toBe(''));
  expect(phones().find(({ number }) => number === NEW)?.verified).toBe(false);
  await enterCodeTo(NEW);
  await screen.findByText(CONFIRMED);
});

test('ACC-118 ACC-120 four digits that were the old number’s too do not say that it has changed', async () => {
  await change(NEW_OF_SAME_END);
  app.world.fail(confirmPhone, 'drop-before', 1);
  const code = await enterCodeTo(NEW_OF_SAME_END);
  await waitFor(() => expect(app.errorBeside(code)).not.toBe(''));
  expect(screen.queryByText(CONFIRMED)).toBeNull();
  expect(phones().map(({ number }) => number)).toEqual([OLD]);
});

test('ACC-120 a code that did its work unheard is not called wrong when it is sent again', async () => {
  await add(NEW);
  app.world.fail(confirmPhone, 'drop-after', 1);
  app.world.fail(readPhones, 'status:500', 1);
  const code = await enterCodeTo(NEW);
  await waitFor(() => expect(app.errorBeside(code)).not.toBe(''));
  await enterCodeTo(NEW);
  await screen.findByText(CONFIRMED);
});

test('ACC-120 another code for a number that is active already ends as confirmed', async () => {
  const clock = new SimulatedClock();
  await add(NEW, { clock });
  app.world.fail(confirmPhone, 'drop-after', 1);
  app.world.fail(readPhones, 'status:500', 1);
  const code = await enterCodeTo(NEW);
  await waitFor(() => expect(app.errorBeside(code)).not.toBe(''));
  app.world.clock.advance(CODE_RESEND_MS);
  clock.increment(CODE_RESEND_MS);
  await app.press('Send a new code');
  await screen.findByText(CONFIRMED);
  // The first one was refused for the want of a proof.
  expect(app.calls(addPhone)).toBe(3);
});

test('ACC-118 ACC-120 a number whose request for a code was answered to no one leads to the field for that code', async () => {
  await openEdit();
  app.world.fail(changePhone, 'drop-after', 1);
  await submit(NEW);
  await screen.findByRole('group', { name: 'We couldn’t save this number' });
  await submit(NEW);
  await screen.findByText(/number ending in 0123/);
  await enterCodeTo(NEW);
  await screen.findByText(CONFIRMED);
  expect(phones().map(({ number }) => number)).toEqual([NEW]);
});

test('ACC-118 ACC-120 where no answer came to either request, the number that the page of the phones showed is the old one', async () => {
  await app.open(PHONES);
  await enterCodeTo(OLD);
  await app.user.click(await screen.findByRole('link', { name: 'Change the phone ending in 0142' }));
  app.world.fail(changePhone, 'drop-after', 1);
  await submit(NEW);
  await screen.findByRole('group', { name: 'We couldn’t save this number' });
  await submit(NEW);
  await screen.findByText(/number ending in 0123/);
  app.world.fail(confirmPhone, 'drop-after', 1);
  await enterCodeTo(NEW);
  await screen.findByText(CONFIRMED);
});

/** A new phone whose number waits for its code is removed, in another tab or by the retailer, and another code is asked for. */
async function addWhileRemoved() {
  const clock = new SimulatedClock();
  await add(NEW, { clock });
  const account = app.world.account('member-second-factor');
  account.phones = account.phones.filter(({ number }) => number !== NEW);
  app.world.clock.advance(CODE_RESEND_MS);
  clock.increment(CODE_RESEND_MS);
  await app.press('Send a new code');
  await waitFor(() => expect(phones().map(({ number }) => number)).toEqual([OLD, NEW]));
}

test('ACC-120 D-435 a phone that was removed while its code was awaited, and gets another one, is confirmed by that', async () => {
  await addWhileRemoved();
  await enterCodeTo(NEW);
  await screen.findByText(CONFIRMED);
  expect(phones().map(({ verified }) => verified)).toEqual([true, true]);
});

test('ACC-120 D-435 where the answer to that code is lost, the phones say that the new phone is active', async () => {
  await addWhileRemoved();
  app.world.fail(confirmPhone, 'drop-after', 1);
  await enterCodeTo(NEW);
  await screen.findByText(CONFIRMED);
});
