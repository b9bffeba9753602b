import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { cardNameOf, cardsOf } from '#tests/support/cards-of.ts';
import { held } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });
const { at: cardAt, pageOf } = cardsOf(app, 'member-gold');

test('SVC-043 Back does nothing while a card is removed: the question stays until it can say what came of it', async () => {
  const { release, released } = held();
  const page = pageOf(0);
  await app.open('/menu', {
    hasBrowserHistory: true,
    runtime: { actors: { removeCard: fromPromise(() => released) } },
  });
  await act(() => app.router.navigate({ href: page }));
  await app.heading(cardNameOf(cardAt(0)));
  await app.press('Remove');
  const question = await screen.findByRole('dialog', { name: 'Remove this card?' });
  await app.user.click(within(question).getByRole('button', { name: 'Remove' }));
  await screen.findByRole('button', { name: /Removing card…/ });
  for (let presses = 0; presses < 2; presses += 1) {
    await app.goBack();
    await waitFor(() => expect(window.location.pathname).toBe(page));
    expect(screen.getByRole('dialog', { name: 'Remove this card?' })).toBeTruthy();
  }
  await act(async () => release());
  await screen.findByText(`Card (${cardAt(0).cardNumber.slice(-4)}) removed`);
});
