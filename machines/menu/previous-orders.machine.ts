import { assign, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../unprovided.ts';

/** The last orders of a member for one language and store; they stay in the query cache. */
export const previousOrdersMachine = setup({
  types: {} as {
    context: {
      /** The language and store that they are asked for. */
      subject: string | null;
      /** How long what was loaded stays fresh, milliseconds. */
      freshMs: number;
      /** Why the last try failed. */
      failure: FailureCode | null;
    };
    events:
      | { type: 'orders.requested'; subject: string }
      | { type: 'member.left' }
      | { type: 'page.shown'; freshMs: number }
      | { type: 'retry.pressed' };
    tags: 'busy' | 'error' | 'listed' | 'none' | 'signedOut';
  },
  actors: {
    loadPreviousOrders: unprovided<{ subject: string }, { count: number; freshMs: number }>('loadPreviousOrders'),
    /** Resolves once the page is seen and there is a network. */
    awaitSight: unprovided<void, void>('awaitSight'),
  },
  actions: {
    keepSubject: assign((_, params: { subject: string }) => ({ subject: params.subject })),
    dropSubject: assign({ subject: null }),
    keepFreshness: assign((_, params: { freshMs: number }) => ({ freshMs: params.freshMs })),
    dropFailure: assign({ failure: null }),
    keepFailure: assign((_, params: { failure: FailureCode }) => ({ failure: params.failure })),
  },
  guards: {
    isAny: (_, params: { count: number }) => params.count > 0,
    isOld: (_, params: { freshMs: number }) => params.freshMs <= 0,
    isOther: ({ context }, params: { subject: string }) => context.subject !== params.subject,
  },
  delays: {
    loadBound: 20_000,
    freshness: ({ context }) => context.freshMs,
    refreshPause: 5 * 60_000,
    sightBound: 60 * 60_000,
  },
}).createMachine({
  id: 'previousOrders',
  description: '[PRV-009..015 MNU-008 MNU-022] The last ten orders of a member, as the chosen store has them today.',
  context: { subject: null, freshMs: 0, failure: null },
  options: { maxIterations: 50 },
  initial: 'signedOut',
  on: {
    'member.left': {
      description: '[PRV-015] Signed out, or the session has ended: the orders of a member are not shown any more.',
      target: '.signedOut',
      actions: ['dropSubject', 'dropFailure'],
    },
    'orders.requested': {
      description:
        '[PRV-013 PRV-014 MNU-022] A member opens the page, or language or store have changed: they are fetched for these.',
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'keepSubject', params: ({ event }) => event },
    },
  },
  states: {
    signedOut: {
      description: '[PRV-015 MNU-009] No member is signed in: nothing is asked, the page invites to sign in.',
      tags: 'signedOut',
    },
    loading: {
      description: '[PRV-009] The orders are loading.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'loadPreviousOrders',
        src: 'loadPreviousOrders',
        input: ({ context }) => ({ subject: context.subject ?? '' }),
        onDone: [
          {
            description: '[PRV-010] There are orders: they are listed.',
            guard: { type: 'isAny', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'keepFreshness', params: ({ event }) => ({ freshMs: event.output.freshMs }) },
          },
          {
            description: '[PRV-010] The member has not ordered yet.',
            target: 'none',
            actions: { type: 'keepFreshness', params: ({ event }) => ({ freshMs: event.output.freshMs }) },
          },
        ],
        onError: {
          description: '[PRV-011] They could not be loaded.',
          target: 'failed',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        loadBound: {
          description: '[PRV-011] No answer in time counts as a failure.',
          target: 'failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    listed: {
      description: '[PRV-010 PRV-016..018] The orders are listed, without what is no product or can never be ordered.',
      tags: 'listed',
      on: {
        'page.shown': [
          {
            description: '[PRV-012] The device has slept, its timers with it, and they are two hours old.',
            guard: { type: 'isOld', params: ({ event }) => event },
            target: 'refreshing',
          },
          {
            description: '[PRV-012] What is left of the two hours is counted anew.',
            target: 'listed',
            reenter: true,
            actions: { type: 'keepFreshness', params: ({ event }) => event },
          },
        ],
      },
      after: { freshness: { description: '[PRV-012 MNU-023] Two hours old: fetched again.', target: 'refreshing' } },
    },
    refreshing: {
      description: '[PRV-012] What was listed stays while it is fetched again.',
      tags: 'listed',
      entry: 'dropFailure',
      invoke: {
        id: 'refreshPreviousOrders',
        src: 'loadPreviousOrders',
        input: ({ context }) => ({ subject: context.subject ?? '' }),
        onDone: [
          {
            description: '[PRV-010] They are listed as they are now.',
            guard: { type: 'isAny', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'keepFreshness', params: ({ event }) => ({ freshMs: event.output.freshMs }) },
          },
          {
            description: '[PRV-010] There are none any more.',
            target: 'none',
            actions: { type: 'keepFreshness', params: ({ event }) => ({ freshMs: event.output.freshMs }) },
          },
        ],
        onError: {
          description: '[PRV-011 PRV-012] They could not be fetched again (D-388).',
          target: 'stale',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        loadBound: {
          description: '[PRV-011] No answer in time counts as a failure.',
          target: 'stale',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    stale: {
      description: '[PRV-011 PRV-012] What was listed stays, beside why it is not newer and the way to try again.',
      tags: ['listed', 'error'],
      initial: 'pausing',
      on: { 'retry.pressed': { description: '[PRV-012] The member tries again.', target: 'refreshing' } },
      states: {
        pausing: {
          description: '[PRV-012] A while passes before it is asked for again (D-388).',
          on: {
            'page.shown': {
              description: '[PRV-012] The device may have slept: it is asked for again at once.',
              target: 'due',
            },
          },
          after: { refreshPause: { description: '[PRV-012] Old as it is, it is asked for again.', target: 'due' } },
        },
        due: {
          description: '[PRV-012] Nothing is asked for out of sight or without a network (D-395).',
          invoke: {
            id: 'awaitSight',
            src: 'awaitSight',
            onDone: { description: '[PRV-012] It is seen, and there is a network.', target: 'asking' },
            onError: { description: '[PRV-012] Not known: after another while.', target: 'pausing' },
          },
          after: { sightBound: { description: '[PRV-012] Not for an hour: the wait begins anew.', target: 'pausing' } },
        },
        asking: {
          description:
            '[PRV-011 PRV-012] Asked for again by itself: the reason stays until there is an answer (D-395).',
          invoke: {
            id: 'askAgain',
            src: 'loadPreviousOrders',
            input: ({ context }) => ({ subject: context.subject ?? '' }),
            onDone: [
              {
                description: '[PRV-010] They are listed as they are now.',
                guard: { type: 'isAny', params: ({ event }) => event.output },
                target: '#previousOrders.listed',
                actions: [
                  { type: 'keepFreshness', params: ({ event }) => ({ freshMs: event.output.freshMs }) },
                  'dropFailure',
                ],
              },
              {
                description: '[PRV-010] There are none any more.',
                target: '#previousOrders.none',
                actions: [
                  { type: 'keepFreshness', params: ({ event }) => ({ freshMs: event.output.freshMs }) },
                  'dropFailure',
                ],
              },
            ],
            onError: {
              description: '[PRV-011 PRV-012] They could not be fetched this time either (D-388).',
              target: 'pausing',
              actions: { type: 'keepFailure', params: failureOfEvent },
            },
          },
          after: {
            loadBound: {
              description: '[PRV-011] No answer in time counts as a failure.',
              target: 'pausing',
              actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
            },
          },
        },
      },
    },
    none: {
      description: 'The page says that there are no orders yet, and leads to the menu.',
      tags: 'none',
      on: {
        'page.shown': [
          {
            description: '[PRV-012] The device has slept, its timers with it: asked again after two hours.',
            guard: { type: 'isOld', params: ({ event }) => event },
            target: 'loading',
          },
          {
            description: '[PRV-012] What is left of the two hours is counted anew.',
            target: 'none',
            reenter: true,
            actions: { type: 'keepFreshness', params: ({ event }) => event },
          },
        ],
      },
      after: { freshness: { description: '[PRV-012] Two hours old: fetched again.', target: 'loading' } },
    },
    failed: {
      description: '[PRV-011] The page says why the orders are not there, and offers to try again.',
      tags: 'error',
      on: { 'retry.pressed': { description: 'The member tries again.', target: 'loading' } },
    },
  },
});
