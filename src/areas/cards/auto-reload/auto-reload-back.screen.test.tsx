import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { overPage } from '#parts/cards/hash-modal.ts';
import { held } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });

const CARDS = '/account/cards';

/** The cards in a browser, where a save ends only once it is answered. */
async function openCards() {
  const { release, released } = held<{ outcome: 'saved' }>();
  const createAutoReload = fromPromise(() => released);
  await app.open('/menu', { hasBrowserHistory: true, runtime: { actors: { createAutoReload } } });
  await act(() => app.router.navigate({ to: CARDS }));
  await app.heading('Your cards');
  return { answer: () => act(async () => release({ outcome: 'saved' })) };
}

async function save() {
  await app.user.click(await screen.findByRole('switch'));
  await app.press('Save');
  await screen.findByRole('button', { name: /Saving…/ });
}

async function expectSheetStays() {
  await waitFor(() => expect(window.location.hash).toBe('#auto-reload'));
  expect(app.address()).toBe(`${CARDS}#auto-reload`);
  expect(screen.getByRole('dialog', { name: 'Auto reload' })).toBeTruthy();
}

async function expectSheetGone() {
  await app.noDialog();
  await waitFor(() => expect(app.address()).toBe(CARDS));
  await app.heading('Your cards');
}

/** Saves, goes back meanwhile, and lets the answer come. */
async function expectSaveToHoldBack(answer: () => Promise<void>) {
  await save();
  await app.goBack();
  await expectSheetStays();
  await answer();
  await screen.findByText('Auto reload turned on');
  await expectSheetGone();
}

test('SVC-040 CRD-010 Back does nothing while auto reload is saved: the sheet stays until it can say what came of it', async () => {
  const { answer } = await openCards();
  await act(() => app.router.navigate(overPage('auto-reload')));
  await expectSaveToHoldBack(answer);
});

test('SVC-040 CRD-010 so it is where the hash was typed; Back takes it away before and after a save', async () => {
  const { answer } = await openCards();
  act(() => window.location.assign('#auto-reload'));
  await screen.findByRole('switch');
  await app.goBack();
  await expectSheetGone();
  act(() => window.location.assign('#auto-reload'));
  await expectSaveToHoldBack(answer);
});
