import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readVerification, verifyCode } from '#api/account/verification.ts';
import { newestCodeTo, otherCode } from '#mocks/account/sent.ts';
import { OLD, PHONES } from '#tests/support/mfa-phone-steps.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
const newest = () => newestCodeTo(app.world, OLD);

async function openPhones() {
  await app.open(PHONES, { as: 'member-second-factor' });
  await code();
}

const isOpen = () => screen.findByRole('link', { name: 'Change the phone ending in 0142' });

async function isRefused(words: string) {
  await waitFor(async () => expect(app.errorBeside(await code())).toBe(words));
}

test('ACC-034 ACC-106 D-436 a right code whose answer is lost opens the page: the server says that the proof holds', async () => {
  await openPhones();
  app.world.fail(verifyCode, 'drop-after', 1);
  await app.enter(await code(), newest());
  await isOpen();
  expect(app.calls(verifyCode)).toBe(1);
});

test('ACC-034 ACC-106 D-436 a right code that did its work unheard is not called wrong when it is sent again', async () => {
  await openPhones();
  app.world.fail(verifyCode, 'drop-after', 1);
  app.world.fail(readVerification, 'status:500', 1);
  await app.enter(await code(), newest());
  await isRefused('We can’t connect right now. Check your connection and try again.');
  await app.enter(await code(), newest());
  await isOpen();
  expect(app.calls(verifyCode)).toBe(2);
});

test('ACC-035 ACC-106 D-436 while a proof is due a code that was lost on its way, or is wrong, opens nothing', async () => {
  await openPhones();
  app.world.fail(verifyCode, 'drop-before', 1);
  await app.enter(await code(), newest());
  await isRefused('We can’t connect right now. Check your connection and try again.');
  await app.enter(await code(), otherCode(newest()));
  await isRefused('The code you entered is not valid. Please try again.');
  await app.enter(await code(), newest());
  await isOpen();
});
