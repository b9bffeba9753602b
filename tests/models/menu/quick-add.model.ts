import { equal, ok } from 'node:assert/strict';
import { quickAddMachine } from '#machines/menu/quick-add.machine.ts';
import { cartLatte } from '#tests/support/cart-items.ts';
import { emits } from '../kit/effects.ts';
import { fromOutside } from '../kit/external-events.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../kit/model.ts';
import { has, missing, readContext, wrongTargets } from '../kit/on-graph.ts';
import { alertOn, all, textOn } from '../kit/on-screen.ts';

const LATTE = cartLatte();
const plus = () => all('article button')[0] ?? null;
const isBusy = () => plus()?.getAttribute('aria-busy') === 'true';
const isTicked = () => plus()?.hasAttribute('data-added') === true;

export const model = defineModel<typeof quickAddMachine>({
  machine: quickAddMachine,
  inputs: { start: undefined },
  events: {
    'menu.renewed': [{ label: 'read anew' }],
    'line.replaced': [{ label: 'by one of the page' }],
    'page.kept': [{ label: 'the cart was not reached' }],
  },
  outcomes: {
    prepareItem: [
      done('as it comes', { kind: 'item', item: LATTE, room: 15 }),
      done('as it comes, with room for one', { kind: 'item', item: LATTE, room: 1 }),
      done('as it comes, without room', { kind: 'item', item: LATTE, room: 0 }),
      done('something to choose', { kind: 'choice' }),
      done('sold out', { kind: 'unavailable', availability: 'SoldOut' }),
      done('not sold here', { kind: 'unavailable', availability: 'NotAvailableHere' }),
      failed('unknown product', 'product-not-found'),
      ...REQUEST_FAILS,
    ],
  },
  // The specification names no bound of a request and no life of a tick: our choices.
  waits: { prepareBound: 20_000, tickLife: 2_000 },
  // Two presses are as many as it takes to see that they are counted.
  bound: ({ presses, availability, failure }) => [Math.min(presses, 3), availability, failure],
  limit: 60,
  rest: ['resting', 'refused', 'failed', 'replaced', 'over'],
  tags: ['added', 'refused'],
  invariants: {
    'ORD-009 nothing is loaded or added before one is wanted': ({ context, value }) =>
      !['preparing', 'added'].includes(String(value)) || context.presses >= 1,
    'MNU-015 why it failed is kept where it is shown, and only there': ({ context, value }) =>
      (context.failure !== null) === (value === 'failed'),
    'PRV-030 PRV-031 why it cannot be had is kept where it is shown, and only there': ({ context, value }) =>
      (context.availability !== null) === (value === 'refused'),
  },
  properties: {
    // The order itself refuses what it has no room for, in its own words.
    'ORD-009 PRV-023 what can be added goes to the order, as often as it was pressed': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.startsWith('prepareItem: as it comes'))
        .filter((edge) => {
          const item = { ...LATTE, quantity: edge.before.context.presses };
          return !has(edge, emits('item.ready', { item }));
        }),
    'PRV-023 a tick is for what the order has room for': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.startsWith('prepareItem: as it comes'))
        .filter(({ before, to, stimulus }) => {
          const { presses } = before.context;
          const room = stimulus.name.endsWith('with room for one')
            ? 1
            : stimulus.name.endsWith('without room')
              ? 0
              : 15;
          return to.includes('"added"') !== presses <= room;
        }),
    'ORD-009 a press while it loads is one more': (graph) =>
      graph.edges
        .filter(({ from, stimulus }) => from.includes('"preparing"') && stimulus.name === 'add.pressed(pressed)')
        .filter(({ from, to }) => {
          const [before, after] = [from, to].map((key) => readContext<typeof quickAddMachine>(graph, key).presses);
          return before !== 3 && after !== (before ?? 0) + 1;
        }),
    'what needs a choice leads to its page, and nothing is added': (graph) =>
      missing(graph, 'prepareItem: something to choose', emits('choice.required')),
    'each answer leads where it should, and a failure can be tried again': {
      'resting add.pressed(pressed)': 'preparing',
      'prepareItem: as it comes': 'added',
      'prepareItem: as it comes, without room': 'resting',
      'prepareItem: something to choose': 'resting',
      'prepareItem: sold out': 'refused',
      'prepareItem: not sold here': 'refused',
      'prepareItem: server error': 'failed',
      'preparing after(prepareBound)': 'failed',
      'added add.pressed(pressed)': 'preparing',
      'added after(tickLife)': 'resting',
      'failed add.pressed(pressed)': 'preparing',
      'refused menu.renewed(read anew)': 'resting',
    },
    'ORD-009 ORD-010 where the cart was not reached after that, each plus adds again': {
      'over page.kept(the cart was not reached)': 'resting',
      'replaced page.kept(the cart was not reached)': 'resting',
    },
    'ORD-010 once a line was replaced a press of any plus of the page comes to nothing': (graph) => [
      ...wrongTargets(graph, {
        'resting line.replaced(by one of the page)': 'over',
        'preparing line.replaced(by one of the page)': 'over',
        'failed line.replaced(by one of the page)': 'over',
        'added line.replaced(by one of the page)': 'replaced',
        'replaced line.replaced(by one of the page)': 'replaced',
      }),
      ...graph.edges.filter(
        ({ before, stimulus, taken }) =>
          ['over', 'replaced'].includes(before.value) && stimulus.event.type === 'add.pressed' && taken.length > 0,
      ),
    ],
  },
  shows: {
    resting: {
      says: 'a plus that says what it adds',
      see: ({ screen }) => {
        equal(plus()?.textContent, 'Add Caffè Latte');
        equal(isBusy() || isTicked(), false);
        equal(alertOn(screen), '');
      },
    },
    preparing: {
      says: 'that something is under way, and the press can be repeated',
      see: ({ screen }) => {
        ok(isBusy());
        equal(alertOn(screen), '');
      },
    },
    added: {
      says: 'ORD-009 a tick, and the order has it',
      see: ({ screen }) => {
        ok(isTicked());
        equal(textOn(screen, 'size'), 'Large');
      },
    },
    refused: {
      says: 'PRV-030 PRV-031 why it cannot be had, and no plus',
      see: ({ screen, outcome }) => {
        equal(plus(), null);
        ok(screen.getByText(outcome?.label === 'sold out' ? 'Sold out at this store.' : 'Not sold at this store.'));
      },
    },
    failed: {
      says: 'MNU-015 that it was not added, and a way to try again',
      see: ({ screen }) => {
        ok(alertOn(screen).length > 0, 'says nothing');
        equal(plus()?.textContent, 'Try again to add Caffè Latte');
      },
    },
    replaced: {
      says: 'ORD-010 the tick stays',
      see: () => ok(isTicked() && !isBusy()),
    },
    over: {
      says: 'ORD-010 a plus, and nothing is under way any more',
      see: ({ screen }) => {
        equal(plus()?.textContent, 'Add Caffè Latte');
        equal(isBusy() || isTicked(), false);
        equal(alertOn(screen), '');
      },
    },
  },
  causes: {
    'add.pressed': {
      control: () => plus(),
      idle: 'ORD-010: until the page is left for the cart it can be pressed and does nothing',
    },
    ...fromOutside('menu.renewed', 'line.replaced', 'page.kept'),
  },
});
