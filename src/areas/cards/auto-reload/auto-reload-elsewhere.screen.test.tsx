import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createAutoReload, disableAutoReload, updateAutoReload } from '#api/account/auto-reload.ts';
import { readCards } from '#api/account/cards.ts';
import { readSession } from '#api/session/session.ts';
import type { AutoReload } from '#mocks/account/account.ts';
import { cardsOf } from '#tests/support/cards-of.ts';
import { answerInstead } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });
const cards = cardsOf(app, 'member-gold');

const CARDS = '/account/cards';
const SHEET = `${CARDS}#auto-reload`;
const CHANGED = /^Auto reload was turned on or off elsewhere/;

/** What the server holds, with the first of what pays; the second is PayPal. */
function hold(change: Partial<AutoReload> & { readonly payer?: 0 | 1 } = {}): void {
  const { payer = 0, ...settings } = change;
  const paymentMethodId = app.world.account('member-gold').paymentMethods[payer]?.paymentMethodId ?? '';
  const own = { isActive: true, amount: 5_000, triggerAmount: 1_500, paymentMethodId };
  cards.at(0).autoReload = { ...own, ...settings };
}

const held = () => cards.at(0).autoReload;
const saves = () => [createAutoReload, updateAutoReload, disableAutoReload].map((operation) => app.calls(operation));

/** Over a page whose cards were read before. */
async function openOver() {
  await act(() => app.router.navigate({ href: SHEET }));
  await screen.findByRole('switch');
}
const choose = async (name: string | RegExp) => app.user.click(await screen.findByRole('radio', { name }));
const turn = async () => app.user.click(await screen.findByRole('switch'));

test('CRD-030 OPP-059 D-442 the sheet begins with what the server says by now, not with what the page has read', async () => {
  hold();
  await app.open(CARDS);
  await app.main().findAllByRole('listitem');
  hold({ amount: 10_000, payer: 1 });
  await openOver();
  expect(screen.getByRole('radio', { name: /^PayPal/, checked: true })).toBeTruthy();
  expect(screen.getByRole('radio', { name: '$100', checked: true })).toBeTruthy();
});

test('CRD-030 OPP-059 D-442 turned off elsewhere before the sheet is opened it is off there, and stays off', async () => {
  hold();
  await app.open(CARDS);
  await app.main().findAllByRole('listitem');
  hold({ isActive: false });
  await openOver();
  expect(screen.getByRole('switch', { checked: false })).toBeTruthy();
  await app.press('Save');
  await app.noDialog();
  expect(held()?.isActive).toBe(false);
});

test('CRD-030 OPP-062 D-442 where the cards cannot be read the sheet says so, and tries again', async () => {
  hold();
  await app.open(CARDS);
  await app.main().findAllByRole('listitem');
  app.world.fail(readCards, 'status:500', 1);
  await act(() => app.router.navigate({ href: SHEET }));
  await app.press('Try again');
  expect(await screen.findByRole('switch', { checked: true })).toBeTruthy();
});

test('CRD-030 OPP-062 D-442 without a network the sheet says so', async () => {
  hold();
  await app.open(CARDS);
  await app.main().findAllByRole('listitem');
  app.world.fail(readCards, 'drop-before');
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await act(() => app.router.navigate({ href: SHEET }));
  expect(await screen.findByText(/^We can’t connect right now/)).toBeTruthy();
});

test('CRD-030 OPP-059 D-442 what was changed elsewhere while the sheet is open is not turned back', async () => {
  hold();
  await app.open(SHEET);
  await choose('$5');
  hold({ amount: 10_000, payer: 1 });
  const paymentMethodId = held()?.paymentMethodId;
  await app.press('Save');
  await screen.findByText('Auto reload updated');
  expect(held()).toEqual({ isActive: true, amount: 10_000, triggerAmount: 500, paymentMethodId });
});

test('CRD-030 OPP-060 D-442 turned off elsewhere meanwhile, it is said and not turned on; saved again, it is', async () => {
  hold();
  await app.open(SHEET);
  await choose('$5');
  hold({ isActive: false });
  await app.press('Save');
  await screen.findByText(CHANGED);
  expect(saves()).toEqual([0, 0, 0]);
  await app.press('Save');
  await app.noDialog();
  expect(held()).toMatchObject({ isActive: true, triggerAmount: 500 });
});

test('CRD-031 OPP-060 D-442 turned on elsewhere meanwhile, a form that is off turns nothing off', async () => {
  hold({ isActive: false });
  await app.open(SHEET);
  await screen.findByRole('switch', { checked: false });
  hold();
  await app.press('Save');
  await screen.findByText(CHANGED);
  expect([saves(), held()?.isActive]).toEqual([[0, 0, 0], true]);
});

test('CRD-031 OPP-062 D-442 turned off with its answer lost, and on again, it is saved without a word of others', async () => {
  hold();
  await app.open(SHEET);
  await turn();
  app.world.fail(disableAutoReload, 'drop-after', 1);
  await app.press('Save');
  await screen.findByText(/^We can’t connect right now/);
  expect(held()?.isActive).toBe(false);
  await turn();
  await app.press('Save');
  await app.noDialog();
  expect(held()?.isActive).toBe(true);
});

test('CRD-030 OPP-062 D-442 nothing is sent where the cards cannot be read before the save, and what was chosen stays', async () => {
  hold();
  await app.open(SHEET);
  await choose('$5');
  app.world.fail(readCards, 'status:500', 1);
  await app.press('Save');
  await screen.findByText(/^Something went wrong on our end/);
  expect(saves()).toEqual([0, 0, 0]);
  expect(screen.getByRole('radio', { name: '$5', checked: true })).toBeTruthy();
});

test('CRD-029 CRD-030 D-442 turned on here and elsewhere, what is shown here is what is sent, to the profile there is', async () => {
  await app.open(SHEET);
  await turn();
  await screen.findByRole('radio', { name: /^Visa/, checked: true });
  const visa = app.world.account('member-gold').paymentMethods[0]?.paymentMethodId;
  hold({ payer: 1 });
  await app.press('Save');
  await app.noDialog();
  expect(saves()).toEqual([0, 1, 0]);
  expect(held()).toMatchObject({ amount: 2_500, triggerAmount: 1_000, paymentMethodId: visa });
});

test('FC-064 D-442 a form that comes back after the session was looked up anew keeps only what was chosen in it', async () => {
  hold();
  await app.open(SHEET);
  await choose('$5');
  answerInstead(readSession, async (send) => {
    hold({ amount: 10_000, payer: 1 });
    return send();
  });
  await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(held()?.amount).toBe(10_000));
  await screen.findByRole('radio', { name: /^PayPal/, checked: true });
  expect(screen.getByRole('radio', { name: '$5', checked: true })).toBeTruthy();
});
