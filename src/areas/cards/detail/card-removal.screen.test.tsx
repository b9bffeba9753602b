import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { removeCard } from '#api/account/card-changes.ts';
import { cardsKey, readCards } from '#api/account/cards.ts';
import { cardNameOf, cardsOf } from '#tests/support/cards-of.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });

const CARDS = '/account/cards';
const { all: cards, at: cardAt, pageOf } = cardsOf(app, 'member-gold');
const open = (position: number) => app.open(pageOf(position));

/** The page of the first card, whose list cannot be read again until `readAnew`; the end of its number. */
async function openUnread() {
  const lastFour = cardAt(0).cardNumber.slice(-4);
  await open(0);
  await app.heading(cardNameOf(cardAt(0)));
  app.world.fail(readCards, 'latency:60000');
  return lastFour;
}

async function readAnew() {
  app.world.heal();
  await act(() => app.parts.queryClient.refetchQueries({ queryKey: cardsKey, exact: true }));
}

async function remove() {
  await app.press('Remove');
  await screen.findByRole('dialog', { name: 'Remove this card?' });
  await app.press('Remove');
}

test('SVC-011 SVC-043 a card is removed after a question; the next one is the primary one then', async () => {
  const [first, second] = [cardAt(0), cardAt(1)];
  await open(0);
  await app.press('Remove');
  expect(await screen.findByText('It still has $42.50 on it.')).toBeTruthy();
  // Called by its digits, it does not end in them once more (D-345).
  expect(screen.getByText(new RegExp(`^${cardNameOf(first)} leaves your account\\.`))).toBeTruthy();
  await app.press('Keep card');
  await app.noDialog();
  expect(app.calls(removeCard)).toBe(0);
  await remove();
  expect(await screen.findByText(`Card (${first.cardNumber.slice(-4)}) removed`)).toBeTruthy();
  await waitFor(() => expect(app.address()).toBe(CARDS));
  await waitFor(() => expect(app.main().getAllByRole('listitem')).toHaveLength(1));
  expect(await app.main().findByText('Primary')).toBeTruthy();
  expect(second.isPrimary).toBe(true);
  expect(app.world.effects.cardsRemoved).toBe(1);
});

test('SVC-042 a card that could not be removed stays, and the notice says so', async () => {
  app.world.fail(removeCard, 'status:500', 1);
  await open(0);
  await remove();
  expect(await screen.findByText('Failed to remove card')).toBeTruthy();
  expect(cards()).toHaveLength(2);
});

test('SVC-043 a removal whose answer was lost is no failure when it is tried again: the card is gone', async () => {
  app.world.fail(removeCard, 'drop-after', 1);
  const lastFour = await openUnread();
  await remove();
  expect(await screen.findByText('Failed to remove card')).toBeTruthy();
  expect(cards()).toHaveLength(1);
  await app.press('Remove');
  expect(await screen.findByText(`Card (${lastFour}) removed`)).toBeTruthy();
  await waitFor(() => expect(app.address()).toBe(CARDS));
});

test('SVC-042 SVC-043 a removal whose answer was lost is said to be one: the cards are read again', async () => {
  app.world.fail(removeCard, 'drop-after', 1);
  const lastFour = cardAt(0).cardNumber.slice(-4);
  await open(0);
  await remove();
  expect(await screen.findByText(`Card (${lastFour}) removed`)).toBeTruthy();
  await waitFor(() => expect(app.address()).toBe(CARDS));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.calls(removeCard)).toBe(1);
  await waitFor(() => expect(app.main().getAllByRole('listitem')).toHaveLength(1));
});

test.each([
  ['', async () => {}],
  [', and where it is asked about once more', () => app.press('Remove')],
])('SVC-043 so it is where the member has kept the card meanwhile%s', async (_, afterwards) => {
  app.world.fail(removeCard, 'drop-after', 1);
  const lastFour = await openUnread();
  await remove();
  await screen.findByText('Failed to remove card');
  await app.press('Keep card');
  await app.noDialog();
  await afterwards();
  await readAnew();
  expect(await screen.findByText(`Card (${lastFour}) removed`)).toBeTruthy();
  await waitFor(() => expect(app.address()).toBe(CARDS));
  expect(screen.queryByText('We couldn’t find that card.')).toBeNull();
});

test('CRD-007 a card that is gone before its removal was tried is not said to be removed by it', async () => {
  await open(1);
  await app.press('Remove');
  await screen.findByRole('dialog', { name: 'Remove this card?' });
  cards().splice(1, 1);
  await readAnew();
  await app.press('Keep card');
  await app.heading('We couldn’t find that card.');
  expect(screen.queryByText(/^Card \(\d{4}\) removed$/)).toBeNull();
});

test('CRD-007 a card that was removed in another tab is not found any more', async () => {
  await open(1);
  await app.heading(cardNameOf(cardAt(1)));
  cards().splice(1, 1);
  await readAnew();
  await app.heading('We couldn’t find that card.');
});
