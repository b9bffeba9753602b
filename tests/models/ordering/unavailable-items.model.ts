import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { storeNumberOf } from '#domain/stores/store.ts';
import { type ComparedCart, unavailableItemsMachine } from '#machines/ordering/unavailable-items.machine.ts';
import { externalEvents } from '../kit/external-events.ts';
import { defineModel } from '../kit/model.ts';
import { always } from '../kit/on-graph.ts';
import { all, named } from '../kit/on-screen.ts';

const [PINE, OAK] = [storeNumberOf('2001'), storeNumberOf('2002')];
const compared = (storeNumber: typeof PINE, ...unavailable: string[]): { compared: ComparedCart } => ({
  compared: { storeNumber, unavailable },
});

const dialog = () => all('[role="dialog"]')[0] ?? null;
const inDialog = (name: string) => {
  const open = dialog();
  return open ? named('button', name, open) : null;
};

export const model = defineModel<typeof unavailableItemsMachine>({
  machine: unavailableItemsMachine,
  inputs: { start: undefined },
  events: {
    'cart.compared': [
      { label: 'everything can be had', payload: compared(PINE) },
      { label: 'the bagel cannot be had', payload: compared(PINE, 'bagel') },
      { label: 'bagel and latte cannot be had', payload: compared(PINE, 'bagel', 'latte') },
      { label: 'nor can the bagel at another store', payload: compared(OAK, 'bagel') },
    ],
    'continue.pressed': [{ label: 'without them' }],
    'dialog.dismissed': [{ label: 'to look at the cart' }],
  },
  outcomes: {},
  bound: ({ seen }) => [seen.storeNumber, seen.unavailable],
  limit: 20,
  rest: ['closed', 'open'],
  tags: ['dialog'],
  invariants: {
    'PRV-026 the dialog is about something': ({ context, value }) =>
      value !== 'open' || context.seen.unavailable.length > 0,
  },
  properties: {
    'PRV-026 the dialog opens where something new cannot be had, and only there': (graph) =>
      graph.edges
        .filter(({ before, stimulus }) => before.value === 'closed' && stimulus.event.type === 'cart.compared')
        .filter(({ before, next, stimulus }) => {
          const seen: ComparedCart = before.context.seen;
          const found = stimulus.event['compared'] as ComparedCart;
          const isNew = found.unavailable.some(
            (id) => found.storeNumber !== seen.storeNumber || !seen.unavailable.includes(id),
          );
          return isNew !== (next.value === 'open');
        }),
    'PRV-026 what was found last is what the visitor knows of': (graph) =>
      always(graph, ['cart.compared'], ({ next, stimulus }) =>
        isDeepStrictEqual(next.context.seen, stimulus.event['compared']),
      ),
    'PRV-028 both ways out close the dialog': (graph) =>
      graph.edges
        .filter(({ before, stimulus }) => before.value === 'open' && stimulus.event.type !== 'cart.compared')
        .filter(({ next }) => next.value !== 'closed'),
    'PRV-028 only Continue takes items out': (graph) =>
      graph.edges.filter(
        ({ stimulus, taken }) =>
          taken.length > 0 &&
          (stimulus.event.type === 'continue.pressed') !== taken.some((line) => line.includes('emitRemoval')),
      ),
  },
  shows: {
    closed: { says: 'PRV-026 no dialog is open', see: () => equal(dialog(), null) },
    open: {
      says: 'PRV-026 PRV-028 PRV-030 the dialog says how many cannot be had and why, with the ways on',
      see: ({ screen }) => {
        ok(screen.getByRole('dialog', { name: '1 item not available at this store' }));
        ok(screen.getByText('Sold out at this store.'));
        ok(inDialog('Continue'));
        const another = screen.getByRole('link', { name: 'Choose another store' });
        equal(another.getAttribute('href'), '/menu/store-locator');
      },
    },
  },
  causes: {
    // What the store has is found out by another machine.
    'cart.compared': { arrives: ({ payload }) => externalEvents.fire({ type: 'cart.compared', ...payload }) },
    'continue.pressed': { control: () => inDialog('Continue') },
    'dialog.dismissed': { control: () => inDialog('Close') },
  },
});
