import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { CART_KEY, CART_LIFE, CART_VERSION } from '#domain/ordering/cart.ts';
import type { Member, Visitor } from '#domain/visitor.ts';
import { systemClock } from '#platform/clock.ts';
import * as failureLog from '#platform/measuring/failure-log.ts';
import { SIGN_OUT_KEY } from '#platform/storage/sign-out-mark.ts';
import { cartLatte, keptCartText } from '#tests/support/cart-items.ts';
import { held } from '#tests/support/held-calls.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import { standIn } from '#tests/support/stand-in.ts';
import { SessionProvider } from '../session-provider.tsx';
import { cartPort, useCartCount } from './cart.ts';
import * as cartActor from './cart-actor.ts';

const latte = cartLatte();
const ada: Member = { kind: 'member', firstName: 'Ada', memberId: 'ada' };
const grace: Member = { kind: 'member', firstName: 'Grace', memberId: 'grace' };
const anonymous: Visitor = { kind: 'anonymous' };

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

/** One running app, whose server answers the question who it is in turn. */
async function open(...restored: [Visitor, ...Visitor[]]) {
  const session = sessionOf({
    restoreVisitor: fromPromise(async () => restored.shift() ?? anonymous),
    signOut: fromPromise(() => new Promise<void>(() => {})),
  });
  await session.resolveVisitor();
  const cart = cartPort(session);
  await cart.load();
  return { session, cart, items: () => cart.context()?.items };
}

const kept = () => window.localStorage.getItem(CART_KEY);

test('ORD-018 what was put in the cart is there on the next visit', async () => {
  const { cart } = await open(anonymous);
  cart.send({ type: 'item.added', limit: 15, item: latte });
  const later = await open(anonymous);
  expect(later.items()).toEqual([latte]);
});

test('ORD-018 ACC-042 D-408 what is put in the cart while a slow sign-out is still on its way is of the next visitor, and stays', async () => {
  const { release, released } = held();
  const session = sessionOf({
    restoreVisitor: fromPromise<Visitor, void>(async () => ada),
    signOut: fromPromise<void, void>(() => released),
  });
  await session.resolveVisitor();
  const cart = cartPort(session);
  await cart.load();
  cart.send({ type: 'item.added', limit: 15, item: latte });
  const signedOut = session.signOut();
  expect(cart.count()).toBe(0);
  const small = cartLatte({ sizeCode: 'Small' });
  cart.send({ type: 'item.added', limit: 15, item: small });
  release();
  await signedOut;
  expect(cart.context()?.items).toEqual([small]);
  expect(kept()).toContain('Small');
});

test('ORD-018 D-408 what waits for the file of the cart as its visitor signs out reaches no cart of the next', async () => {
  const session = sessionOf({
    restoreVisitor: fromPromise<Visitor, void>(async () => ada),
    signOut: fromPromise<void, void>(async () => {}),
  });
  await session.resolveVisitor();
  const cart = cartPort(session);
  const use = vi.fn();
  cart.whenThere(use);
  cart.send({ type: 'item.added', limit: 15, item: latte });
  await session.signOut();
  const small = cartLatte({ sizeCode: 'Small' });
  cart.send({ type: 'item.added', limit: 15, item: small });
  await cart.load();
  expect(cart.context()?.items).toEqual([small]);
  expect(kept()).not.toContain(latte.itemId);
  expect(use).not.toHaveBeenCalled();
});

test('ORD-018 D-408 what became of a change, and was not heard of before its visitor signed out, is not heard of by the next', async () => {
  const { session, cart } = await open(ada);
  cart.send({ type: 'item.added', limit: 15, item: latte });
  session.visitorActor.send({ type: 'signOut.pressed' });
  const news: string[] = [];
  cart.onNews(({ type }) => news.push(type));
  // That it is empty now.
  expect(news).toEqual(['items.changed']);
});

test('the cart stays when the visitor signs in, here or in another tab', async () => {
  const { session, cart, items } = await open(anonymous);
  cart.send({ type: 'item.added', limit: 15, item: latte });
  session.admit(ada);
  await waitFor(() => expect(session.visitor()).toEqual(ada));
  expect(items()).toEqual([latte]);
  expect(kept()).not.toBeNull();

  const other = await open(anonymous, ada);
  other.session.visitorActor.send({ type: 'session.revalidationRequested' });
  await waitFor(() => expect(other.session.visitor()).toEqual(ada));
  expect(other.items()).toEqual([latte]);
});

