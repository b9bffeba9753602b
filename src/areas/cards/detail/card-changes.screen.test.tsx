import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeCardPrimary } from '#api/account/card-changes.ts';
import { transferCardBalance } from '#api/account/card-transfer.ts';
import { cardsQuery } from '#api/account/cards.ts';
import { readSession } from '#api/session/session.ts';
import { cardNameOf, cardsOf } from '#tests/support/cards-of.ts';
import { answerInstead, holdCalls, holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });

const CARDS = '/account/cards';
const { all: cards, at: cardAt, pageOf } = cardsOf(app, 'member-gold');
const open = (position: number) => app.open(pageOf(position));

const activity = async () => within(await screen.findByRole('region', { name: 'Activity' })).findAllByRole('listitem');

test('SVC-035 a card becomes the primary one, after a failure with a message of its own', async () => {
  app.world.fail(makeCardPrimary, 'status:500', 1);
  await open(1);
  // What a press makes of it, and not what it is already.
  expect(await screen.findByText('Make this your primary card')).toBeTruthy();
  expect(screen.queryByText('Primary')).toBeNull();
  await app.press('Make primary');
  expect(await screen.findByText("We couldn't make this your primary card. Please try again.")).toBeTruthy();
  expect(cardAt(0).isPrimary).toBe(true);
  await app.press('Try again');
  expect(await screen.findByText('This is your primary card now.')).toBeTruthy();
  expect([cardAt(0).isPrimary, cardAt(1).isPrimary]).toEqual([false, true]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Make primary' })).toBeNull());
  // Its row went with the button, and the message with the one for another try.
  const list = screen.getByRole('button', { name: 'Transfer' }).closest('ul');
  await waitFor(() => expect(document.activeElement).toBe(list));
});

test('SVC-035 where only the answer was lost, the card is shown as the primary one that it is', async () => {
  app.world.fail(makeCardPrimary, 'drop-after', 1);
  await open(1);
  await app.press('Make primary');
  await waitFor(() => expect(cardAt(1).isPrimary).toBe(true));
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /Make primary|Try again/ })).toEqual([]));
  expect(app.main().getByText('Primary')).toBeTruthy();
});

async function openTransfer(position = 0, options?: Parameters<typeof app.open>[1]) {
  await app.open(pageOf(position), options);
  await app.press('Transfer');
  await screen.findByRole('dialog', { name: 'Transfer balance' });
}

async function enterAmount(typed: string) {
  await app.user.click(screen.getByRole('radio', { name: 'Another amount' }));
  await app.enter(screen.getByRole('textbox', { name: 'Amount' }), typed);
  await app.press('Transfer');
}

test('SVC-010 a part of a balance moves to another card, and both show it', async () => {
  await openTransfer();
  await enterAmount('2,50');
  expect(await screen.findByText(`$2.50 moved to ${cardNameOf(cardAt(1))}`)).toBeTruthy();
  await app.noDialog();
  expect(cards().map(({ balance }) => balance)).toEqual([4000, 1250]);
  expect(await app.main().findByText(`Moved to card ${cardAt(1).cardNumber.slice(-4)}`)).toBeTruthy();
});

test('SVC-010 all of a balance moves without an amount', async () => {
  await openTransfer();
  await app.press('Transfer');
  expect(await screen.findByText(`$42.50 moved to ${cardNameOf(cardAt(1))}`)).toBeTruthy();
  expect(cards().map(({ balance }) => balance)).toEqual([0, 5250]);
});

for (const typed of ['', '0', '-5', '42.51', 'all']) {
  test(`no transfer of '${typed}' is sent`, async () => {
    await openTransfer();
    await enterAmount(typed);
    await waitFor(() =>
      expect(app.errorBeside(screen.getByRole('textbox', { name: 'Amount' }))).toBe('Enter an amount up to $42.50.'),
    );
    expect(app.calls(transferCardBalance)).toBe(0);
  });
}

test('SVC-008 a transfer above $500 is refused before it is sent, in the words of its code; exactly $500 is sent', async () => {
  cardAt(1).balance = 49_000;
  await openTransfer();
  await enterAmount('10.01');
  expect((await screen.findAllByText("Your card's total amount cannot exceed $500."))[0]).toBeTruthy();
  expect(app.calls(transferCardBalance)).toBe(0);
  await app.enter(screen.getByRole('textbox', { name: 'Amount' }), '10');
  await app.press('Transfer');
  await waitFor(() => expect(cardAt(1).balance).toBe(50_000));
});

test('SVC-018 where the market has dollars of its own, the limit says that it is in others', async () => {
  cardAt(1).balance = 49_000;
  await app.open(pageOf(0), { locale: 'en-CA' });
  await app.press('Transfer');
  await screen.findByRole('dialog', { name: 'Transfer balance' });
  await enterAmount('10.01');
  expect((await screen.findAllByText("Your card's total amount cannot exceed US$500."))[0]).toBeTruthy();
});

