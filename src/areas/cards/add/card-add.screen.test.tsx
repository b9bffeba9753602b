import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { addCard, addDigitalCard, readCardFromToken } from '#api/account/card-add.ts';
import { cardsKey, readCards } from '#api/account/cards.ts';
import { GIFT_TOKEN, WRONG_PIN } from '#mocks/account/account-sentinels.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { cardNameOf } from '#tests/support/cards-of.ts';
import { answerInstead, holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-without-cards' });

const ADD = '/account/cards/add';
const NUMBER = '6049123412341234';
const PIN = '20471234';
const cards = () => app.world.account('member-without-cards').cards;

async function fill(number: string, pin = PIN) {
  await app.enter(app.field('Card number'), number);
  await app.enter(app.field('Security code'), pin);
  await app.press('Add card');
}

async function open(address = ADD) {
  await app.open(address);
  await app.heading('Add a card');
  await screen.findByRole('radio', { name: /^A card I have/ });
}

test('CRD-002 CRD-008 CRD-009 SVC-002 SVC-039 a card is added by number and code, and its page follows', async () => {
  await open();
  await app.enter(app.field(/^Nickname/), ' Lunch ');
  await fill('6049 1234-1234 1234', '2047 1234');
  await waitFor(() => expect(app.address()).toBe(`/account/cards/${cards()[0]?.cardId}`));
  await app.heading('Lunch');
  const { balance = 0, cardNumber, isPrimary } = cards()[0] ?? {};
  expect([cardNumber, isPrimary]).toEqual([NUMBER, true]);
  expect(await screen.findByText(`$${balance / 100} card added`)).toBeTruthy();
});

test('SVC-039 D-356 a card that holds cents is said to be added with them, in its own currency', async () => {
  answerInstead(addCard, async (send) => {
    const answer = await (await send()).json();
    return Response.json({ ...answer, balance: { ...answer.balance, amount: 25.5, currency: 'CAD' } });
  });
  await open();
  await fill(NUMBER);
  expect(await screen.findByText('CA$25.50 card added')).toBeTruthy();
});

describe('CRD-008 a card that cannot be one', () => {
  for (const [what, number, pin, said] of [
    ['15 digits', '604912341234123', PIN, 'A valid Northstar card number has 16 digits.'],
    ['17 digits', `${NUMBER}1`, PIN, 'A valid Northstar card number has 16 digits.'],
    ['letters', '604912341234123O', PIN, 'A valid Northstar card number has 16 digits.'],
    ['a 7-digit code', NUMBER, '2047123', 'A valid security code has 8 digits.'],
    ['no code', NUMBER, '', 'A valid security code has 8 digits.'],
  ] as const) {
    test(`CRD-008 ${what}`, async () => {
      await open();
      await fill(number, pin);
      const field = said.includes('number') ? 'Card number' : 'Security code';
      await waitFor(() => expect(app.errorBeside(app.field(field))).toBe(said));
      expect(app.calls(addCard)).toBe(0);
    });
  }
});

for (const [rows, number, said, action] of [
  ['SVC-034 SVC-038', '6006491234562000', 'This card is already registered.', 'Try again'],
  ['SVC-016 SVC-038', '6006491234561000', "That card number or security code doesn't look right.", 'Try again'],
  ['SVC-022 SVC-038', '6006491234561032', 'This card was reported lost or stolen.', null],
] as const) {
  test(`${rows} a refused card says ${said}, and what was typed stays`, async () => {
    await open();
    await fill(number);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByText('Failed to add card')).toBeTruthy();
    expect(app.field('Card number').value).toBe(number);
    if (action === null) expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    else {
      await app.press(action);
      expect(document.activeElement).toBe(app.field('Card number'));
    }
  });
}

/** A digital card is made, and the answer that says so is lost. */
async function askInVain() {
  app.world.fail(addDigitalCard, 'drop-after', 1);
  await app.user.click(screen.getByRole('radio', { name: /^A new digital card/ }));
  await app.press('Get my card');
  await screen.findByText('Failed to add card');
}

test('CRD-002 CRD-009 SVC-038 a card whose answer was lost is added once, with its nickname, however often it is sent again', async () => {
  await open();
  await app.enter(app.field(/^Nickname/), 'Lunch');
  await askInVain();
  await app.press('Get my card');
  expect(await screen.findByText('$0 card added')).toBeTruthy();
  expect(cards()).toMatchObject([{ nickname: 'Lunch' }]);
  expect(app.world.effects.cardsAdded).toBe(1);
});

/** The cards are known before one is added. */
async function openFromCards() {
  await app.open('/account/cards');
  await app.heading('Your cards');
  await screen.findByText('No cards yet');
  await act(() => app.router.navigate({ to: ADD }));
  await screen.findByRole('radio', { name: /^A card I have/ });
}

