import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardLedgerQuery, readCardLedger } from '#api/account/card-ledger.ts';
import { cardsQuery, readCards } from '#api/account/cards.ts';
import { cardNameOf, cardsOf } from '#tests/support/cards-of.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });

const CARDS = '/account/cards';
const GOLDIE = cardsOf(app, 'member-gold');
const WANDA = cardsOf(app, 'member-many-cards');
const GWEN = cardsOf(app, 'member-green');

test('CRD-001 CRD-004 CRD-007 SVC-001 each card has picture, nickname, masked number and balance, the primary one first', async () => {
  const [other, primary] = GOLDIE.all();
  if (!other || !primary) throw new Error('Goldie has two cards.');
  other.isPrimary = false;
  primary.isPrimary = true;
  primary.nickname = 'For the road';
  await app.open(CARDS);
  await app.heading('Your cards');
  const items = await app.main().findAllByRole('listitem');
  const texts = items.map(({ textContent }) => textContent ?? '');
  expect(texts[0]).toContain('$10.00');
  expect(texts[0]).toContain('Primary');
  expect(texts[0]).toContain('For the roadCard ending in');
  expect(texts[1]).toContain('$42.50');
  for (const [at, card] of [primary, other].entries()) {
    // Without a nickname it is called by the end of its number, which is not said twice (D-345).
    const ends = within(items[at] ?? document.body).getAllByText(/^(Northstar )?Card .*\d{4}$/);
    expect(ends.map(({ textContent }) => textContent?.slice(-4))).toEqual([card.cardNumber.slice(-4)]);
    expect(texts[at]).not.toContain(card.cardNumber);
    expect(items[at]?.querySelector('img')?.getAttribute('src')).toBe(card.imageUrl);
  }
  expect(app.main().getByText('$52.50 on 2 cards')).toBeTruthy();
});

test('CRD-004 a card whose nickname is blank is called by its last digits', async () => {
  GOLDIE.at(0).nickname = ' ';
  await app.open(CARDS);
  expect(await app.main().findByText(`Northstar Card ${GOLDIE.at(0).cardNumber.slice(-4)}`)).toBeTruthy();
});

test('CRD-007 without cards there is a way to add one', async () => {
  await app.open(CARDS, { as: 'member-without-cards' });
  await app.follow('Add a card');
  await app.heading('Add a card');
  expect(app.address()).toBe(`${CARDS}/add`);
});

test('a list of cards that could not be read says so, and is read again', async () => {
  app.world.fail(readCards, 'status:404', 1);
  await app.open(CARDS);
  await app.press('Try again');
  expect(await app.main().findByText('$42.50')).toBeTruthy();
});

test('CRD-007 CRD-011 a card is paid with or filled in one step, unless it is empty or does not pay', async () => {
  await app.open(CARDS, { as: 'member-many-cards' });
  const items = await app.main().findAllByRole('listitem');
  const linksOf = (at: number) =>
    within(items[at] ?? document.body)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const ways = [['', '#pay', '#add-money'], ['', '#pay', '#add-money'], ['', '#add-money'], [''], [''], [''], ['']];
  for (const [at, hashes] of ways.entries())
    expect(linksOf(at)).toEqual(hashes.map((hash) => `${WANDA.pageOf(at)}${hash}`));
});

test('CRD-003 from the page of one card to that of another it is the other one’s: ledger, and what is done there', async () => {
  await app.open(GOLDIE.pageOf(0));
  await screen.findByText('Balance $42.50');
  await act(() => app.router.navigate({ href: GOLDIE.pageOf(1) }));
  await app.heading(cardNameOf(GOLDIE.at(1)));
  await waitFor(() => expect(screen.getAllByText(/^Balance \$/)[0]?.textContent).toBe('Balance $10.00'));
  await app.press('Make primary');
  await waitFor(() => expect(GOLDIE.at(1).isPrimary).toBe(true));
});

test('CRD-003 SVC-003 a card has a page of its own, with its ledger and what is left after each entry', async () => {
  await app.open(GOLDIE.pageOf(0));
  await app.heading(cardNameOf(GOLDIE.at(0)));
  const entries = await screen.findByRole('region', { name: 'Activity' });
  const [newest, before] = [GOLDIE.at(0).ledger.at(-1), GOLDIE.at(0).ledger.at(-2)];
  await within(entries).findByText('Balance $42.50');
  expect(within(entries).getAllByRole('listitem')).toHaveLength(20);
  expect(within(entries).getAllByRole('listitem')[1]?.textContent).toContain(
    `Balance $${((before?.balance ?? 0) / 100).toFixed(2)}`,
  );
  expect(newest?.balance).toBe(4250);
  await app.press('Show more activity');
  await waitFor(() => expect(within(entries).getAllByRole('listitem')).toHaveLength(GOLDIE.at(0).ledger.length));
  // The button is gone; the focus is not.
  await waitFor(() => expect(document.activeElement).toBe(within(entries).getByRole('heading')));
});