test('ORD-018 signing out empties the cart at once, in the browser too', async () => {
  const { session, cart, items } = await open(ada);
  cart.send({ type: 'item.added', limit: 15, item: latte });
  session.visitorActor.send({ type: 'signOut.pressed' });
  expect(items()).toEqual([]);
  expect(kept()).toBeNull();
});

test('FC-071 a member who takes the place of another here finds nothing in the cart', async () => {
  const { session, cart, items } = await open(ada);
  cart.send({ type: 'item.added', limit: 15, item: latte });
  session.admit(grace);
  expect(items()).toEqual([]);
  expect(kept()).toBeNull();
});

test.each([
  ['in which the cart is', cartLatte({ sizeCode: 'Small' })],
  ['in which there is no cart', null],
])(
  'FC-071 FC-176 D-432 of a member in whose place one came by another tab, %s, this tab keeps nothing, and takes nothing',
  async (_, begun) => {
    const { session, cart, items } = await open(ada, grace);
    cart.send({ type: 'item.added', limit: 15, item: latte });
    if (begun) window.localStorage.setItem(CART_KEY, keptCartText([begun]));
    else window.localStorage.removeItem(CART_KEY);
    const before = kept();
    session.visitorActor.send({ type: 'session.revalidationRequested' });
    await waitFor(() => expect(session.visitor()).toEqual(grace));
    expect(items()?.map(({ sizeCode }) => sizeCode)).toEqual(begun ? ['Small'] : []);
    expect(kept()).toBe(before);
  },
);

test('FC-071 D-432 where the browser keeps nothing, another tab’s visitor finds nothing in the cart', async () => {
  const { session, cart, items } = await open(ada, grace);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  cart.send({ type: 'item.added', limit: 15, item: latte });
  session.visitorActor.send({ type: 'session.revalidationRequested' });
  await waitFor(() => expect(session.visitor()).toEqual(grace));
  vi.restoreAllMocks();
  expect(items()).toEqual([]);
});

test('a session that expired leaves the cart', async () => {
  const { session, cart, items } = await open(ada);
  cart.send({ type: 'item.added', limit: 15, item: latte });
  session.expire();
  expect(items()).toEqual([latte]);
});

test('the count follows the cart, also where another tab changes it, and is none in a prerendered page', async () => {
  const Count = () => <p>{useCartCount()}</p>;
  const { session, cart } = await open(anonymous);
  const page = (
    <SessionProvider session={session}>
      <Count />
    </SessionProvider>
  );
  render(page);
  act(() => cart.send({ type: 'item.added', limit: 15, item: { ...latte, quantity: 3 } }));
  await screen.findByText('3');
  expect(renderToString(page)).toBe('<p>0</p>');
  act(() => {
    window.localStorage.removeItem(CART_KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
  });
  await screen.findByText('0');
});

test('the count is read from what was kept, and the machine comes with the first change', async () => {
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte({ quantity: 2 })]));
  const cart = cartPort(sessionOf({}));
  expect([cart.count(), cart.isBegun()]).toEqual([2, false]);
  // What another tab did is taken over also before it is heard of.
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte({ quantity: 3 })]));
  cart.refresh();
  expect(cart.count()).toBe(3);
  // Put aside, a page hears of no other tab.
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte({ quantity: 4 })]));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(cart.count()).toBe(4);
  cart.send({ type: 'item.added', limit: 15, item: latte });
  await waitFor(() => expect(cart.isBegun()).toBe(true));
  expect(cart.count()).toBe(5);
});

