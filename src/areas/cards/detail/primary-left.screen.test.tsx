import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeCardPrimary } from '#api/account/card-changes.ts';
import { cardNameOf, cardsOf } from '#tests/support/cards-of.ts';
import { answerInstead, held, holdCalls } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });
const { at: cardAt, pageOf } = cardsOf(app, 'member-gold');

/** The page of the second card is left for the list while it is being made the primary one. */
async function pressAndLeave() {
  await app.open(pageOf(1));
  await app.press('Make primary');
  await act(() => app.router.navigate({ to: '/account/cards' }));
  await app.heading('Your cards');
}

const first = () => app.main().getAllByRole('listitem')[0];

test('CRD-007 D-416 a card that is being made the primary one when its page is left is first in the list, and is said', async () => {
  const release = holdCalls((call) => call.includes('/primary'));
  await pressAndLeave();
  expect(first()?.textContent).toContain(cardNameOf(cardAt(0)));
  release();
  await screen.findByText('You have a new primary card.');
  const card = first();
  if (!card) return expect.fail('no cards are listed');
  expect(card.textContent).toContain(cardNameOf(cardAt(1)));
  expect(within(card).getByText('Primary')).toBeTruthy();
});

test('SVC-035 D-416 a card that could not be made the primary one after its page was left is said where the visitor is', async () => {
  const { release, released } = held<Response>();
  answerInstead(makeCardPrimary, () => released);
  await pressAndLeave();
  release(Response.json({}, { status: 500 }));
  await screen.findByText('We couldn’t change your primary card');
});
