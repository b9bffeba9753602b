import { assign, emit, setup, stateIn } from 'xstate';
import { type FailureCode, failureOfEvent, isAnswerLost } from '#domain/failure.ts';
import { known } from '../../known.ts';
import { unprovided } from '../../unprovided.ts';
import { type ConfirmationEnd, codeConfirmationMachine } from '../second-factor/code-confirmation.machine.ts';

/** Changes the e-mail address: proposed on one page, confirmed on the next. The address lives in memory, and only until then. */
export const editEmailMachine = setup({
  types: {} as {
    /** `proposed`: what waits for its code; `lastSent`: what was sent the last one, or may have been, which counts on; `wanted`: what is asked for. */
    context: { proposed: string | null; lastSent: string | null; wanted: string; failure: FailureCode | null };
    events:
      | { type: 'email.submitted'; emailAddress: string }
      | { type: 'form.left' }
      | { type: 'form.returned' }
      | { type: 'proposal.forgotten' };
    emitted: { type: 'email.proposed' } | { type: 'email.confirmed'; emailAddress: string } | { type: 'proposal.lost' };
    children: { codeConfirmation: 'codeConfirmation' };
    tags: 'busy';
  },
  actors: {
    proposeEmail: unprovided<{ emailAddress: string }, void>('proposeEmail'),
    codeConfirmation: codeConfirmationMachine,
  },
  actions: {
    keepWanted: assign({ wanted: (_, { emailAddress }: { emailAddress: string }) => emailAddress }),
    keepProposed: assign({ proposed: ({ context }) => context.wanted, lastSent: ({ context }) => context.wanted }),
    dropProposed: assign({ proposed: null }),
    forget: assign({ proposed: null, lastSent: null, wanted: '', failure: null }),
    dropFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    /** Where the answer was lost, a code may have gone to this address, and have made the earlier one invalid (D-030). */
    keepUnsent: assign({
      failure: (_, params: { failure: FailureCode }) => params.failure,
      lastSent: ({ context }, { failure }) => (isAnswerLost(failure) ? context.wanted : context.lastSent),
    }),
    keepLoss: assign({
      failure: (_, { end }: { end: ConfirmationEnd }) => (end.outcome === 'lost' ? end.failure : null),
    }),
    emitProposed: emit({ type: 'email.proposed' }),
    emitConfirmed: emit(({ context }) => ({
      type: 'email.confirmed' as const,
      emailAddress: known(context.proposed, 'address'),
    })),
    emitLost: emit({ type: 'proposal.lost' }),
  },
  guards: {
    isSentAlready: ({ context }, { failure }: { failure: FailureCode }) =>
      failure === 'rate-limited' && context.wanted === context.lastSent,
    isLeft: stateIn({ proposing: 'left' }),
    isConfirmed: (_, { end }: { end: ConfirmationEnd }) => end.outcome === 'confirmed',
  },
  delays: { requestBound: 20_000 },
}).createMachine({
  id: 'editEmail',
  description: '[ACC-109..112 ACC-121] The e-mail address changes in two steps; the old one stays until the second.',
  context: { proposed: null, lastSent: null, wanted: '', failure: null },
  options: { maxIterations: 50 },
  initial: 'filling',
  on: {
    'proposal.forgotten': {
      description: '[ACC-111] Another visitor is here now: the proposal is dropped.',
      target: '.filling',
      actions: 'forget',
    },
  },
  states: {
    filling: {
      description: '[ACC-109] The form for the new address; nothing is proposed.',
      on: {
        'email.submitted': {
          description: '[ACC-109 ACC-111] A new address is proposed.',
          target: 'proposing',
          actions: { type: 'keepWanted', params: ({ event }) => event },
        },
        'form.left': {
          description: '[ACC-109] Who comes back later finds a fresh form, without the reason of the try before.',
          actions: 'dropFailure',
        },
      },
    },
    proposing: {
      description: '[ACC-109] One request is under way; a second press sends none.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'proposeEmail',
        src: 'proposeEmail',
        input: ({ context }) => ({ emailAddress: context.wanted }),
        onDone: {
          description: '[ACC-111 ACC-112] A code is sent to the new address: on to the page that asks for it.',
          target: 'confirming',
          actions: ['keepProposed', 'emitProposed'],
        },
        onError: [
          {
            description: '[ACC-112] No other code yet: the one that this address was sent still counts (D-030).',
            guard: { type: 'isSentAlready', params: failureOfEvent },
            target: 'confirming',
            actions: ['keepProposed', 'emitProposed'],
          },
          {
            description: '[ACC-109] The form was left meanwhile: it says nothing of that try later.',
            guard: 'isLeft',
            target: 'filling',
            actions: [{ type: 'keepUnsent', params: failureOfEvent }, 'dropFailure'],
          },
          {
            description: '[ACC-112] Taken, refused, or no answer: the form says why.',
            target: 'filling',
            actions: { type: 'keepUnsent', params: failureOfEvent },
          },
        ],
      },
      after: {
        requestBound: [
          {
            description: '[ACC-109] No answer in time, and the form was left meanwhile.',
            guard: 'isLeft',
            target: 'filling',
            actions: [{ type: 'keepUnsent', params: { failure: 'timed-out' } }, 'dropFailure'],
          },
          {
            description: 'No answer in time: the form can be sent again.',
            target: 'filling',
            actions: { type: 'keepUnsent', params: { failure: 'timed-out' } },
          },
        ],
      },
      initial: 'shown',
      states: {
        shown: {
          description: '[ACC-109] The form shows that it is being sent.',
          on: { 'form.left': { description: '[ACC-109] The form is left before the answer.', target: 'left' } },
        },
        left: {
          description: '[ACC-109] No form waits for the answer.',
          on: { 'form.returned': { description: '[ACC-109] Back before the answer.', target: 'shown' } },
        },
      },
    },
    confirming: {
      description:
        '[ACC-110 ACC-111 ACC-112] The proposed address waits for a person to enter its code; requests have bounds there.',
      invoke: {
        id: 'codeConfirmation',
        src: 'codeConfirmation',
        input: ({ context }) => ({ target: { address: known(context.proposed, 'address'), id: null } }),
        onDone: [
          {
            description: '[ACC-112] The new address is active: a success notice.',
            guard: { type: 'isConfirmed', params: ({ event }) => ({ end: event.output }) },
            target: 'filling',
            actions: ['emitConfirmed', 'forget'],
          },
          {
            description:
              '[ACC-112] It was not confirmed, as where another account has taken it: back to the first step.',
            target: 'filling',
            actions: ['forget', { type: 'keepLoss', params: ({ event }) => ({ end: event.output }) }, 'emitLost'],
          },
        ],
        onError: {
          description: 'The second step failed: back to the first one.',
          target: 'filling',
          actions: ['forget', { type: 'keepFailure', params: failureOfEvent }, 'emitLost'],
        },
      },
      on: {
        'email.submitted': {
          description: '[ACC-111] Another address instead, or the same once more.',
          target: 'proposing',
          actions: ['dropProposed', { type: 'keepWanted', params: ({ event }) => event }],
        },
      },
    },
  },
});
