import { equal, notEqual, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { partnershipUnlinkMachine } from '#machines/rewards/partnership-unlink.machine.ts';
import { closesBy } from '../kit/closes-by.ts';
import { emits } from '../kit/effects.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../kit/model.ts';
import { has, missing } from '../kit/on-graph.ts';
import { addressOn, dialogOn } from '../kit/on-screen.ts';

export const LANDING = '/rewards/partnerships/marriottbonvoy';

const inDialog = (screen: Screen, name: string | RegExp) =>
  dialogOn(screen) ? screen.queryByRole('button', { name }) : null;
const start = (screen: Screen) => (dialogOn(screen) ? null : screen.queryByRole('link', { name: 'Unlink accounts' }));

/** Where each outcome leads: the address of the page, by the label of the outcome. */
const leadsTo: Readonly<Record<string, string>> = {
  'a visitor': '/account/signin?returnUrl=%2Frewards%2Fpartnerships%2Fmarriottbonvoy%3Funlink%3Dtrue',
  'session over': '/account/signin?returnUrl=%2Frewards%2Fpartnerships%2Fmarriottbonvoy%3Funlink%3Dtrue',
  unlinked: `${LANDING}/unlinked`,
  'not linked': `${LANDING}/not-linked`,
  refused: `${LANDING}/error`,
  'server error': `${LANDING}/error`,
  offline: `${LANDING}/error`,
  unforeseen: `${LANDING}/error`,
};

const seesQuestion = (screen: Screen) => {
  const words = dialogOn(screen, 'Unlink accounts?')?.textContent ?? '';
  ok(words.includes("When you unlink, you'll miss out on exclusive partnership perks."), words);
};

export const model = defineModel<typeof partnershipUnlinkMachine>({
  machine: partnershipUnlinkMachine,
  inputs: { start: undefined },
  events: {
    'question.opened': [{ label: 'by the link' }],
    'question.declined': [{ label: 'Cancel' }, { label: 'Escape' }, { label: 'Back' }],
  },
  outcomes: {
    readMembership: [done('a member', true), done('a visitor', false), failed('unforeseen', new Error('unforeseen'))],
    unlinkAccount: [
      done('unlinked'),
      failed('not linked', 'partner-not-linked'),
      failed('session over', 'signed-out'),
      failed('refused', 'refused'),
      ...REQUEST_FAILS,
    ],
  },
  bound: () => null,
  limit: 6,
  rest: ['resting', 'asking'],
  tags: ['asking'],
  invariants: {},
  properties: {
    'PTN-036 PTN-037 the call is sent for a member who has confirmed, and in no other way': (graph) =>
      graph.edges
        .filter((edge) => has(edge, 'unlinkAccount'))
        .filter(({ before, stimulus }) => before.value !== 'checking' || stimulus.name !== 'readMembership: a member'),
    'PTN-034 PTN-036 opening asks only, and declining ends it': {
      'resting question.opened(by the link)': 'asking',
      'asking question.declined(Cancel)': 'resting',
      'asking question.declined(Escape)': 'resting',
      'asking question.declined(Back)': 'resting',
      'asking unlink.confirmed(pressed)': 'checking',
    },
    'PTN-037 a second press while it works comes to nothing': (graph) =>
      graph.edges.filter(({ before, stimulus, taken }) => {
        const isBusy = before.value === 'checking' || before.value === 'unlinking';
        return isBusy && stimulus.name === 'unlink.confirmed(pressed)' && taken.length > 0;
      }),
    'PTN-035 PTN-040 PTN-041 PTN-042 each outcome leads to its page': (graph) =>
      [
        ['readMembership: a visitor', 'signIn.required'],
        ['unlinkAccount: session over', 'signIn.required'],
        ['unlinkAccount: unlinked', 'account.unlinked'],
        ['unlinkAccount: not linked', 'account.notLinked'],
        ['unlinkAccount: refused', 'unlinking.failed'],
        ['unlinkAccount: server error', 'unlinking.failed'],
        ['unlinkAccount: offline', 'unlinking.failed'],
        ['unlinkAccount: unforeseen', 'unlinking.failed'],
      ].flatMap(([step = '', name = '']) => missing(graph, step, emits(name))),
  },
  shows: {
    resting: {
      says: 'PTN-016 PTN-034 PTN-035 PTN-040 PTN-041 PTN-042 no question, and the page of what came of it',
      see: ({ screen, outcome }) => {
        equal(dialogOn(screen), null);
        if (outcome) equal(addressOn(screen), leadsTo[outcome.label]);
        else notEqual(addressOn(screen), `${LANDING}?unlink=true`);
      },
    },
    asking: {
      says: 'PTN-033 PTN-036 title, text, Cancel and Yes, unlink accounts',
      see: ({ screen }) => {
        seesQuestion(screen);
        ok(inDialog(screen, 'Cancel'));
        ok(inDialog(screen, 'Yes, unlink accounts'));
        equal(addressOn(screen), `${LANDING}?unlink=true`);
      },
    },
    checking: {
      says: 'PTN-037 the button is busy',
      see: ({ screen }) => {
        seesQuestion(screen);
        equal(inDialog(screen, /Unlinking…/)?.getAttribute('aria-disabled'), 'true');
      },
    },
    unlinking: {
      says: 'PTN-037 the button is busy',
      see: ({ screen }) => {
        seesQuestion(screen);
        equal(inDialog(screen, /Unlinking…/)?.getAttribute('aria-disabled'), 'true');
      },
    },
  },
  causes: {
    'question.opened': { control: ({ screen }) => start(screen) },
    'question.declined': closesBy('Cancel', (screen) => inDialog(screen, 'Cancel')),
    'unlink.confirmed': { control: ({ screen }) => inDialog(screen, /Yes, unlink accounts/) },
  },
});
