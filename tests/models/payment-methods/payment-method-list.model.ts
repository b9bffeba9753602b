import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { type Screen, within } from '@testing-library/dom';
import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { paymentMethodListMachine } from '#machines/payment-methods/payment-method-list.machine.ts';
import { emits } from '../kit/effects.ts';
import { externalEvents } from '../kit/external-events.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { missing } from '../kit/on-graph.ts';
import { alertOn, all, buttonOn, dialogOn } from '../kit/on-screen.ts';

const card = (last: string, rest: Partial<PaymentMethod> = {}): PaymentMethod => ({
  paymentMethodId: `method-${last}`,
  paymentMethodIdHash: `hash-${last}`,
  paymentInstrumentId: `instrument-${last}`,
  paymentType: 'visa',
  paymentSource: null,
  accountNumberLastFour: last,
  isDefault: false,
  expires: { month: 11, year: 2099 },
  billingAddressId: null,
  ...rest,
});

export const FIRST = card('1111', { isDefault: true });
export const OTHER = card('4242');
const methodId = OTHER.paymentMethodId;

const promote = (screen: Screen) => buttonOn(screen, 'Make default: Visa ending in 4242');
const removal = (screen: Screen) => buttonOn(screen, 'Remove Visa ending in 4242');
const question = (screen: Screen) => dialogOn(screen, 'Remove this payment method?');
const WORDS = {
  offline: 'We can’t connect right now. Check your connection and try again.',
  inUse: 'Auto reload uses this payment method. Choose another one for Auto reload first.',
  late: 'That took too long. Please try again.',
};

/** The one method that the page shows as the default. */
function defaultOn(): string | null {
  const rows = all('li').filter((row) => within(row).queryByText('Default'));
  return rows.length === 1 ? (/ending in (\d{4})/.exec(rows[0]?.textContent ?? '')?.[1] ?? null) : null;
}

export const model = defineModel<typeof paymentMethodListMachine>({
  machine: paymentMethodListMachine,
  inputs: { start: undefined },
  events: {
    'default.pressed': [{ label: 'another one', payload: { method: OTHER } }],
    'default.read': [
      { label: 'the one that was pressed', payload: { methodId } },
      { label: 'the old one', payload: { methodId: FIRST.paymentMethodId } },
    ],
    'removal.requested': [{ label: 'another one', payload: { method: OTHER } }],
  },
  outcomes: {
    makeDefault: [done('made'), failed('offline', 'offline')],
    removeMethod: [done('removed'), failed('offline', 'offline'), failed('in use', 'payment-method-in-use')],
  },
  bound: ({ chosen, failure }) => [chosen?.paymentMethodId ?? null, failure],
  limit: 40,
  rest: ['listing', 'asking'],
  tags: ['asking', 'promoting'],
  invariants: {
    'CRD-050 a method is in question exactly while something is done with it or has failed': ({ context, value }) =>
      (context.chosen === null) === (value === 'listing' && context.failure === null),
  },
  properties: {
    'CRD-050 nothing is removed without a yes': (graph) =>
      graph.edges
        .filter(({ from, to, next }) => next.value === 'removing' && from !== to)
        .filter(({ stimulus }) => !stimulus.name.startsWith('removal.confirmed')),
    'CRD-050 the method that was pressed is made the default, or removed': (graph) =>
      graph.edges.flatMap((edge) =>
        edge.effects
          .filter(({ name }) => ['makeDefault', 'removeMethod'].includes(name))
          .filter(({ value }) => !isDeepStrictEqual(value, { methodId }))
          .map(() => edge.label),
      ),
    'CRD-050 only what the server has done is said to be done': (graph) => [
      ...missing(graph, 'makeDefault: made', emits('default.changed')),
      ...missing(graph, 'removeMethod: removed', emits('method.removed')),
      ...graph.edges
        .filter(({ effects }) => effects.some(({ does }) => does === 'emits'))
        .filter(({ stimulus }) => !/: (made|removed)$|^default\.read\(the one that was pressed\)$/.test(stimulus.name)),
    ],
    'CRD-050 a change whose answer was lost is said to be done once the list has it, and its failure goes': (graph) => {
      const found = 'default.read(the one that was pressed)';
      return [
        ...missing(graph, found, emits('default.changed')),
        ...graph.edges.filter(({ stimulus, next }) => stimulus.name === found && next.context.failure !== null),
      ];
    },
    'CRD-050 what was declined or done leads back to the list': {
      'makeDefault: made': 'listing',
      'makeDefault: offline': 'listing',
      'removal.declined(pressed)': 'listing',
      'removeMethod: removed': 'listing',
      'removeMethod: offline': 'asking',
      'removeMethod: in use': 'asking',
    },
  },
  shows: {
    listing: {
      says: 'CRD-037 CRD-050 the methods by kind and last four digits, one of them the default; why a change failed',
      see: ({ screen, outcome }) => {
        ok(screen.getByText('Visa ending in 1111') && screen.getByText('Visa ending in 4242'));
        equal(question(screen), null);
        equal(defaultOn(), '1111');
        const late = outcome?.label === 'after(requestBound)' && outcome.actor === 'makeDefault';
        equal(alertOn(screen).includes(WORDS.offline), outcome?.label === 'offline');
        equal(alertOn(screen).includes(WORDS.late), late);
      },
    },
    promoting: {
      says: 'CRD-050 the chosen method shows as the default at once',
      see: () => equal(defaultOn(), '4242'),
    },
    asking: {
      says: 'CRD-050 it is asked whether the method is to go; a failure is shown there',
      see: ({ screen, outcome }) => {
        const asked = question(screen)?.textContent ?? '';
        ok(asked.includes('You won’t be able to pay with Visa ending in 4242 anymore.'));
        equal(asked.includes(WORDS.offline), outcome?.label === 'offline');
        equal(asked.includes(WORDS.inUse), outcome?.label === 'in use');
        equal(asked.includes(WORDS.late), outcome?.label === 'after(requestBound)');
      },
    },
    removing: {
      says: 'CRD-050 while the request is running the button says so',
      see: ({ screen }) => ok(buttonOn(screen, /Removing…/)),
    },
  },
  causes: {
    'default.pressed': { control: ({ screen }) => (question(screen) ? null : promote(screen)) },
    'default.read': { arrives: ({ payload }) => externalEvents.fire({ type: 'default.read', ...payload }) },
    'removal.requested': { control: ({ screen }) => (question(screen) ? null : removal(screen)) },
    'removal.confirmed': {
      control: ({ screen }) => (question(screen) ? buttonOn(screen, /^Remove$|Removing…/) : null),
    },
    'removal.declined': { control: ({ screen }) => buttonOn(screen, 'Keep it') },
  },
});
