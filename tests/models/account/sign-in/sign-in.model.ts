import { equal, ok } from 'node:assert/strict';
import { type Screen, within } from '@testing-library/dom';
import type { MfaPhone } from '#domain/account/one-time-code.ts';
import type { FailureCode } from '#domain/failure.ts';
import type { Member, Visitor } from '#domain/visitor.ts';
import type { ChallengeEnd } from '#machines/account/second-factor/mfa-challenge.events.ts';
import { type SignInAnswer, signInMachine } from '#machines/account/sign-in/sign-in.machine.ts';
import { emits, starts } from '../../kit/effects.ts';
import { defineModel, done, failed } from '../../kit/model.ts';
import { always, does, missing } from '../../kit/on-graph.ts';
import { dialogOn } from '../../kit/on-screen.ts';

const anonymous: Visitor = { kind: 'anonymous' };
const ada: Member = { kind: 'member', firstName: 'Ada', memberId: 'ada' };
const mobile: MfaPhone = { id: 'mobile', lastFour: '0142', verified: true };
const credentials = { username: 'ada@example.com', password: ' correct horse battery ', rememberMe: false };

const answer = (given: SignInAnswer) => given;
const end = (given: ChallengeEnd) => given;

const REASONS: Partial<Record<FailureCode, string>> = {
  'sign-in-refused': 'The email or password you entered is not valid. Please try again.',
  'signed-out': 'You’ve been signed out. Sign in again to continue.',
  'phone-missing': 'This phone number isn’t on your account anymore.',
};

const submit = (screen: Screen) => screen.queryByRole('button', { name: /^Sign(ing)? in/, hidden: true });
const refusal = (screen: Screen) => screen.queryByRole('group', { name: 'Sign in unsuccessful.', hidden: true });
const standing = (screen: Screen) =>
  within(screen.getByRole('region', { name: 'Notifications', hidden: true })).queryByText(
    'Sorry, we were unable to log you in. Please try again.',
  );

/** The form is there, ready or at work, and an overlay is not. */
const seesForm = (screen: Screen, isBusy: boolean) => {
  equal(submit(screen)?.getAttribute('aria-disabled'), isBusy ? 'true' : null);
  equal(dialogOn(screen), null);
};