test('CRD-007 SVC-038 a card whose answer was lost is among the cards: they are read again', async () => {
  await openFromCards();
  await askInVain();
  await act(() => app.router.navigate({ to: '/account/cards' }));
  await app.heading('Your cards');
  await waitFor(() => expect(app.main().getAllByRole('listitem')).toHaveLength(1));
});

test('CRD-007 CRD-009 SVC-038 a card that is in the list already, as its answer was lost, is there once when it is sent again', async () => {
  await openFromCards();
  await askInVain();
  await act(() => app.parts.queryClient.refetchQueries({ queryKey: cardsKey, exact: true }));
  app.world.fail(readCards, 'latency:60000');
  await app.press('Get my card');
  await screen.findByText('$0 card added');
  await app.follow('Your cards');
  await app.heading('Your cards');
  expect(app.main().getAllByRole('listitem')).toHaveLength(1);
});

for (const [what, number] of [
  ['a card', NUMBER],
  ['one that is not the primary one', '6006491234560081'],
] as const) {
  test(`SVC-039 OPP-080 ${what} is added although the cards cannot be read again for long`, async () => {
    await openFromCards();
    app.world.fail(readCards, 'latency:60000');
    await fill(number);
    await waitFor(() => expect(app.address()).toBe(`/account/cards/${cards()[0]?.cardId}`));
    // Without a nickname it is called by its digits (D-345).
    if (number === NUMBER) await app.heading(`Northstar Card ${NUMBER.slice(-4)}`);
    else {
      await screen.findByText("We couldn't make this your primary card. Please try again.");
      await app.heading('Your card');
    }
    expect(screen.queryByText('We couldn’t find that card.')).toBeNull();
  });
}

/** Two cards are known, and the list cannot be read again in time. */
async function openBesideOthers() {
  app.world.become('member-gold');
  const others = [...app.world.account('member-gold').cards];
  await app.open('/account/cards');
  await app.main().findByText('Primary');
  await act(() => app.router.navigate({ to: ADD }));
  await screen.findByRole('radio', { name: /^A card I have/ });
  app.world.fail(readCards, 'latency:60000');
  return others;
}

/** The list once a card named Lunch is added: the names of its cards, and which is the primary one. */
async function listAfterAdding() {
  await app.enter(app.field(/^Nickname/), 'Lunch');
  await fill(NUMBER);
  await app.heading('Lunch');
  await app.follow('Your cards');
  await app.heading('Your cards');
  return app
    .main()
    .getAllByRole('listitem')
    .map((card) => {
      const name = within(card).getByRole('heading').textContent;
      return within(card).queryByText('Primary') ? `${name}: primary` : name;
    });
}

test('CRD-002 CRD-007 a card that is the primary one at once takes the mark from the others', async () => {
  const others = await openBesideOthers();
  // The retailer has given up its choice meanwhile: the next card becomes the primary one.
  for (const other of others) other.isPrimary = false;
  const shown = await listAfterAdding();
  expect(shown).toEqual(['Lunch: primary', ...others.map(cardNameOf)]);
});

test('CRD-002 CRD-007 a card that is not the primary one leaves the mark where it is', async () => {
  const [first, second] = (await openBesideOthers()).map(cardNameOf);
  const shown = await listAfterAdding();
  expect(shown).toEqual([`${first}: primary`, second, 'Lunch']);
});

test('SVC-016 OPP-081 OPP-082 the link of a gift fills in number and code, which can be corrected, and its token leaves the address', async () => {
  await app.open(`${ADD}?cashstarToken=${GIFT_TOKEN}`);
  expect(await screen.findByText('Here’s your gift card')).toBeTruthy();
  expect(app.address()).toBe(ADD);
  // Which card it is, and where on it the number stands, is not asked of who holds none.
  expect(screen.queryByRole('radio')).toBeNull();
  expect(app.main().queryByText('16 digits, on the back of the card.')).toBeNull();
  expect([app.field('Card number').value, app.field('Security code').value]).toEqual([NUMBER, PIN]);
  expect(app.calls(readCardFromToken)).toBe(1);
  await fill(NUMBER, WRONG_PIN);
  await app.press('Try again');
  expect(document.activeElement).toBe(app.field('Card number'));
  await fill(NUMBER);
  await waitFor(() => expect(cards()[0]?.cardNumber).toBe(NUMBER));
});

