import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { paypalAddMachine } from '#machines/payment-methods/paypal-add.machine.ts';
import { emits, starts } from '../kit/effects.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { missing, wrongTargets } from '../kit/on-graph.ts';
import { addressOn, alertOn, buttonOn } from '../kit/on-screen.ts';

export const AT_PAYPAL = '/pretended-paypal?approval=approval-1';

const open = (screen: Screen) => buttonOn(screen, /Continue to PayPal|Opening PayPal…/);
const cancelled = (screen: Screen) => screen.queryByText(/^PayPal isn’t connected\./);

export const model = defineModel<typeof paypalAddMachine>({
  machine: paypalAddMachine,
  inputs: {
    'the first visit': { approval: null },
    'back with an approval': { approval: 'approval-1' },
    'back without': { approval: 'cancelled' },
  },
  events: {
    'page.restored': [{ label: 'by Back' }],
    'retry.pressed': [{ label: 'again' }],
  },
  outcomes: {
    beginApproval: [done('begun', AT_PAYPAL), failed('offline', 'offline')],
    savePaypal: [
      done('saved'),
      failed('expired', 'approval-expired'),
      failed('offline', 'offline'),
      failed('unreadable', 'bad-answer'),
    ],
  },
  // The specification names no bounds: our choice.
  waits: { leaveBound: 10_000 },
  bound: ({ approval, failure, isCancelled }) => [approval, failure, isCancelled],
  limit: 60,
  rest: ['offering', 'unsaved', 'saved'],
  tags: ['saved', 'connecting', 'unsaved'],
  invariants: {
    'CRD-038 an approval is held only until what became of it is known': ({ context, value }) =>
      (context.approval !== null) === (value === 'saving' || value === 'unsaved'),
  },
  properties: {
    'CRD-038 only the address that was answered is opened, and only the approval that came back is saved': (graph) => [
      ...missing(graph, 'beginApproval: begun', emits('paypal.opened', { address: AT_PAYPAL })),
      ...missing(graph, 'retry.pressed(again)', starts('savePaypal', { approval: 'approval-1' })),
      ...missing(graph, 'savePaypal: saved', emits('method.saved')),
      ...wrongTargets(graph, {
        'paypal.pressed(pressed)': 'beginning',
        'beginApproval: begun': 'leaving',
        'beginApproval: offline': 'offering',
        'leaving page.restored(by Back)': 'offering',
        'savePaypal: saved': 'saved',
        'savePaypal: expired': 'offering',
        'savePaypal: offline': 'unsaved',
        'savePaypal: unreadable': 'unsaved',
      }),
    ],
  },
  shows: {
    offering: {
      says: 'CRD-038 one button leads to PayPal; it says why PayPal is not connected',
      see: ({ screen, snapshot, outcome }) => {
        ok(buttonOn(screen, 'Continue to PayPal'));
        equal(cancelled(screen) !== null, snapshot.context.isCancelled);
        const alert = alertOn(screen);
        equal(alert.includes('Your PayPal approval has expired.'), outcome?.label === 'expired');
        equal(alert.includes('We can’t connect right now.'), outcome?.label === 'offline');
      },
    },
    unsaved: {
      says: 'CRD-038 says why PayPal may not be saved, and offers to try the same once more',
      see: ({ screen, outcome }) => {
        ok(buttonOn(screen, 'Try again'));
        equal(open(screen), null);
        equal(alertOn(screen).includes('We can’t connect right now.'), outcome?.label === 'offline');
        equal(alertOn(screen).includes('That took too long.'), outcome?.label === 'after(requestBound)');
      },
    },
    beginning: {
      says: 'CRD-038 the way to PayPal is asked for once',
      see: ({ screen }) => ok(buttonOn(screen, /Opening PayPal…/)),
    },
    leaving: {
      says: 'CRD-038 the page is being left for PayPal',
      see: ({ screen }) => ok(buttonOn(screen, /Opening PayPal…/)),
    },
    saving: {
      says: 'CRD-038 back from PayPal it is being connected',
      see: ({ screen }) => {
        ok(screen.getByText('Connecting PayPal…'));
        equal(open(screen), null);
      },
    },
    saved: {
      says: 'CRD-038 BIL-001 the payment methods are shown',
      see: ({ screen }) => equal(addressOn(screen), '/account/payment-method'),
    },
  },
  causes: {
    'paypal.pressed': { control: ({ screen }) => open(screen) },
    'page.restored': {
      arrives: () => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      },
    },
    'retry.pressed': { control: ({ screen }) => buttonOn(screen, 'Try again') },
  },
});
