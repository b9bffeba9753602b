import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import type { MfaPhone } from '#domain/account/one-time-code.ts';
import type { FailureCode } from '#domain/failure.ts';
import type { Member, Visitor } from '#domain/visitor.ts';
import { unprovided } from '../../unprovided.ts';
import type { ChallengeEnd } from '../second-factor/mfa-challenge.events.ts';
import { mfaChallengeMachine } from '../second-factor/mfa-challenge.machine.ts';

export type Credentials = { readonly username: string; readonly password: string; readonly rememberMe: boolean };

/** What the server makes of credentials; a refusal without a known message has no reason (ACC-027, ACC-028). */
export type SignInAnswer =
  | { outcome: 'signed-in'; visitor: Member }
  | { outcome: 'challenged'; phones: readonly MfaPhone[] }
  | { outcome: 'refused'; reason: FailureCode | null };

/** Signing in by name and password, with the second factor where it is due. Credentials are never kept. */
export const signInMachine = setup({
  types: {} as {
    /** `refusal`: why the last try was refused, where that has a message of its own. */
    context: { phones: readonly MfaPhone[]; refusal: FailureCode | null };
    events: { type: 'form.submitted' } & Credentials;
    emitted: { type: 'member.admitted'; member: Member } | { type: 'signIn.failed' };
    children: { mfaChallenge: 'mfaChallenge' };
    tags: 'busy' | 'admitted';
  },
  actors: {
    /** Unregisters background workers; answers who it is once the page's cookies are cleared. */
    enterSignIn: unprovided<void, Visitor>('enterSignIn'),
    signIn: unprovided<Credentials, SignInAnswer>('signIn'),
    mfaChallenge: mfaChallengeMachine,
    /** Ends what the server has begun for a sign-in that was given up. */
    dropChallenge: unprovided<void, void>('dropChallenge'),
  },
  actions: {
    keepRefusal: assign({ refusal: (_, params: { refusal: FailureCode }) => params.refusal }),
    keepLapse: assign({
      refusal: (_, { end }: { end: ChallengeEnd }) => (end.outcome === 'lapsed' ? end.failure : null),
    }),
    keepReason: assign({ refusal: (_, { answer }: { answer: SignInAnswer }) => reasonOf(answer) }),
    dropRefusal: assign({ refusal: null }),
    keepPhones: assign({
      phones: (_, { answer }: { answer: SignInAnswer }) => (answer.outcome === 'challenged' ? answer.phones : []),
    }),
    admit: enqueueActions(({ enqueue }, { answer }: { answer: SignInAnswer }) => {
      if (answer.outcome === 'signed-in') enqueue.emit({ type: 'member.admitted', member: answer.visitor });
    }),
    admitProven: enqueueActions(({ enqueue }, { end }: { end: ChallengeEnd }) => {
      if (end.outcome === 'proven') enqueue.emit({ type: 'member.admitted', member: end.member });
    }),
    emitFailed: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'signIn.failed' })),
  },
  guards: {
    isMember: (_, { visitor }: { visitor: Visitor }) => visitor.kind === 'member',
    isAdmitted: (_, { answer }: { answer: SignInAnswer }) => answer.outcome === 'signed-in',
    isChallenged: (_, { answer }: { answer: SignInAnswer }) => answer.outcome === 'challenged',
    isRefused: (_, { answer }: { answer: SignInAnswer }) => reasonOf(answer) !== null,
    isProven: (_, { end }: { end: ChallengeEnd }) => end.outcome === 'proven',
    isLapsed: (_, { end }: { end: ChallengeEnd }) => end.outcome === 'lapsed',
  },
  delays: { entryBound: 20_000, signInBound: 40_000, challengeBound: 30 * 60_000 },
}).createMachine({
  id: 'signIn',
  description: '[ACC-006..036] From the sign-in page to the page that asked for it.',
  context: { phones: [], refusal: null },
  options: { maxIterations: 50 },
  initial: 'entering',
  states: {
    entering: {
      description:
        '[ACC-007 ACC-023 ACC-024] Cookies are cleared and workers unregistered while the form is there already.',
      invoke: {
        id: 'enterSignIn',
        src: 'enterSignIn',
        onDone: [
          {
            description: '[ACC-024] The browser was kept signed in: the guard of the page leads on.',
            guard: { type: 'isMember', params: ({ event }) => ({ visitor: event.output }) },
            target: 'admitted',
          },
          { description: '[ACC-007] The form may be used.', target: 'idle' },
        ],
        onError: { description: 'Not reachable now: the form says so when it is used.', target: 'idle' },
      },
      on: {
        'form.submitted': {
          description: '[ACC-007 ACC-021] Submitted early: the request waits until the cookies are cleared.',
          target: 'submitting',
        },
      },
      after: { entryBound: { description: 'No answer in time: the form may be used.', target: 'idle' } },
    },
    idle: {
      description: '[ACC-021] The form waits.',
      on: { 'form.submitted': { description: '[ACC-021] The person signs in.', target: 'submitting' } },
    },
    submitting: {
      description: '[ACC-021 ACC-025 ACC-032] One request is under way; submitting again sends nothing.',
      tags: 'busy',
      entry: 'dropRefusal',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return { username: event.username, password: event.password, rememberMe: event.rememberMe };
        },
        onDone: [
          {
            description: '[ACC-022] Signed in.',
            guard: { type: 'isAdmitted', params: ({ event }) => ({ answer: event.output }) },
            target: 'admitted',
            actions: { type: 'admit', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: '[ACC-033] The second factor is due; that is no error.',
            guard: { type: 'isChallenged', params: ({ event }) => ({ answer: event.output }) },
            target: 'challenged',
            actions: { type: 'keepPhones', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: '[ACC-027 ACC-029] Refused with a message of its own; what was typed stays.',
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'refused',
            actions: { type: 'keepReason', params: ({ event }) => ({ answer: event.output }) },
          },
          { description: '[ACC-028] Refused without one.', target: 'failed', actions: 'emitFailed' },
        ],
        onError: { description: '[ACC-028] An answer of the wrong shape.', target: 'failed', actions: 'emitFailed' },
      },
      after: {
        signInBound: { description: '[ACC-028] No answer in time.', target: 'failed', actions: 'emitFailed' },
      },
    },
    refused: {
      description: '[ACC-027 ACC-029] The form says why; what was typed stays.',
      on: { 'form.submitted': { description: '[ACC-021] Another try.', target: 'submitting' } },
    },
    failed: {
      description: "[ACC-028] 'Sign in unsuccessful.' stands until it is dismissed; what was typed stays.",
      on: { 'form.submitted': { description: '[ACC-021] Another try.', target: 'submitting' } },
    },
    challenged: {
      description: '[ACC-033..036] The overlay asks for the code; what was typed stays under it.',
      invoke: {
        id: 'mfaChallenge',
        src: 'mfaChallenge',
        input: ({ context }) => ({ phones: context.phones, purpose: 'sign-in' as const }),
        onDone: [
          {
            description: '[ACC-034] The code was right: signed in.',
            guard: { type: 'isProven', params: ({ event }) => ({ end: event.output }) },
            target: 'admitted',
            actions: { type: 'admitProven', params: ({ event }) => ({ end: event.output }) },
          },
          {
            description: 'The sign-in has waited too long, or the phone is gone: the password is due again.',
            guard: { type: 'isLapsed', params: ({ event }) => ({ end: event.output }) },
            target: 'refused',
            actions: { type: 'keepLapse', params: ({ event }) => ({ end: event.output }) },
          },
          { description: 'Cancelled.', target: 'dropping' },
        ],
        onError: { description: '[ACC-028] The overlay failed.', target: 'failed', actions: 'emitFailed' },
      },
      after: {
        challengeBound: {
          description: 'Half an hour has passed: the sign-in has waited too long, the password is due again.',
          target: 'lapsing',
          actions: { type: 'keepRefusal', params: { refusal: 'signed-out' } },
        },
      },
    },
    lapsing: {
      description: '[ACC-033] A sign-in has waited too long for its code: the form says so while the server drops it.',
      invoke: {
        id: 'dropLapsed',
        src: 'dropChallenge',
        onDone: { description: 'The server has dropped it.', target: 'refused' },
        onError: { description: 'The server drops it by itself.', target: 'refused' },
      },
      on: {
        'form.submitted': {
          description: '[ACC-021] Another try: its request waits until the server has dropped the one before.',
          target: 'submitting',
        },
      },
      after: { entryBound: { description: 'The server drops it by itself.', target: 'refused' } },
    },
    dropping: {
      description: '[ACC-033] A sign-in was cancelled at its second factor: the form waits while the server drops it.',
      invoke: {
        id: 'dropChallenge',
        src: 'dropChallenge',
        onDone: { description: 'The server has dropped it.', target: 'idle' },
        onError: { description: 'The server drops it by itself.', target: 'idle' },
      },
      on: {
        'form.submitted': {
          description: '[ACC-021] Another try: its request waits until the server has dropped the one before.',
          target: 'submitting',
        },
      },
      after: { entryBound: { description: 'The server drops it by itself.', target: 'idle' } },
    },
    admitted: {
      description: '[ACC-022 ACC-024 ACC-034] Signed in: the guard of the page leads to the return address.',
      tags: 'admitted',
      type: 'final',
    },
  },
});

function reasonOf(answer: SignInAnswer): FailureCode | null {
  return answer.outcome === 'refused' ? answer.reason : null;
}
