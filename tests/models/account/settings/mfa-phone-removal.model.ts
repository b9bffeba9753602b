import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import { mfaPhoneRemovalMachine } from '#machines/account/settings/mfa-phone-removal.machine.ts';
import { defineModel, done, failed } from '../../kit/model.ts';
import { always, has } from '../../kit/on-graph.ts';
import { buttonOn, dialogOn } from '../../kit/on-screen.ts';

const phone = { id: 'phone-1', lastFour: '0142', verified: true };

const wanted = (screen: Screen) => buttonOn(screen, 'Remove the phone ending in 0142');
const question = (screen: Screen) => dialogOn(screen, 'Remove this phone?');

export const model = defineModel<typeof mfaPhoneRemovalMachine>({
  machine: mfaPhoneRemovalMachine,
  inputs: { start: undefined },
  events: { 'removal.requested': [{ label: 'the phone', payload: { phone } }] },
  outcomes: {
    removePhone: [done('removed'), failed('proof lapsed', 'verification-due'), failed('offline', 'offline')],
  },
  failures: {
    unreported: {
      'removePhone: proof lapsed':
        'ACC-106 ACC-116: the page opens by a proof, so the proof is asked for again instead.',
    },
  },
  bound: ({ phone: known, failure }) => [known?.id ?? null, failure],
  limit: 30,
  rest: ['resting', 'asking'],
  tags: ['asking'],
  invariants: {
    'a phone is in question exactly while it is asked about': ({ context, value }) =>
      (context.phone === null) === (value === 'resting'),
  },
  properties: {
    'ACC-116 ACC-120 nothing is removed without a yes': (graph) =>
      graph.edges
        .filter(({ from, to, next }) => next.value === 'removing' && from !== to)
        .filter(({ stimulus }) => !stimulus.name.startsWith('removal.confirmed')),
    'ACC-116 a new question shows nothing of an earlier failure': (graph) =>
      always(
        graph,
        ['removal.requested'],
        ({ next }) => next.context.failure === null && isDeepStrictEqual(next.context.phone, phone),
      ),
    'ACC-120 the phone in question is the one that is removed, and emitted as removed': (graph) =>
      graph.edges.flatMap((edge) =>
        edge.effects
          .filter(({ name }) => name === 'removePhone' || name === 'phone.removed')
          .filter(
            ({ name, value }) => !isDeepStrictEqual(value, name === 'removePhone' ? { phoneId: phone.id } : { phone }),
          )
          .map(() => edge.label),
      ),
    'ACC-106 ACC-116 a lapsed proof, and nothing else, is asked for again': (graph) =>
      graph.edges.filter(
        ({ effects, stimulus }) =>
          has({ effects }, 'verification.required') !== (stimulus.name === 'removePhone: proof lapsed'),
      ),
    'ACC-120 only what the server has removed is emitted as removed': (graph) =>
      graph.edges.filter(
        ({ taken, stimulus }) =>
          taken.some((line) => line.includes('emitRemoved')) !== (stimulus.name === 'removePhone: removed'),
      ),
  },
  shows: {
    resting: {
      says: 'ACC-116 the phone is listed by its last four digits, and nothing is asked',
      see: ({ screen }) => {
        equal(question(screen), null);
        ok(wanted(screen));
      },
    },
    asking: {
      says: 'ACC-116 ACC-120 it is asked whether the phone is to go; a failure is shown there',
      see: ({ snapshot, screen }) => {
        ok(question(screen)?.textContent?.includes('0142'));
        equal(screen.queryByRole('alert') !== null, snapshot.context.failure !== null);
      },
    },
    removing: {
      says: 'ACC-120 while the request is running the button says so',
      see: ({ screen }) => ok(buttonOn(screen, /Removing…/)),
    },
  },
  causes: {
    'removal.requested': { control: ({ screen }) => (question(screen) ? null : wanted(screen)) },
    'removal.confirmed': {
      control: ({ screen }) => (question(screen) ? buttonOn(screen, /^Remove$|Removing…/) : null),
    },
    'removal.declined': {
      control: ({ screen }) => buttonOn(screen, 'Keep it'),
    },
  },
});
