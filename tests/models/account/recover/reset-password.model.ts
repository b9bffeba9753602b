import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { resetPasswordMachine } from '#machines/account/recover/reset-password.machine.ts';
import { starts } from '../../kit/effects.ts';
import { defineModel, done, REQUEST_FAILS } from '../../kit/model.ts';
import { has, missing } from '../../kit/on-graph.ts';
import { addressOn, alertOn, buttonOn } from '../../kit/on-screen.ts';

const NEW = ' Engine-No-2 ';
/** After these the password may have been changed all the same. */
const LOST = ['resetPassword: server error', 'resetPassword: offline', 'after(resetBound)'];

const submit = (screen: Screen) => buttonOn(screen, /^Save password|^Saving…/);
const field = (screen: Screen) => screen.getByLabelText<HTMLInputElement>('New password', { selector: 'input' });

export const model = defineModel<typeof resetPasswordMachine>({
  machine: resetPasswordMachine,
  inputs: { 'a token': { token: 'token-of-ada' } },
  events: { 'password.submitted': [{ label: 'a new one', payload: { newPassword: NEW } }] },
  outcomes: {
    resetPassword: [
      done('updated', { outcome: 'done' }),
      done('111084', { outcome: 'refused', reason: 'password-reused' }),
      done('111011', { outcome: 'refused', reason: 'password-missing' }),
      done('111022', { outcome: 'refused', reason: 'password-weak' }),
      done('another code', { outcome: 'refused', reason: 'password-reset-failed' }),
      ...REQUEST_FAILS,
    ],
  },
  bound: ({ token, failure, isMaybeUpdated }) => [token, failure, isMaybeUpdated],
  limit: 50,
  rest: ['filling', 'updated'],
  tags: ['updated'],
  invariants: {
    'the new password is never kept': ({ context }) => !JSON.stringify(context).includes(NEW),
    'the token is kept until it is used, and no longer': ({ context, value }) =>
      (context.token === '') === (value === 'updated'),
  },
  properties: {
    'ACC-091 a second press while the request is running sends none': (graph) =>
      graph.edges.filter(({ before, stimulus }) => before.value === 'resetting' && stimulus.via === 'event'),
    'ACC-091 the token and the password are sent, the password as it was typed': (graph) =>
      missing(
        graph,
        'password.submitted(a new one)',
        starts('resetPassword', { token: 'token-of-ada', newPassword: NEW }),
      ),
    'ACC-097 FC-155 an unknown code is reported as a refusal, unless an answer was lost before: the link may have worked':
      (graph) => {
        const refused = graph.edges.filter(({ stimulus }) => stimulus.name === 'resetPassword: another code');
        if (refused.length === 0) return ['it never happens'];
        return refused.filter(({ before, effects, next }) => {
          const isReported = has({ effects }, 'reset.refused');
          const isUncertain = next.context.failure === 'password-refused';
          const { isMaybeUpdated } = before.context;
          return isReported === isMaybeUpdated || isUncertain !== isMaybeUpdated;
        });
      },
    'ACC-097 an answer that was lost is remembered, and no other failure counts as one': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.via !== 'event')
        .filter(({ before, stimulus, next }) => {
          const wasLost = before.context.isMaybeUpdated;
          return next.context.isMaybeUpdated !== (wasLost || LOST.includes(stimulus.name));
        }),
    'ACC-092 only a success leads on': (graph) =>
      graph.edges.filter(
        ({ next, stimulus }) => (next.value === 'updated') !== (stimulus.name === 'resetPassword: updated'),
      ),
    'ACC-094 ACC-095 ACC-096 ACC-097 FC-155 the three codes are shown on the field, any other as a notification': (
      graph,
    ) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.via === 'outcome' && stimulus.outcome.kind === 'done')
        .filter(({ stimulus, taken }) => {
          const actions = taken.join(' ');
          if (stimulus.name.endsWith('updated'))
            return actions.includes('emitMistake') || actions.includes('emitRefused');
          if (stimulus.name.endsWith('another code')) return actions.includes('emitMistake');
          return !actions.includes('emitMistake') || actions.includes('emitRefused');
        }),
  },
  shows: {
    filling: {
      says: 'ACC-090 the form for a new password; a try without an answer says so and keeps what was typed',
      see: ({ snapshot, screen }) => {
        equal(submit(screen)?.getAttribute('aria-disabled'), null);
        const alert = alertOn(screen);
        const isFailed = snapshot.context.failure !== null;
        const isUnknown = isFailed && snapshot.context.failure !== 'unexpected';
        equal(alert.includes('Your password may already have been changed'), isUnknown, alert);
        equal(alert.includes('We couldn’t save your password'), isFailed && !isUnknown, alert);
        if (isFailed) equal(field(screen).value, NEW);
      },
    },
    resetting: {
      says: 'ACC-091 while the request is running the button says so',
      see: ({ screen }) => {
        equal(submit(screen)?.getAttribute('aria-disabled'), 'true');
        ok(submit(screen)?.textContent?.includes('Saving…'));
      },
    },
    updated: {
      says: 'ACC-092 a success leads to the page that says so',
      see: ({ screen }) => equal(addressOn(screen), '/account/reset-password-success'),
    },
  },
  causes: {
    'password.submitted': {
      control: ({ screen }) => submit(screen),
      perform: async (user, { screen, payload }) => {
        await user.clear(field(screen));
        await user.paste(payload.newPassword);
        await user.click(screen.getByRole('button', { name: 'Save password' }));
      },
    },
  },
});
