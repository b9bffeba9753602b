import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { BegunReload } from '#domain/cards/reload.ts';
import { Failure } from '#domain/failure.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { addMoneyMachine } from '#machines/cards/add-money.machine.ts';
import { orderPlacementMachine } from '#machines/ordering/order-placement.machine.ts';
import { orderWithReloadMachine } from '#machines/ordering/order-with-reload.machine.ts';
import { endOfOrder, type PlacementEvent, placementRoute } from '#session/ordering/placement-route.ts';
import type { Effect } from '../../kit/effects.ts';
import { memoSteps } from '../../kit/memo-step.ts';
import { withTab } from '../../kit/product-of-machines.ts';
import { isOpenReload, isReloadAhead, openReload, withoutReload } from './once-reloads.ts';
import { type Marker, type Message, placedMarker, type Rules, type Tab, type World, withMarker } from './once-world.ts';

const { keyOf, start, step } = memoSteps({
  placement: orderPlacementMachine,
  reload: orderWithReloadMachine,
  sheet: addMoneyMachine,
});

export { keyOf };

type Name = Message['by'];

type Fresh = { readonly isUnfinished: boolean; readonly reload: string | null };

/** A page as it is opened: what lies in the browser without an end comes first. */
export function openedTab({ isUnfinished, reload }: Fresh): { tab: Tab; effects: readonly Effect[] } {
  const placement = start('placement', { isUnfinished });
  const filling = start('reload', { unfinished: reload === null ? null : reloadOf(reload) });
  const tab = { placement: placement.next, reload: filling.next, price: null, sheet: null } as Tab;
  return { tab, effects: placement.effects };
}

const CHOSEN = { cardId: 'card', amount: 2500, paymentMethodId: 'visa' };
export const reloadOf = (requestId: string) => ({ requestId, ...CHOSEN });

/** Where money is added is opened, in place of what was open of it. */
export const withSheet = (world: World, at: number, input: { unfinished: BegunReload | null }): World =>
  withTab(world, at, { sheet: start('sheet', { ...CHOSEN, ...input }).next as Tab['sheet'] });

/** One press of the button that orders, or fills up and orders. */
export const requestOf = (orderId: string, requestId: string | null): PlacementEvent => ({
  type: 'order.requested',
  order: {
    orderId,
    storeNumber: storeNumberOf('1'),
    tenders: [{ id: 'card', tender: 'stored-value-card', amount: 500 }],
    tipAmount: 0,
    timeSlot: null,
    guest: null,
  },
  reload: requestId === null ? null : reloadOf(requestId),
  lines: [],
});

/** What a person does goes where the app sends it. */
export function pressed(world: World, at: number, event: PlacementEvent, rules: Rules): World {
  const tab = world.tabs[at];
  if (!tab) return world;
  return placementRoute(tab, event).reduce((now, { to, event: sent }) => moved(now, at, to, sent, rules), world);
}

const INVOKED: Readonly<Record<string, string>> = {
  verifying: 'beginOrder',
  submitting: 'submitOrder',
  preparing: 'prepareReload',
  reloading: 'submitReload',
  charging: 'submitReload',
};
/** The actor that a page waits for. */
export const invokedIn = (name: Name, { value }: AnyMachineSnapshot): string | null =>
  value === 'checking'
    ? { placement: 'findOrder', reload: 'checkReload', sheet: 'checkReload' }[name]
    : (INVOKED[String(value)] ?? null);

/** One machine of a tab moves: what it emits and starts happens in the browser. */
export function moved(world: World, at: number, name: Name, event: AnyEventObject, rules: Rules): World {
  const tab = world.tabs[at];
  if (!tab) return world;
  const before = tab[name];
  if (before === null) return world;
  const { next, effects } = step(name, before, event);
  if (next === before) return world;
  const active = invokedIn(name, next);
  const network = world.network.map((one) =>
    one.tab === at && one.by === name && (one.actor !== active || effects.some(({ does }) => does === 'starts'))
      ? { ...one, live: false }
      : one,
  );
  const changed: World = withTab({ ...world, network }, at, { [name]: next });
  const after = effects.reduce((now, effect) => happened(now, at, name, effect, rules), changed);
  const ended = name === 'placement' ? endOfOrder(next as Tab['placement']) : null;
  return ended ? moved(after, at, 'reload', ended, rules) : after;
}

/** What an effect does in the browser; what it asks of the server goes on its way. */
export function happened(world: World, at: number, by: Name, { does, name, value }: Effect, rules: Rules): World {
  const given = value as { [key: string]: { [key: string]: string } };
  const tab = world.tabs[at];
  const requested = tab?.placement.context.request?.order.orderId;
  const { markers } = world;
  if (does === 'emits') {
    switch (name) {
      case 'order.ready':
        return moved(world, at, 'placement', { type: 'order.requested', ...given['request'] }, rules);
      case 'reload.settled':
        return withoutReload(world, given['reload']?.['requestId'] ?? '', 'reload', rules);
      case 'request.settled':
        return withoutReload(world, String(given['requestId']), 'sheet', rules);
      case 'order.insisted': {
        const left = world.isGuest ? markers : without(markers, sentByGuest(markers));
        return { ...world, markers: left, isInsisted: true };
      }
      case 'order.settled':
        return { ...world, markers: markers.filter(({ id }) => id !== requested) };
      case 'order.placed': {
        const left = placedMarker(markers, given['placed']?.['orderId'] ?? '').filter(({ id }) => id !== requested);
        return { ...world, markers: left, isCartFull: false, recent: given['placed']?.['orderId'] ?? null };
      }
      case 'doubt.dismissed': {
        const asked = given['reload']?.['requestId'];
        const isMeant = ({ stage, reload }: Marker) => (by === 'reload' ? reload === asked : stage === 'ordering');
        const left: World = {
          ...world,
          markers: markers.map((one) => (isMeant(one) ? { ...one, stage: 'dismissed' } : one)),
        };
        return by === 'reload' ? left : moved(left, at, 'reload', { type: 'order.ended', end: 'doubted' }, rules);
      }
    }
  }
  return does === 'starts' ? started(world, at, by, name, given, rules) : world;
}

