import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { StoreOffer, StoreRequest } from '#domain/ordering/order-store.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { storeSelectionMachine } from '#machines/session/store-selection.machine.ts';
import { emits } from '../kit/effects.ts';
import { fromOutside } from '../kit/external-events.ts';
import type { Edge } from '../kit/graph.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { always, readContext } from '../kit/on-graph.ts';
import { all, named } from '../kit/on-screen.ts';
import {
  dialogOf,
  isChecking,
  noDialog,
  orderButton,
  orderStoreIs,
  question,
  refusal,
} from './order-store-on-screen.ts';

export const PINE = storeNumberOf('1001-1');
export const OAK = storeNumberOf('1002-1');
/** What the clock of the walks shows, standing still. */
export const NOW = 1_780_000_000_000;

type Visitor = 'a member' | 'anonymous';

const request = (
  storeNumber: typeof PINE,
  origin: StoreRequest['origin'],
  visitor: Visitor,
): { request: StoreRequest } => ({
  request: { storeNumber, distance: origin === 'locator' ? 1 : null, origin, isMember: visitor === 'a member' },
});

const listed = (visitor: Visitor) => [
  { label: `Pine from the list, ${visitor}`, payload: request(PINE, 'locator', visitor), setting: visitor },
  { label: `Oak from the list, ${visitor}`, payload: request(OAK, 'locator', visitor), setting: visitor },
];

const offer = (change: Partial<StoreOffer> = {}): StoreOffer => ({
  open: true,
  ready: true,
  guestOrdering: true,
  ...change,
});

const contextAt = readContext<typeof storeSelectionMachine>;
const stateAt = (key: string): string => JSON.stringify((JSON.parse(key) as unknown[])[0]);
/** What changes whether the order store has to be confirmed, and nothing else of it. */
const OF_DOUBT = /^(store[.]confirmed|confirmation[.]expired|after.confirmationLife)/;
const loads = ({ from, to }: Edge) => !stateAt(from).includes('loading') && stateAt(to).includes('loading');