test('FC-080 OPP-081 a visitor who signs in for the link of a gift finds its card there; no address hands its token on', async () => {
  app.world.become('anonymous');
  await app.open(`${ADD}?cashstarToken=${GIFT_TOKEN}`);
  await waitFor(() => expect(app.address()).toBe(`/account/signin?returnUrl=${encodeURIComponent(ADD)}`));
  await app.enter(app.field('Email or username'), 'nico@northstar.test');
  await app.enter(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
  await app.heading('Add a card');
  await waitFor(() => expect(app.field('Card number').value).toBe(NUMBER));
});

test('OPP-081 the gift of a member who signs out before it is read is not for the next one', async () => {
  app.world.fail(readCardFromToken, 'hang', 1);
  await app.open(`${ADD}?cashstarToken=${GIFT_TOKEN}`);
  await waitFor(() => expect(app.calls(readCardFromToken)).toBe(1));
  await act(() => app.parts.session.signOut());
  await app.router.navigate({ to: ADD });
  await screen.findByRole('textbox', { name: 'Email or username' });
  await app.enter(app.field('Email or username'), PERSONAS['member-gold'].email);
  await app.enter(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
  await app.heading('Add a card');
  await screen.findByRole('radio', { name: /^A card I have/ });
  expect(app.calls(readCardFromToken)).toBe(1);
  expect(app.field('Card number').value).toBe('');
});

test('OPP-082 SVC-038 a link that cannot be read is a notification, and the form is there', async () => {
  await open(`${ADD}?cashstarToken=unknown`);
  expect(await screen.findByText('Failed to add card')).toBeTruthy();
  expect(app.field('Card number').value).toBe('');
});

test.each(['drop-before', 'html'] as const)(
  'OPP-082 SVC-038 a link that has no answer which can be read (%s) is a notification, too',
  async (fault) => {
    app.world.fail(readCardFromToken, fault);
    await open(`${ADD}?cashstarToken=${GIFT_TOKEN}`);
    expect(await screen.findByText('Failed to add card')).toBeTruthy();
    expect(app.field('Card number').value).toBe('');
  },
);

test('OPP-081 OPP-082 a link whose card could not be asked for is good still, and is read when the page is opened again', async () => {
  app.world.fail(readCardFromToken, 'status:500');
  await open(`${ADD}?cashstarToken=${GIFT_TOKEN}`);
  await screen.findByText('Failed to add card');
  app.world.heal();
  await act(() => app.router.navigate({ to: '/account/cards' }));
  await app.heading('Your cards');
  await act(() => app.router.navigate({ to: ADD }));
  await waitFor(() => expect(app.field('Card number').value).toBe(NUMBER));
});

test('OPP-081 D-111 once a card was added by hand the link that could not be read is not read again', async () => {
  app.world.fail(readCardFromToken, 'status:500');
  await open(`${ADD}?cashstarToken=${GIFT_TOKEN}`);
  await screen.findByText('Failed to add card');
  app.world.heal();
  await fill(NUMBER);
  await waitFor(() => expect(app.address()).toBe(`/account/cards/${cards()[0]?.cardId}`));
  const before = app.calls(readCardFromToken);
  await act(() => app.router.navigate({ to: ADD }));
  await app.heading('Add a card');
  await screen.findByRole('radio', { name: /^A card I have/ });
  expect([app.calls(readCardFromToken), app.field('Card number').value]).toEqual([before, '']);
});

test('CRD-009 SVC-021 D-111 a card that was refused is another request when it is sent again', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const keys = () =>
    sent.mock.calls
      .filter(([to]) => String(to).endsWith(addCard.contract.path))
      .map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
  await open();
  await fill('6006491234561030');
  await screen.findByText('This card is inactive. Ask a barista to activate it.');
  await app.press('Add card');
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(2);
});

test('SVC-034 what is typed after a refusal keeps the focus, though it is no number yet', async () => {
  await open();
  await fill('6006491234562000');
  await app.press('Try again');
  await app.user.clear(app.field('Card number'));
  await app.user.type(app.field('Card number'), '60');
  await waitFor(() => expect(app.errorBeside(app.field('Card number'))).not.toBe(''));
  expect(document.activeElement).toBe(app.field('Card number'));
  expect(screen.queryByRole('group', { name: 'Please check what you entered' })).toBeNull();
});

test('CRD-009 the way that Enter was struck in keeps the focus, and is not changed before the answer', async () => {
  const { arrive } = holdFirstAnswer((call) => call.includes(addDigitalCard.contract.path));
  await open();
  const digital = screen.getByRole('radio', { name: /^A new digital card/ });
  const own = screen.getByRole('radio', { name: /^A card I have/ });
  await app.user.click(digital);
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(digital.getAttribute('aria-disabled')).toBe('true'));
  // A browser takes the focus from what is disabled.
  expect([digital, own].map((radio) => radio.matches(':disabled'))).toEqual([false, false]);
  await app.user.click(own);
  expect(digital).toHaveProperty('checked', true);
  arrive();
  await waitFor(() => expect(app.address()).toBe(`/account/cards/${cards()[0]?.cardId}`));
});
