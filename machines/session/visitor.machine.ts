import { assign, emit, setup } from 'xstate';
import type { Visitor } from '#domain/visitor.ts';
import { unprovided } from '../unprovided.ts';
import type { VisitorTypes, Why } from './visitor.events.ts';
import { visitorGuards } from './visitor.guards.ts';

/** Who is using the app, from the first request to sign-out; the only place that decides it. */
export const visitorMachine = setup({
  types: {} as VisitorTypes,
  actors: {
    /** Sends a sign-out first that the server has not heard of yet (FC-068). */
    restoreVisitor: unprovided<void, Visitor>('restoreVisitor'),
    clearCookies: unprovided<{ keepSignedIn: boolean }, Visitor>('clearCookies'),
    signOut: unprovided<void, void>('signOut'),
  },
  actions: {
    noteFound: assign({ found: (_, visitor: Visitor) => visitor }),
    keepFound: assign({ visitor: ({ context }) => context.found, isBegunHere: false }),
    noteBegunHere: assign({ isBegunHere: true }),
    stepBack: assign({
      visitor: { kind: 'anonymous' },
      former: ({ context }) => (context.visitor.kind === 'member' ? context.visitor : context.former),
    }),
    dropFormer: assign({ former: null }),
    forgetVisitor: assign({ visitor: { kind: 'anonymous' }, former: null }),
    emitChange: emit(({ context: { visitor } }, { how }: Why) => ({ type: 'visitor.changed' as const, visitor, how })),
    /** It may be a new session: what was sent before says nothing of it (FC-064, D-396). */
    noteSame: () => {},
    /** Aborts requests and clears answers; the next three also what is the person's: all, only of this tab, or not cart and forms. */
    clearServerState: () => {},
    clearAll: () => {},
    clearTab: () => {},
    clearExceptCart: () => {},
    /** Until the server hears of the sign-out, no start of the app shows its account (FC-068). */
    markSignOutPending: () => {},
    clearSignOutPending: () => {},
    broadcastChange: () => {},
    broadcastEnd: () => {},
  },
  guards: visitorGuards,
  delays: { requestBound: 20_000, retryPause: 30_000 },
}).createMachine({
  id: 'visitor',
  description: '[ACC-001] Who is using the app: an anonymous visitor, a guest, or a signed-in member.',
  context: { visitor: { kind: 'anonymous' }, former: null, found: { kind: 'anonymous' }, isBegunHere: false },
  options: { maxIterations: 50 },
  initial: 'asking',
  on: {
    'visitor.admitted': {
      description: '[ACC-022 ACC-034 ORD-034] Signed in, or goes on as a guest; the other tabs learn of it.',
      target: '.judging',
      actions: [{ type: 'noteFound', params: ({ event }) => event.visitor }, 'clearSignOutPending', 'broadcastChange'],
    },
    'session.begunUnread': {
      description: '[ACC-037] Signed in, but the server could not say who it is: asks again, and no page ends it.',
      target: '.rechecking.unconfirmed',
      actions: [
        'noteBegunHere',
        'clearSignOutPending',
        'broadcastChange',
        'stepBack',
        'clearServerState',
        { type: 'emitChange', params: { how: 'unconfirmed' } },
      ],
    },
    'signOut.pressed': {
      description: '[ACC-042 FC-068] Everything personal goes at once, in every tab, whatever the server says.',
      target: '.signingOut',
      actions: ['clearAll', 'forgetVisitor', 'markSignOutPending', 'broadcastEnd'],
    },
    'credentials.opened': [
      {
        description: '[ACC-044] A member opens a page that clears the cookies: this session is over.',
        guard: 'isMemberNow',
        target: '.asking.clearing',
        actions: ['clearAll', 'forgetVisitor', 'broadcastEnd', { type: 'emitChange', params: { how: 'signed-out' } }],
      },
      { description: '[ACC-007] The cookies are cleared before the form is used.', target: '.asking.clearing' },
    ],
    'session.revalidationRequested': [
      {
        description: '[FC-070 FC-071] Signed in in another tab, or Back restored the page from a cache.',
        guard: 'isIdentified',
        target: '.asking.identifying',
        actions: 'clearServerState',
      },
      { description: 'No personal data is shown: asks in the background.', target: '.rechecking.unconfirmed' },
    ],
    'session.endedElsewhere': {
      description: '[FC-067] Signed out in another tab: nothing personal stays in this one.',
      target: '.settled.signedOut',
      actions: ['clearAll', 'forgetVisitor', { type: 'emitChange', params: { how: 'signed-out-elsewhere' } }],
    },
    'session.expired': {
      description: '[FC-064] The server no longer knows the session: its answers go, cart and forms stay.',
      guard: 'isIdentified',
      target: '.settled.expired',
      actions: ['stepBack', 'clearServerState', 'broadcastChange', { type: 'emitChange', params: { how: 'expired' } }],
    },
  },
  states: {
    asking: {
      description: 'The visitor is not known; nothing personal is shown.',
      tags: ['unknown', 'busy'],
      initial: 'restoring',
      on: {
        'session.revalidationRequested': {
          description: 'The answer under way may be wrong: asks anew, and as long for the next one.',
          target: '.identifying',
          reenter: true,
          actions: 'clearServerState',
        },
      },
      after: {
        requestBound: {
          description: '[FC-070] No answer in time: anonymous until there is one.',
          target: 'settled.unconfirmed',
          actions: ['stepBack', { type: 'emitChange', params: { how: 'unconfirmed' } }],
        },
      },
      states: {
        restoring: {
          description: '[FC-068] The app has just opened and asks whom the session cookie belongs to.',
          invoke: {
            id: 'restoreVisitor',
            src: 'restoreVisitor',
            onDone: {
              target: '#visitor.settling',
              actions: [
                { type: 'noteFound', params: ({ event }) => event.output },
                'keepFound',
                { type: 'emitChange', params: { how: 'restored' } },
              ],
            },
            onError: { description: 'Not reachable: anonymous until it is.', target: '#visitor.settled.unconfirmed' },
          },
        },
        clearing: {
          description: '[ACC-007 ACC-024] Clears the cookies; a browser that was kept signed in gets its session back.',
          invoke: {
            id: 'clearCookies',
            src: 'clearCookies',
            input: ({ event }) => ({ keepSignedIn: event.type === 'credentials.opened' && event.keepSignedIn }),
            onDone: {
              description: '[ACC-024] The server says who it is then.',
              target: '#visitor.judging',
              actions: { type: 'noteFound', params: ({ event }) => event.output },
            },
            onError: { description: 'Not reachable: goes on as before.', target: '#visitor.unreached' },
          },
        },
        identifying: {
          description: '[FC-070 FC-071] Asks whose session it is before anything personal is shown or requested.',
          tags: 'veiled',
          invoke: {
            id: 'restoreVisitor',
            src: 'restoreVisitor',
            onDone: [
              {
                description: 'Still the same visitor, who is shown again.',
                guard: { type: 'isSame', params: ({ event }) => ({ visitor: event.output }) },
                target: '#visitor.settling',
                actions: [
                  { type: 'noteFound', params: ({ event }) => event.output },
                  'keepFound',
                  { type: 'emitChange', params: { how: 'returned' } },
                ],
              },
              { target: '#visitor.judging', actions: { type: 'noteFound', params: ({ event }) => event.output } },
            ],
            onError: {
              description: '[FC-070] Not reachable: nothing personal is shown until the server has said whose it is.',
              target: '#visitor.settled.unconfirmed',
              actions: ['stepBack', { type: 'emitChange', params: { how: 'unconfirmed' } }],
            },
          },
          on: { 'session.expired': { description: 'Ignored: the server is being asked already.' } },
        },
      },
    },
    rechecking: {
      description: 'Asks again whose session it is, while the page goes on as before.',
      tags: 'busy',
      invoke: {
        id: 'restoreVisitor',
        src: 'restoreVisitor',
        onDone: { target: 'judging', actions: { type: 'noteFound', params: ({ event }) => event.output } },
        onError: { description: 'Not reachable: goes on as before.', target: 'unreached' },
      },
      after: { requestBound: { description: 'No answer in time: goes on as before.', target: 'unreached' } },
      initial: 'known',
      states: {
        known: {
          description: 'The server has said who it was a while ago; a new name or proof (CRD-015) may be missing.',
          on: { 'session.rechecked': { description: '[ACC-129] Anew.', target: '#visitor.rechecking', reenter: true } },
        },
        unconfirmed: { description: '[ACC-024] It may be a good session, which no page ends.', tags: 'unconfirmed' },
      },
    },
    unreached: {
      description: 'The server could not be reached.',
      always: [
        { description: 'A known visitor goes on.', guard: 'isIdentified', target: 'settling' },
        { description: 'Without an answer the visitor is asked for again later.', target: 'settled.unconfirmed' },
      ],
    },
    judging: {
      description: '[FC-071] Compares who was found with who was known.',
      always: [
        {
          description: '[FC-064] The member whose session had ended: cart and forms have waited.',
          guard: 'isFoundFormer',
          target: 'settling',
          actions: ['keepFound', 'dropFormer', { type: 'emitChange', params: { how: 'returned' } }],
        },
        { description: 'As before.', guard: 'isFoundSame', target: 'settling', actions: ['keepFound', 'noteSame'] },
        {
          description: '[FC-064] The session has ended meanwhile: its answers go, cart and forms stay.',
          guard: 'isLost',
          target: 'settled.expired',
          actions: ['stepBack', 'clearServerState', { type: 'emitChange', params: { how: 'expired' } }],
        },
        {
          description: '[FC-071 FC-080] Another visitor is here in a member’s place: nothing of the earlier one stays.',
          guard: 'isReplacedHere',
          target: 'settling',
          actions: ['clearAll', 'dropFormer', 'keepFound', { type: 'emitChange', params: { how: 'replaced' } }],
        },
        {
          description: '[FC-071] Another visitor came by another tab: what lies in the browser is theirs by now.',
          guard: 'isMembersPlace',
          target: 'settling',
          actions: ['clearTab', 'dropFormer', 'keepFound', { type: 'emitChange', params: { how: 'replaced' } }],
        },
        {
          description: '[ACC-022 ORD-034] An anonymous visitor signed in or became a guest: cart and forms stay.',
          target: 'settling',
          actions: ['clearExceptCart', 'keepFound', { type: 'emitChange', params: { how: 'arrived' } }],
        },
      ],
    },
    settling: {
      description: 'Goes on as the kind of visitor that is known now.',
      always: [
        { description: 'A member.', guard: 'isMemberNow', target: 'settled.member' },
        { description: 'A guest.', guard: 'isGuestNow', target: 'settled.guest' },
        { description: 'A member whose session has ended.', guard: 'hasFormer', target: 'settled.expired' },
        { description: 'An anonymous visitor.', target: 'settled.anonymous' },
      ],
    },
    settled: {
      description: 'The visitor is known, as far as the server knows.',
      initial: 'anonymous',
      on: { 'session.rechecked': { description: 'The page or the network is back.', target: 'rechecking' } },
      states: {
        anonymous: { description: 'The visitor is anonymous.' },
        signedOut: {
          description: '[FC-067] The sign-out cleared the cookies; newer ones may be of another tab’s next session.',
          on: { 'credentials.opened': { description: '[FC-067] Does not clear them again.', target: 'anonymous' } },
        },
        guest: { description: 'A guest order session.' },
        member: { description: 'A member is signed in.' },
        expired: { description: '[FC-064] The session has ended; cart and forms wait for the same member.' },
        unconfirmed: {
          description: 'Acts as anonymous and asks again by itself: after a pause, or when page or network are back.',
          tags: 'unconfirmed',
          on: { 'session.rechecked': { description: 'Is back.', target: '#visitor.rechecking.unconfirmed' } },
          after: { retryPause: { description: 'Half a minute.', target: '#visitor.rechecking.unconfirmed' } },
        },
      },
    },
    signingOut: {
      description: '[ACC-043 FC-068 ORD-018] The sign-out is sent; a cart begun by now is the next visitor’s.',
      tags: ['busy', 'signingOut'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: {
          target: 'settled.signedOut',
          actions: ['clearExceptCart', 'clearSignOutPending', { type: 'emitChange', params: { how: 'signed-out' } }],
        },
        onError: {
          description: '[ACC-043 FC-068] Not reachable: signed out here, and the sign-out is sent again later.',
          target: 'settled.unconfirmed',
          actions: ['clearExceptCart', { type: 'emitChange', params: { how: 'signed-out-here-only' } }],
        },
      },
      on: { 'signOut.pressed': { description: 'Ignored: one request is enough.' } },
      after: {
        requestBound: {
          description: '[ACC-043 FC-068] No answer in time: signed out here, and the sign-out is sent again later.',
          target: 'settled.unconfirmed',
          actions: ['clearExceptCart', { type: 'emitChange', params: { how: 'signed-out-here-only' } }],
        },
      },
    },
  },
});