test('FC-176 of two tabs that add at once none loses an item, and the last change of a line wins', async () => {
  const [one, other] = [await open(anonymous), await open(anonymous)];
  const medium = cartLatte({ sizeCode: 'Medium' });
  const hear = () => window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
  one.cart.send({ type: 'item.added', limit: 15, item: latte });
  other.cart.send({ type: 'item.added', limit: 15, item: medium });
  hear();
  for (const tab of [one, other]) expect(tab.items()?.map(({ itemId }) => itemId)).toHaveLength(2);
  one.cart.send({ type: 'quantity.changed', limit: 15, itemId: latte.itemId, delta: 1 });
  other.cart.send({ type: 'quantity.changed', limit: 15, itemId: latte.itemId, delta: 1 });
  hear();
  for (const tab of [one, other]) expect(tab.cart.count()).toBe(4);
  other.cart.send({ type: 'cart.emptied' });
  hear();
  for (const tab of [one, other]) expect(tab.items()).toEqual([]);
});

test('FC-176 PRV-020 D-402 each tab judges a line by its own store, and takes over what another one did to it', async () => {
  const [one, other] = [await open(anonymous), await open(anonymous)];
  const hear = () => window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
  const of = ({ items }: typeof one) => items()?.map(({ quantity, product }) => [quantity, product.availability]);
  one.cart.send({ type: 'item.added', limit: 15, item: latte });
  hear();
  other.cart.send({
    type: 'availability.updated',
    updates: [{ itemId: latte.itemId, availability: 'SoldOut' }],
  });
  other.cart.send({ type: 'quantity.changed', limit: 15, itemId: latte.itemId, delta: 1 });
  hear();
  expect([of(one), of(other)]).toEqual([[[2, 'Available']], [[2, 'SoldOut']]]);
});

test('ORD-018 a clock that is set back by a year empties no cart that is open, and its next change dates it anew', async () => {
  const { cart, items } = await open(anonymous);
  cart.send({ type: 'item.added', limit: 15, item: latte });
  const lastYear = Date.now() - 365 * 86_400_000;
  vi.spyOn(systemClock, 'now').mockReturnValue(lastYear);
  cart.send({ type: 'item.added', limit: 15, item: cartLatte({ sizeCode: 'Medium' }) });
  expect(items()).toHaveLength(2);
  expect(JSON.parse(kept() ?? '')).toMatchObject({ savedAt: lastYear });
  vi.restoreAllMocks();
});

test('ORD-018 a cart that lies untouched in an open tab for more than a week is there at the next press, and dated anew', async () => {
  const { cart, items } = await open(anonymous);
  cart.send({ type: 'item.added', limit: 15, item: latte });
  const now = Date.now() + CART_LIFE + 1;
  vi.spyOn(systemClock, 'now').mockReturnValue(now);
  cart.refresh();
  expect(items()).toHaveLength(1);
  cart.send({ type: 'item.added', limit: 15, item: cartLatte({ sizeCode: 'Medium' }) });
  expect(items()).toHaveLength(2);
  expect(JSON.parse(kept() ?? '')).toMatchObject({ savedAt: now });
  vi.restoreAllMocks();
});

test('a page that Back brings out of the cache shows the cart that is there, and puts nothing back', async () => {
  const { cart, items } = await open(anonymous);
  cart.send({ type: 'item.added', limit: 15, item: latte });
  // Another tab has changed it meanwhile, of which a page that is put aside hears nothing.
  const medium = cartLatte({ sizeCode: 'Medium' });
  window.localStorage.setItem(CART_KEY, keptCartText([medium]));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(items()?.map(({ sizeCode }) => sizeCode)).toEqual(['Medium']);
  expect(kept()).not.toContain(latte.itemId);
});

test('FC-070 D-365 a tab that has not heard of a sign-out yet puts nothing of its own into the cart of the next visitor', async () => {
  const { cart, items } = await open(anonymous);
  cart.send({ type: 'item.added', limit: 15, item: latte });
  window.localStorage.setItem(SIGN_OUT_KEY, 'in another tab');
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte({ sizeCode: 'Medium' })]));
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
  expect(items()?.map(({ sizeCode }) => sizeCode)).toEqual(['Medium']);
  expect(kept()).not.toContain(latte.itemId);
});

test('FC-122 what was kept and is no cart is said once, and gone', async () => {
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte({ quantity: 1e9 })]));
  const { cart, items } = await open(anonymous);
  const news: string[] = [];
  cart.onNews(({ type }) => news.push(type));
  expect(news).toEqual(['kept.unreadable']);
  expect(items()).toEqual([]);
  expect(kept()).toBeNull();
});

