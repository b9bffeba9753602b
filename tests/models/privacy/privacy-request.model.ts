import { equal, match, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { privacyRequestMachine } from '#machines/privacy/privacy-request.machine.ts';
import { emits, starts } from '../kit/effects.ts';
import type { Graph } from '../kit/graph.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../kit/model.ts';
import { has, missing, wrongTargets } from '../kit/on-graph.ts';
import { addressOn, alertOn, buttonOn, inputOn } from '../kit/on-screen.ts';

const ADDRESS = 'ada@example.com';
const UNKNOWN = 'never.seen@example.com';

/** What the notification says, by the label of the outcome. */
const NOTIFICATIONS: Readonly<Record<string, RegExp>> = {
  'server error': /Your request wasn’t sent.*Something went wrong on our end\. Please try again/,
  refused: /Your request wasn’t sent.*That didn’t go through\. Please try again\.$/,
  offline: /Your request wasn’t sent.*We can’t connect right now\. Check your connection/,
  unforeseen: /Your request wasn’t sent.*Something unexpected happened\. Please try again\.$/,
  'after(requestBound)': /Your request wasn’t sent.*That took too long\. Please try again\.$/,
};

const field = (screen: Screen) => inputOn(screen, 'Email address');
const keepsWhatWasTyped = (screen: Screen) => match(field(screen)?.value ?? '', /^(ada|never\.seen)@example\.com$/);
const submit = (screen: Screen) => buttonOn(screen, /Submit|Sending…/);
const isReady = (screen: Screen) => {
  equal(submit(screen)?.textContent, 'Submit');
  ok(submit(screen)?.getAttribute('aria-disabled') !== 'true');
  equal(addressOn(screen), '/personal-information');
};

const sends = (graph: Graph) => graph.edges.filter((edge) => has(edge, 'sendRequest'));

export const model = defineModel<typeof privacyRequestMachine>({
  machine: privacyRequestMachine,
  inputs: { start: undefined },
  events: {
    'email.submitted': [
      { label: 'known', payload: { emailAddress: ADDRESS } },
      { label: 'unknown', payload: { emailAddress: UNKNOWN } },
    ],
  },
  outcomes: {
    sendRequest: [done('taken'), ...REQUEST_FAILS, failed('refused', 'refused')],
  },
  bound: () => null,
  limit: 10,
  rest: ['filling.fresh', 'filling.failed', 'accepted'],
  tags: ['busy', 'error', 'accepted'],
  invariants: {
    'PRI-009 no address is kept': ({ context }) => !JSON.stringify(context ?? {}).includes('@'),
  },
  properties: {
    'PRI-008 the request carries the address that was submitted, and a second press sends none': (graph) => [
      ...missing(graph, '{"filling":"fresh"} email.submitted(known)', starts('sendRequest', { emailAddress: ADDRESS })),
      ...missing(
        graph,
        '{"filling":"failed"} email.submitted(unknown)',
        starts('sendRequest', { emailAddress: UNKNOWN }),
      ),
      ...sends(graph).filter(({ before }) => ['sending', 'accepted'].includes(String(before.value))),
    ],
    'PRI-010 what was taken leads to the confirmation, and to nothing else': (graph) => [
      ...missing(graph, 'sendRequest: taken', emits('request.accepted')),
      ...wrongTargets(graph, { 'sending sendRequest: taken': 'accepted' }),
      ...graph.edges.filter(({ before, taken }) => before.value === 'accepted' && taken.length > 0),
    ],
    'PRI-011 each failure leads back to the form, which keeps it until something is sent again': (graph) => [
      ...wrongTargets(graph, {
        'sending sendRequest: server error': '{"filling":"failed"}',
        'sending sendRequest: refused': '{"filling":"failed"}',
        'sending sendRequest: offline': '{"filling":"failed"}',
        'sending sendRequest: unforeseen': '{"filling":"failed"}',
        'sending after(requestBound)': '{"filling":"failed"}',
        '{"filling":"failed"} email.submitted(known)': 'sending',
      }),
    ],
  },
  shows: {
    'filling.fresh': {
      says: 'PRI-001 the form, empty',
      see: ({ screen }) => {
        isReady(screen);
        equal(alertOn(screen), '');
        equal(field(screen)?.value, '');
      },
    },
    'filling.failed': {
      says: 'PRI-011 the form with what was typed, and the notification in it',
      see: ({ screen, outcome }) => {
        isReady(screen);
        match(alertOn(screen), NOTIFICATIONS[outcome?.label ?? ''] ?? /a notification for it/);
        ok(screen.getByRole('alert').closest('form'));
        keepsWhatWasTyped(screen);
      },
    },
    sending: {
      says: 'PRI-008 PRI-011 the button is busy, what was typed stays, and no notification of an earlier failure is left',
      see: ({ screen }) => {
        equal(submit(screen)?.getAttribute('aria-disabled'), 'true');
        match(submit(screen)?.textContent ?? '', /Sending…/);
        keepsWhatWasTyped(screen);
        equal(alertOn(screen), '');
      },
    },
    accepted: {
      says: 'PRI-010 the confirmation page',
      see: ({ screen }) => equal(addressOn(screen), '/personal-information/confirmation'),
    },
  },
  causes: {
    'email.submitted': {
      control: ({ screen }) => submit(screen),
      perform: async (user, { screen, payload }) => {
        const email = screen.getByRole('textbox', { name: 'Email address' });
        await user.clear(email);
        await user.paste(payload.emailAddress);
        await user.click(screen.getByRole('button', { name: 'Submit' }));
      },
    },
  },
});
