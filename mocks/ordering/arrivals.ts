import { createCustomerArrival } from '#api/ordering/customer-arrival.ts';
import { CURBSIDE, displayName, stallOf } from '#domain/pickup/curbside.ts';
import { DEFAULT_STALL_QUANTITY } from '#domain/stores/store.ts';
import { traitsIn } from '../locations/store-search.ts';
import { refuseGraph, respondGraph } from '../respond-graph.ts';
import { ARRIVAL_TOKENS } from '../sentinels.ts';
import { localTimeIn, openingAt } from '../stores/opening.ts';
import { recordOf } from '../stores/order-store.ts';
import { WEEKS } from '../stores/store-traits.ts';
import type { World } from '../world.ts';

export const arrivalHandlers = (world: World) => [
  respondGraph(world, createCustomerArrival, ({ variables: { customerArrivalInput: arrival }, session }) => {
    const record = recordOf(world, arrival.storeNumber);
    if (!record) return refuseGraph('STORE_NOT_FOUND');
    if (arrival.orderToken === ARRIVAL_TOKENS.broken) return refuseGraph('INTERNAL_SERVER_ERROR', 500);
    const { ordering, pickUp, week } = traitsIn(world, record);
    const now = localTimeIn(record.timeZoneId, world.clock.now());
    if (!openingAt(WEEKS[week], now, record.country).open) return refuseGraph('STORE_CLOSED');
    const isOffered = pickUp.includes(CURBSIDE) && ordering.curbside === 'READY';
    // A visitor without a token could wait for any order.
    const isUnknown = arrival.orderToken === null && session.kind === 'anonymous';
    if (!isOffered || isUnknown || arrival.orderToken === ARRIVAL_TOKENS.unavailable) {
      return refuseGraph('CURBSIDE_UNAVAILABLE');
    }
    const isSpot = stallOf(String(arrival.stallNumber), ordering.stalls || DEFAULT_STALL_QUANTITY) !== null;
    if (!isSpot || displayName(arrival.displayName) !== arrival.displayName) {
      return refuseGraph('BAD_USER_INPUT', 400);
    }
    const known = arrival.orderToken !== null && world.arrivals.has(arrival.orderToken);
    if (arrival.orderToken !== null) world.arrivals.add(arrival.orderToken);
    world.effects[known ? 'arrivalsRecognised' : 'arrivals'] += 1;
    return { createCustomerArrival: { arrived: true } };
  }),
];
