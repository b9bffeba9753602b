import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cardsQuery, readCards } from '#api/account/cards.ts';
import { refuse } from '#mocks/respond.ts';
import { refuseGraph } from '#mocks/respond-graph.ts';
import { PERSONA_PASSWORD } from '#mocks/session/personas.ts';
import { cardsOf } from '#tests/support/cards-of.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });

const CARDS = '/account/cards';
const GOLDIE = cardsOf(app, 'member-gold');

/** From now on the cards hold these currencies. */
const holdIn = (...currencies: readonly string[]) =>
  act(() =>
    app.parts.queryClient.setQueryData(cardsQuery().queryKey, (cards) =>
      cards?.map((card, at) => ({ ...card, balance: { ...card.balance, currency: currencies[at] ?? null } })),
    ),
  );

test('CRD-007 D-356 the wallet writes each balance in its own currency, and adds up no two of them', async () => {
  await app.open(CARDS);
  await app.main().findByText('$52.50 on 2 cards');
  holdIn('USD', 'CAD');
  expect(await app.main().findByText('$42.50 and CA$10.00 on 2 cards')).toBeTruthy();
  const [first, second] = app.main().getAllByRole('listitem');
  expect([first?.textContent?.includes('$42.50'), second?.textContent?.includes('CA$10.00')]).toEqual([true, true]);
});

test('CRD-001 D-356 so does the landing of a member', async () => {
  await app.open('/account/for-you');
  const cards = await screen.findByRole('region', { name: 'Your cards' });
  await within(cards).findByText('$10.00');
  holdIn('USD', 'CAD');
  expect(await within(cards).findByText('CA$10.00')).toBeTruthy();
});

test('CRD-003 SVC-003 D-356 the page of a card and its activity are in the currency of the card', async () => {
  await app.open(GOLDIE.pageOf(0));
  await screen.findByText('Balance $42.50');
  holdIn('CAD');
  expect(await screen.findByText('Balance CA$42.50')).toBeTruthy();
  expect(app.main().getByText('CA$42.50')).toBeTruthy();
  const entries = screen.getByRole('region', { name: 'Activity' });
  expect(entries.textContent).not.toMatch(/(?<!CA)\$/);
});

test('CRD-026 D-356 what is put on a card is in the currency of the card', async () => {
  await app.open(`${GOLDIE.pageOf(0)}#add-money`);
  const sheet = await screen.findByRole('dialog', { name: 'Add money' });
  await within(sheet).findByText('$42.50');
  holdIn('CAD');
  await within(sheet).findByText('CA$42.50');
  await waitFor(() => expect(sheet.textContent).not.toMatch(/(?<!CA)\$/));
});

/** The cards hold Canadian dollars for the server, too, which refuses such a call: more would be on one than it may hold. */
function refuseIt(call: string) {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith(call)) return call.startsWith('#') ? refuseGraph('121023') : refuse(400, '121023');
    const answer = await send(input, init);
    if (!String(input).includes(readCards.contract.path)) return answer;
    return new Response((await answer.text()).replaceAll('"USD"', '"CAD"'), answer);
  });
}

const TOO_MUCH = "Your card's total amount cannot exceed CA$500.";

test('CRD-026 SVC-018 D-356 so is the most that a card holds, where money is refused', async () => {
  refuseIt('/reload');
  await app.open(`${GOLDIE.pageOf(0)}#add-money`);
  await app.press('Add CA$25');
  expect(await screen.findByText(TOO_MUCH)).toBeTruthy();
});

test('CRD-034 SVC-018 D-356 so it is where auto reload is refused', async () => {
  refuseIt('#create-auto-reload');
  await app.open(`${GOLDIE.pageOf(0)}#auto-reload`);
  await app.user.click(await screen.findByRole('switch'));
  await app.press('Save');
  expect(await screen.findByText(TOO_MUCH)).toBeTruthy();
});

test('SVC-008 SVC-018 D-356 so it is where a transfer is refused', async () => {
  refuseIt('#transfer-card-balance');
  await app.open(GOLDIE.pageOf(0));
  await app.press('Transfer');
  const dialog = await screen.findByRole('dialog', { name: 'Transfer balance' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Transfer' }));
  expect(await within(dialog).findByText(TOO_MUCH)).toBeTruthy();
});

test('CRD-011 D-356 so is each card that may pay', async () => {
  await app.open(`${GOLDIE.pageOf(0)}#pay`);
  const sheet = await screen.findByRole('dialog', { name: 'Scan and pay' });
  await app.enter(await within(sheet).findByLabelText('Password'), PERSONA_PASSWORD);
  await app.press('Continue');
  await within(sheet).findByText('$10.00');
  holdIn('USD', 'CAD');
  expect(await within(sheet).findByText('CA$10.00')).toBeTruthy();
});

test('SVC-010 D-356 no balance moves to a card in another currency: such a card is not offered', async () => {
  await app.open(GOLDIE.pageOf(0));
  await screen.findByRole('button', { name: 'Transfer' });
  holdIn('CAD', 'USD');
  expect(await screen.findByText('Add another card to move this balance to it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull();
});

test('SVC-010 D-356 a card that names no currency is in the retailer’s own, and takes a balance in it', async () => {
  await app.open(GOLDIE.pageOf(0));
  await screen.findByRole('button', { name: 'Transfer' });
  holdIn('USD');
  await app.press('Transfer');
  const dialog = await screen.findByRole('dialog', { name: 'Transfer balance' });
  expect(within(dialog).getByText('$10.00')).toBeTruthy();
});
