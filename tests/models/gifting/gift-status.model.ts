import { deepEqual, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { GiftToFollow } from '#domain/gifting/gift-progress.ts';
import { giftStatusMachine } from '#machines/gifting/gift-status.machine.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { readContext, valueAt } from '../kit/on-graph.ts';
import { all, buttonOn, heading } from '../kit/on-screen.ts';

const SENT: GiftToFollow = {
  requestId: 'request-00000001',
  delay: 4000,
  wait: 4000,
  polls: 0,
  isAcknowledged: true,
  mayRepeat: true,
};
/** The sixth reading (GFT-059). */
const LAST = 5;

const SUCCESS = { outcome: 'success', orderNumber: 'G1' };
const ERROR = { outcome: 'error', refusal: { code: '121044', orderNumber: null } };

/** Beside the form, or on the page of the confirmation. */
const isUnderWay = () =>
  all('[data-testid="busy"]')[0]?.textContent === 'true' ||
  all('h1').some((title) => /^Sending your /.test(title.textContent)) ||
  document.body.textContent.includes('Checking your order');

export const model = defineModel<typeof giftStatusMachine>({
  machine: giftStatusMachine,
  inputs: {
    'a purchase that was acknowledged': { ...SENT, delay: 9000, wait: 9000 },
    'a purchase whose answer was lost': { ...SENT, isAcknowledged: false },
    'a page that was loaded anew': { ...SENT, wait: 0, isAcknowledged: false, mayRepeat: false },
    'a page that was loaded anew before the delay was over': { ...SENT, delay: 9000, wait: 7000, mayRepeat: false },
    'one more look': { ...SENT, wait: 0, polls: LAST },
    'one more look after a page was loaded anew': {
      ...SENT,
      wait: 0,
      polls: LAST,
      isAcknowledged: false,
      mayRepeat: false,
    },
    'a purchase that stands before another': {
      ...SENT,
      wait: 0,
      polls: LAST,
      isAcknowledged: false,
      mayRepeat: false,
    },
  },
  events: {},
  outcomes: {
    readStatus: [
      done('success', SUCCESS),
      done('error', ERROR),
      done('processing', { outcome: 'processing' }),
      done('missing', { outcome: 'missing' }),
      failed('offline', 'offline'),
    ],
  },
  waits: { statusDelay: [4000, 7000, 9000] },
  bound: (context) => context,
  limit: 300,
  rest: ['read'],
  tags: ['done'],
  failures: {
    of: ({ status }) => (status.outcome === 'unread' ? status.failure : null),
    unreported: { 'readStatus: offline': 'a reading that failed counts as asked, until the last one' },
  },
  invariants: {
    'GFT-059 it is read six times at most after the server is known to have it': ({ context }) => context.polls <= LAST,
  },
  properties: {
    'GFT-051 GFT-059 only the last reading closes a request, and none while it may be sent again': (graph) =>
      graph.edges.flatMap(({ to, next, effects }) =>
        effects.flatMap(({ name, value }) => {
          if (name !== 'readStatus' || next.value !== 'polling') return [];
          const { polls, isAcknowledged, mayRepeat } = next.context;
          const isClosing = polls === LAST && (isAcknowledged || !mayRepeat);
          const asked = { requestId: 'request-00000001', isClosing };
          return isDeepStrictEqual(value, asked) ? [] : [`${to} reads ${JSON.stringify(value)}`];
        }),
      ),
    'GFT-054 FC-008 it waits before it asks, but where it is due': (graph) =>
      [...graph.starts].flatMap(([label, key]) => {
        const isDue = /loaded anew$|one more look|before another/.test(label);
        return valueAt(key) === (isDue ? 'polling' : 'pending') ? [] : [`${label} begins in ${key}`];
      }),
    'GFT-054 after a reload what is left of the delay is waited for, and all of it between two readings': (graph) => [
      ...[...graph.starts].flatMap(([label, key]) => {
        if (label !== 'a page that was loaded anew before the delay was over') return [];
        return readContext<typeof giftStatusMachine>(graph, key).wait === 7000 ? [] : [label];
      }),
      ...graph.edges
        .filter(({ before, next }) => before.value === 'polling' && next.value === 'pending')
        .filter(({ next }) => {
          const { wait, delay } = next.context;
          return wait !== delay;
        }),
    ],
    'GFT-059 a look that was asked for is one reading, whatever it says': (graph) =>
      [...graph.starts].flatMap(([label, key]) =>
        /one more look|before another/.test(label)
          ? graph.edges.filter(({ from, next }) => from === key && next.value !== 'read')
          : [],
      ),
    'GFT-055 GFT-057 a known end ends it, whatever came before': {
      'polling readStatus: success': 'read',
      'polling readStatus: error': 'read',
    },
    'GFT-056 EPROMISERETRY is neither success nor error: it goes on until the last time': {
      'polling readStatus: processing': ['pending', 'read'],
    },
    'GFT-059 each reading without an end counts as one, and the sixth is the last': (graph) =>
      graph.edges
        .filter(({ before, stimulus }) => {
          const { isAcknowledged } = before.context;
          return stimulus.name.endsWith('offline') || (stimulus.name.endsWith('processing') && isAcknowledged);
        })
        .filter(({ before, next }) => {
          const was = before.context.polls;
          const after = next.context.polls;
          return was === LAST ? next.value !== 'read' : next.value !== 'pending' || after !== was + 1;
        }),
    'FC-010 what may still be on its way is looked for once more, and closed': (graph) =>
      graph.edges
        .filter(({ stimulus, next }) => stimulus.name.endsWith('missing') && next.value === 'pending')
        .filter(({ before, next }) => {
          const { isAcknowledged } = before.context;
          return !isAcknowledged && next.context.polls !== LAST;
        }),
    'GFT-056 GFT-059 the first sign of the server counts as the first reading': (graph) =>
      graph.edges
        .filter(({ before, stimulus }) => {
          const { isAcknowledged, isLook } = before.context;
          return stimulus.name.endsWith('processing') && !isAcknowledged && !isLook;
        })
        .filter(({ next }) => {
          const { isAcknowledged, polls } = next.context;
          return !isAcknowledged || polls !== 1;
        }),
    'FC-004 FC-010 what was not seen ends at once where it may be sent again, and else once it is closed': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.endsWith('missing'))
        .filter(({ before, next }) => {
          const { polls, isAcknowledged, mayRepeat } = before.context;
          const isOver = polls === LAST || (!isAcknowledged && mayRepeat);
          return next.value !== (isOver ? 'read' : 'pending');
        }),
    'FC-010 what was not seen is closed before it is said so': (graph) =>
      graph.edges
        .filter(({ next, stimulus }) => stimulus.name.endsWith('missing') && next.value === 'read')
        .filter(({ before }) => {
          const { polls, isAcknowledged, mayRepeat } = before.context;
          return !mayRepeat && !isAcknowledged && polls !== LAST;
        }),
  },
  shows: {
    pending: {
      says: 'GFT-053 GFT-054 that it is under way, and nothing of an end',
      see: ({ snapshot }) => {
        ok(!snapshot.hasTag('done'));
        ok(isUnderWay());
      },
    },
    polling: {
      says: 'GFT-050 that it is under way, and nothing of an end',
      see: ({ snapshot }) => {
        ok(!snapshot.hasTag('done'));
        ok(isUnderWay());
      },
    },
    read: {
      says: 'GFT-055 GFT-057 GFT-059 what became of it',
      see: ({ snapshot: { output }, screen, outcome }) => {
        const said = {
          success: SUCCESS,
          error: ERROR,
          processing: { outcome: 'processing' },
          offline: { outcome: 'unread', failure: 'offline' },
        }[outcome?.label ?? ''];
        if (said) deepEqual(output?.status, said);
        // The server has acknowledged it, and is asked again later (decision D-190); else it has not seen it.
        if (outcome?.label === 'missing') {
          deepEqual(output?.status, { outcome: output?.isAcknowledged ? 'processing' : 'missing' });
        }
        const title = all('h1')[0]?.textContent ?? '';
        if (outcome?.label === 'success') {
          ok(/on (its|their) way!$/.test(title), title);
          ok(screen.getByText('G1'));
        } else if (outcome?.label === 'error') {
          // What stood before another purchase has failed, so that one is on its way.
          ok(/didn’t go through$/.test(title) || isUnderWay(), title);
        } else if (outcome?.label === 'processing') {
          ok(heading('Your order is still processing'));
          ok(buttonOn(screen, 'Check again'));
        } else ok(!/on (its|their) way!$/.test(title), title);
      },
    },
  },
  causes: {},
});