test('CRD-003 CRD-007 the page of a card shows its picture, and of its number the end alone', async () => {
  const { cardNumber, imageUrl } = GOLDIE.at(0);
  await app.open(GOLDIE.pageOf(0));
  await app.main().findByText(`Card ending in ${cardNumber.slice(-4)}`);
  const page = screen.getByRole('main');
  expect(page.querySelector('img')?.getAttribute('src')).toBe(imageUrl);
  expect(page.textContent).not.toContain(cardNumber);
});

test('CRD-036 auto reload that is on says so, also where the server leaves its amounts out', async () => {
  await app.open(GOLDIE.pageOf(0));
  const row = async () => (await screen.findByRole('link', { name: 'Auto reload' })).closest('li')?.textContent;
  expect(await row()).toBe('Auto reloadOff');
  const turnOn = (triggerAmount: number | null) =>
    act(() =>
      app.parts.queryClient.setQueryData(cardsQuery().queryKey, (cards) =>
        cards?.map((card) => ({
          ...card,
          autoReloadProfile: { isActive: true, amount: 2500, triggerAmount, payerId: null },
        })),
      ),
    );
  turnOn(null);
  await waitFor(async () => expect(await row()).toBe('Auto reloadOn'));
  turnOn(1000);
  await waitFor(async () => expect(await row()).toBe('Auto reloadAdds $25.00 when your balance is below $10.00'));
});

test('SVC-003 who has gone on while the last entries come keeps the focus there', async () => {
  await app.open(GOLDIE.pageOf(0));
  const entries = await screen.findByRole('region', { name: 'Activity' });
  await within(entries).findByText('Balance $42.50');
  const { arrive } = holdFirstAnswer((call) => call.includes('/ledger'));
  await app.press('Show more activity');
  const other = screen.getByRole('button', { name: 'Remove' });
  other.focus();
  arrive();
  await waitFor(() => expect(within(entries).getAllByRole('listitem')).toHaveLength(GOLDIE.at(0).ledger.length));
  await waitFor(() => expect(screen.queryByRole('button', { name: /activity/ })).toBeNull());
  await act(async () => {});
  expect(document.activeElement).toBe(other);
});

test('a ledger that could not be read says so beside the card, and is read again', async () => {
  app.world.fail(readCardLedger, 'status:404', 1);
  await app.open(GOLDIE.pageOf(0));
  await app.press('Try again');
  await app.main().findByText('Balance $42.50');
});

test('D-110 a ledger that could not be read anew is, when it is tried again', async () => {
  await app.open(GOLDIE.pageOf(0));
  const entries = await screen.findByRole('region', { name: 'Activity' });
  await within(entries).findByText('Balance $42.50');
  const { cardId, ledger } = GOLDIE.at(0);
  app.world.fail(readCardLedger, 'status:500', 1);
  await act(() => app.parts.queryClient.invalidateQueries(cardLedgerQuery(cardId)));
  const newest = ledger.at(-1) ?? expect.fail('no entry');
  ledger.push({ ...newest, entryId: 'one more', at: newest.at + 1, balance: 4321 });
  await app.press('Try again');
  await within(entries).findByText('Balance $43.21');
});

for (const [what, id] of [
  ['no', () => 'no-such-card'],
  ['another member’s', () => GWEN.at(0).cardId],
] as const) {
  test(`CRD-007 ${what} card is not found, and leads to the cards`, async () => {
    await app.open(`${CARDS}/${id()}`);
    await app.heading('We couldn’t find that card.');
    await app.follow('See your cards');
    await app.heading('Your cards');
  });
}

for (const [at, rows, said, link] of [
  [1, '', 'Add money so your next order is covered.', null],
  [2, '', 'There’s nothing on this card yet. Add money and it’s ready to use.', null],
  [3, 'SVC-021 ', 'This card is inactive. Ask a barista to activate it.', null],
  [4, 'SVC-026 ', 'This card has been deactivated.', 'Add it back'],
  [5, 'SVC-022 ', 'This card was reported lost or stolen.', null],
  [6, 'SVC-024 ', 'This card is not registered.', 'Register this card'],
] as const) {
  test(`${rows}the page of a card in its state says: ${said}`, async () => {
    await app.open(WANDA.pageOf(at), { as: 'member-many-cards' });
    expect(await app.main().findByText(said)).toBeTruthy();
    if (link !== null) {
      expect(app.main().getByRole('link', { name: link }).getAttribute('href')).toBe('/account/cards/add');
    }
    expect(app.main().queryByRole('link', { name: 'Pay' }) === null).toBe(at >= 2);
  });
}

test('auto reload is said with its amounts, or to be off', async () => {
  GOLDIE.at(0).autoReload = { isActive: true, amount: 2500, triggerAmount: 1000, paymentMethodId: 'any' };
  await app.open(GOLDIE.pageOf(0));
  expect(await app.main().findByText('Adds $25.00 when your balance is below $10.00')).toBeTruthy();
  await app.open(GOLDIE.pageOf(1));
  expect(await app.main().findByText('Off')).toBeTruthy();
});
