import { expect, test } from 'vitest';
import { HOUR_MS } from '../durations.ts';
import { CLOCK_ERROR_MS } from '../kept-age.ts';
import { storeNumberOf } from '../stores/store.ts';
import { isRecent, type OrderToPlace, placementProblem, type RecentOrder } from './order-placement.ts';

const recent: RecentOrder = {
  orderId: 'order-1',
  storeNumber: storeNumberOf('2001'),
  visitor: 'member',
  owner: null,
  pickupOption: 'in-store',
  scheduledAt: null,
  placedAt: 1_000_000,
  orderToken: null,
};

test('ORD-050 an order is the most recent one until it is older than the configured time', () => {
  expect(isRecent(recent, recent.placedAt, HOUR_MS)).toBe(true);
  expect(isRecent(recent, recent.placedAt + HOUR_MS, HOUR_MS)).toBe(true);
  expect(isRecent(recent, recent.placedAt + HOUR_MS + 1, HOUR_MS)).toBe(false);
  expect(isRecent(recent, recent.placedAt + 60_001, 60_000)).toBe(false);
});

test('ORD-050 an order stays the most recent one where the clock was set right since, and not where its age is not known', () => {
  expect(isRecent(recent, recent.placedAt - 1, HOUR_MS)).toBe(true);
  expect(isRecent(recent, recent.placedAt - CLOCK_ERROR_MS, HOUR_MS)).toBe(true);
  expect(isRecent(recent, recent.placedAt - CLOCK_ERROR_MS - 1, HOUR_MS)).toBe(false);
});

const order: OrderToPlace = {
  orderId: 'order-1',
  storeNumber: storeNumberOf('2001'),
  tenders: [{ id: 'card-1', tender: 'stored-value-card', amount: 601 }],
  tipAmount: 0,
  timeSlot: null,
  guest: null,
};
const guest = { firstName: 'Nora', lastName: 'North', email: 'nora@example.com', marketingOptIn: false };

test('OPP-032 an order without the id of a price is unexpected, for members and guests', () => {
  expect(placementProblem({ ...order, orderId: '' })).toEqual({ code: null, message: null });
  expect(placementProblem({ ...order, orderId: '', guest })).toEqual({ code: null, message: null });
  expect(placementProblem(order)).toBeNull();
});

test('OPP-033 OPP-034 a member needs something to pay with and a price that is not below zero; guests have no balance', () => {
  const insufficient = { code: 'INSUFFICIENT_BALANCE', message: null };
  expect(placementProblem({ ...order, tenders: [] })).toEqual(insufficient);
  const tender = { id: 'card-1', tender: 'stored-value-card', amount: -1 } as const;
  expect(placementProblem({ ...order, tenders: [tender] })).toEqual(insufficient);
  expect(placementProblem({ ...order, tenders: [{ ...tender, id: '', amount: 500 }] })).toEqual(insufficient);
  expect(placementProblem({ ...order, tenders: [{ ...tender, amount: 0 }] })).toBeNull();
  expect(placementProblem({ ...order, tenders: [], guest })).toBeNull();
});