export const model = defineModel<typeof signInMachine>({
  machine: signInMachine,
  inputs: { start: undefined },
  events: { 'form.submitted': [{ label: 'Ada', payload: credentials }] },
  outcomes: {
    enterSignIn: [
      done('anonymous', anonymous),
      done('a guest', { kind: 'guest' }),
      done('kept signed in', ada),
      failed('offline', 'offline'),
    ],
    signIn: [
      done('signed in', answer({ outcome: 'signed-in', visitor: ada })),
      done('second factor', answer({ outcome: 'challenged', phones: [mobile] })),
      done('wrong password', answer({ outcome: 'refused', reason: 'sign-in-refused' })),
      done('refused somehow', answer({ outcome: 'refused', reason: null })),
      failed('server error', 'server'),
      failed('offline', 'offline'),
    ],
    mfaChallenge: [
      done('proven', end({ outcome: 'proven', member: ada })),
      done('closed', end({ outcome: 'cancelled' })),
      done('waited too long', end({ outcome: 'lapsed', failure: 'signed-out' })),
      done('phone gone', end({ outcome: 'lapsed', failure: 'phone-missing' })),
      failed('broken', new Error('broken')),
    ],
    dropChallenge: [done('dropped'), failed('offline', 'offline')],
  },
  failures: {
    unreported: {
      enterSignIn: 'ACC-028 speaks of sign-in errors only: the form follows, and signing in says what is wrong.',
      'signIn: server error':
        "ACC-028: 'Sign in unsuccessful.', one text for every error without a message of its own.",
      'signIn: offline': "ACC-028: 'Sign in unsuccessful.', one text for every error without a message of its own.",
      'signIn: after(signInBound)':
        "ACC-028: 'Sign in unsuccessful.', one text for every error without a message of its own.",
      mfaChallenge: "ACC-028: 'Sign in unsuccessful.' where the challenge fails; none where the visitor closes it.",
      dropChallenge: 'ACC-033: the visitor has closed the overlay, which asks for no message.',
      dropLapsed: 'ACC-033: that the code came too late is what is said.',
    },
    reports: { 'mfaChallenge: after(challengeBound)': 'signed-out' },
  },
  // The specification names no bound of a request, nor of a challenge: our choice.
  waits: { signInBound: 40_000, challengeBound: 30 * 60_000 },
  bound: ({ phones, refusal: reason }) => [phones.length, reason],
  limit: 60,
  rest: ['idle', 'refused', 'failed', 'admitted'],
  tags: ['admitted'],
  invariants: {
    'credentials are never kept': ({ context }) => !JSON.stringify(context).includes(credentials.password),
    'ACC-027 a refusal is kept only where the form waits after it': (now) =>
      (now.context.refusal !== null) === (now.matches('refused') || now.matches('lapsing')),
  },
  properties: {
    'ACC-007 ACC-022 what was entered is what is sent, also before the cookies are cleared': (graph) =>
      missing(graph, 'form.submitted(Ada)', starts('signIn', credentials)),
    'ACC-022 ACC-034 an accepted password and an accepted code admit the member': (graph) =>
      ['signIn: signed in', 'mfaChallenge: proven'].flatMap((step) =>
        missing(graph, step, emits('member.admitted', { member: ada })),
      ),
    'ACC-033 a challenge is of the phones that were answered': (graph) =>
      missing(graph, 'signIn: second factor', starts('mfaChallenge', { phones: [mobile], purpose: 'sign-in' })),
    'ACC-024 ACC-027 ACC-028 ACC-029 ACC-033 each answer leads to what the visitor may do next': {
      'enterSignIn: anonymous': 'idle',
      'enterSignIn: a guest': 'idle',
      'enterSignIn: kept signed in': 'admitted',
      'signIn: signed in': 'admitted',
      'signIn: second factor': 'challenged',
      'signIn: wrong password': 'refused',
      'signIn: refused somehow': 'failed',
      'signIn: server error': 'failed',
      'signIn: offline': 'failed',
      'refused form.submitted(Ada)': 'submitting',
      'mfaChallenge: proven': 'admitted',
      'mfaChallenge: waited too long': 'refused',
      'mfaChallenge: phone gone': 'refused',
      'mfaChallenge: closed': 'dropping',
      'after(challengeBound)': 'lapsing',
      'dropLapsed: dropped': 'refused',
      'dropLapsed: offline': 'refused',
    },
    'ACC-021 a second submit while submitting sends no second request': (graph) =>
      graph.edges.filter(({ before, stimulus }) => before.value === 'submitting' && stimulus.via === 'event'),
    'ACC-022 ACC-034 a visitor is admitted only by an accepted password or an accepted code': (graph) =>
      graph.edges
        .filter((edge) => does(edge, 'admit'))
        .filter(({ stimulus }) => !['signIn: signed in', 'mfaChallenge: proven'].includes(stimulus.name)),
    'ACC-033 a challenge has no failure': (graph) =>
      always(graph, ['signIn: second factor'], (edge) => !does(edge, 'emitFailed') && edge.next.value === 'challenged'),
    'ACC-036 D-435 the form says why the challenge helps no more': (graph) =>
      Object.entries({ 'waited too long': 'signed-out', 'phone gone': 'phone-missing' }).flatMap(([why, failure]) =>
        always(graph, [`mfaChallenge: ${why}`], ({ next }) => next.context.refusal === failure),
      ),
    'ACC-028 every failure without a message of its own is emitted': (graph) =>
      graph.edges.filter(({ next }) => next.value === 'failed').filter((edge) => !does(edge, 'emitFailed')),
    'no state leaves the visitor without a form': (graph) =>
      [...graph.states.values()]
        .filter(({ snapshot }) =>
          ['idle', 'refused', 'failed', 'entering', 'lapsing', 'dropping'].includes(String(snapshot.value)),
        )
        .filter(({ snapshot }) => !snapshot.can({ type: 'form.submitted', ...credentials }))
        .map(({ key }) => key),
  },
  shows: {
    entering: {
      says: 'ACC-007 the form can be used while the cookies are being cleared',
      see: ({ screen }) => seesForm(screen, false),
    },
    idle: {
      says: 'ACC-021 the form waits, and nothing is shown',
      see: ({ screen }) => {
        seesForm(screen, false);
        equal(refusal(screen), null);
      },
    },
    submitting: {
      says: 'ACC-021 while the form is submitting it says so, and an earlier refusal is gone',
      see: ({ screen }) => {
        seesForm(screen, true);
        ok(submit(screen)?.textContent?.includes('Signing in…'));
        equal(refusal(screen), null);
      },
    },
    refused: {
      says: 'ACC-027 ACC-029 ACC-033 a refusal with a message of its own is shown in the form; after a code that came too late the password is due again',
      see: ({ snapshot, screen }) => {
        seesForm(screen, false);
        const words = REASONS[snapshot.context.refusal ?? 'unexpected'];
        ok(words && refusal(screen)?.textContent?.includes(words), refusal(screen)?.textContent ?? 'nothing');
        const isDue = snapshot.context.refusal === 'signed-out';
        equal(screen.getByLabelText<HTMLInputElement>('Password').value, isDue ? '' : credentials.password);
      },
    },
    failed: {
      says: 'ACC-028 any other failure is shown in a banner',
      see: ({ screen }) => {
        seesForm(screen, false);
        ok(standing(screen));
        equal(refusal(screen), null);
      },
    },
    challenged: {
      says: 'ACC-033 the overlay is open over the form, and no error is shown in it',
      see: ({ screen }) => {
        ok(screen.getByRole('dialog', { name: 'the challenge' }));
        equal(refusal(screen), null);
      },
    },
    lapsing: {
      says: 'ACC-021 ACC-033 D-335 while a sign-in that has waited too long is dropped, the form can be used, says why and has no password',
      see: ({ screen }) => {
        seesForm(screen, false);
        ok(refusal(screen)?.textContent?.includes('You’ve been signed out. Sign in again to continue.'));
        equal(screen.getByLabelText<HTMLInputElement>('Password').value, '');
      },
    },
    dropping: {
      says: 'ACC-021 ACC-033 while a sign-in that was cancelled is dropped, the form can be used and nothing is shown',
      see: ({ screen }) => {
        seesForm(screen, false);
        equal(refusal(screen), null);
      },
    },
    admitted: {
      says: 'ACC-022 until the page is left, the form sends nothing more',
      see: ({ screen }) => seesForm(screen, true),
    },
  },
  causes: {
    'form.submitted': {
      // An overlay makes the form under it inert.
      control: ({ screen }) => (dialogOn(screen) ? null : submit(screen)),
      perform: async (user, { screen, payload }) => {
        const [username, password] = [screen.getByLabelText(/^Email or/), screen.getByLabelText('Password')];
        await user.clear(username);
        await user.paste(payload.username);
        await user.clear(password);
        await user.paste(payload.password);
        await user.click(screen.getByRole('button', { name: /^Sign in/ }));
      },
    },
  },
});
