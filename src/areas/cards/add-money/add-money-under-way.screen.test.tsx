import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reloadCard } from '#api/account/reload.ts';
import { UNFINISHED_RELOADS_KEY } from '#domain/cards/reload.ts';
import * as purchaseRisk from '#platform/purchase-risk.ts';
import { held, holdCalls } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';

const app = setUpApp({ persona: 'member-gold' });

const CARDS = '/account/cards';

/** The sheet over the cards, in a browser whose Back takes it away. */
async function openSheet() {
  await app.open('/menu', { hasBrowserHistory: true });
  await act(() => app.router.navigate({ to: CARDS }));
  await app.heading('Your cards');
  await act(() => app.router.navigate({ to: CARDS, hash: 'add-money' }));
  await screen.findByRole('button', { name: 'Add $25' });
}

const sheet = () => screen.findByRole('dialog', { name: 'Add money' });
const unfinished = () => window.localStorage.getItem(UNFINISHED_RELOADS_KEY);
const balance = () => app.world.account('member-gold').cards[0]?.balance;

const confirmVisitor = async () => {
  app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' });
  await app.parts.session.resolveVisitor();
};

test('CRD-024 CRD-026 while money is added the sheet stays, whichever way out is tried, and says what came of it', async () => {
  await openSheet();
  const release = holdCalls((call) => call.includes('/reload'));
  await app.press('Add $25');
  await screen.findByRole('button', { name: /Adding \$25…/ });
  await app.user.keyboard('{Escape}');
  await app.press('Close');
  await app.goBack();
  await waitFor(() => expect(window.location.hash).toBe('#add-money'));
  await sheet();
  await act(async () => release());
  await screen.findByText('$25 added');
  expect(unfinished()).toBeNull();
  await app.press('Got it');
  await app.noDialog();
});

test('CRD-026 FC-070 D-254 money that is being added as the session is looked up anew is added, and leaves no doubt behind', async () => {
  await openSheet();
  const release = holdCalls((call) => call.includes('/reload'));
  await app.press('Add $25');
  await screen.findByRole('button', { name: /Adding \$25…/ });
  await act(confirmVisitor);
  await screen.findByText(/^We’re not sure/);
  await act(async () => release());
  await waitFor(() => expect(unfinished()).toBeNull());
  expect(balance()).toBe(6750);
  await screen.findAllByText('$67.50');
  // Asked about, the server answers with what it has done already.
  await app.press('Try again');
  await screen.findByText('$25 added');
  expect(balance()).toBe(6750);
});

test('CRD-026 D-378 a sheet that is taken away before anything was sent leaves nothing in doubt: the sum can be chosen again', async () => {
  const { release, released } = held<string>();
  standIn(purchaseRisk, 'purchaseReputation', () => released);
  await openSheet();
  await app.press('Add $25');
  await waitFor(() => expect(unfinished()).not.toBeNull());
  await act(confirmVisitor);
  await act(async () => release('risk'));
  await waitFor(() => expect(unfinished()).toBeNull());
  expect(app.calls(reloadCard)).toBe(0);
  expect(balance()).toBe(4250);
});
