import { assign, emit, setup } from 'xstate';
import type { MfaPhone } from '#domain/account/one-time-code.ts';
import { type FailureCode, failureOfEvent, isAnswerLost } from '#domain/failure.ts';
import { unprovided } from '../../unprovided.ts';
import {
  type CodeTarget,
  type ConfirmationEnd,
  codeConfirmationMachine,
} from '../second-factor/code-confirmation.machine.ts';

/** A phone for codes is added, or gets another number; it is used only after the code that was sent to it. */
export const mfaPhoneMachine = setup({
  types: {} as {
    context: {
      /** The phone whose number changes; null where one is added. */
      phoneId: string | null;
      /** The new number and the phone it belongs to; null until the server has sent it a code. */
      target: CodeTarget | null;
      /** What was sent the last code, or may have been, which counts on. */
      lastSent: CodeTarget | null;
      wanted: string;
      failure: FailureCode | null;
    };
    input: { phoneId: string | null };
    events: { type: 'number.submitted'; phoneNumber: string } | { type: 'number.declined' };
    emitted: { type: 'phone.confirmed' } | { type: 'verification.required' };
    children: { codeConfirmation: 'codeConfirmation' };
    tags: 'busy' | 'confirmed';
  },
  actors: {
    proposeNumber: unprovided<{ phoneId: string | null; phoneNumber: string }, MfaPhone>('proposeNumber'),
    codeConfirmation: codeConfirmationMachine,
  },
  actions: {
    keepWanted: assign({ wanted: (_, { phoneNumber }: { phoneNumber: string }) => phoneNumber }),
    keepSent: assign({
      lastSent: ({ context }, { phone }: { phone: MfaPhone }) => ({ address: context.wanted, id: phone.id }),
    }),
    keepTarget: assign({ target: ({ context }) => context.lastSent }),
    dropTarget: assign({ target: null }),
    dropFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    /**
     * Where the answer was lost, a code may have gone to this number, and have made the earlier one invalid (D-030). A phone
     * that is added has its id from that answer, and without it the code cannot be entered.
     */
    keepUnsent: assign({
      failure: (_, params: { failure: FailureCode }) => params.failure,
      lastSent: ({ context: { lastSent, phoneId, wanted } }, { failure }) => {
        if (!isAnswerLost(failure)) return lastSent;
        return phoneId === null ? null : { address: wanted, id: phoneId };
      },
    }),
    keepLoss: assign({
      failure: (_, { end }: { end: ConfirmationEnd }) => (end.outcome === 'lost' ? end.failure : null),
    }),
    emitConfirmed: emit({ type: 'phone.confirmed' }),
    emitVerificationRequired: emit({ type: 'verification.required' }),
  },
  guards: {
    isConfirmed: (_, { end }: { end: ConfirmationEnd }) => end.outcome === 'confirmed',
    isProofLost: (_, { end }: { end: ConfirmationEnd }) => end.outcome === 'lost' && end.failure === 'verification-due',
    isSentAlready: ({ context }, { failure }: { failure: FailureCode }) =>
      failure === 'rate-limited' && context.wanted === context.lastSent?.address,
    isVerificationDue: (_, { failure }: { failure: FailureCode }) => failure === 'verification-due',
  },
  delays: { requestBound: 20_000 },
}).createMachine({
  id: 'mfaPhone',
  description: '[ACC-117 ACC-118 ACC-120 ACC-121] A number for codes, added or changed, active after its own code.',
  context: ({ input }) => ({ phoneId: input.phoneId, target: null, lastSent: null, wanted: '', failure: null }),
  options: { maxIterations: 50 },
  initial: 'filling',
  states: {
    filling: {
      description: '[ACC-117 ACC-118 ACC-119] The form for the number; it shows why the last try failed.',
      on: {
        'number.submitted': {
          description: '[ACC-119 ACC-120] Ten digits are sent.',
          target: 'proposing',
          actions: { type: 'keepWanted', params: ({ event }) => event },
        },
      },
    },
    proposing: {
      description: '[ACC-120] One request is under way; a second press sends none.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'proposeNumber',
        src: 'proposeNumber',
        input: ({ context }) => ({ phoneId: context.phoneId, phoneNumber: context.wanted }),
        onDone: {
          description: '[ACC-120] A code is sent to the number.',
          target: 'confirming',
          actions: [{ type: 'keepSent', params: ({ event }) => ({ phone: event.output }) }, 'keepTarget'],
        },
        onError: [
          {
            description: '[ACC-106 ACC-118] The proof has expired: it is requested again, and what was typed stays.',
            guard: { type: 'isVerificationDue', params: failureOfEvent },
            target: 'filling',
            actions: 'emitVerificationRequired',
          },
          {
            description: '[ACC-120] No other code yet: the one that this number was sent still counts (D-030).',
            guard: { type: 'isSentAlready', params: failureOfEvent },
            target: 'confirming',
            actions: 'keepTarget',
          },
          {
            description: '[ACC-119 ACC-120] Refused, known, or no answer: the form says why.',
            target: 'filling',
            actions: { type: 'keepUnsent', params: failureOfEvent },
          },
        ],
      },
      after: {
        requestBound: {
          description: 'No answer in time: the form can be sent again.',
          target: 'filling',
          actions: { type: 'keepUnsent', params: { failure: 'timed-out' } },
        },
      },
    },
    confirming: {
      description:
        '[ACC-120] Nothing has changed yet: waits for a person to enter the code of the number; requests have bounds there.',
      invoke: {
        id: 'codeConfirmation',
        src: 'codeConfirmation',
        input: ({ context }) => ({ target: context.target ?? { address: context.wanted, id: null } }),
        onDone: [
          {
            description: '[ACC-120] The number is active now.',
            guard: { type: 'isConfirmed', params: ({ event }) => ({ end: event.output }) },
            target: 'confirmed',
          },
          {
            description: '[ACC-106 ACC-118] The proof has expired: it is requested again.',
            guard: { type: 'isProofLost', params: ({ event }) => ({ end: event.output }) },
            target: 'filling',
            actions: ['dropTarget', 'emitVerificationRequired'],
          },
          {
            description: '[ACC-120] The number is no longer available: the form says why.',
            target: 'filling',
            actions: ['dropTarget', { type: 'keepLoss', params: ({ event }) => ({ end: event.output }) }],
          },
        ],
        onError: {
          description: 'The step failed: back to the form.',
          target: 'filling',
          actions: ['dropTarget', { type: 'keepFailure', params: failureOfEvent }],
        },
      },
      on: {
        'number.declined': {
          description: '[ACC-120] Another number instead.',
          target: 'filling',
          actions: 'dropTarget',
        },
      },
    },
    confirmed: {
      description: '[ACC-120] A success notice, and back to the phones.',
      tags: 'confirmed',
      entry: ['dropTarget', 'emitConfirmed'],
    },
  },
});
