import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { safePathOf } from '#domain/return-url.ts';
import { signOutMachine } from './sign-out.machine.ts';

async function leavesFor(returnUrl: string | undefined, endSession: () => Promise<void> = async () => {}) {
  const clock = new SimulatedClock();
  const machine = signOutMachine.provide({ actors: { endSession: fromPromise(endSession) } });
  const actor = createActor(machine, { input: { returnUrl: safePathOf(returnUrl) ?? undefined }, clock }).start();
  await new Promise((resolve) => setTimeout(resolve));
  clock.increment(30_000);
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
  return actor.getSnapshot().output?.to;
}

test('ACC-042 after signing out it goes to the address that was given, otherwise home', async () => {
  expect(await leavesFor('/menu/store-locator?place=Boston')).toBe('/menu/store-locator?place=Boston');
  expect(await leavesFor(undefined)).toBe('/');
});

test('ACC-043 an address that may not be followed leads home', async () => {
  for (const attack of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/account/signin']) {
    expect(await leavesFor(attack)).toBe('/');
  }
});

test('ACC-043 it leads on where the session could not be revoked, and without an answer', async () => {
  expect(await leavesFor('/menu', () => Promise.reject(new Failure('server')))).toBe('/menu');
  expect(await leavesFor('/menu', () => new Promise(() => {}))).toBe('/menu');
});
