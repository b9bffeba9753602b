import { assertEvent, assign, emit, setup } from 'xstate';
import { type FailureCode, failureCodeOf } from '#domain/failure.ts';
import type { Visitor } from '#domain/visitor.ts';
import { unprovided } from '../unprovided.ts';

export type Credentials = { readonly username: string; readonly password: string };

/** Why the visitor is another one now; `signed-out-here-only`: the server could not be told. */
export type VisitorChange =
  | 'restored'
  | 'signed-in'
  | 'signed-out'
  | 'signed-out-here-only'
  | 'signed-out-elsewhere'
  | 'expired';

/** Who is using the app, from the first request to sign-out; the only place that decides it. */
export const visitorMachine = setup({
  types: {} as {
    /** `failure`: why the last sign-in failed, until the next one. Credentials are never kept. */
    context: { visitor: Visitor; failure: FailureCode | null };
    events:
      | ({ type: 'signIn.submitted' } & Credentials)
      | { type: 'signOut.pressed' }
      | { type: 'failure.dismissed' }
      | { type: 'session.rechecked' }
      | { type: 'session.expired' }
      | { type: 'session.startedElsewhere' }
      | { type: 'session.endedElsewhere' };
    emitted: { type: 'visitor.changed'; visitor: Visitor; how: VisitorChange };
    tags: 'unknown' | 'busy' | 'signingIn' | 'signingOut';
  },
  actors: {
    restoreVisitor: unprovided<void, Visitor>('restoreVisitor'),
    signIn: unprovided<Credentials, Visitor>('signIn'),
    signOut: unprovided<void, void>('signOut'),
  },
  actions: {
    keepVisitor: assign({ visitor: (_, params: { visitor: Visitor }) => params.visitor, failure: null }),
    forgetVisitor: assign({ visitor: { kind: 'anonymous' }, failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    dropFailure: assign({ failure: null }),
    tellChange: emit(({ context }, params: { how: VisitorChange }) => ({
      type: 'visitor.changed' as const,
      visitor: context.visitor,
      how: params.how,
    })),
    /** Aborts what is under way and clears every copy of what belongs to the person; `begunStays`: but for the cart. */
    forgetPersonal: (_, _params?: { begunStays: boolean }) => {},
    tellTabsStarted: () => {},
    tellTabsEnded: () => {},
  },
  guards: {
    isMember: (_, params: { visitor: Visitor }) => params.visitor.kind === 'member',
    isUnchanged: ({ context }, params: { visitor: Visitor }) => isSameVisitor(context.visitor, params.visitor),
    isLost: ({ context }, params: { visitor: Visitor }) =>
      context.visitor.kind !== 'anonymous' && params.visitor.kind === 'anonymous',
    isIdentified: ({ context }) => context.visitor.kind !== 'anonymous',
    isMemberNow: ({ context }) => context.visitor.kind === 'member',
    isNoMemberNow: ({ context }) => context.visitor.kind !== 'member',
    isGuestNow: ({ context }) => context.visitor.kind === 'guest',
  },
  delays: { requestBound: 20_000, retryPause: 30_000 },
}).createMachine({
  id: 'visitor',
  description: 'Who is using the app: nobody known, a guest, or a signed-in member.',
  context: { visitor: { kind: 'anonymous' }, failure: null },
  options: { maxIterations: 50 },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'The app has just opened and asks whom the session cookie belongs to.',
      tags: ['unknown', 'busy'],
      invoke: {
        id: 'restoreVisitor',
        src: 'restoreVisitor',
        onDone: {
          description: 'The server knows who it is.',
          target: 'settling',
          actions: [
            { type: 'keepVisitor', params: ({ event }) => ({ visitor: event.output }) },
            { type: 'tellChange', params: { how: 'restored' } },
          ],
        },
        onError: {
          description: 'The server could not be asked: the visitor counts as anonymous until it can.',
          target: 'unconfirmed',
        },
      },
      on: {
        'signIn.submitted': { description: '[ACC-021] Signing in replaces the question.', target: 'signingIn' },
        'session.endedElsewhere': {
          description: 'Signed out in another tab meanwhile: the answer under way would be wrong.',
          target: 'anonymous',
          actions: 'forgetPersonal',
        },
      },
      after: {
        requestBound: { description: 'No answer in time: anonymous until there is one.', target: 'unconfirmed' },
      },
    },
    unconfirmed: {
      description: 'Acts as anonymous and asks again by itself: after a pause, or when page or network are back.',
      on: {
        'session.rechecked': { description: 'The page or the network is back.', target: 'rechecking' },
        'session.startedElsewhere': { description: 'Signed in in another tab.', target: 'rechecking' },
        'signIn.submitted': { description: '[ACC-021] Signing in asks the server anyway.', target: 'signingIn' },
      },
      after: { retryPause: { description: 'Half a minute has passed.', target: 'rechecking' } },
    },
    settling: {
      description: 'Goes on as the kind of visitor that is known now.',
      always: [
        { description: 'A member.', guard: 'isMemberNow', target: 'identified.member' },
        { description: 'A guest.', guard: 'isGuestNow', target: 'identified.guest' },
        { description: 'Nobody known.', target: 'anonymous' },
      ],
    },
    anonymous: {
      description: 'Nobody is signed in.',
      on: {
        'signIn.submitted': { description: '[ACC-021] The person signs in.', target: 'signingIn' },
        'session.rechecked': { description: 'The page is shown again.', target: 'rechecking' },
        'session.startedElsewhere': { description: 'Signed in in another tab.', target: 'rechecking' },
        'failure.dismissed': { description: 'The person has read why it failed.', actions: 'dropFailure' },
      },
    },
    identified: {
      description: 'The server knows a session of this browser.',
      initial: 'guest',
      on: {
        'session.rechecked': { description: 'The page is shown again.', target: 'rechecking' },
        'session.startedElsewhere': {
          description: 'Somebody signed in in another tab; it may be somebody else.',
          target: 'rechecking',
        },
        'session.endedElsewhere': {
          description: 'The session ended in another tab: nothing personal stays in this one.',
          target: 'anonymous',
          actions: ['forgetVisitor', 'forgetPersonal', { type: 'tellChange', params: { how: 'signed-out-elsewhere' } }],
        },
        'session.expired': {
          description: 'The server no longer knows the session: cart and forms stay, the person is told.',
          target: 'anonymous',
          actions: ['forgetVisitor', { type: 'tellChange', params: { how: 'expired' } }],
        },
      },
      states: {
        guest: {
          description: 'A guest order session.',
          on: {
            'signIn.submitted': { description: '[ACC-021] The guest signs in.', target: '#visitor.signingIn' },
            'failure.dismissed': { description: 'The person has read why it failed.', actions: 'dropFailure' },
          },
        },
        member: {
          description: 'A member is signed in.',
          on: {
            'signOut.pressed': {
              description: 'Everything personal goes at once, in every tab, whatever the server says.',
              target: '#visitor.signingOut',
              actions: ['forgetPersonal', 'tellTabsEnded'],
            },
          },
        },
      },
    },
    rechecking: {
      description: 'Asks again whose session it is, while the page goes on as before.',
      tags: 'busy',
      invoke: {
        id: 'restoreVisitor',
        src: 'restoreVisitor',
        onDone: [
          {
            description: 'Still the same visitor.',
            guard: { type: 'isUnchanged', params: ({ event }) => ({ visitor: event.output }) },
            target: 'settling',
          },
          {
            description: 'The session has ended meanwhile: cart and forms stay, the person is told.',
            guard: { type: 'isLost', params: ({ event }) => ({ visitor: event.output }) },
            target: 'anonymous',
            actions: ['forgetVisitor', { type: 'tellChange', params: { how: 'expired' } }],
          },
          {
            description: '[FC-080] Somebody else: nothing of the earlier visitor stays.',
            target: 'settling',
            actions: [
              { type: 'forgetPersonal', params: ({ context }) => ({ begunStays: context.visitor.kind !== 'member' }) },
              { type: 'keepVisitor', params: ({ event }) => ({ visitor: event.output }) },
              { type: 'tellChange', params: { how: 'restored' } },
            ],
          },
        ],
        onError: [
          { description: 'Not reachable now: a known visitor goes on.', guard: 'isIdentified', target: 'settling' },
          { description: 'Not reachable now: asks again later.', target: 'unconfirmed' },
        ],
      },
      on: {
        'signIn.submitted': {
          description: '[ACC-021] Replaces the question.',
          guard: 'isNoMemberNow',
          target: 'signingIn',
        },
        'signOut.pressed': {
          description: 'Everything personal goes at once, in every tab, whatever the server says.',
          guard: 'isMemberNow',
          target: 'signingOut',
          actions: ['forgetPersonal', 'tellTabsEnded'],
        },
        'session.endedElsewhere': {
          description: 'Signed out in another tab meanwhile: the answer under way would be wrong.',
          target: 'anonymous',
          actions: ['forgetVisitor', 'forgetPersonal', { type: 'tellChange', params: { how: 'signed-out-elsewhere' } }],
        },
      },
      after: {
        requestBound: [
          { description: 'No answer in time: a known visitor goes on.', guard: 'isIdentified', target: 'settling' },
          { description: 'No answer in time: asks again later.', target: 'unconfirmed' },
        ],
      },
    },
    signingIn: {
      description: '[ACC-021] One sign-in is under way; submitting again sends nothing.',
      tags: ['busy', 'signingIn'],
      entry: 'dropFailure',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'signIn.submitted');
          return { username: event.username, password: event.password };
        },
        onDone: [
          {
            description:
              '[ACC-022 FC-080] Signed in: nothing of an earlier visitor stays, and the other tabs learn of it.',
            guard: { type: 'isMember', params: ({ event }) => ({ visitor: event.output }) },
            target: 'identified.member',
            actions: [
              { type: 'forgetPersonal', params: { begunStays: true } },
              { type: 'keepVisitor', params: ({ event }) => ({ visitor: event.output }) },
              'tellTabsStarted',
              { type: 'tellChange', params: { how: 'signed-in' } },
            ],
          },
          {
            description: 'The server agreed but names no member: that is no sign-in.',
            target: 'settling',
            actions: { type: 'keepFailure', params: { failure: 'bad-answer' } },
          },
        ],
        onError: {
          description: '[ACC-029] Refused or failed: what was typed stays, and the reason is told.',
          target: 'settling',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureCodeOf(event.error) }) },
        },
      },
      after: {
        requestBound: {
          description: 'No answer in time: the person may try again.',
          target: 'settling',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    signingOut: {
      description: '[ACC-043] The server is told; nothing personal is left in the browser by now.',
      tags: ['busy', 'signingOut'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: {
          description: 'Signed out.',
          target: 'anonymous',
          actions: ['forgetVisitor', 'forgetPersonal', { type: 'tellChange', params: { how: 'signed-out' } }],
        },
        onError: {
          description: '[ACC-043] The server could not be told: signed out here, and the person learns the difference.',
          target: 'anonymous',
          actions: ['forgetVisitor', 'forgetPersonal', { type: 'tellChange', params: { how: 'signed-out-here-only' } }],
        },
      },
      after: {
        requestBound: {
          description: '[ACC-043] No answer in time: signed out here, and the person learns the difference.',
          target: 'anonymous',
          actions: ['forgetVisitor', 'forgetPersonal', { type: 'tellChange', params: { how: 'signed-out-here-only' } }],
        },
      },
    },
  },
});

function isSameVisitor(one: Visitor, other: Visitor): boolean {
  return one.kind === 'member' && other.kind === 'member' ? one.firstName === other.firstName : one.kind === other.kind;
}