test('SVC-008 the $500 are those of the card that the money moves to, not of another one', async () => {
  cardAt(1).balance = 49_000;
  cards().push({ ...cardAt(1), cardId: 'third', nickname: 'Third', balance: 0 });
  await openTransfer();
  await app.user.click(screen.getByRole('radio', { name: /^Third/ }));
  await enterAmount('10.01');
  await waitFor(() => expect(cardAt(2).balance).toBe(1001));
});

test('SVC-036 FC-049 an unknown code of a transfer says so, and leads to the card', async () => {
  cardAt(0).cardNumber = `${cardAt(0).cardNumber.slice(0, -4)}9999`;
  await app.open(pageOf(0), { hasBrowserHistory: true });
  const { __TSR_index: entry } = app.router.history.location.state;
  await app.press('Transfer');
  await screen.findByRole('dialog', { name: 'Transfer balance' });
  await app.press('Transfer');
  const said = 'Something went wrong with your transfer. Try transferring your balance again.';
  expect(await screen.findByText(said)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Manage card' });
  expect(link.getAttribute('href')).toBe(`${CARDS}/${cardAt(0).cardId}`);
  await app.user.click(link);
  await app.noDialog();
  await app.heading(cardNameOf(cardAt(0)));
  // The page lies below: no entry of the history shows it twice.
  await waitFor(() => expect(app.router.history.location.state.__TSR_index).toBe(entry));
});

for (const [row, code, said] of [
  ['SVC-016', '121017', "That card number or security code doesn't look right."],
  ['SVC-034', '122000', 'This card is already registered.'],
] as const) {
  test(`${row} SVC-015 a transfer that is refused with ${code} can be tried again`, async () => {
    await openTransfer();
    let refusals = 1;
    answerInstead(transferCardBalance, (send) =>
      refusals-- < 1 ? send() : Response.json({ data: null, errors: [{ extensions: { code } }] }, { status: 422 }),
    );
    await enterAmount('5');
    await screen.findByText(said);
    await app.press('Try again');
    expect(await screen.findByText(`$5.00 moved to ${cardNameOf(cardAt(1))}`)).toBeTruthy();
    expect(app.world.effects.balancesTransferred).toBe(1);
  });
}

test('SVC-020 a transfer of more than the card holds by now says so, and leads to the other cards', async () => {
  await openTransfer(0, { hasBrowserHistory: true });
  cardAt(0).balance = 1000;
  await enterAmount('40');
  expect(await screen.findByText("This card's balance is too low.")).toBeTruthy();
  await app.user.click(screen.getByRole('link', { name: 'Choose different card' }));
  await app.noDialog();
  await app.heading('Your cards');
  expect(app.address()).toBe(CARDS);
  await app.goBack();
  expect(app.address()).toBe(pageOf(0));
  expect(app.router.history.location.state.dialog).toBeUndefined();
});

test('SVC-010 SVC-036 a transfer whose answer was lost moves the balance once, however often it is sent again', async () => {
  app.world.fail(transferCardBalance, 'drop-after', 1);
  await openTransfer();
  await enterAmount('5');
  await screen.findByText('Something went wrong with your transfer. Try transferring your balance again.');
  await app.press('Transfer');
  expect(await screen.findByText(`$5.00 moved to ${cardNameOf(cardAt(1))}`)).toBeTruthy();
  expect(app.world.effects.balancesTransferred).toBe(1);
  expect(cards().map(({ balance }) => balance)).toEqual([3750, 1500]);
});

test('SVC-032 SVC-010 D-405 a transfer whose answer was lost and that is called a duplicate closes the dialog and says so, and what it moved is shown', async () => {
  app.world.fail(transferCardBalance, 'drop-after', 1);
  await openTransfer();
  await enterAmount('5');
  await screen.findByText('Something went wrong with your transfer. Try transferring your balance again.');
  answerInstead(transferCardBalance, () =>
    Response.json({ data: null, errors: [{ extensions: { code: '121063' } }] }, { status: 422 }),
  );
  await app.press('Transfer');
  await app.noDialog();
  expect(await screen.findByText('We already received your request, thanks!')).toBeTruthy();
  expect(await app.main().findByText(`Moved to card ${cardAt(1).cardNumber.slice(-4)}`)).toBeTruthy();
});

test('SVC-010 SVC-036 a transfer that comes too often says when, and is sent again as it is', async () => {
  app.world.fail(transferCardBalance, '429', 1);
  await openTransfer();
  await enterAmount('2.50');
  await screen.findByText(/^Too many tries\./);
  expect(screen.queryByText(/Something went wrong/)).toBeNull();
  await app.press('Try again');
  expect(await screen.findByText(`$2.50 moved to ${cardNameOf(cardAt(1))}`)).toBeTruthy();
});

test('SVC-036 a transfer without a network says so, and moves the balance once there is one', async () => {
  await openTransfer();
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  app.world.fail(transferCardBalance, 'drop-before');
  await enterAmount('2.50');
  await screen.findByText(/^We can’t connect right now\./);
  expect(screen.queryByText(/Something went wrong/)).toBeNull();
  app.world.heal();
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText(/^We can’t connect right now\./)).toBeTruthy();
  await app.press('Transfer');
  expect(await screen.findByText(`$2.50 moved to ${cardNameOf(cardAt(1))}`)).toBeTruthy();
});

