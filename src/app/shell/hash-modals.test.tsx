import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchBarcode } from '#api/account/barcode.ts';
import { cardsKey, readCards } from '#api/account/cards.ts';
import type { Card } from '#mocks/account/account.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { overPage } from '#parts/cards/hash-modal.ts';
import { systemClock } from '#platform/clock.ts';
import { cardNameOf } from '#tests/support/cards-of.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

// A session is as old as the world says.
beforeEach(() => {
  vi.spyOn(systemClock, 'now').mockImplementation(() => app.world.clock.now());
});

const overlay = () => screen.findByRole('dialog', { name: 'Scan and pay' });
const nameOf = (card: Card | undefined) => (card ? cardNameOf(card) : expect.fail('there is no such card'));
const barcodeOf = (card: Card | undefined) => screen.findByRole('img', { name: `Barcode of ${nameOf(card)}` });
const choiceOf = (card: Card | undefined) => screen.findByRole('radio', { name: new RegExp(nameOf(card)) });

test('CRD-010 the hash opens the modal over the page, and Back takes both away', async () => {
  await app.open('/account/for-you?x=1', { as: 'member-gold' });
  await act(() => app.router.navigate(overPage('pay')));
  await overlay();
  expect(app.address()).toBe('/account/for-you?x=1#pay');
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toMatch(greetingTo('Goldie'));
  act(() => app.router.history.back());
  await app.noDialog();
  expect(app.address()).toBe('/account/for-you?x=1');
});

test('CRD-010 a member pays from the header of any page, by a link that keeps the page; others are offered none', async () => {
  const header = () => within(screen.getByRole('banner'));
  await app.open('/?x=1');
  await header().findByRole('link', { name: 'Sign in' });
  expect(header().queryByRole('link', { name: 'Pay' })).toBeNull();
  await app.open('/?x=1', { as: 'member-gold' });
  await app.user.click(await header().findByRole('link', { name: 'Pay' }));
  await overlay();
  expect(app.address()).toBe('/?x=1#pay');
  act(() => app.router.history.back());
  await app.noDialog();
  expect(app.address()).toBe('/?x=1');
});

test('CRD-010 closed by its button the page has its address back, opened here or from outside', async () => {
  await app.open('/account/for-you', { as: 'member-gold' });
  await act(() => app.router.navigate(overPage('pay')));
  await overlay();
  await app.press('Close');
  await app.noDialog();
  expect(app.router.history.location.state.__TSR_index).toBe(0);
  await app.open('/account/for-you#pay');
  await overlay();
  await app.press('Close');
  await app.noDialog();
  expect(app.address()).toBe('/account/for-you');
});

test.each([
  ['anonymous', '/account/cards#pay', 'Scan and pay'],
  ['anonymous', '/menu#pay', 'Scan and pay'],
  ['anonymous', '/menu#add-money', 'Add money'],
  ['anonymous', '/menu#auto-reload', 'Auto reload'],
  ['guest', '/menu#pay', 'Scan and pay'],
  ['guest', '/menu#add-money', 'Add money'],
  ['guest', '/menu#auto-reload', 'Auto reload'],
] as const)(
  'CRD-010 CRD-013 FC-074 a visitor (%s) at %s signs in first, then the modal opens; before, no card is asked for',
  async (visitor, address, name) => {
    app.world.become(visitor);
    await app.open(address);
    await app.heading('Welcome back');
    expect(app.router.state.location.search).toEqual({ returnUrl: address });
    await app.atRest();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.calls(readCards)).toBe(0);
    await app.enter(app.field('Email or username'), PERSONAS['member-gold'].email);
    await app.enter(app.field('Password'), PERSONA_PASSWORD);
    await app.press('Sign in');
    await screen.findByRole('dialog', { name });
    expect(app.address()).toBe(address);
  },
);