test('FC-122 the cart of a later release in another tab is left alone, and said to be unreadable where a visit begins', async () => {
  const newer = JSON.stringify({ version: CART_VERSION + 1, lines: [] });
  const before = await open(anonymous);
  before.cart.send({ type: 'item.added', limit: 15, item: latte });
  window.localStorage.setItem(CART_KEY, newer);
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
  before.cart.send({ type: 'item.added', limit: 15, item: latte });
  expect(before.items()).toEqual([{ ...latte, quantity: 2 }]);
  expect(kept()).toBe(newer);

  const { cart, items } = await open(anonymous);
  const news: string[] = [];
  cart.onNews(({ type }) => news.push(type));
  expect([news, items(), kept()]).toEqual([['kept.unreadable'], [], newer]);
});

test('FC-175 where the browser keeps nothing the cart lives in memory, which is said once', async () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { cart, items } = await open(anonymous);
  const news: string[] = [];
  cart.onNews(({ type }) => news.push(type));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  cart.send({ type: 'item.added', limit: 15, item: latte });
  cart.send({ type: 'item.added', limit: 15, item: latte });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(items()).toEqual([{ ...latte, quantity: 2 }]);
  expect(news.filter((type) => type === 'keeping.failed')).toHaveLength(1);
  vi.restoreAllMocks();
});

test('ORD-012 what waits for a cart that cannot be fetched comes first once it can; what else was wanted is given up', async () => {
  window.localStorage.setItem(CART_KEY, keptCartText([latte], systemClock.now()));
  const session = sessionOf({ restoreVisitor: fromPromise(async () => anonymous) });
  await session.resolveVisitor();
  const cart = cartPort(session);
  const { startCart } = cartActor;
  let isGone = true;
  standIn(cartActor, 'startCart', (...needs) => {
    if (isGone) throw new Error('the network is gone');
    return startCart(...needs);
  });
  cart.send({ type: 'item.added', limit: 15, item: latte });
  cart.whenThere(() => cart.send({ type: 'order.placed', ordered: [latte] }));
  const toasts = () => session.notices.actor.getSnapshot().context.toasts.map(({ text }) => text.id);
  await waitFor(() => expect(toasts()).toEqual(['failures.offline']));
  isGone = false;
  // The same item, put in again, is no part of the order.
  cart.send({ type: 'item.added', limit: 15, item: latte });
  await cart.load();
  expect(cart.context()?.items).toEqual([latte]);
});

test('what throws while it waits for the cart is logged, starts no second one and holds up nothing else', async () => {
  const session = sessionOf({ restoreVisitor: fromPromise(async () => anonymous) });
  await session.resolveVisitor();
  const { startCart } = cartActor;
  const starts = vi.fn(startCart);
  standIn(cartActor, 'startCart', starts);
  const logged = vi.fn();
  standIn(failureLog, 'logFailure', logged);
  const cart = cartPort(session);
  const use = vi.fn();
  cart.whenThere(() => {
    throw new TypeError('Something is wrong with it.');
  });
  cart.whenThere(use);
  cart.send({ type: 'item.added', limit: 15, item: latte });
  await cart.load();
  window.dispatchEvent(new Event('online'));
  await cart.load();
  expect([starts.mock.calls.length, use.mock.calls.length]).toEqual([1, 1]);
  expect(cart.context()?.items).toEqual([latte]);
  expect(logged.mock.calls).toEqual([['cart', 'unexpected']]);
});

test('ORD-012 what waits for a cart that cannot be fetched is done once there is a network again', async () => {
  const session = sessionOf({ restoreVisitor: fromPromise(async () => anonymous) });
  await session.resolveVisitor();
  const { startCart } = cartActor;
  const tries = vi.fn();
  standIn(cartActor, 'startCart', (...needs) => {
    tries();
    if (tries.mock.calls.length === 1) throw new Error('the network is gone');
    return startCart(...needs);
  });
  const use = vi.fn();
  cartPort(session).whenThere(use);
  await waitFor(() => expect(tries).toHaveBeenCalledTimes(1));
  expect(use).not.toHaveBeenCalled();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(use).toHaveBeenCalledTimes(1);
  });
  window.dispatchEvent(new Event('online'));
  expect([tries.mock.calls.length, use.mock.calls.length]).toEqual([2, 1]);
});