test('SVC-010 a card that was removed meanwhile is none to transfer to: the press asks for one', async () => {
  await openTransfer();
  await app.user.click(screen.getByRole('radio', { name: new RegExp(cardNameOf(cardAt(1))) }));
  const { queryKey } = cardsQuery();
  act(
    () =>
      void app.parts.queryClient.setQueryData(queryKey, (all) =>
        all?.filter(({ cardId }) => cardId !== cardAt(1).cardId),
      ),
  );
  await enterAmount('2.50');
  expect((await screen.findAllByText('Choose a card.')).length).toBeGreaterThan(0);
  expect(app.calls(transferCardBalance)).toBe(0);
});

test('SVC-036 all of a balance whose transfer had no answer is sent again under its id, and its end is learnt', async () => {
  app.world.fail(transferCardBalance, 'drop-after', 1);
  await openTransfer();
  await app.press('Transfer');
  await screen.findByText('Something went wrong with your transfer. Try transferring your balance again.');
  await screen.findByText(`$0.00 on ${cardNameOf(cardAt(0))}`);
  await app.press('Transfer');
  expect(await screen.findByText(`$42.50 moved to ${cardNameOf(cardAt(1))}`)).toBeTruthy();
  expect(app.world.effects.balancesTransferred).toBe(1);
});

test('where nothing is left to transfer, the mistake stands at the choice of how much', async () => {
  app.world.fail(transferCardBalance, 'drop-after', 1);
  await openTransfer();
  await enterAmount('42.50');
  await screen.findByText(`$0.00 on ${cardNameOf(cardAt(0))}`);
  await app.user.click(screen.getByRole('radio', { name: /All of it/ }));
  await app.press('Transfer');
  const link = await screen.findByRole('link', { name: 'There’s no balance left on this card.' });
  await app.user.click(link);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /All of it/ }));
});

test('a mistake at the other card goes once a smaller amount puts it right', async () => {
  cardAt(1).balance = 49_000;
  await openTransfer();
  await enterAmount('10.01');
  const said = "Your card's total amount cannot exceed $500.";
  await screen.findAllByText(said);
  await app.enter(screen.getByRole('textbox', { name: 'Amount' }), '10');
  await waitFor(() => expect(screen.queryAllByText(said)).toEqual([]));
});

test('SVC-008 a mistake at the other card goes once another amount than all of it is to move', async () => {
  cardAt(1).balance = 49_000;
  await openTransfer();
  await app.press('Transfer');
  const said = "Your card's total amount cannot exceed $500.";
  await screen.findAllByText(said);
  await app.user.click(screen.getByRole('radio', { name: 'Another amount' }));
  await waitFor(() => expect(screen.queryAllByText(said)).toEqual([]));
});

test('SVC-036 a mistake in the amount goes with the choice of the card to which it may have moved already', async () => {
  const other = { ...cardAt(1), cardId: 'another-card', cardNumber: '7777777777776694', nickname: 'For the road' };
  cards().push(other);
  const to = (name: string) => app.user.click(screen.getByRole('radio', { name: new RegExp(name) }));
  app.world.fail(transferCardBalance, 'drop-after', 1);
  await openTransfer();
  await to(cardNameOf(cardAt(1)));
  await enterAmount('42.50');
  await screen.findByText(`$0.00 on ${cardNameOf(cardAt(0))}`);
  await to(other.nickname);
  await app.press('Transfer');
  const said = 'Enter an amount up to $0.00.';
  await screen.findAllByText(said);
  await to(cardNameOf(cardAt(1)));
  await waitFor(() => expect(screen.queryAllByText(said)).toEqual([]));
});

test('a member with one card is led to add another before a balance can move', async () => {
  app.world.become('member-green');
  const [card] = app.world.account('member-green').cards;
  await app.open(`${CARDS}/${card?.cardId}`);
  expect(await screen.findByText('Add another card to move this balance to it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
});

test('FC-047 CRD-003 what came on the card between two pages of its activity moves an entry on, which is shown once', async () => {
  await open(0);
  await app.press('Show more activity');
  const whole = (await activity()).length;
  app.startWorld({ persona: 'member-gold' });
  await open(0);
  const before = await activity();
  const { cardNumber, ledger } = cardAt(0);
  const newest = ledger.at(-1) ?? expect.fail('no entry');
  ledger.push({ ...newest, entryId: `after ${cardNumber}`, at: newest.at + 1 });
  await app.press('Show more activity');
  await waitFor(async () => expect((await activity()).length).toBeGreaterThan(before.length));
  expect(await activity()).toHaveLength(whole);
});

test('SVC-010 FC-070 a transfer that ends while it is asked whose session it is names the other card', async () => {
  await openTransfer();
  const release = holdCalls((call) => call.includes('transfer-card-balance'));
  await enterAmount('2,50');
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes(readSession.contract.path));
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await act(async () => release());
  await screen.findByText(`$2.50 moved to ${cardNameOf(cardAt(1))}`);
  await act(async () => arrive());
});
