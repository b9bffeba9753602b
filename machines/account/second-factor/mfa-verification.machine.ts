import { assertEvent, assign, emit, setup } from 'xstate';
import type { MfaPhone } from '#domain/account/one-time-code.ts';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../../unprovided.ts';
import type { ChallengeEnd } from './mfa-challenge.events.ts';
import { mfaChallengeMachine } from './mfa-challenge.machine.ts';

/** Whether a proof is due, and which one: a code to one of the phones, or the password where none is enrolled (decision AO-30). */
export type DueVerification =
  | { due: false }
  | { due: true; by: 'code'; phones: readonly MfaPhone[] }
  | { due: true; by: 'password' };

/** The proof before a page that needs one; the page is neither shown nor fetched until the machine is open. */
export const mfaVerificationMachine = setup({
  types: {} as {
    context: {
      isRequired: boolean;
      /** The page was refused for want of a proof, and it is not known yet which one is due. */
      isRefused: boolean;
      /** Each of them can be sent the code (ACC-106). */
      phones: readonly MfaPhone[];
      failure: FailureCode | null;
    };
    /** `isRequired`: the flag of the second factor. */
    input: { isRequired: boolean };
    events:
      | { type: 'password.submitted'; password: string }
      | { type: 'retry.pressed' }
      | { type: 'verification.cancelled' }
      | { type: 'verification.lapsed' };
    emitted: { type: 'verification.abandoned' } | { type: 'verification.proven' };
    children: { mfaChallenge: 'mfaChallenge' };
    tags: 'busy' | 'open' | 'unread' | 'password';
  },
  actors: {
    readVerification: unprovided<void, DueVerification>('readVerification'),
    mfaChallenge: mfaChallengeMachine,
    verifyPassword: unprovided<{ password: string }, void>('verifyPassword'),
  },
  actions: {
    keepPhones: assign({
      phones: (_, { verification }: { verification: DueVerification }) =>
        verification.due && verification.by === 'code' ? verification.phones : [],
    }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    keepLapse: assign({
      failure: (_, { end }: { end: ChallengeEnd }) => (end.outcome === 'lapsed' ? end.failure : null),
    }),
    dropFailure: assign({ failure: null }),
    noteRefusal: assign({ isRefused: true }),
    forgetRefusal: assign({ isRefused: false }),
    emitAbandoned: emit({ type: 'verification.abandoned' }),
    /** The session knows of a newer proof now. */
    emitProven: emit({ type: 'verification.proven' }),
  },
  guards: {
    isNotRequired: ({ context }) => !context.isRequired,
    isNotDue: (_, { verification }: { verification: DueVerification }) => !verification.due,
    isRefusedYetNotDue: ({ context }, { verification }: { verification: DueVerification }) =>
      context.isRefused && !verification.due,
    isDueByCode: (_, { verification }: { verification: DueVerification }) =>
      verification.due && verification.by === 'code',
    isProven: (_, { end }: { end: ChallengeEnd }) => end.outcome === 'proven',
    isLapsed: (_, { end }: { end: ChallengeEnd }) => end.outcome === 'lapsed',
  },
  delays: { requestBound: 20_000 },
}).createMachine({
  id: 'mfaVerification',
  description: '[ACC-104 ACC-106 ACC-116 ACC-118] The proof before a settings page that needs one.',
  context: ({ input }) => ({ isRequired: input.isRequired, isRefused: false, phones: [], failure: null }),
  options: { maxIterations: 50 },
  initial: 'beginning',
  states: {
    beginning: {
      description: '[ACC-106] Decides whether a proof is needed at all.',
      always: [
        { description: '[ACC-106] The flag is off: no proof.', guard: 'isNotRequired', target: 'open' },
        { description: '[ACC-106] The server knows whether a proof still holds.', target: 'asking' },
      ],
    },
    asking: {
      description: '[ACC-106] Asks whether a proof is due; one holds for 15 minutes.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'readVerification',
        src: 'readVerification',
        onDone: [
          {
            description:
              'The page was refused, yet no proof is due: said, because opened in silence it is refused again.',
            guard: { type: 'isRefusedYetNotDue', params: ({ event }) => ({ verification: event.output }) },
            target: 'unread',
            actions: { type: 'keepFailure', params: { failure: 'verification-due' } },
          },
          {
            description: '[ACC-106] An earlier proof still holds.',
            guard: { type: 'isNotDue', params: ({ event }) => ({ verification: event.output }) },
            target: 'open',
          },
          {
            description: '[ACC-106] A code to an enrolled phone, which the member chooses where there are several.',
            guard: { type: 'isDueByCode', params: ({ event }) => ({ verification: event.output }) },
            target: 'challenging',
            actions: { type: 'keepPhones', params: ({ event }) => ({ verification: event.output }) },
          },
          { description: '[ACC-106] No phone is enrolled: the password.', target: 'enteringPassword' },
        ],
        onError: {
          description: 'Whether a proof is required is unknown; the page stays closed.',
          target: 'unread',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        requestBound: {
          description: 'No answer in time; the page stays closed.',
          target: 'unread',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    unread: {
      description: 'Shows the failure, and offers to try again.',
      tags: 'unread',
      on: {
        'retry.pressed': {
          description: '[ACC-106] Asks again; where still none is due, the page opens for another try.',
          target: 'asking',
          actions: 'forgetRefusal',
        },
        'verification.cancelled': { description: '[ACC-106] Back to the settings.', target: 'abandoned' },
      },
    },
    challenging: {
      description: '[ACC-106] The code overlay of sign-in: waits for a person; its requests have bounds of their own.',
      invoke: {
        id: 'mfaChallenge',
        src: 'mfaChallenge',
        input: ({ context }) => ({ phones: context.phones, purpose: 'page' as const }),
        onDone: [
          {
            description: '[ACC-106] The code was right.',
            guard: { type: 'isProven', params: ({ event }) => ({ end: event.output }) },
            target: 'open',
            actions: 'emitProven',
          },
          {
            description: '[ACC-004] The session has ended meanwhile, or the phone is gone.',
            guard: { type: 'isLapsed', params: ({ event }) => ({ end: event.output }) },
            target: 'unread',
            actions: { type: 'keepLapse', params: ({ event }) => ({ end: event.output }) },
          },
          { description: '[ACC-106] The overlay was closed: back to the settings.', target: 'abandoned' },
        ],
        onError: {
          description: 'The overlay failed; the page stays closed.',
          target: 'unread',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
    },
    enteringPassword: {
      description: '[ACC-106] Asks for the password; a wrong one is shown on its field.',
      tags: 'password',
      on: {
        'password.submitted': { description: '[ACC-106] The password is checked.', target: 'checkingPassword' },
        'verification.cancelled': { description: '[ACC-106] Back to the settings.', target: 'abandoned' },
      },
    },
    checkingPassword: {
      description: '[ACC-106] One request is under way; a second press sends none.',
      tags: ['busy', 'password'],
      entry: 'dropFailure',
      invoke: {
        id: 'verifyPassword',
        src: 'verifyPassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submitted');
          return { password: event.password };
        },
        onDone: { description: '[ACC-106] The password was right.', target: 'open', actions: 'emitProven' },
        onError: {
          description: '[ACC-106] Wrong, or could not be checked: the reason is shown.',
          target: 'enteringPassword',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        requestBound: {
          description: 'No answer in time: the password can be sent again.',
          target: 'enteringPassword',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    open: {
      description: '[ACC-104 ACC-106 ACC-116 ACC-118] The page shows.',
      tags: 'open',
      entry: 'forgetRefusal',
      on: {
        'verification.lapsed': {
          description: '[ACC-106] The 15 minutes are over: the server wants a proof again.',
          target: 'asking',
          actions: 'noteRefusal',
        },
      },
    },
    abandoned: {
      description: '[ACC-106] Leads back to the settings; the page was never shown.',
      entry: 'emitAbandoned',
    },
  },
});
