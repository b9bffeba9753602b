import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { confirmEmail, proposeEmail } from '#api/account/email.ts';
import { CODE_LIFETIME_MS } from '#domain/one-time-code.ts';
import { newestCodeTo, otherCode } from '#mocks/account/sent.ts';
import { startServer, startWorld, stopServer, type TestWorld } from '#mocks/server.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.tsx';

let world: TestWorld;
let app: OpenedApp;

beforeAll(startServer);
beforeEach(() => {
  world = startWorld({ persona: 'member-green' });
});
afterEach(() => app.close());
afterAll(stopServer);

const FIRST_STEP = '/account/settings/edit-email';
const SECOND_STEP = `${FIRST_STEP}/enter-code`;
const OLD = 'gwen@northstar.test';
const NEW = 'gwen.new@northstar.test';

const address = () => app.router.history.location.href;
const calls = (operation: { contract: { method: string; path: string } }) =>
  world.effects.requests[`${operation.contract.method} ${operation.contract.path}`] ?? 0;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New email address' });
const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
const errorBeside = (input: HTMLElement) => document.getElementById(`${input.id}-error`)?.textContent ?? '';

async function propose(text: string) {
  await app.user.clear(field());
  await app.user.click(field());
  if (text !== '') await app.user.paste(text);
  await app.user.click(screen.getByRole('button', { name: 'Send me a code' }));
}

test('ACC-002 ACC-004 ACC-109 ACC-110 only members reach either page', async () => {
  world.become('anonymous');
  app = await openApp(FIRST_STEP);
  await waitFor(() => expect(address()).toBe(`/account/signin?returnUrl=${encodeURIComponent(FIRST_STEP)}`));
  app.close();
  app = await openApp(SECOND_STEP);
  await waitFor(() => expect(address()).toBe(`/account/signin?returnUrl=${encodeURIComponent(SECOND_STEP)}`));
});

test('ACC-109 ACC-110 ACC-111 ACC-112 the address changes by its code, and the old one stays until then', async () => {
  app = await openApp(FIRST_STEP);
  await propose(` ${NEW} `);
  const code = await codeField();
  expect(address()).toBe(SECOND_STEP);
  expect(screen.getByText(`We sent a 6-digit code to ${NEW}. It works for 10 minutes.`)).toBeTruthy();
  expect(world.members.has(OLD)).toBe(true);
  await app.user.type(code, otherCode(newestCodeTo(world, NEW)));
  await waitFor(() => expect(errorBeside(code)).toBe('The code you entered is not valid. Please try again.'));
  expect(world.members.has(OLD)).toBe(true);
  await app.user.clear(code);
  await app.user.type(code, newestCodeTo(world, NEW));
  await screen.findByText(`Your email address is now ${NEW}.`);
  expect(address()).toBe('/account/settings');
  expect([world.members.has(OLD), world.members.has(NEW)]).toEqual([false, true]);
});

test('ACC-111 the proposal outlives its page, and nothing of it is written down', async () => {
  app = await openApp(FIRST_STEP);
  await propose(NEW);
  await codeField();
  await app.router.navigate({ to: '/account/for-you' });
  await app.router.navigate({ to: SECOND_STEP });
  await codeField();
  expect(address()).toBe(SECOND_STEP);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, address()])).not.toContain(NEW);
});

test('ACC-112 a visit without a proposed address leads to the first step', async () => {
  app = await openApp(SECOND_STEP);
  await waitFor(() => expect(address()).toBe(FIRST_STEP));
  expect(field()).toBeTruthy();
});

for (const [ids, typed, message] of [
  ['ACC-109', '', 'Please enter your email address.'],
  ['ACC-109', 'gwen', 'Please enter a valid email address.'],
  ['ACC-109', `${'g'.repeat(36)}@northstar.test`, 'Please enter a valid email address.'],
] as const) {
  test(`${ids} “${typed}” is shown on the field and sends nothing`, async () => {
    app = await openApp(FIRST_STEP);
    field().removeAttribute('maxlength');
    await propose(typed);
    await waitFor(() => expect(errorBeside(field())).toBe(message));
    expect(calls(proposeEmail)).toBe(0);
  });
}

test('ACC-112 an address that is taken, or one’s own, is shown on the field', async () => {
  app = await openApp(FIRST_STEP);
  await propose('taken@northstar.test');
  await waitFor(() => expect(errorBeside(field())).toBe('Email address is not available.'));
  expect(field().value).toBe('taken@northstar.test');
  await propose(OLD);
  await waitFor(() => expect(errorBeside(field())).toBe('Please enter a valid email address.'));
});

test('ACC-112 a code that is too old is asked for no longer', async () => {
  app = await openApp(FIRST_STEP);
  await propose(NEW);
  const code = await codeField();
  world.clock.advance(CODE_LIFETIME_MS + 1);
  await app.user.type(code, newestCodeTo(world, NEW));
  await screen.findByText('This code is no longer valid. Ask for a new one.');
  expect(world.members.has(OLD)).toBe(true);
});

test('ACC-112 another account takes the address meanwhile: the first step shows it', async () => {
  app = await openApp(FIRST_STEP);
  await propose(NEW);
  const code = await codeField();
  world.fail(confirmEmail, 'status:409', 1);
  await app.user.type(code, newestCodeTo(world, NEW));
  await waitFor(() => expect(address()).toBe(FIRST_STEP));
  expect(await screen.findAllByText('Email address is not available.')).not.toEqual([]);
});

test('ACC-112 a server that fails says so, and the next try succeeds', async () => {
  world.fail(proposeEmail, 'status:500', 1);
  app = await openApp(FIRST_STEP);
  await propose(NEW);
  await screen.findByRole('alert', { name: 'Your email address was not changed' });
  expect(field().value).toBe(NEW);
  await app.user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await codeField();
});
