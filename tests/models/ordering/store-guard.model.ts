import { equal } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { storeNumberOf } from '#domain/stores/store.ts';
import { storeGuardMachine } from '#machines/ordering/store-guard.machine.ts';
import { emits } from '../kit/effects.ts';
import { externalEvents } from '../kit/external-events.ts';
import { defineModel } from '../kit/model.ts';
import { has, missing, wrongTargets } from '../kit/on-graph.ts';
import { named } from '../kit/on-screen.ts';
import { dialog, dialogSays, inDialog } from './order-placement.model.ts';

const PINE = storeNumberOf('1001-1');
const OAK = storeNumberOf('1002-1');

/** Why it is asked, in words. */
const SAID = {
  closing: 'It closes before your order is likely to be ready.',
  far: 'It’s a long way from where you searched.',
};

/** What each press is about, as the question is remembered. */
const DOUBTS: Readonly<Record<string, readonly string[]>> = {
  'order.pressed(nothing odd)': [],
  'order.pressed(Pine is far)': ['1001-1 far'],
  'order.pressed(Pine is far and closes)': ['1001-1 closing', '1001-1 far'],
  'order.pressed(Oak is far)': ['1002-1 far'],
};

export const model = defineModel<typeof storeGuardMachine>({
  machine: storeGuardMachine,
  inputs: { start: undefined },
  events: {
    'order.pressed': [
      { label: 'nothing odd', setting: 'nothing odd', payload: { storeNumber: PINE, doubts: [] } },
      { label: 'Pine is far', setting: 'Pine is far', payload: { storeNumber: PINE, doubts: ['far'] } },
      {
        label: 'Pine is far and closes',
        setting: 'Pine is far and closes',
        payload: { storeNumber: PINE, doubts: ['closing', 'far'] },
      },
      { label: 'Oak is far', setting: 'Oak is far', payload: { storeNumber: OAK, doubts: ['far'] } },
    ],
    'question.closed': [{ label: 'back' }],
    'order.placed': [{ label: 'taken' }],
    'visitor.forgotten': [{ label: 'signed out' }],
  },
  outcomes: {},
  bound: (context) => context,
  limit: 60,
  rest: ['quiet', 'asking'],
  tags: ['asking'],
  invariants: {
    'ORD-080 no store and doubt are asked about twice in an order': ({ context: { asked } }) =>
      new Set(asked).size === asked.length,
    'a question says why it is asked, and nothing is said without one': ({ context, value }) =>
      context.doubts.length > 0 === (value === 'asking'),
  },
  properties: {
    'an order with nothing odd goes on at once': (graph) =>
      missing(
        { ...graph, edges: graph.edges.filter(({ from }) => from.includes('"quiet"')) },
        'order.pressed(nothing odd)',
        emits('order.approved'),
      ),
    'ORD-080 what speaks against a store is asked first, once for each store and doubt': (graph) =>
      graph.edges
        .filter(({ from, stimulus }) => from.includes('"quiet"') && stimulus.event.type === 'order.pressed')
        .filter(({ before, to, stimulus, effects }) => {
          const asked: readonly string[] = before.context.asked ?? [];
          const wanted = DOUBTS[stimulus.name] ?? [];
          const isNew = wanted.some((doubt) => !asked.includes(doubt));
          const isApproved = has({ effects }, 'order.approved');
          return isNew !== to.includes('"asking"') || isNew === isApproved;
        }),
    'ORD-080 the question names all that is odd, and who goes back and presses again is not asked it again': (graph) =>
      graph.edges
        .filter(({ to, stimulus }) => stimulus.event.type === 'order.pressed' && to.includes('"asking"'))
        .filter(({ to, next, stimulus }) => {
          const step = (from: string | undefined, name: string) =>
            graph.edges.find((edge) => edge.from === from && edge.stimulus.name === name);
          const again = step(step(to, 'question.closed(back)')?.to, stimulus.name);
          const isNamed = isDeepStrictEqual(next.context.doubts, stimulus.event['doubts']);
          return !isNamed || !again || !has(again, 'order.approved');
        }),
    'ORD-080 yes goes on with the order, and going back places nothing': (graph) => [
      ...missing(
        { ...graph, edges: graph.edges.filter(({ from }) => from.includes('"asking"')) },
        'store.confirmed(pressed)',
        emits('order.approved'),
      ),
      ...graph.edges
        .filter(({ stimulus }) => !/^(store\.confirmed|order\.pressed)/.test(stimulus.name))
        .filter((edge) => has(edge, 'order.approved')),
      ...wrongTargets(graph, { 'question.closed(back)': 'quiet', 'store.confirmed(pressed)': 'quiet' }),
    ],
    'the next order, and the next visitor, are asked anew': (graph) =>
      graph.edges
        .filter(({ stimulus }) => /^(order\.placed|visitor\.forgotten)/.test(stimulus.name))
        .filter(({ next }) => next.context.asked.length !== 0),
  },
  shows: {
    quiet: { says: 'nothing is asked', see: () => equal(dialog(), null) },
    asking: {
      says: 'ORD-080 the question is there, and why it is asked',
      see: ({ snapshot }) => {
        dialogSays('Picking up at ');
        for (const [doubt, words] of Object.entries(SAID))
          equal(
            dialog()?.textContent?.includes(words),
            snapshot.context.doubts.some((each) => each === doubt),
            words,
          );
      },
    },
  },
  causes: {
    'order.pressed': { control: () => (dialog() === null ? named('button', 'Place order') : null) },
    'store.confirmed': { control: () => inDialog('Yes, order here') },
    'question.closed': { control: () => inDialog('Close') },
    'order.placed': { arrives: () => externalEvents.fire({ type: 'order.placed' }) },
    'visitor.forgotten': { never: 'comes with the end of the session' },
  },
});