type Given = { [key: string]: { [key: string]: string } | undefined };

const sentByGuest = (markers: World['markers']) =>
  markers.filter(({ isOfGuest, stage }) => isOfGuest && stage !== 'begun');

const without = (markers: World['markers'], others: World['markers']) => markers.filter((one) => !others.includes(one));

function started(world: World, at: number, by: Name, actor: string, given: Given, rules: Rules): World {
  const { markers, isGuest: isOfGuest } = world;
  const keep = (marker: Marker, now = world): World =>
    rules.areOrdersKept ? { ...now, markers: withMarker(markers, marker) } : now;
  const message = (now: World, one: Pick<Message, 'kind' | 'id'> & Partial<Message>): World => ({
    ...now,
    network: [
      ...now.network,
      {
        tab: at,
        by,
        actor,
        asked: [],
        isSent: false,
        isOfGuest: now.isGuest,
        isGuestAsked: sentByGuest(now.markers).some((each) => one.asked?.includes(each.id)),
        live: true,
        verdict: null,
        ...one,
      },
    ],
  });
  const done = (now: World, output: object) =>
    moved(now, at, by, { type: `xstate.done.actor.${actor}`, output }, rules);
  const turnedAway = () =>
    moved(world, at, by, { type: `xstate.error.actor.${actor}`, error: new Failure('rate-limited') }, rules);
  const ids = markers.map(({ id }) => id);
  const id = given['order']?.['orderId'] ?? String(given['orderId'] ?? '');
  switch (actor) {
    case 'beginOrder': {
      if (world.recent === id) return done(world, placedAnswer(id));
      const isSent = markers.some((one) => one.id === id && one.stage !== 'begun');
      const asked = isSent ? ids : ids.filter((one) => one !== id);
      const begun = isSent ? world : keep({ id, stage: 'begun', reload: null, isOfGuest });
      if (asked.length > 0) return message(begun, { kind: 'begin', id, asked, isSent });
      return done(begun, begunWith(begun, rules));
    }
    case 'submitOrder': {
      const mine = markers.find((one) => one.id === id);
      return message(mine ? keep({ ...mine, stage: 'ordering' }) : world, { kind: 'submit', id });
    }
    case 'findOrder':
      return message(world, { kind: 'find', id, asked: id === '' ? ids : [...new Set([...ids, id])] });
    case 'prepareReload': {
      const first = markers.find(({ reload }) => reload !== null);
      if (first?.stage === 'begun' && rules.areUnsentKnown) return turnedAway();
      const open = first?.reload ?? openReload(world, rules, 'reload');
      if (open !== null) return done(world, { outcome: 'open', reload: reloadOf(open) });
      const isOver = world.recent === id || (rules.isCartCompared && !world.isCartFull);
      if (isOver || ids.includes(id)) return done(world, { outcome: 'enough' });
      const reload = given['reload']?.['requestId'] ?? '';
      return message(keep({ id, stage: 'begun', reload, isOfGuest }), { kind: 'prepare', id, asked: ids });
    }
    default: {
      const requestId = String(given['requestId'] ?? '');
      const mine = markers.find(({ reload }) => reload === requestId);
      const isChecked = actor === 'checkReload';
      const isOpen = isOpenReload(world, requestId);
      if (by === 'sheet') {
        if (!isOpen && isReloadAhead(world, rules)) return turnedAway();
        const added = openReload(world, rules, 'sheet') ?? requestId;
        const sentReloads = [...new Set([...world.sentReloads, requestId])];
        return message(
          { ...world, added: isOpen ? world.added : added, sentReloads },
          { kind: 'reload', id: requestId },
        );
      }
      if (isChecked && rules.areUnsentKnown && !isOpen) return done(world, { outcome: 'over' });
      const { sentReloads } = world;
      const isUnasked = world.isUnasked || (isChecked && !sentReloads.includes(requestId));
      const sent = { ...world, isUnasked, sentReloads: [...new Set([...sentReloads, requestId])] };
      return message(mine ? keep({ ...mine, stage: 'reloading' }, sent) : sent, { kind: 'reload', id: requestId });
    }
  }
}

/** What a server answers that has taken an order. */
export const placedAnswer = (orderId: string | null) => ({
  outcome: 'placed',
  placed: { orderId, placedAt: 0, orderToken: null },
});

/** What beginning comes to once no earlier order was found. */
export const begunWith = ({ isCartFull }: World, { isCartCompared }: Rules) =>
  isCartFull || !isCartCompared
    ? { outcome: 'clear' }
    : { outcome: 'refused', refusal: { code: 'CART_CHANGED', message: null } };
