import { emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../unprovided.ts';

/** The link with the hotel programme is taken away, after one question. */
export const partnershipUnlinkMachine = setup({
  types: {} as {
    events: { type: 'question.opened' } | { type: 'question.declined' } | { type: 'unlink.confirmed' };
    emitted:
      | { type: 'signIn.required' }
      | { type: 'account.unlinked' }
      | { type: 'account.notLinked' }
      | { type: 'unlinking.failed' };
    tags: 'asking' | 'busy';
  },
  actors: {
    readMembership: unprovided<void, boolean>('readMembership'),
    unlinkAccount: unprovided<void, void>('unlinkAccount'),
  },
  actions: {
    emitSignIn: emit({ type: 'signIn.required' }),
    emitUnlinked: emit({ type: 'account.unlinked' }),
    emitNotLinked: emit({ type: 'account.notLinked' }),
    emitFailed: emit({ type: 'unlinking.failed' }),
  },
  guards: {
    isMember: (_, params: { isMember: boolean }) => params.isMember,
    isSignedOut: (_, { failure }: { failure: FailureCode }) => failure === 'signed-out',
    isNotLinked: (_, { failure }: { failure: FailureCode }) => failure === 'partner-not-linked',
  },
}).createMachine({
  id: 'partnershipUnlink',
  description: '[PTN-033..042] Asks, makes sure that a member is signed in, and unlinks once.',
  options: { maxIterations: 50 },
  initial: 'resting',
  states: {
    resting: {
      description: '[PTN-016] The terms, with the link that starts unlinking.',
      on: {
        'question.opened': {
          description: '[PTN-033 PTN-036] The link in the terms, or its address after sign-in: it only asks.',
          target: 'asking',
        },
      },
    },
    asking: {
      description: '[PTN-033 PTN-036] The question; nothing happens before it is answered.',
      tags: 'asking',
      on: {
        'question.declined': {
          description: '[PTN-034] Cancel, Escape, Back: closes the question and sends nothing.',
          target: 'resting',
        },
        'unlink.confirmed': {
          description: '[PTN-035 PTN-037] One press; further ones come to nothing.',
          target: 'checking',
        },
      },
    },
    checking: {
      description:
        '[PTN-023 PTN-035] Whether a member is signed in, as soon as that is known; bounded by the visitor machine (20 s).',
      tags: ['asking', 'busy'],
      invoke: {
        id: 'readMembership',
        src: 'readMembership',
        onDone: [
          {
            description: '[PTN-037] A member.',
            guard: { type: 'isMember', params: ({ event }) => ({ isMember: event.output }) },
            target: 'unlinking',
          },
          {
            description: '[PTN-035 PTN-036] Signed out: to sign-in and back to the question, without a call.',
            target: 'resting',
            actions: 'emitSignIn',
          },
        ],
        onError: {
          description: '[PTN-042] It cannot be found out: the error page.',
          target: 'resting',
          actions: 'emitFailed',
        },
      },
    },
    unlinking: {
      description: '[PTN-037 PTN-038] The button is busy: one call, bounded by the transport.',
      tags: ['asking', 'busy'],
      invoke: {
        id: 'unlinkAccount',
        src: 'unlinkAccount',
        onDone: {
          description: '[PTN-040] Closes the question and goes to the unlinked page.',
          target: 'resting',
          actions: 'emitUnlinked',
        },
        onError: [
          {
            description: '[PTN-041] 8001034: there was nothing to unlink.',
            guard: { type: 'isNotLinked', params: failureOfEvent },
            target: 'resting',
            actions: 'emitNotLinked',
          },
          {
            description: '[PTN-035] The session has ended meanwhile: signing in comes first.',
            guard: { type: 'isSignedOut', params: failureOfEvent },
            target: 'resting',
            actions: 'emitSignIn',
          },
          {
            description: '[PTN-042] Any other code, or none: the error page.',
            target: 'resting',
            actions: 'emitFailed',
          },
        ],
      },
    },
  },
});
