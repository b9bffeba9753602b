import { describe, expect, test } from 'vitest';
import { once, stuckIn, wayTo } from '../../kit/product-of-machines.ts';
import { explored } from './once-steps.ts';
import { type Bounds, chargedReloads, type Rules, SOUND, type World } from './once-world.ts';

/** One tab: prices change twice, the session ends once. */
const ORDERS: Bounds = { tabs: 1, orderIds: 3, reloadIds: 0, messages: 3, expiries: 1 };
/** One tab that fills up its card, and may try so twice. */
const RELOADS: Bounds = { tabs: 1, orderIds: 2, reloadIds: 2, messages: 2, expiries: 0 };
/** Two tabs with one cart. */
const TABS: Bounds = { tabs: 2, orderIds: 2, reloadIds: 0, messages: 2, expiries: 0 };

/** Two tabs of which each may fill up the card. */
const RELOADING_TABS: Bounds = { tabs: 2, orderIds: 1, reloadIds: 2, messages: 2, expiries: 0 };
/** One tab that may fill up its card before an order, or add money to it. */
const BOTH: Bounds = { tabs: 1, orderIds: 1, reloadIds: 2, messages: 2, expiries: 0, mayAddMoney: true };
/** A guest who may sign in while an order has no end. */
const GUEST: Bounds = { tabs: 1, orderIds: 3, reloadIds: 0, messages: 2, expiries: 0, beginsAsGuest: true };

const MOST_MS = 180_000;

const isTwice = (world: World) => (world.placed.length > 1 && !world.isInsisted) || chargedReloads(world) > 1;
const isFalselyFailed = ({ saidFailed, placed }: World) => saidFailed.some((id) => placed.includes(id));
const isFalselyPlaced = ({ tabs, placed }: World) =>
  tabs.some(({ placement }) => placement.context.placed && !placed.includes(placement.context.placed.orderId));
const isFalselyUnplaced = ({ tabs, placed, recent }: World) =>
  tabs.length === 1 && placed.length > 0 && recent === null && tabs.some(({ reload }) => reload.hasTag('reloaded'));
const isKnown = ({ recent }: World) => recent !== null;
/** Where this model sends and prices no more, it can be asked no more. */
const mayBeAsked = ({ network, orderIds }: World, { messages, orderIds: most }: Bounds) =>
  network.length < messages && orderIds < most;

describe.each([
  ['one tab whose prices change and whose session ends', ORDERS, 20_000],
  ['a card that is filled up first', RELOADS, 30_000],
  ['two tabs', TABS, 50_000],
  ['two tabs that fill up one card first', RELOADING_TABS, 1_000],
  ['a card that is filled up first, or has money added', BOTH, 50_000],
] as const)(
  '%s',
  (_, bounds, least) => {
    const all = once(() => explored(SOUND, bounds));

    test('FC-020 FC-025 ORD-047 in every order of presses, lost answers and page loads one intent is one order and one charge', () => {
      expect(all().states.size).toBeGreaterThan(least);
      expect(wayTo(all(), isTwice)).toBeNull();
    });

    test('FC-025 D-316 a reload that no press has sent is not sent by asking what became of it', () => {
      expect(wayTo(all(), ({ isUnasked }) => isUnasked)).toBeNull();
    });

    test('FC-020 ORD-049 a placed order is never said to have failed, and a failed one never to be placed', () => {
      expect(wayTo(all(), isFalselyFailed)).toBeNull();
      expect(wayTo(all(), isFalselyPlaced)).toBeNull();
      expect(wayTo(all(), isFalselyUnplaced)).toBeNull();
    });

    test('FC-020 from wherever an order was placed the person can still learn so', () => {
      const counts = (world: World) => world.placed.length > 0 && mayBeAsked(world, bounds);
      expect(stuckIn(all(), isKnown, counts)).toBeNull();
    });
  },
  MOST_MS,
);

describe(
  'a guest who signs in',
  () => {
    const all = once(() => explored(SOUND, GUEST));

    test('FC-020 D-312 in every order of presses, lost answers and page loads a second order goes out only where the person said so', () => {
      expect(all().states.size).toBeGreaterThan(5000);
      expect(wayTo(all(), isTwice)).toBeNull();
      expect(wayTo(all(), ({ placed, isInsisted }) => isInsisted && placed.length > 1)).not.toBeNull();
    });

    test('FC-020 ORD-049 a placed order is never said to have failed, and a failed one never to be placed', () => {
      expect(wayTo(all(), isFalselyFailed)).toBeNull();
      expect(wayTo(all(), isFalselyPlaced)).toBeNull();
    });

    test('FC-020 D-312 whatever the guest left, the member can still order', () => {
      expect(stuckIn(all(), isKnown, (world) => mayBeAsked(world, GUEST))).toBeNull();
    });
  },
  MOST_MS,
);

test.each([
  ['a page that forgets its orders', { areOrdersKept: false }, ORDERS],
  ['a server that lets an old price be used', { doesPricingClose: false }, ORDERS],
  ['a server that forgets a refused reload', { areRefusalsRemembered: false }, RELOADS],
  ['a tab that does not look at the cart', { isCartCompared: false }, TABS],
  ['a check that sends what was never sent', { areUnsentKnown: false }, RELOADS],
  ['an order and added money that know nothing of each other', { areBothAsked: false }, BOTH],
  ['a page that believes that there is no order of a guest who has gone', { isGuestHeeded: false }, GUEST],
] as const)(
  'the exploration finds what goes wrong with %s',
  (_, broken, bounds) => {
    const rules: Rules = { ...SOUND, ...broken };
    const isWrong = (world: World) => isTwice(world) || world.isUnasked;
    expect(wayTo(explored(rules, bounds, isWrong), isWrong)).not.toBeNull();
  },
  MOST_MS,
);
