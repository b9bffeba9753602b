import { assertEvent, assign, emit, setup } from 'xstate';
import { isSamePerson, type Member, type Visitor, type VisitorChange } from '#domain/visitor.ts';
import { unprovided } from '../unprovided.ts';
import type { VisitorEvent } from './visitor.events.ts';

/** Who is using the app, from the first request to sign-out; the only place that decides it. */
export const visitorMachine = setup({
  types: {} as {
    /** `former`: whose session has ended, while cart and forms wait. `found`: who was found last, until that is judged. */
    context: { visitor: Visitor; former: Member | null; found: Visitor };
    events: VisitorEvent;
    emitted: { type: 'visitor.changed'; visitor: Visitor; how: VisitorChange };
    tags: 'unknown' | 'busy' | 'veiled' | 'signingOut';
  },
  actors: {
    /** Sends a sign-out first that the server has not heard of yet (FC-068). */
    restoreVisitor: unprovided<void, Visitor>('restoreVisitor'),
    clearCookies: unprovided<{ keepSignedIn: boolean }, Visitor>('clearCookies'),
    signOut: unprovided<void, void>('signOut'),
  },
  actions: {
    noteFound: assign({ found: (_, params: { visitor: Visitor }) => params.visitor }),
    keepFound: assign({ visitor: ({ context }) => context.found }),
    stepBack: assign({
      visitor: { kind: 'anonymous' },
      former: ({ context }) => (context.visitor.kind === 'member' ? context.visitor : context.former),
    }),
    dropFormer: assign({ former: null }),
    forgetVisitor: assign({ visitor: { kind: 'anonymous' }, former: null }),
    tellChange: emit(({ context }, { how }: { how: VisitorChange }) => ({
      type: 'visitor.changed' as const,
      visitor: context.visitor,
      how,
    })),
    /** Aborts what is under way and clears what the server answered. */
    forgetAnswers: () => {},
    /** And every copy of what belongs to the person; `ButBegun`: the cart goes along with whoever signs in. */
    forgetAll: () => {},
    forgetAllButBegun: () => {},
    /** Until the server has heard of the sign-out, no start of the app shows its account (FC-068). */
    oweSignOut: () => {},
    dropOwedSignOut: () => {},
    tellTabsChanged: () => {},
    tellTabsEnded: () => {},
  },
  guards: {
    isSame: ({ context }, { visitor }: { visitor: Visitor }) => isSamePerson(visitor, context.visitor),
    isFoundSame: ({ context }) => isSamePerson(context.found, context.visitor),
    isFoundFormer: ({ context }) => context.former !== null && isSamePerson(context.found, context.former),
    isLost: ({ context }) => context.visitor.kind !== 'anonymous' && context.found.kind === 'anonymous',
    isMembersPlace: ({ context }) => context.visitor.kind === 'member' || context.former !== null,
    isIdentified: ({ context }) => context.visitor.kind !== 'anonymous',
    isMemberNow: ({ context }) => context.visitor.kind === 'member',
    isGuestNow: ({ context }) => context.visitor.kind === 'guest',
    hasFormer: ({ context }) => context.former !== null,
  },
  delays: { requestBound: 20_000, retryPause: 30_000 },
}).createMachine({
  id: 'visitor',
  description: '[ACC-001] Who is using the app: nobody known, a guest, or a signed-in member.',
  context: { visitor: { kind: 'anonymous' }, former: null, found: { kind: 'anonymous' } },
  options: { maxIterations: 50 },
  initial: 'asking',
  on: {
    'visitor.admitted': {
      description: '[ACC-022 ACC-034] A sign-in was accepted; the other tabs learn of it.',
      target: '.judging',
      actions: [{ type: 'noteFound', params: ({ event }) => event }, 'dropOwedSignOut', 'tellTabsChanged'],
    },
    'signOut.pressed': {
      description: '[ACC-042 FC-068] Everything personal goes at once, in every tab, whatever the server says.',
      target: '.signingOut',
      actions: ['forgetAll', 'forgetVisitor', 'oweSignOut', 'tellTabsEnded'],
    },
    'credentials.opened': [
      {
        description: '[ACC-044] A member opens a page that clears the cookies: this session is over.',
        guard: 'isMemberNow',
        target: '.asking.clearing',
        actions: ['forgetAll', 'forgetVisitor', 'tellTabsEnded', { type: 'tellChange', params: { how: 'signed-out' } }],
      },
      {
        description: '[ACC-007] The cookies are cleared before the form is used; the answer says who it is then.',
        target: '.asking.clearing',
      },
    ],
    'session.doubted': [
      {
        description: '[FC-070 FC-071] Somebody signed in in another tab, or Back brought the page out of a cache.',
        guard: 'isIdentified',
        target: '.asking.identifying',
        actions: 'forgetAnswers',
      },
      { description: 'Nothing of anybody is shown: asks beside the page.', target: '.rechecking' },
    ],
    'session.endedElsewhere': {
      description: '[FC-067] Signed out in another tab: nothing personal stays in this one.',
      target: '.settled.signedOut',
      actions: ['forgetAll', 'forgetVisitor', { type: 'tellChange', params: { how: 'signed-out-elsewhere' } }],
    },
    'session.expired': {
      description: '[FC-064] The server no longer knows the session: its answers go, cart and forms stay.',
      guard: 'isIdentified',
      target: '.settled.expired',
      actions: ['stepBack', 'forgetAnswers', 'tellTabsChanged', { type: 'tellChange', params: { how: 'expired' } }],
    },
  },
  states: {
    asking: {
      description: 'It is not known who it is; nothing personal is shown.',
      tags: ['unknown', 'busy'],
      initial: 'restoring',
      on: {
        'session.doubted': {
          description: 'The answer under way may be wrong: asks anew.',
          target: '.identifying',
          actions: 'forgetAnswers',
        },
      },
      after: {
        requestBound: {
          description: '[FC-070] No answer in time: anonymous until there is one.',
          target: 'settled.unconfirmed',
          actions: ['stepBack', { type: 'tellChange', params: { how: 'unconfirmed' } }],
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
                { type: 'noteFound', params: ({ event }) => ({ visitor: event.output }) },
                'keepFound',
                { type: 'tellChange', params: { how: 'restored' } },
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
            input: ({ event }) => {
              assertEvent(event, 'credentials.opened');
              return { keepSignedIn: event.keepSignedIn };
            },
            onDone: {
              description: '[ACC-024] The server says who it is then.',
              target: '#visitor.judging',
              actions: { type: 'noteFound', params: ({ event }) => ({ visitor: event.output }) },
            },
            onError: { description: 'Not reachable: goes on as before.', target: '#visitor.unreached' },
          },
        },
        identifying: {
          description: '[FC-070 FC-071] Asks whose session it is before anything is shown or asked for anybody.',
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
                  { type: 'noteFound', params: ({ event }) => ({ visitor: event.output }) },
                  'keepFound',
                  { type: 'tellChange', params: { how: 'returned' } },
                ],
              },
              {
                target: '#visitor.judging',
                actions: { type: 'noteFound', params: ({ event }) => ({ visitor: event.output }) },
              },
            ],
            onError: {
              description: '[FC-070] Not reachable: nothing personal is shown until the server has said whose it is.',
              target: '#visitor.settled.unconfirmed',
              actions: ['stepBack', { type: 'tellChange', params: { how: 'unconfirmed' } }],
            },
          },
          on: { 'session.expired': { description: 'Whether it has is being asked.' } },
        },
      },
    },
    rechecking: {
      description: 'Asks again whose session it is, while the page goes on as before.',
      tags: 'busy',
      invoke: {
        id: 'restoreVisitor',
        src: 'restoreVisitor',
        onDone: {
          target: 'judging',
          actions: { type: 'noteFound', params: ({ event }) => ({ visitor: event.output }) },
        },
        onError: { description: 'Not reachable: goes on as before.', target: 'unreached' },
      },
      after: { requestBound: { description: 'No answer in time: goes on as before.', target: 'unreached' } },
    },
    unreached: {
      description: 'The server could not be asked.',
      always: [
        { description: 'A known visitor goes on.', guard: 'isIdentified', target: 'settling' },
        { description: 'Anybody else is asked for again later.', target: 'settled.unconfirmed' },
      ],
    },
    judging: {
      description: '[FC-071] Compares who was found with who was known.',
      always: [
        {
          description: '[FC-064] The member whose session had ended: cart and forms have waited.',
          guard: 'isFoundFormer',
          target: 'settling',
          actions: ['keepFound', 'dropFormer', { type: 'tellChange', params: { how: 'returned' } }],
        },
        { description: 'The same as before.', guard: 'isFoundSame', target: 'settling', actions: 'keepFound' },
        {
          description: '[FC-064] The session has ended meanwhile: its answers go, cart and forms stay.',
          guard: 'isLost',
          target: 'settled.expired',
          actions: ['stepBack', 'forgetAnswers', { type: 'tellChange', params: { how: 'expired' } }],
        },
        {
          description: '[FC-071 FC-080] Somebody else in the place of a member: nothing of the earlier one stays.',
          guard: 'isMembersPlace',
          target: 'settling',
          actions: ['forgetAll', 'dropFormer', 'keepFound', { type: 'tellChange', params: { how: 'replaced' } }],
        },
        {
          description: '[ACC-022] Somebody where nobody was known: what was begun goes along.',
          target: 'settling',
          actions: ['forgetAllButBegun', 'keepFound', { type: 'tellChange', params: { how: 'arrived' } }],
        },
      ],
    },
    settling: {
      description: 'Goes on as the kind of visitor that is known now.',
      always: [
        { description: 'A member.', guard: 'isMemberNow', target: 'settled.member' },
        { description: 'A guest.', guard: 'isGuestNow', target: 'settled.guest' },
        { description: 'A member whose session has ended.', guard: 'hasFormer', target: 'settled.expired' },
        { description: 'Nobody known.', target: 'settled.anonymous' },
      ],
    },
    settled: {
      description: 'It is known who it is, as far as the server can tell.',
      initial: 'anonymous',
      on: { 'session.rechecked': { description: 'The page or the network is back.', target: 'rechecking' } },
      states: {
        anonymous: { description: 'Nobody is signed in.' },
        signedOut: {
          description:
            '[FC-067] The sign-out cleared the cookies; those there are now may be of another tab’s next session.',
          on: { 'credentials.opened': { description: '[FC-067] Clears them not twice.', target: 'anonymous' } },
        },
        guest: { description: 'A guest order session.' },
        member: { description: 'A member is signed in.' },
        expired: { description: '[FC-064] The session has ended; cart and forms wait for the same member.' },
        unconfirmed: {
          description: 'Acts as anonymous and asks again by itself: after a pause, or when page or network are back.',
          after: { retryPause: { description: 'Half a minute has passed.', target: '#visitor.rechecking' } },
        },
      },
    },
    signingOut: {
      description: '[ACC-043 FC-068] The server is told; nothing personal is left in the browser by now.',
      tags: ['busy', 'signingOut'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: {
          target: 'settled.signedOut',
          actions: ['forgetAll', 'dropOwedSignOut', { type: 'tellChange', params: { how: 'signed-out' } }],
        },
        onError: {
          description: '[ACC-043 FC-068] The server could not be told: signed out here, and it is told again later.',
          target: 'settled.unconfirmed',
          actions: ['forgetAll', { type: 'tellChange', params: { how: 'signed-out-here-only' } }],
        },
      },
      on: { 'signOut.pressed': { description: 'Once is enough.' } },
      after: {
        requestBound: {
          description: '[ACC-043 FC-068] No answer in time: signed out here, and the server is told again later.',
          target: 'settled.unconfirmed',
          actions: ['forgetAll', { type: 'tellChange', params: { how: 'signed-out-here-only' } }],
        },
      },
    },
  },
});
