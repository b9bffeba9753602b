import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reloadCard } from '#api/account/reload.ts';
import { UNFINISHED_RELOADS_KEY } from '#domain/cards/reload.ts';
import { UNFINISHED_ORDERS_KEY } from '#domain/ordering/order-placement.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { latteOrder } from '#tests/support/an-order.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openSummary, ordered, place, orderHere } = setUpCheckout();

const ELLA = 'member-empty-balance';
const OF_ORDER = 'We’re not sure your card was reloaded';
const OF_MONEY = 'We’re not sure that went through';

const addMoney = () => act(() => app.router.navigate({ to: '/account/cards', hash: 'add-money' }));
const inDoubt = () => [UNFINISHED_RELOADS_KEY, UNFINISHED_ORDERS_KEY].map((key) => window.localStorage.getItem(key));
const balance = () => app.world.account(ELLA).cards[0]?.balance;
const doubt = async () => within(await screen.findByRole('dialog', { name: OF_ORDER }));
const checkAgain = async () => app.user.click((await doubt()).getByRole('button', { name: 'Check again' }));

/** Money is added to the empty card; the answer is lost before the server has done anything. */
async function loseAddedMoney() {
  app.world.become(ELLA);
  await app.open('/account/cards#add-money');
  app.world.fail(reloadCard, 'drop-before', 1);
  await app.press('Add $25');
  await screen.findByText(OF_MONEY);
}

async function reloadAndPlace() {
  await openSummary(ELLA);
  await place('Reload & place order');
  await orderHere();
}

test('FC-025 CRD-026 D-421 no card is filled up for an order while it is not known what became of money that was added to it', async () => {
  await loseAddedMoney();
  await reloadAndPlace();
  await doubt();
  expect([app.calls(reloadCard), ordered()]).toEqual([1, 0]);
  await checkAgain();
  await screen.findByText('Your card’s been reloaded. You can place your order now.');
  expect([app.world.effects.reloads, balance()]).toEqual([1, 2500]);
  expect(inDoubt()).toEqual([null, null]);
  await place();
  await screen.findByRole('dialog', { name: 'Thanks! Your order’s in' });
  expect(app.world.effects).toMatchObject({ reloads: 1, ordersPlaced: 1 });
});

test('FC-025 CRD-026 D-421 added money in doubt that an order put aside is asked about where money is added, and by the next order', async () => {
  await loseAddedMoney();
  await reloadAndPlace();
  await app.user.click((await doubt()).getByRole('button', { name: 'Not now' }));
  await place('Reload & place order');
  await doubt();
  await app.user.click((await doubt()).getByRole('button', { name: 'Not now' }));
  await addMoney();
  await screen.findByText(OF_MONEY);
  await app.press('Try again');
  await screen.findByText('$25 added');
  expect([app.world.effects.reloads, balance()]).toEqual([1, 2500]);
  expect(inDoubt()).toEqual([null, null]);
});

test('FC-025 CRD-026 D-254 D-421 a reload of an order that is in doubt is asked about where money is added, which settles it', async () => {
  app.world.become(ELLA);
  app.world.fail(reloadCard, 'drop-before', 1);
  await reloadAndPlace();
  await app.user.click((await doubt()).getByRole('button', { name: 'Not now' }));
  await addMoney();
  await screen.findByText(OF_MONEY);
  expect(app.calls(reloadCard)).toBe(1);
  await app.press('Try again');
  await screen.findByText('$25 added');
  expect([app.world.effects.reloads, balance()]).toEqual([1, 2500]);
  expect(inDoubt()).toEqual([null, null]);
});

/** Another page of this browser orders, and has sent nothing yet. */
function leaveUnsent(minutesAgo: number) {
  const { cards, paymentMethods } = app.world.account(ELLA);
  const [cardId, paymentMethodId] = [cards[0]?.cardId, paymentMethods[0]?.paymentMethodId];
  const reload = { requestId: 'request-of-another-page', cardId, amount: 2500, paymentMethodId };
  const order = { orderId: 'order-of-another-page', storeNumber: latteOrder().storeNumber, visitor: 'member', reload };
  const at = Date.now() - minutesAgo * 60_000;
  const begun = { ...order, pickupOption: 'in-store', scheduledAt: null, stage: 'begun', at };
  window.localStorage.setItem(UNFINISHED_ORDERS_KEY, JSON.stringify([begun]));
}

test('FC-025 CRD-026 D-168 D-421 while an order is about to fill up its card no money is added, and nothing is in doubt', async () => {
  app.world.become(ELLA);
  await app.open('/account/cards#add-money');
  await screen.findByRole('button', { name: 'Add $25' });
  leaveUnsent(0);
  await app.press('Add $25');
  await screen.findByText('Too many tries. Please wait a moment and try again.');
  expect(app.calls(reloadCard)).toBe(0);
  expect(inDoubt()).toEqual([null, expect.stringContaining('begun')]);
});

test('CRD-026 D-316 D-421 what an order never came to send is no doubt where money is added, and is sent no more', async () => {
  app.world.become(ELLA);
  leaveUnsent(2);
  await app.open('/account/cards#add-money');
  await app.press('Add $25');
  await screen.findByText('$25 added');
  expect(app.world.effects.reloads).toBe(1);
  await waitFor(() => expect(inDoubt()).toEqual([null, null]));
});

test('FC-064 FC-070 D-311 D-421 a doubt about added money stays with its owner, also once the session has ended', async () => {
  await loseAddedMoney();
  await reloadAndPlace();
  await doubt();
  const lookUp = async () => {
    app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' });
    await act(() => app.parts.session.resolveVisitor());
  };
  await lookUp();
  await doubt();
  app.world.sessions.clear();
  await lookUp();
  await checkAgain();
  await app.heading('Welcome back');
  expect(inDoubt()).toEqual([expect.stringContaining('2500'), null]);
  expect(balance()).toBe(0);
  await app.enter(app.field('Email or username'), PERSONAS[ELLA].email);
  await app.enter(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
  await checkAgain();
  await waitFor(() => expect(inDoubt()).toEqual([null, null]));
  expect(balance()).toBe(2500);
});
