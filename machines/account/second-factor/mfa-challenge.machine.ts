import { assign, setup, stateIn } from 'xstate';
import { CODE_LIFETIME_MS, CODE_RESEND_MS, isCompleteCode, type MfaPhone } from '#domain/account/one-time-code.ts';
import { type FailureCode, failureOfEvent, isAnswerLost } from '#domain/failure.ts';
import type { Member } from '#domain/visitor.ts';
import { known } from '../../known.ts';
import { unprovided } from '../../unprovided.ts';
import type { MfaChallengeTypes } from './mfa-challenge.events.ts';

/** A member confirms their identity by a code to a phone: at sign-in, or before a page that needs it. */
export const mfaChallengeMachine = setup({
  types: {} as MfaChallengeTypes,
  actors: {
    sendCode: unprovided<{ methodId: string }, void>('sendCode'),
    verifyCode: unprovided<{ methodId: string; code: string }, Member>('verifyCode'),
  },
  actions: {
    keepPhone: assign({ phone: (_, params: { phone: MfaPhone }) => params.phone }),
    keepOnlyPhone: assign({ phone: ({ context }) => context.phones[0] ?? null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    noteSent: assign({ sentTo: ({ context }) => context.phone, guess: null, tried: null, isInvalidated: false }),
    /** A code may have gone to this phone, and have made the earlier one invalid. */
    noteLost: assign({ sentTo: null, guess: null, tried: null, isInvalidated: false }),
    noteInvalidated: assign({ isInvalidated: true }),
    startAfresh: assign({ failure: null, isEarlier: false }),
    noteEarlier: assign({ isEarlier: true, guess: ({ context }) => context.phone }),
    dropFailure: assign({ failure: null }),
    keepCode: assign({ tried: (_, params: { code: string }) => params.code }),
    dropCode: assign({ tried: null }),
    keepProof: assign({ end: (_, { member }: { member: Member }) => ({ outcome: 'proven' as const, member }) }),
    keepLapse: assign({ end: (_, { failure }: { failure: FailureCode }) => ({ outcome: 'lapsed' as const, failure }) }),
  },
  guards: {
    isSent: ({ context }) => context.phone !== null,
    hasOnePhone: ({ context }) => context.phones.length === 1,
    hasOthers: ({ context }) => context.phones.length > 1,
    isNewCode: ({ context }, { code }: { code: string }) => isCompleteCode(code) && code !== context.tried,
    isResendable: stateIn({ awaiting: { resend: 'ready' } }),
    isSending: stateIn({ awaiting: { code: 'sending' } }),
    isOver: stateIn({ awaiting: { lifetime: 'over' } }),
    isRefused: (_, { failure }: { failure: FailureCode }) => failure === 'code-refused',
    isExpired: (_, { failure }: { failure: FailureCode }) => failure === 'code-expired',
    isSpent: (_, { failure }: { failure: FailureCode }) => failure === 'code-attempts-spent',
    isTooSoon: ({ context: { sentTo, guess, phone, isInvalidated } }, { failure }: { failure: FailureCode }) =>
      failure === 'rate-limited' && sentTo === null && guess?.id !== phone?.id && !isInvalidated,
    isLost: (_, { failure }: { failure: FailureCode }) => isAnswerLost(failure),
    /** The last code went to this phone, or is taken to, and is still good for it. */
    isUsable: ({ context: { sentTo, guess, phone, isInvalidated } }) =>
      (sentTo ?? guess)?.id === phone?.id && !isInvalidated,
    isLapsed: (_, { failure }: { failure: FailureCode }) => failure === 'signed-out' || failure === 'phone-missing',
  },
  delays: { requestBound: 20_000, resendPause: CODE_RESEND_MS, codeLifetime: CODE_LIFETIME_MS },
}).createMachine({
  id: 'mfaChallenge',
  description: '[ACC-033..036 ACC-106] A code to a phone confirms the member’s identity.',
  context: ({ input }) => ({
    phones: input.phones,
    phone: input.purpose === 'sign-in' ? (input.phones[0] ?? null) : null,
    sentTo: input.purpose === 'sign-in' ? (input.phones[0] ?? null) : null,
    guess: null,
    tried: null,
    isInvalidated: false,
    isEarlier: false,
    failure: null,
    end: { outcome: 'cancelled' },
  }),
  options: { maxIterations: 50 },
  output: ({ context }) => context.end,
  initial: 'opening',
  on: {
    'challenge.cancelled': { description: '[ACC-033] Closed: the identity is not confirmed.', target: '.done' },
  },
  states: {
    opening: {
      description: '[ACC-033] Starts at the step that the server reports.',
      always: [
        { description: 'At sign-in the code is sent already.', guard: 'isSent', target: 'awaiting' },
        {
          description: 'There is only one phone.',
          guard: 'hasOnePhone',
          target: 'awaiting.code.sending',
          actions: 'keepOnlyPhone',
        },
        { description: 'The member chooses a phone.', target: 'choosing' },
      ],
    },
    choosing: {
      description: '[ACC-033 ACC-036] Shows the phones by their last four digits.',
      tags: 'choosing',
      on: {
        'phone.chosen': {
          description: '[ACC-036] The code goes to this phone.',
          target: 'awaiting.code.sending',
          actions: { type: 'keepPhone', params: ({ event }) => event },
        },
      },
    },
    unsent: {
      description: 'No code was sent; the person may try again, or take another phone.',
      tags: 'unsent',
      on: {
        'code.requested': { description: '[ACC-036] Tries again.', target: 'awaiting.code.sending' },
        'phone.declined': { description: 'Another phone.', guard: 'hasOthers', target: 'choosing' },
      },
    },
    awaiting: {
      description: '[ACC-036] A code was sent: it is valid for ten minutes; another can be requested after a pause.',
      type: 'parallel',
      states: {
        code: {
          description: '[ACC-033] The state of the code.',
          initial: 'open',
          states: {
            open: {
              description: '[ACC-033 ACC-035] Waits for the member.',
              initial: 'entering',
              on: {
                'code.requested': {
                  description: '[ACC-036] Another code, after the pause.',
                  guard: 'isResendable',
                  target: 'sending',
                },
                'phone.declined': {
                  description: '[ACC-036] Another phone.',
                  guard: 'hasOthers',
                  target: '#mfaChallenge.choosing',
                },
              },
              states: {
                entering: {
                  description:
                    '[ACC-033 ACC-035] Waits for the code; where one was wrong, the overlay stays and says so.',
                  tags: 'entering',
                  always: {
                    description: '[ACC-036] The code has expired.',
                    guard: 'isOver',
                    target: 'expired',
                    actions: { type: 'keepFailure', params: { failure: 'code-expired' } },
                  },
                  on: {
                    'code.entered': {
                      description: '[FC-077] One request for one code, however often it is sent off.',
                      guard: { type: 'isNewCode', params: ({ event }) => event },
                      target: '#mfaChallenge.awaiting.code.verifying',
                      actions: [{ type: 'keepCode', params: ({ event }) => event }, 'dropFailure'],
                    },
                  },
                },
                expired: {
                  description: '[ACC-036] The code is too old.',
                  tags: 'invalidated',
                  entry: 'noteInvalidated',
                },
                spent: { description: '[ACC-036] Wrong too often.', tags: 'invalidated', entry: 'noteInvalidated' },
              },
            },
            sending: {
              description: '[ACC-036] A code is being sent; an earlier one becomes invalid.',
              tags: 'busy',
              entry: 'startAfresh',
              invoke: {
                id: 'sendCode',
                src: 'sendCode',
                input: ({ context }) => ({ methodId: known(context.phone, 'phone').id }),
                onDone: { description: 'The code is sent.', target: '#mfaChallenge.awaiting', actions: 'noteSent' },
                onError: [
                  {
                    description: 'It has waited too long, or the session or the phone is gone: no code helps any more.',
                    guard: { type: 'isLapsed', params: failureOfEvent },
                    target: '#mfaChallenge.done',
                    actions: { type: 'keepLapse', params: failureOfEvent },
                  },
                  {
                    description:
                      '[ACC-036] One was sent before, as far as can be known to this phone: it is asked for instead.',
                    guard: { type: 'isTooSoon', params: failureOfEvent },
                    target: '#mfaChallenge.awaiting',
                    // A code that was refused for another phone was not tried for this one.
                    actions: ['noteEarlier', 'dropCode'],
                  },
                  {
                    description: '[ACC-036] The answer was lost: one may have been sent, and is asked for.',
                    guard: { type: 'isLost', params: failureOfEvent },
                    target: '#mfaChallenge.awaiting.resend.ready',
                    actions: ['noteEarlier', 'noteLost', { type: 'keepFailure', params: failureOfEvent }],
                  },
                  {
                    description:
                      '[ACC-036] None was sent: the earlier one is what it was; the reason stands beside it.',
                    guard: 'isUsable',
                    target: 'open',
                    actions: ['noteEarlier', { type: 'keepFailure', params: failureOfEvent }],
                  },
                  {
                    description: 'This phone has no code that is good for anything; the reason is shown.',
                    target: '#mfaChallenge.unsent',
                    actions: { type: 'keepFailure', params: failureOfEvent },
                  },
                ],
              },
              after: {
                requestBound: {
                  description: '[ACC-036] No answer in time: one may have been sent.',
                  target: '#mfaChallenge.awaiting.resend.ready',
                  actions: ['noteEarlier', 'noteLost', { type: 'keepFailure', params: { failure: 'timed-out' } }],
                },
              },
            },
            verifying: {
              description:
                '[ACC-034 FC-077] The code is checked, once; where its time ends meanwhile, the server decides.',
              tags: ['busy', 'verifying'],
              invoke: {
                id: 'verifyCode',
                src: 'verifyCode',
                input: ({ context }) => ({
                  methodId: known(context.phone, 'phone').id,
                  code: known(context.tried, 'code'),
                }),
                onDone: {
                  description: '[ACC-034] The code was right.',
                  target: '#mfaChallenge.done',
                  actions: { type: 'keepProof', params: ({ event }) => ({ member: event.output }) },
                },
                onError: [
                  {
                    description: "[ACC-035] 'The code you entered is not valid. Please try again.'",
                    guard: { type: 'isRefused', params: failureOfEvent },
                    target: 'open.entering',
                    actions: { type: 'keepFailure', params: { failure: 'code-refused' } },
                  },
                  {
                    description: '[ACC-036] Ten minutes have passed.',
                    guard: { type: 'isExpired', params: failureOfEvent },
                    target: 'open.expired',
                    actions: { type: 'keepFailure', params: { failure: 'code-expired' } },
                  },
                  {
                    description: '[ACC-036] Five codes were wrong.',
                    guard: { type: 'isSpent', params: failureOfEvent },
                    target: 'open.spent',
                    actions: { type: 'keepFailure', params: { failure: 'code-attempts-spent' } },
                  },
                  {
                    description: 'It has waited too long, or the session or the phone is gone: no code helps any more.',
                    guard: { type: 'isLapsed', params: failureOfEvent },
                    target: '#mfaChallenge.done',
                    actions: { type: 'keepLapse', params: failureOfEvent },
                  },
                  {
                    description: 'The code could not be checked: it may be sent off again.',
                    target: 'open.entering',
                    actions: ['dropCode', { type: 'keepFailure', params: failureOfEvent }],
                  },
                ],
              },
              after: {
                requestBound: {
                  description: 'No answer in time: the code may be sent off again.',
                  target: 'open.entering',
                  actions: ['dropCode', { type: 'keepFailure', params: { failure: 'timed-out' } }],
                },
              },
            },
          },
        },
        resend: {
          description: '[ACC-036] When another code can be requested.',
          initial: 'pausing',
          states: {
            pausing: {
              description: 'A message may take half a minute to arrive.',
              always: {
                description: '[ACC-036] It begins with the code that is sent.',
                guard: 'isSending',
                target: 'ready',
              },
              after: { resendPause: { description: 'Half a minute has passed.', target: 'ready' } },
            },
            ready: { description: '[ACC-036] Another code can be requested.', tags: 'resendable' },
          },
        },
        lifetime: {
          description: '[ACC-036] The ten minutes of the code.',
          initial: 'running',
          states: {
            running: {
              description: '[ACC-036] The code is valid.',
              after: { codeLifetime: { description: '[ACC-036] Ten minutes have passed.', target: 'over' } },
            },
            over: {
              description: '[ACC-036] The code is valid no longer; one that is being checked is not cut off.',
              entry: 'noteInvalidated',
            },
          },
        },
      },
    },
    done: { description: '[ACC-034] Confirmed, or not.', type: 'final' },
  },
});