export const model = defineModel<typeof storeSelectionMachine>({
  machine: storeSelectionMachine,
  inputs: {
    'nothing kept': { restored: null },
    'Pine kept': { restored: { storeNumber: PINE, distance: 1, confirmedAt: NOW - 60_000 } },
  },
  events: {
    'store.requested': [
      ...listed('a member'),
      ...listed('anonymous'),
      { label: 'Pine in an address', payload: request(PINE, 'address', 'anonymous'), setting: 'anonymous' },
      { label: 'Oak in an address', payload: request(OAK, 'address', 'anonymous'), setting: 'anonymous' },
    ],
    'store.confirmed': [{ label: 'yes', payload: { at: NOW } }],
    'store.cleared': [{ label: 'clear' }],
    'confirmation.expired': [{ label: 'shown again after hours' }],
    'page.shown': [{ label: 'shown again before' }],
    'menu.failed': [{ label: 'the menu of the store' }],
    'dialog.dismissed': [{ label: 'closed' }],
    'retry.pressed': [{ label: 'again' }],
    'visitor.changed': [
      { label: 'signed in', payload: { isMember: true } },
      { label: 'session ended', payload: { isMember: false } },
    ],
    'visitor.forgotten': [{ label: 'signed out' }],
  },
  outcomes: {
    loadStore: [
      done('for everybody', offer()),
      done('for members', offer({ guestOrdering: false })),
      done('closed', offer({ open: false })),
      done('not ready', offer({ ready: false })),
      done('closed, not ready, for members', offer({ open: false, ready: false, guestOrdering: false })),
      done('not ready, for members', offer({ ready: false, guestOrdering: false })),
      failed('no such store', 'store-not-found'),
      failed('offline', 'offline'),
      failed('unforeseen', new Error('unforeseen')),
    ],
    loadMenu: [
      done('there', { storeNumber: null, confirmedAt: NOW }),
      done('there, and the whole number', { storeNumber: PINE, confirmedAt: NOW }),
      failed('none', 'menu-not-found'),
      failed('server error', 'server'),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  failures: {
    unreported: {
      'loadStore: no such store':
        "ORD-080: the dialog 'We couldn't find that store.' says it, and the order store stays.",
      'loadMenu: none': "LOC-078: the toast 'Menu not available for this store.' says it.",
    },
  },
  // More than two hours is of ORD-080.
  waits: { confirmationLife: 2 * 60 * 60_000 + 1 },
  bound: ({ storeNumber, distance, needsConfirmation, userConfirmed, userDidClear, request, failure }) => [
    storeNumber,
    distance,
    needsConfirmation,
    userConfirmed,
    userDidClear,
    request,
    failure,
  ],
  limit: 4000,
  rest: ['resting', 'refused'],
  tags: ['dialog'],
  supersedes: { loadStore: ['store.requested'] },
  invariants: {
    'ORD-076 without a store there is neither distance, time nor a question': ({ context }) =>
      context.storeNumber !== null ||
      (context.distance === null &&
        context.storeConfirmationTimestamp === null &&
        !context.needsConfirmation &&
        !context.userConfirmed),
    'ORD-078 who has a store did not clear it': ({ context }) => context.storeNumber === null || !context.userDidClear,
    'ORD-080 the state shows whether the store has to be confirmed': ({ context, value }) =>
      typeof value !== 'object' ||
      !('resting' in value) ||
      ((value.resting === 'none') === (context.storeNumber === null) &&
        (value.resting === 'doubtful') === context.needsConfirmation),
    'ORD-077 a request lasts from its loading to its end, and no longer': (now) =>
      (now.hasTag('busy') || now.hasTag('dialog')) === (now.context.request !== null),
    'a failure is shown in the dialog that offers to try again, and nowhere else': (now) =>
      now.hasTag('error') === (now.context.failure !== null),
  },
  properties: {
    'LOC-071 LOC-072 LOC-074 LOC-078 a store becomes the order store by both of its checks only': (graph) =>
      graph.edges
        .filter(({ before, next }) => {
          const [was, after] = [before.context.storeNumber, next.context.storeNumber];
          return after !== null && after !== was;
        })
        .filter(
          ({ stimulus, from }) => !stimulus.name.startsWith('loadMenu: there') || !stateAt(from).includes('menu'),
        ),
    'LOC-071 LOC-072 LOC-074 the first failing check is the one that is reported': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.startsWith('loadStore: '))
        .filter(({ stimulus, before, to }) => {
          if (stimulus.via !== 'outcome' || stimulus.outcome.kind !== 'done') return false;
          const { open, ready, guestOrdering } = stimulus.outcome.output as StoreOffer;
          const member = before.context.request?.isMember === true;
          const due = !open ? 'closed' : !ready ? 'notReady' : guestOrdering || member ? 'menu' : 'accountRequired';
          return !stateAt(to).includes(`"${due}"`);
        }),
    'LOC-075 LOC-077 ORD-077 the store that was wanted last becomes the order store by its whole number, with the distance of the request':
      (graph) =>
        graph.edges
          .filter(({ stimulus }) => stimulus.name.startsWith('loadMenu: there'))
          .filter(({ before, next, stimulus }) => {
            const wanted = before.context.request;
            const whole = stimulus.name === 'loadMenu: there' ? wanted?.storeNumber : PINE;
            const { storeNumber, distance, needsConfirmation, userConfirmed } = next.context;
            return storeNumber !== whole || distance !== wanted?.distance || needsConfirmation || userConfirmed;
          }),
    'LOC-073 ORD-080 what does not make another store the order store leaves it as it was, unless it clears it': (
      graph,
    ) =>
      graph.edges
        .filter(
          ({ stimulus }) => !/^(loadMenu: there|store[.]cleared|menu[.]failed|visitor[.]forgotten)/.test(stimulus.name),
        )
        .filter(({ before, next, stimulus }) => {
          const { request: wanted, failure, ...now } = next.context;
          const { storeConfirmationTimestamp, needsConfirmation, userConfirmed, changedAt } = now;
          const doubt = { storeConfirmationTimestamp, needsConfirmation, userConfirmed, changedAt };
          const due = { ...before.context, request: wanted, failure, ...(OF_DOUBT.test(stimulus.name) ? doubt : {}) };
          return !isDeepStrictEqual(next.context, due);
        }),
    'ORD-077 ORD-079 FC-062 while a store is checked another listed one takes its place, and nothing else that is wanted does':
      (graph) =>
        [...graph.states.values()]
          .filter(({ snapshot }) => snapshot.matches('loading'))
          .filter(({ snapshot, out }) => {
            const other = snapshot.context.request?.storeNumber === PINE ? OAK : PINE;
            const heard = out.filter(({ stimulus }) => stimulus.event.type === 'store.requested');
            return heard.length !== 2 || heard.some(({ next }) => next.context.request?.storeNumber !== other);
          })
          .map(({ key }) => key),
    'ORD-077 a check is of what was wanted last': (graph) =>
      graph.edges
        .filter(({ next, stimulus }) => stimulus.event.type === 'store.requested' && next.matches('loading'))
        .filter(({ next, stimulus }) => !isDeepStrictEqual(next.context.request, stimulus.event['request'])),
    'LOC-077 LOC-078 a store that was chosen is emitted with where it was wanted, and so is that one has no menu': (
      graph,
    ) =>
      graph.edges.filter(({ before, effects, stimulus: { name } }) => {
        const [emitted] = effects.filter((each) => /^(store[.]chosen|menu[.]missing)$/.test(each.name));
        if (name === 'loadMenu: none') return emitted?.name !== 'menu.missing';
        const due = emits('store.chosen', { origin: before.context.request?.origin });
        return !isDeepStrictEqual(emitted, name.startsWith('loadMenu: there') ? due : undefined);
      }),
    'ORD-079 FC-062 an address begins a check only where none runs, and only for another store': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.includes('in an address'))
        .filter((edge) => {
          const { storeNumber } = (edge.stimulus.event['request'] ?? {}) as StoreRequest;
          const due = stateAt(edge.from).includes('resting') && edge.before.context.storeNumber !== storeNumber;
          return loads(edge) !== due || edge.taken.some((line) => line.includes('emitFollowed')) !== due;
        }),
    'ORD-018 ORD-078 a store that is gone leaves nothing, and only the visitor’s own clearing is remembered as such': (
      graph,
    ) =>
      graph.edges
        .filter(({ stimulus }) => /^(store[.]cleared|visitor[.]forgotten)/.test(stimulus.name))
        .filter(({ next, stimulus }) => {
          const { storeNumber, userDidClear, request: wanted, failure } = next.context;
          const isClearing = stimulus.event.type === 'store.cleared';
          return storeNumber !== null || userDidClear !== isClearing || wanted !== null || failure !== null;
        }),
    'MNU-010 a menu that fails clears the order store, and the check of another one goes on as it was': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.startsWith('menu.failed'))
        .filter(({ from, before, next, to }) => {
          const was = before.context;
          const { storeNumber, userDidClear, request: wanted, failure } = next.context;
          const isGone = was.storeNumber === null || (storeNumber === null && !userDidClear);
          const isKept = isDeepStrictEqual(wanted, was.request) && failure === was.failure;
          return !isGone || !isKept || (!stateAt(from).includes('resting') && stateAt(to) !== stateAt(from));
        }),
    'MNU-010 ORD-078 ORD-080 a failed menu and a doubt are heard wherever there is a store, and the yes while another one is checked':
      (graph) =>
        [...graph.states.values()]
          .filter(({ key }) => contextAt(graph, key).storeNumber !== null && !stateAt(key).includes('settling'))
          .filter(({ snapshot: now, out }) => {
            const isAsked = now.matches('loading') && now.context.needsConfirmation;
            const due = ['menu.failed', 'confirmation.expired', ...(isAsked ? ['store.confirmed'] : [])];
            return due.some((type) => !out.some(({ stimulus }) => stimulus.event.type === type));
          })
          .map(({ key }) => key),
    'ORD-080 a check without an answer in time says so, and can be tried again': (graph) =>
      always(
        graph,
        ['after(requestBound)'],
        ({ next }) => next.matches({ refused: 'failed' }) && next.context.failure === 'timed-out',
      ),
    'ORD-077 ORD-078 a choice and its confirmation carry their time': (graph) =>
      graph.edges
        .filter(({ stimulus }) => /^(loadMenu: there|store[.]confirmed)/.test(stimulus.name))
        .filter(({ next }) => next.context.storeConfirmationTimestamp !== NOW),
    'ORD-078 the visitor’s yes is remembered, and lasts until the store is in doubt again': (graph) =>
      graph.edges
        .filter(({ stimulus }) => OF_DOUBT.test(stimulus.name))
        .filter(({ next, stimulus }) => {
          const isConfirmed = stimulus.event.type === 'store.confirmed';
          return next.context.userConfirmed !== isConfirmed || next.context.needsConfirmation === isConfirmed;
        }),
    'LOC-074 whether the visitor is a member counts as it is when the store answers': (graph) =>
      always(
        graph,
        ['visitor.changed'],
        ({ before, next, stimulus }) =>
          next.context.request?.isMember === (before.context.request === null ? undefined : stimulus.event['isMember']),
      ),
    'LOC-074 an account is asked for until a member arrives, for whom the store is checked': (graph) =>
      graph.edges
        .filter(
          ({ before, stimulus }) =>
            before.matches({ refused: 'accountRequired' }) && /^visitor[.]c/.test(stimulus.name),
        )
        .filter(({ next, stimulus }) => next.matches('loading') !== stimulus.event['isMember']),
    'ORD-077 LOC-078 the store that was wanted is the one that is asked for, and so is its menu': (graph) =>
      graph.edges.flatMap(({ effects, next, label }) =>
        effects
          .filter(({ does }) => does === 'starts')
          .filter(({ value }) => !isDeepStrictEqual(value, { storeNumber: next.context.request?.storeNumber }))
          .map(() => label),
      ),
    'LOC-053 ORD-079 at rest every listed store begins its checks, even the order store itself, and that of an address':
      (graph) =>
        [...graph.states.values()]
          .filter(({ key }) => stateAt(key).includes('resting'))
          .filter(({ snapshot, out }) => {
            const ofAddresses = [PINE, OAK].filter((each) => each !== snapshot.context.storeNumber);
            const begun = out.filter((edge) => edge.stimulus.event.type === 'store.requested' && loads(edge));
            return begun.length !== 4 + ofAddresses.length;
          })
          .map(({ key }) => key),
  },
  shows: {
    'resting.none': {
      says: 'ORD-076 without an order store the page invites to choose one',
      see: () => {
        noDialog();
        ok(named('a', 'Choose a store'));
        equal(named('button', 'Clear'), null);
      },
    },
    'resting.sure': {
      says: 'ORD-077 the order store stands on the page, and nothing is asked',
      see: ({ snapshot }) => {
        noDialog();
        orderStoreIs(snapshot.context.storeNumber);
        equal(question(), null);
      },
    },
    'resting.doubtful': {
      says: 'ORD-080 a restored or old choice is asked about by its name',
      see: ({ snapshot }) => {
        noDialog();
        orderStoreIs(snapshot.context.storeNumber);
        equal(question(), `Still ordering from Store ${snapshot.context.storeNumber}?`);
      },
    },
    'loading.store': {
      says: 'ORD-077 while a store is checked its button is busy, and the order store is what it was',
      see: ({ snapshot }) => seesChecking(snapshot.context),
    },
    'loading.menu': {
      says: 'LOC-078 while its menu is looked for, too',
      see: ({ snapshot }) => seesChecking(snapshot.context),
    },
    'refused.closed': {
      ...refusal('This store is closed right now.'),
      says: 'LOC-071 LOC-073 a closed store opens a dialog with a single way on',
    },
    'refused.notReady': {
      ...refusal("This store isn't taking mobile orders right now."),
      says: 'LOC-072 LOC-073 a store that takes no mobile orders opens a dialog with a single way on',
    },
    'refused.unknownStore': {
      ...refusal("We couldn't find that store."),
      says: 'ORD-080 a number that no store has is shown',
    },
    'refused.accountRequired': {
      says: 'LOC-074 LOC-076 a store for members asks to sign in or to join, and leads back to it',
      see: ({ snapshot }) => {
        const dialog = dialogOf('You need an account to order at this store.');
        const back = `/menu?storeNumber=${snapshot.context.request?.storeNumber}`;
        const query = `?returnUrl=${encodeURIComponent(back)}`;
        equal(named('a', 'Sign in', dialog)?.getAttribute('href'), `/account/signin${query}`);
        equal(named('a', 'Join now', dialog)?.getAttribute('href'), `/account/create${query}`);
      },
    },
    'refused.failed': {
      says: 'ORD-080 a store that could not be checked says why, and can be tried again',
      see: () => {
        const dialog = dialogOf('We couldn’t check this store.');
        ok(named('button', 'Try again', dialog));
        ok(/(again|connection)/i.test(dialog.textContent ?? ''));
      },
    },
  },
  causes: {
    'store.requested': {
      control: ({ label }) => {
        const number = label.startsWith('Pine') ? PINE : OAK;
        return label.includes('in an address') ? named('button', `Follow ${number}`) : orderButton(number);
      },
      idle: 'a dialog lies over the list, and an address may be followed at any time',
    },
    'store.confirmed': {
      control: () => named('button:not([aria-disabled="true"])', 'Yes, order here') ?? named('button', 'Order now'),
      idle: 'a dialog lies over the page, and an order may be pressed at any time',
    },
    'store.cleared': {
      control: () => all('button').find((each) => each.textContent === 'Clear') ?? null,
      idle: 'a dialog lies over the page',
    },
    ...fromOutside('confirmation.expired', 'page.shown', 'menu.failed', 'visitor.changed', 'visitor.forgotten'),
    'dialog.dismissed': { control: () => named('[role="dialog"] button', 'Close') },
    'retry.pressed': { control: () => named('[role="dialog"] button', 'Try again') },
  },
});

function seesChecking(context: { storeNumber: string | null; request: StoreRequest | null }): void {
  noDialog();
  if (context.storeNumber === null) ok(named('a', 'Choose a store'));
  else orderStoreIs(context.storeNumber);
  const wanted = context.request?.storeNumber ?? '';
  ok(isChecking(wanted));
  equal(isChecking(wanted === PINE ? OAK : PINE), false);
  ok(named('[role="status"]', 'Checking the store…'));
}
