import { equal, ok } from 'node:assert/strict';
import { fireEvent, type Screen } from '@testing-library/dom';
import { changePasswordMachine } from '#machines/account/settings/change-password.machine.ts';
import { emits, starts } from '../../kit/effects.ts';
import { defineModel, done, failed } from '../../kit/model.ts';
import { always, does, missing } from '../../kit/on-graph.ts';
import { addressOn, alertOn, buttonOn } from '../../kit/on-screen.ts';

const CURRENT = ' Northstar-1 ';
const NEW = ' Engine-No-2 ';

const submit = (screen: Screen) => buttonOn(screen, /^Save password|^Saving…/);
const field = (screen: Screen, name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input', exact: true });

export const model = defineModel<typeof changePasswordMachine>({
  machine: changePasswordMachine,
  inputs: { start: undefined },
  events: { 'passwords.submitted': [{ label: 'both', payload: { currentPassword: CURRENT, newPassword: NEW } }] },
  outcomes: {
    changePassword: [
      done('changed', { outcome: 'done' }),
      done('111084', { outcome: 'refused', reason: 'password-reused' }),
      done('111011', { outcome: 'refused', reason: 'password-missing' }),
      done('111022', { outcome: 'refused', reason: 'password-weak' }),
      done('another code', { outcome: 'refused', reason: 'password-reset-failed' }),
      failed('wrong present one', 'password-refused'),
      failed('proof lapsed', 'verification-due'),
      failed('offline', 'offline'),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  failures: {
    unreported: {
      'changePassword: wrong present one': 'ACC-105: its code is handled as on reset, as a message on the field.',
      'changePassword: proof lapsed':
        'ACC-104 ACC-106: the page opens by a proof, so the proof is asked for again instead.',
    },
  },
  bound: ({ failure, isMaybeChanged }) => [failure, isMaybeChanged],
  limit: 30,
  rest: ['filling', 'changed'],
  tags: ['changed'],
  invariants: {
    'neither password is ever kept': ({ context }) =>
      !JSON.stringify(context).includes(NEW) && !JSON.stringify(context).includes(CURRENT),
  },
  properties: {
    'ACC-105 a second press while the request is running sends none': (graph) =>
      graph.edges.filter(({ before, stimulus }) => before.value === 'changing' && stimulus.via === 'event'),
    'ACC-105 both passwords are sent as they were typed': (graph) =>
      missing(
        graph,
        'passwords.submitted(both)',
        starts('changePassword', { currentPassword: CURRENT, newPassword: NEW }),
      ),
    'ACC-105 a wrong present password is shown on its field, unless the new one may have taken its place': (graph) =>
      always(graph, ['changePassword: wrong present one'], (edge) => {
        const isMaybeChanged = edge.before.context.isMaybeChanged;
        return does(edge, 'emitCurrentRefused') !== isMaybeChanged && does(edge, 'keepFailure') === isMaybeChanged;
      }),
    'ACC-105 once an answer was lost the password may be changed': (graph) =>
      graph.edges
        .filter(({ stimulus }) => /: offline$|changeBound/.test(stimulus.name))
        .filter(({ next }) => !next.context.isMaybeChanged),
    'ACC-105 an unknown code is shown as a notification': (graph) => [
      ...missing(graph, 'changePassword: another code', emits('change.refused')),
    ],
    'ACC-105 only a success leads on': (graph) =>
      graph.edges.filter(
        ({ next, stimulus }) => (next.value === 'changed') !== (stimulus.name === 'changePassword: changed'),
      ),
    'ACC-105 the three codes are shown on the field, any other as a notification': (graph) =>
      graph.edges
        .filter(({ stimulus }) => /: (111\d+|another code)$/.test(stimulus.name))
        .filter((edge) => !does(edge, edge.stimulus.name.endsWith('another code') ? 'emitRefused' : 'emitMistake')),
    'ACC-106 a lapsed proof is asked for again, and is no failure of the form': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.endsWith('proof lapsed'))
        .filter((edge) => !does(edge, 'emitVerificationRequired') || does(edge, 'keepFailure')),
  },
  shows: {
    filling: {
      says: 'ACC-104 ACC-105 the form for both passwords; a try without an answer says so and keeps what was typed',
      see: ({ snapshot, screen }) => {
        equal(submit(screen)?.getAttribute('aria-disabled'), null);
        const alert = alertOn(screen);
        const isFailed = snapshot.context.failure !== null;
        const isUnknown = isFailed && snapshot.context.failure !== 'unexpected';
        equal(alert.includes('Your password may already have been changed'), isUnknown, alert);
        equal(alert.includes('We couldn’t save your password'), isFailed && !isUnknown, alert);
        if (isFailed) {
          equal(field(screen, 'Current password').value, CURRENT);
          equal(field(screen, 'New password').value, NEW);
        }
      },
    },
    changing: {
      says: 'ACC-105 while the request is running the button says so',
      see: ({ screen }) => ok(submit(screen)?.textContent?.includes('Saving…')),
    },
    changed: {
      says: 'ACC-105 a success leads back to the settings',
      see: ({ screen }) => equal(addressOn(screen), '/account/settings'),
    },
  },
  causes: {
    'passwords.submitted': {
      control: ({ screen }) => submit(screen),
      perform: async (user, { screen, payload }) => {
        fireEvent.input(field(screen, 'Current password'), { target: { value: payload.currentPassword } });
        fireEvent.input(field(screen, 'New password'), { target: { value: payload.newPassword } });
        await user.click(screen.getByRole('button', { name: 'Save password' }));
      },
    },
  },
});
