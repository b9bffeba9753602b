import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDigitalCard } from '#api/account/card-add.ts';
import { readCards } from '#api/account/cards.ts';
import { refuse } from '#mocks/respond.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { answerInstead, held, holdCalls } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-without-cards' });

const cards = () => app.world.account('member-without-cards').cards;
const listed = () => app.main().queryAllByRole('listitem').length;

/** The empty list is known when the page is opened. */
async function openFromCards() {
  await app.open('/account/cards');
  await screen.findByText('No cards yet');
  await openForm();
}

async function openForm() {
  await act(() => app.router.navigate({ to: '/account/cards/add' }));
  await screen.findByRole('radio', { name: /^A card I have/ });
}

async function pressForDigital() {
  await app.user.click(screen.getByRole('radio', { name: /^A new digital card/ }));
  await app.press('Get my card');
}

async function pressAndLeave() {
  await pressForDigital();
  await screen.findByRole('button', { name: /Adding card…/ });
  await leave();
}

async function leave() {
  await act(() => app.router.navigate({ to: '/account/cards' }));
  await app.heading('Your cards');
}

/** The server has added the card, and its answer comes, or is lost, only once it is released, whether or not it is waited for. */
function holdAnswer() {
  const { released, release } = held();
  answerInstead(addDigitalCard, async (send) => {
    const [answer] = await Promise.allSettled([send(), released]);
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  });
  return release;
}

test('CRD-007 CRD-009 SVC-039 D-416 a card that is being added when its page is left is in the list, and is said', async () => {
  await openFromCards();
  const release = holdCalls((call) => call.includes(addDigitalCard.contract.path));
  await pressAndLeave();
  expect(listed()).toBe(0);
  release();
  expect(await screen.findByText('$0 card added')).toBeTruthy();
  await waitFor(() => expect(listed()).toBe(1));
  expect(app.address()).toBe('/account/cards');
});

test('CRD-009 D-111 D-416 a digital card that is asked for again before its answer, on the page opened anew, is added once', async () => {
  await openFromCards();
  const release = holdAnswer();
  await pressAndLeave();
  await waitFor(() => expect(cards()).toHaveLength(1));
  await openForm();
  await pressForDigital();
  release();
  await waitFor(() => expect(app.address()).toBe(`/account/cards/${cards()[0]?.cardId}`));
  expect([app.calls(addDigitalCard), app.world.effects.cardsAdded]).toEqual([2, 1]);
});

test('CRD-009 D-111 D-416 a digital card whose answer was lost is the one that is asked for again on the page opened anew', async () => {
  await openFromCards();
  app.world.fail(addDigitalCard, 'drop-after', 1);
  await pressForDigital();
  await screen.findByText('Failed to add card');
  await leave();
  await openForm();
  await pressForDigital();
  await screen.findByText('$0 card added');
  expect(app.world.effects.cardsAdded).toBe(1);
});

test('CRD-009 D-111 a digital card that is asked for after one was added is another one', async () => {
  await openFromCards();
  for (const count of [1, 2]) {
    await pressForDigital();
    await waitFor(() => expect(app.address()).toBe(`/account/cards/${cards()[count - 1]?.cardId}`));
    await openForm();
  }
  expect(app.world.effects.cardsAdded).toBe(2);
});

test('SVC-034 SVC-038 D-416 a card that is refused after its page was left says why where the visitor is', async () => {
  await openFromCards();
  const release = holdCalls((call) => call.includes('"cardNumber"'));
  await app.enter(app.field('Card number'), '6006491234562000');
  await app.enter(app.field('Security code'), '20471234');
  await app.press('Add card');
  await screen.findByRole('button', { name: /Adding card…/ });
  await leave();
  release();
  expect(await screen.findByText('Failed to add card')).toBeTruthy();
  expect(screen.getByText('This card is already registered.')).toBeTruthy();
});

test.each([
  ['SVC-018', '121023', "Your card's total amount cannot exceed $500."],
  ['SVC-031 SVC-044', '121062', "We couldn't process this payment. Contact customer service at +1 800 555 0123."],
])('%s D-416 a refusal (%s) that comes after its page was left says: %s', async (_, code, said) => {
  await openFromCards();
  const { released, release } = held();
  answerInstead(addDigitalCard, async () => {
    await released;
    return refuse(400, code);
  });
  await pressAndLeave();
  release();
  expect(await screen.findByText(said)).toBeTruthy();
});

test('SVC-038 D-416 a card whose answer is lost after its page was left is said, and is in the list', async () => {
  await openFromCards();
  app.world.fail(addDigitalCard, 'drop-after', 1);
  const release = holdAnswer();
  await pressAndLeave();
  release();
  expect(await screen.findByText('Failed to add card')).toBeTruthy();
  await waitFor(() => expect(listed()).toBe(1));
});

test('FC-071 D-416 what becomes of the card of a member who has signed out is neither said to the next one nor read', async () => {
  await openFromCards();
  const release = holdAnswer();
  await pressForDigital();
  await waitFor(() => expect(cards()).toHaveLength(1));
  await act(() => app.parts.session.signOut());
  await app.router.navigate({ to: '/account/cards' });
  await screen.findByRole('textbox', { name: 'Email or username' });
  await app.enter(app.field('Email or username'), PERSONAS['member-gold'].email);
  await app.enter(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
  await app.heading('Your cards');
  await waitFor(() => expect(listed()).toBe(app.world.account('member-gold').cards.length));
  await app.atRest();
  const readBefore = app.calls(readCards);
  await act(async () => release());
  await app.atRest();
  expect([app.calls(readCards), screen.queryByText(/card added|Failed to add card/)]).toEqual([readBefore, null]);
});
