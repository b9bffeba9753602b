import { assign, not, setup, stateIn } from 'xstate';
import { CODE_LIFETIME_MS, CODE_RESEND_MS, isCompleteCode } from '#domain/account/one-time-code.ts';
import { type FailureCode, failureOfEvent, isAnswerLost } from '#domain/failure.ts';
import { known } from '../../known.ts';
import { unprovided } from '../../unprovided.ts';

/** Where the code goes: an e-mail address or phone number, and the id of the phone where the server has named one. */
export type CodeTarget = { address: string; id: string | null };

/** `lost`: what was to be confirmed cannot be had any more, for this reason. */
export type ConfirmationEnd = { outcome: 'confirmed' } | { outcome: 'lost'; failure: FailureCode };

/** `confirmed`: no other code was sent, because an earlier one did its work and the answer to it was lost. */
export type ResendOutcome = 'sent' | 'confirmed';

/** A new address or number becomes active by the code that was sent to it; the first code is sent already. */
export const codeConfirmationMachine = setup({
  types: {} as {
    context: {
      target: CodeTarget;
      /** The code that was sent off last; it is not sent twice, unless it could not be checked. */
      tried: string | null;
      failure: FailureCode | null;
      end: ConfirmationEnd;
    };
    input: { target: CodeTarget };
    output: ConfirmationEnd;
    events: { type: 'code.entered'; code: string } | { type: 'code.requested' };
    tags: 'busy' | 'confirming' | 'invalidated' | 'resendable';
  },
  actors: {
    sendAgain: unprovided<{ target: CodeTarget }, ResendOutcome>('sendAgain'),
    confirmCode: unprovided<{ target: CodeTarget; code: string }, void>('confirmCode'),
  },
  actions: {
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    dropFailure: assign({ failure: null }),
    keepCode: assign({ tried: (_, params: { code: string }) => params.code }),
    dropCode: assign({ tried: null }),
    keepConfirmed: assign({ end: { outcome: 'confirmed' } }),
    keepLoss: assign({
      end: (_, { failure }: { failure: FailureCode }) => ({ outcome: 'lost' as const, failure }),
    }),
  },
  guards: {
    isNewCode: ({ context }, { code }: { code: string }) => isCompleteCode(code) && code !== context.tried,
    isSending: stateIn({ waiting: { resend: 'sending' } }),
    isNoneSent: not(stateIn({ waiting: { resend: 'sending' } })),
    isNoneChecked: not(stateIn({ waiting: { code: { usable: 'confirming' } } })),
    isOver: stateIn({ waiting: { lifetime: 'over' } }),
    isConfirmedAlready: (_, { outcome }: { outcome: ResendOutcome }) => outcome === 'confirmed',
    isRefused: (_, { failure }: { failure: FailureCode }) => failure === 'code-refused',
    isInvalidated: (_, { failure }: { failure: FailureCode }) =>
      failure === 'code-expired' || failure === 'code-attempts-spent',
    /** Another code does not help: the step is over. */
    isStepOver: (_, { failure }: { failure: FailureCode }) =>
      failure === 'email-taken' ||
      failure === 'phone-known' ||
      failure === 'phone-missing' ||
      failure === 'verification-due',
    isUnsent: (_, { failure }: { failure: FailureCode }) => !isAnswerLost(failure),
  },
  delays: { requestBound: 20_000, resendPause: CODE_RESEND_MS, codeLifetime: CODE_LIFETIME_MS },
}).createMachine({
  id: 'codeConfirmation',
  description: '[ACC-110 ACC-112 ACC-120 ACC-121] A code confirms a new address or number.',
  context: ({ input }) => ({
    target: input.target,
    tried: null,
    failure: null,
    end: { outcome: 'lost', failure: 'unexpected' },
  }),
  options: { maxIterations: 50 },
  output: ({ context }) => context.end,
  initial: 'waiting',
  states: {
    waiting: {
      description: '[ACC-112 ACC-120] A code was sent; another one can be requested after a pause.',
      type: 'parallel',
      states: {
        code: {
          description: '[ACC-110 ACC-120] The state of the code.',
          initial: 'usable',
          states: {
            usable: {
              description: '[ACC-110 ACC-112 ACC-120] The code can be entered.',
              initial: 'entering',
              states: {
                entering: {
                  description: '[ACC-110 ACC-112 ACC-120] Waits for the code; a wrong one is shown at the field.',
                  always: [
                    {
                      description: '[ACC-112] The code has expired.',
                      guard: 'isOver',
                      target: '#codeConfirmation.waiting.code.invalidated',
                      actions: { type: 'keepFailure', params: { failure: 'code-expired' } },
                    },
                    { description: 'Another one is being sent.', guard: 'isSending', target: 'withheld' },
                  ],
                  on: {
                    'code.entered': {
                      description: '[ACC-112 ACC-120] One request for one code, however often it is sent off.',
                      guard: { type: 'isNewCode', params: ({ event }) => event },
                      target: 'confirming',
                      actions: [{ type: 'keepCode', params: ({ event }) => event }, 'dropFailure'],
                    },
                  },
                },
                withheld: {
                  description: 'The code cannot be entered while another one is being sent, which makes it invalid.',
                  always: [
                    {
                      description: '[ACC-112] The code has expired meanwhile.',
                      guard: 'isOver',
                      target: '#codeConfirmation.waiting.code.invalidated',
                    },
                    {
                      description: 'No other one was sent: this one still counts.',
                      guard: 'isNoneSent',
                      target: 'entering',
                    },
                  ],
                },
                confirming: {
                  description:
                    '[ACC-110 ACC-120] The code is checked, once; where its time ends meanwhile, the server decides.',
                  tags: ['busy', 'confirming'],
                  invoke: {
                    id: 'confirmCode',
                    src: 'confirmCode',
                    input: ({ context }) => ({ target: context.target, code: known(context.tried, 'code') }),
                    onDone: {
                      description: '[ACC-110 ACC-120] The code was right.',
                      target: '#codeConfirmation.done',
                      actions: 'keepConfirmed',
                    },
                    onError: [
                      {
                        description: "[ACC-112] 'The code you entered is not valid. Please try again.'",
                        guard: { type: 'isRefused', params: failureOfEvent },
                        target: 'entering',
                        actions: { type: 'keepFailure', params: { failure: 'code-refused' } },
                      },
                      {
                        description: '[ACC-112] Too old, or wrong too often.',
                        guard: {
                          type: 'isInvalidated',
                          params: failureOfEvent,
                        },
                        target: '#codeConfirmation.waiting.code.invalidated',
                        actions: {
                          type: 'keepFailure',
                          params: failureOfEvent,
                        },
                      },
                      {
                        description: '[ACC-112] Another account has taken it meanwhile, or a proof is due first.',
                        guard: { type: 'isStepOver', params: failureOfEvent },
                        target: '#codeConfirmation.done',
                        actions: { type: 'keepLoss', params: failureOfEvent },
                      },
                      {
                        description: 'The code could not be checked: it may be sent off again.',
                        target: 'entering',
                        actions: ['dropCode', { type: 'keepFailure', params: failureOfEvent }],
                      },
                    ],
                  },
                  after: {
                    requestBound: {
                      description: 'No answer in time: the code may be sent off again.',
                      target: 'entering',
                      actions: ['dropCode', { type: 'keepFailure', params: { failure: 'timed-out' } }],
                    },
                  },
                },
              },
            },
            invalidated: {
              description: '[ACC-112] The code is too old, or was wrong too often: only a new one works.',
              tags: 'invalidated',
            },
          },
        },
        resend: {
          description: '[ACC-112 ACC-120] When another code can be requested.',
          initial: 'pausing',
          states: {
            pausing: {
              description: 'A message may take half a minute to arrive.',
              after: { resendPause: { description: 'Half a minute has passed.', target: 'ready' } },
            },
            ready: {
              description: '[ACC-112 ACC-120] Another code can be requested.',
              tags: 'resendable',
              on: {
                'code.requested': {
                  description: '[ACC-112 ACC-120] Another code, after the pause.',
                  guard: 'isNoneChecked',
                  target: 'sending',
                  actions: 'dropFailure',
                },
              },
            },
            sending: {
              description: '[ACC-112 ACC-120] Another code is being sent; the earlier one becomes invalid.',
              tags: 'busy',
              invoke: {
                id: 'sendAgain',
                src: 'sendAgain',
                input: ({ context }) => ({ target: context.target }),
                onDone: [
                  {
                    description:
                      '[ACC-112 ACC-120] None is needed: an earlier code was right, and the answer to it was lost.',
                    guard: { type: 'isConfirmedAlready', params: ({ event }) => ({ outcome: event.output }) },
                    target: '#codeConfirmation.done',
                    actions: 'keepConfirmed',
                  },
                  {
                    description: '[ACC-112 ACC-120] It is sent.',
                    target: '#codeConfirmation.waiting',
                    actions: 'dropCode',
                  },
                ],
                onError: [
                  {
                    description: '[ACC-112] It is no longer available, or a proof is due first.',
                    guard: { type: 'isStepOver', params: failureOfEvent },
                    target: '#codeConfirmation.done',
                    actions: { type: 'keepLoss', params: failureOfEvent },
                  },
                  {
                    description:
                      '[ACC-112 ACC-120] None was sent: the earlier one is what it was, and another try may follow.',
                    guard: { type: 'isUnsent', params: failureOfEvent },
                    target: 'ready',
                    actions: { type: 'keepFailure', params: failureOfEvent },
                  },
                  {
                    description: '[ACC-112 ACC-120] The answer was lost: one may have been sent.',
                    target: '#codeConfirmation.waiting',
                    actions: ['dropCode', { type: 'keepFailure', params: failureOfEvent }],
                  },
                ],
              },
              after: {
                requestBound: {
                  description: 'No answer in time: one may have been sent.',
                  target: '#codeConfirmation.waiting',
                  actions: ['dropCode', { type: 'keepFailure', params: { failure: 'timed-out' } }],
                },
              },
            },
          },
        },
        lifetime: {
          description: '[ACC-112] The ten minutes of the code.',
          initial: 'running',
          states: {
            running: {
              description: '[ACC-112] The code is valid.',
              after: { codeLifetime: { description: '[ACC-112] Ten minutes have passed.', target: 'over' } },
            },
            over: { description: '[ACC-112] The code is valid no longer; one that is being checked is not cut off.' },
          },
        },
      },
    },
    done: { description: '[ACC-110 ACC-120] Confirmed, or lost.', type: 'final' },
  },
});
