import { assign, emit, setup } from 'xstate';
import type { MfaPhone } from '#domain/account/one-time-code.ts';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { known } from '../../known.ts';
import { unprovided } from '../../unprovided.ts';

/** A phone is removed from those that codes are sent to, after a question. */
export const mfaPhoneRemovalMachine = setup({
  types: {} as {
    context: { phone: MfaPhone | null; failure: FailureCode | null };
    events:
      | { type: 'removal.requested'; phone: MfaPhone }
      | { type: 'removal.confirmed' }
      | { type: 'removal.declined' };
    emitted: { type: 'phone.removed'; phone: MfaPhone } | { type: 'verification.required' };
    tags: 'busy' | 'asking';
  },
  actors: { removePhone: unprovided<{ phoneId: string }, void>('removePhone') },
  actions: {
    keepPhone: assign({ phone: (_, { phone }: { phone: MfaPhone }) => phone, failure: null }),
    dropPhone: assign({ phone: null }),
    dropFailure: assign({ failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    emitRemoved: emit(({ context }) => ({ type: 'phone.removed' as const, phone: known(context.phone, 'phone') })),
    emitVerificationRequired: emit({ type: 'verification.required' }),
  },
  guards: {
    isVerificationDue: (_, { failure }: { failure: FailureCode }) => failure === 'verification-due',
  },
  delays: { removeBound: 20_000 },
}).createMachine({
  id: 'mfaPhoneRemoval',
  description: '[ACC-116 ACC-120] A phone is removed, after a question.',
  context: { phone: null, failure: null },
  options: { maxIterations: 50 },
  initial: 'resting',
  states: {
    resting: {
      description: '[ACC-116] The phones are listed.',
      on: {
        'removal.requested': {
          description: '[ACC-116] The member asks to remove one.',
          target: 'asking',
          actions: { type: 'keepPhone', params: ({ event }) => event },
        },
      },
    },
    asking: {
      description: '[ACC-116] Asks whether to remove it; shows why the last try failed.',
      tags: 'asking',
      on: {
        'removal.confirmed': { description: '[ACC-120] The removal is confirmed.', target: 'removing' },
        'removal.declined': {
          description: '[ACC-116] The removal is declined.',
          target: 'resting',
          actions: 'dropPhone',
        },
      },
    },
    removing: {
      description: '[ACC-120] One request is under way; a second press sends none.',
      tags: ['busy', 'asking'],
      entry: 'dropFailure',
      invoke: {
        id: 'removePhone',
        src: 'removePhone',
        input: ({ context }) => ({ phoneId: known(context.phone, 'phone').id }),
        onDone: {
          description: '[ACC-120] It is removed.',
          target: 'resting',
          actions: ['emitRemoved', 'dropPhone'],
        },
        onError: [
          {
            description: '[ACC-106 ACC-116] The proof has expired: it is requested again.',
            guard: { type: 'isVerificationDue', params: failureOfEvent },
            target: 'resting',
            actions: ['dropPhone', 'emitVerificationRequired'],
          },
          {
            description: '[ACC-120] Not removed: the question shows why, and it can be tried again.',
            target: 'asking',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
        ],
      },
      after: {
        removeBound: {
          description: 'No answer in time: it can be tried again.',
          target: 'asking',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
  },
});