test('CRD-011 without a card of the path the modal acts on the primary one; with a foreign card it does not open', async () => {
  await app.open('/account/cards#pay', { as: 'member-gold' });
  const { cards } = app.world.account('member-gold');
  await barcodeOf(cards.find(({ isPrimary }) => isPrimary));
  await app.open('/account/cards/not-mine#pay');
  await waitFor(() => expect(app.address()).toBe('/account/cards/not-mine'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('CRD-011 SVC-004 the card paid with last is the one that pays next, wherever it is opened', async () => {
  await app.open('/account/for-you', { as: 'member-gold' });
  const { cards } = app.world.account('member-gold');
  const other = cards.find(({ isPrimary }) => !isPrimary);
  await act(() => app.router.navigate(overPage('pay')));
  await app.user.click(await choiceOf(other));
  await barcodeOf(other);
  await app.press('Close');
  await app.noDialog();
  await act(() => app.router.navigate({ to: '/account/settings', hash: 'pay' }));
  await barcodeOf(other);
});

test('CRD-011 CRD-012 on the page of a card, money is added to the card that was chosen to pay with', async () => {
  app.world.become('member-gold');
  const { cards } = app.world.account('member-gold');
  const [own, other] = cards;
  await app.open(`/account/cards/${own?.cardId}`);
  await act(() => app.router.navigate(overPage('pay')));
  await app.user.click(await choiceOf(other));
  await barcodeOf(other);
  await app.follow('Add money');
  const sheet = await screen.findByRole('dialog', { name: 'Add money' });
  await within(sheet).findByText(`Card ending in ${other?.cardNumber.slice(-4)}`);
  await app.press('Close');
  await app.noDialog();
  expect(app.address()).toBe(`/account/cards/${own?.cardId}`);
});

/** The cards of a member who has the barcode open, and what takes one away in another tab. */
function cardsToRemove() {
  const account = app.world.account('member-gold');
  const [everyday, other] = account.cards;
  if (!everyday || !other) return expect.fail('a member with two cards is needed');
  const remove = async (card: typeof everyday) => {
    account.cards = account.cards.filter((one) => one !== card);
    await act(() => app.parts.queryClient.refetchQueries({ queryKey: cardsKey, exact: true }));
  };
  return { account, everyday, other, remove };
}

const barcodeShown = async (card: Card) => {
  await barcodeOf(card);
  expect((await overlay()).textContent?.replace(/\s/g, '')).toContain(card.cardNumber);
};

test('CRD-011 CRD-012 where the card of the barcode is removed elsewhere, barcode and number are those of another one', async () => {
  app.world.become('member-gold');
  const { everyday, other, remove } = cardsToRemove();
  await app.open('/account/for-you#pay');
  await barcodeShown(everyday);
  await remove(everyday);
  await barcodeShown(other);
  expect(app.calls(fetchBarcode)).toBe(2);
});

test('CRD-011 CRD-012 a card that was chosen to pay with stays, until it is removed elsewhere itself', async () => {
  app.world.become('member-gold');
  const { account, everyday, other, remove } = cardsToRemove();
  const spare = { ...other, cardId: 'spare', nickname: 'Spare', cardNumber: '6049000011112222' };
  account.cards.push(spare);
  await app.open('/account/for-you#pay');
  await barcodeShown(everyday);
  await app.user.click(await screen.findByRole('radio', { name: /^Spare/ }));
  await barcodeShown(spare);
  await remove(everyday);
  expect(await screen.findByRole('radio', { name: /^Spare/, checked: true })).toBeTruthy();
  await barcodeShown(spare);
  await remove(spare);
  await barcodeShown(other);
});

test('CRD-011 D-319 a card that pays no more is not the one that is scanned, and where it is shown it says so and takes no money', async () => {
  app.world.become('member-gold');
  const { everyday, other } = cardsToRemove();
  everyday.status = 'stolen';
  await app.open('/menu#pay');
  await barcodeShown(other);
  within(await overlay()).getByRole('link', { name: 'Add money' });
  await app.open(`/account/cards/${everyday.cardId}#pay`);
  await barcodeShown(everyday);
  within(await overlay()).getByText('Lost or stolen');
  expect(within(await overlay()).queryByRole('link', { name: 'Add money' })).toBeNull();
});

test('CRD-011 the card that is shown stays where it comes to pay no more meanwhile', async () => {
  app.world.become('member-gold');
  const { everyday } = cardsToRemove();
  await app.open('/menu#add-money');
  const sheet = () => screen.findByRole('dialog', { name: 'Add money' });
  await waitFor(async () => expect((await sheet()).textContent).toContain(everyday.cardNumber.slice(-4)));
  everyday.status = 'closed';
  await act(() => app.parts.queryClient.refetchQueries({ queryKey: cardsKey }));
  expect((await sheet()).textContent).toContain(everyday.cardNumber.slice(-4));
});

test.each(['add-money', 'auto-reload'] as const)(
  'CRD-011 a member without a card adds one first, where #%s is opened',
  async (hash) => {
    app.world.become('member-without-cards');
    await app.open(`/account/for-you#${hash}`);
    await app.heading('Add a card');
    expect(app.address()).toBe('/account/cards/add');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('CRD-014 CRD-015 a browser that was only remembered proves who it is first; no barcode is asked for before', async () => {
  app.world.become('member-gold');
  for (const session of app.world.sessions.values()) if (session.kind === 'member') session.provenAt = null;
  await app.open('/account/for-you#pay');
  await screen.findByText('For your security, please confirm it’s you before you pay.');
  expect(app.calls(fetchBarcode)).toBe(0);
  await app.enter(app.field('Password'), 'Wrong-Password-1');
  await app.press('Continue');
  await waitFor(() => expect(app.errorBeside(app.field('Password'))).not.toBe(''));
  expect(app.calls(fetchBarcode)).toBe(0);
  await app.enter(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Continue');
  await screen.findByRole('img', { name: /^Barcode of/ });
  expect(app.calls(fetchBarcode)).toBe(1);
});

test('CRD-014 the server has the last word: its refusal asks for a proof, and the answer to that is the barcode', async () => {
  await app.open('/account/for-you', { as: 'member-gold' });
  // A clock that runs a little behind, and so counts as right, takes an old proof for a young one.
  vi.spyOn(systemClock, 'now').mockImplementation(() => app.world.clock.now() - 2 * 60_000);
  app.world.clock.advance(31 * 60_000);
  await act(() => app.router.navigate(overPage('pay')));
  await screen.findByText('For your security, please confirm it’s you before you pay.');
  expect(app.calls(fetchBarcode)).toBe(1);
  await app.enter(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Continue');
  await screen.findByRole('img', { name: /^Barcode of/ });
});

test.each([
  ['pay', '/menu', '/menu'],
  ['add-money', '/menu', '/menu'],
  ['pay', '/account/cards', '/account/for-you'],
] as const)('FC-071 CRD-010 CRD-012 #%s over %s goes with the member who opened it', async (modal, page, then) => {
  await app.open(page, { as: 'member-green' });
  await act(() => app.router.navigate(overPage(modal)));
  await screen.findByRole('dialog');
  await app.atRest();
  const barcodes = app.calls(fetchBarcode);
  app.world.become('member-gold');
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await app.noDialog();
  await waitFor(() => expect(app.address()).toBe(then));
  await app.atRest();
  expect(app.calls(fetchBarcode)).toBe(barcodes);
  // It is open to the next member as to any other.
  await act(() => app.router.navigate(overPage(modal)));
  await screen.findByRole('dialog');
});

test('FC-187 CRD-010 closed, a modal that came with its page leaves the focus to the heading of the page', async () => {
  await app.open('/account/cards#add-money', { as: 'member-gold' });
  await screen.findByRole('button', { name: 'Add $25' });
  await app.press('Close');
  await app.noDialog();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
