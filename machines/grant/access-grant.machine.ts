import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { type GrantDecision, type GrantQuestion, mayGrant } from '#domain/grant/access-grant.ts';
import type { SafeAddress } from '#domain/outside-address.ts';
import { unprovided } from '../unprovided.ts';

/** A client asks for access to a member's account: the server is asked, then the member, and the browser goes back to the client. */
export const accessGrantMachine = setup({
  types: {} as {
    input: { isComplete: boolean };
    context: {
      isComplete: boolean;
      question: GrantQuestion | null;
      /** Where the browser was sent; null before that. */
      address: SafeAddress | null;
      failure: FailureCode | null;
    };
    events:
      | { type: 'presence.noticed' }
      | { type: 'grant.confirmed' }
      | { type: 'grant.cancelled' }
      | { type: 'explanation.closed' }
      | { type: 'retry.pressed' };
    emitted: { type: 'leave.requested'; address: SafeAddress | null } | { type: 'grant.dropped' };
    tags: 'asking' | 'busy' | 'error' | 'explaining' | 'incomplete' | 'stalled';
  },
  actors: {
    readStatus: unprovided<void, GrantDecision>('readStatus'),
    confirmGrant: unprovided<{ question: GrantQuestion | null }, SafeAddress>('confirmGrant'),
  },
  actions: {
    keepQuestion: assign({
      question: (_, params: { decision: GrantDecision }) =>
        params.decision.kind === 'asked' ? params.decision.question : null,
    }),
    keepGranted: assign({
      address: (_, params: { decision: GrantDecision }) =>
        params.decision.kind === 'granted' ? params.decision.address : null,
    }),
    keepAddress: assign({ address: (_, params: { address: SafeAddress | null }) => params.address }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    dropFailure: assign({ failure: null }),
    emitRequested: emit((_, params: { address: SafeAddress | null }) => ({
      type: 'leave.requested' as const,
      address: params.address,
    })),
    emitDropped: emit({ type: 'grant.dropped' }),
  },
  guards: {
    isComplete: (_, params: { isComplete: boolean }) => params.isComplete,
    isGranted: (_, params: { decision: GrantDecision }) => params.decision.kind === 'granted',
    hasCancelAddress: (_, params: { address: SafeAddress | null }) => params.address !== null,
    mayConfirm: (_, params: { question: GrantQuestion | null }) =>
      params.question !== null && mayGrant(params.question),
    isSignedOut: (_, { failure }: { failure: FailureCode }) => failure === 'signed-out',
  },
  delays: { leaveBound: 10_000 },
}).createMachine({
  id: 'accessGrant',
  description:
    '[OAU-008..023 FC-098 FC-100 FC-101 FC-103 FC-104 FC-106 FC-109 FC-110] One request of a client: its status, the question, and the way back to the client.',
  context: ({ input }) => ({ isComplete: input.isComplete, question: null, address: null, failure: null }),
  options: { maxIterations: 50 },
  initial: 'opening',
  states: {
    opening: {
      description: '[OAU-005] A request that lacks its client or response type asks the server nothing.',
      always: [
        {
          guard: { type: 'isComplete', params: ({ context }) => ({ isComplete: context.isComplete }) },
          target: 'reading',
        },
        { target: 'incomplete' },
      ],
    },
    incomplete: {
      description: '[OAU-005 FC-100] Says that details are missing or incomplete.',
      tags: 'incomplete',
      on: {
        'grant.cancelled': {
          description: '[OAU-021 FC-104] Without a checked address Cancel leads to the first page.',
          target: 'dropped',
          actions: 'emitDropped',
        },
      },
    },
    reading: {
      description: '[OAU-006 OAU-008 OAU-009] Asks for the status of the request; bounded by the transport.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'readStatus',
        src: 'readStatus',
        onDone: [
          {
            description: '[OAU-013] Access was given before: the browser goes on without a question.',
            guard: { type: 'isGranted', params: ({ event }) => ({ decision: event.output }) },
            target: 'leaving',
            actions: { type: 'keepGranted', params: ({ event }) => ({ decision: event.output }) },
          },
          {
            description: '[OAU-010 OAU-014] The decision is the member’s.',
            target: 'asking',
            actions: { type: 'keepQuestion', params: ({ event }) => ({ decision: event.output }) },
          },
        ],
        onError: [
          {
            description: '[OAU-002] The session has ended meanwhile: signing in comes first.',
            guard: { type: 'isSignedOut', params: failureOfEvent },
            target: 'signedOut',
          },
          {
            description: '[OAU-008 OAU-019 FC-101 FC-109] Refused, lost, or an answer that is not followed.',
            target: 'explainingStatus',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
        ],
      },
    },
    explainingStatus: {
      description: '[OAU-019] The generic error dialog, over a page that cannot be confirmed.',
      tags: ['error', 'explaining'],
      on: {
        'explanation.closed': { description: '[OAU-019] Got it, Escape or Back closes it.', target: 'unread' },
      },
    },
    unread: {
      description: '[OAU-019 OAU-021] Confirm stays disabled; the request can be read again, or given up.',
      tags: 'error',
      on: {
        'retry.pressed': { description: '[OAU-008] Reads the status again.', target: 'reading' },
        'grant.cancelled': {
          description: '[OAU-021 FC-104] No address is known: Cancel leads to the first page.',
          target: 'dropped',
          actions: 'emitDropped',
        },
      },
    },
    asking: {
      description: '[OAU-010 OAU-011] Who asks, for what, and where the answer goes.',
      tags: 'asking',
      initial: 'untouched',
      on: {
        'grant.cancelled': [
          {
            description: '[OAU-020 OAU-022 OAU-023] Back to the client, with access_denied and the state.',
            guard: {
              type: 'hasCancelAddress',
              params: ({ context }) => ({ address: context.question?.cancelAddress ?? null }),
            },
            target: 'leaving',
            actions: {
              type: 'keepAddress',
              params: ({ context }) => ({ address: context.question?.cancelAddress ?? null }),
            },
          },
          {
            description: '[OAU-021 FC-104] The server named no address: to the first page.',
            target: 'dropped',
            actions: 'emitDropped',
          },
        ],
      },
      states: {
        untouched: {
          description: '[FC-098] A click that began on another page must not agree to anything.',
          on: {
            'presence.noticed': {
              description: '[FC-098] A pointer that moves or a key shows that a person has this page before them.',
              target: 'ready',
            },
            'grant.confirmed': {
              description: '[FC-098] A press without any of that only shows it; the next one confirms.',
              guard: { type: 'mayConfirm', params: ({ context }) => ({ question: context.question }) },
              target: 'ready',
            },
          },
        },
        ready: {
          description: '[OAU-010] Waits for the member’s decision.',
          on: {
            'grant.confirmed': {
              description: '[OAU-015 FC-106 FC-109] One press is one request; unknown claims allow none.',
              guard: { type: 'mayConfirm', params: ({ context }) => ({ question: context.question }) },
              target: '#accessGrant.confirming',
            },
          },
        },
      },
    },
    confirming: {
      description: '[OAU-015 FC-106] The buttons are busy: one call, bounded by the transport.',
      tags: ['asking', 'busy'],
      entry: 'dropFailure',
      invoke: {
        id: 'confirmGrant',
        src: 'confirmGrant',
        input: ({ context }) => ({ question: context.question }),
        onDone: {
          description: '[OAU-016] The browser leaves for the answered address, which was found safe to follow.',
          target: 'leaving',
          actions: { type: 'keepAddress', params: ({ event }) => ({ address: event.output }) },
        },
        onError: [
          {
            description: '[OAU-002] The session has ended meanwhile: signing in comes first.',
            guard: { type: 'isSignedOut', params: failureOfEvent },
            target: 'signedOut',
          },
          {
            description: '[OAU-017 OAU-018 FC-106] No address, refused or lost: the browser stays.',
            target: 'explainingConfirm',
            actions: { type: 'keepFailure', params: failureOfEvent },
          },
        ],
      },
    },
    explainingConfirm: {
      description: '[OAU-018 OAU-019] The generic error dialog, over the question.',
      tags: ['asking', 'explaining'],
      on: {
        'explanation.closed': {
          description: '[OAU-018 FC-106] Back to the question, which can be confirmed again or cancelled.',
          target: 'asking.ready',
          actions: 'dropFailure',
        },
      },
    },
    leaving: {
      description: '[OAU-009 OAU-013 OAU-016 OAU-020] The page is about to be left.',
      tags: 'busy',
      entry: { type: 'emitRequested', params: ({ context }) => ({ address: context.address }) },
      after: {
        leaveBound: {
          description: '[OAU-009] Still here: the browser was stopped, or an app has opened.',
          target: 'stalled',
        },
      },
    },
    stalled: {
      description: '[OAU-009] The way is still open; nothing is asked or sent again.',
      tags: 'stalled',
      on: {
        'retry.pressed': { description: '[OAU-009] Sends the browser to the same address again.', target: 'leaving' },
      },
    },
    dropped: { description: '[OAU-021 FC-104] The first page takes this one’s place.' },
    signedOut: {
      description: '[OAU-003 FC-110] The guard of the page leads to sign-in, and back to the same request.',
    },
  },
});
