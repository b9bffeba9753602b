import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import { isSamePerson, type Member, type Visitor } from '#domain/visitor.ts';
import { visitorMachine } from '#machines/session/visitor.machine.ts';
import { starts } from '../kit/effects.ts';
import { fromOutside } from '../kit/external-events.ts';
import type { Edge } from '../kit/graph.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { always, does, has, hasFailed, labelOf } from '../kit/on-graph.ts';

const anonymous: Visitor = { kind: 'anonymous' };
const ada: Member = { kind: 'member', firstName: 'Ada', memberId: 'ada' };
const grace: Member = { kind: 'member', firstName: 'Grace', memberId: 'grace' };

type Context = ReturnType<typeof visitorMachine.getInitialSnapshot>['context'];

const nameOf = (visitor: Visitor): string => (visitor.kind === 'member' ? visitor.firstName : visitor.kind);
/** What an edge emits about a change of the visitor. */
const howOf = ({ effects }: Edge): unknown => {
  const emitted = effects.find(({ name }) => name === 'visitor.changed')?.value;
  return typeof emitted === 'object' && emitted !== null && 'how' in emitted ? emitted.how : undefined;
};
const outcomeOf = ({ stimulus }: Edge): string => (stimulus.via === 'outcome' ? stimulus.outcome.label : '');
/** What the specification calls a change that follows from one event alone. */
const HOW_BY_EVENT: Record<string, string> = {
  'session.begunUnread': 'unconfirmed',
  'session.endedElsewhere': 'signed-out-elsewhere',
  'session.expired': 'expired',
  'credentials.opened': 'signed-out',
};
/** Whose things are in the browser: of whom is known, or of the member whose session has ended. */
const ownerOf = ({ visitor, former }: Context): Visitor => (visitor.kind === 'member' ? visitor : (former ?? visitor));

const accountLink = (screen: Screen) => screen.queryByRole('link', { name: /^Account of/ });
const signInLink = (screen: Screen) => screen.queryByRole('link', { name: 'Sign in' });

/** The header names a member, and asks everybody else to sign in. */
const seesHeaderOf = (visitor: Visitor, screen: Screen) => {
  equal(accountLink(screen)?.textContent, visitor.kind === 'member' ? visitor.firstName : undefined);
  equal(signInLink(screen) === null, visitor.kind === 'member');
};
const seesNoMember = (screen: Screen) => {
  equal(accountLink(screen), null);
  equal(signInLink(screen), null);
};

const sessionAnswers = [
  done('anonymous', anonymous),
  done('a guest', { kind: 'guest' }),
  done('Ada', ada),
  done('Grace', grace),
  failed('offline', 'offline'),
  failed('server error', 'server'),
];

export const model = defineModel<typeof visitorMachine>({
  machine: visitorMachine,
  inputs: { start: undefined },
  events: {
    'credentials.opened': [
      { label: 'sign-in', payload: { keepSignedIn: true } },
      { label: 'joining', payload: { keepSignedIn: false } },
    ],
    'visitor.admitted': [
      { label: 'Ada', payload: { visitor: ada } },
      { label: 'Grace', payload: { visitor: grace } },
      { label: 'a guest', payload: { visitor: { kind: 'guest' } } },
    ],
    'session.begunUnread': [{ label: 'by a link' }],
    'signOut.pressed': [{ label: 'wanted' }],
    'session.rechecked': [{ label: 'the page is shown again' }],
    'session.revalidationRequested': [{ label: 'a message from another tab' }],
    'session.expired': [{ label: '401' }],
    'session.endedElsewhere': [{ label: 'in another tab' }],
  },
  outcomes: {
    restoreVisitor: sessionAnswers,
    clearCookies: sessionAnswers,
    signOut: [
      done('accepted'),
      failed('offline', 'offline'),
      failed('server error', 'server'),
      failed('signed out already', 'signed-out'),
    ],
  },
  // The specification names no pause before the next request: our choice.
  waits: { retryPause: 30_000 },
  bound: ({ visitor, former, isBegunHere }) => [nameOf(visitor), former?.firstName, isBegunHere],
  limit: 200,
  rest: ['settled'],
  tags: ['unknown', 'veiled', 'signingOut', 'unconfirmed'],
  supersedes: {
    restoreVisitor: ['session.begunUnread', 'session.revalidationRequested', 'session.rechecked'],
    clearCookies: ['credentials.opened'],
  },
  invariants: {
    'the state agrees with who is known': (now) =>
      now.matches({ settled: 'member' })
        ? now.context.visitor.kind === 'member'
        : now.matches({ settled: 'guest' })
          ? now.context.visitor.kind === 'guest'
          : !now.matches('settled') || now.context.visitor.kind === 'anonymous',
    'FC-064 cart and forms wait for a member only while the visitor is anonymous': ({ context }) =>
      context.former === null || context.visitor.kind !== 'member',
    'FC-064 a member whose session has ended is remembered, not forgotten for a visitor without one': (now) =>
      !now.matches({ settled: 'anonymous' }) || now.context.former === null,
    'FC-068 no member is known while a sign-out is under way': (now) =>
      !now.hasTag('signingOut') || (now.context.visitor.kind === 'anonymous' && now.context.former === null),
  },
  properties: {
    'FC-067 a sign-out in another tab is heard in every state, and ends anonymous': (graph) =>
      [...graph.states.values()]
        .filter(
          ({ out }) =>
            !out.some(
              (edge) =>
                edge.stimulus.event.type === 'session.endedElsewhere' &&
                does(edge, 'clearAll') &&
                ownerOf(edge.next.context).kind === 'anonymous',
            ),
        )
        .map(({ key }) => key),
    'ACC-042 a sign-out can be requested in every state, is sent at once, and is pending until the server has accepted it':
      (graph) =>
        [...graph.states.values()]
          .filter(({ snapshot }) => !snapshot.hasTag('signingOut'))
          .filter(
            ({ out }) =>
              !out.some(
                (edge) =>
                  edge.stimulus.event.type === 'signOut.pressed' &&
                  ['clearAll', 'markSignOutPending', 'broadcastEnd'].every((action) => does(edge, action)) &&
                  edge.next.tags.has('signingOut'),
              ),
          )
          .map(({ key }) => key),
    'FC-067 the first page of credentials after a sign-out leaves the cookies alone, a later one clears them': (
      graph,
    ) =>
      [...graph.states.values()]
        .filter(({ snapshot }) => snapshot.matches('settled'))
        .filter(({ snapshot, out }) =>
          out
            .filter(({ stimulus }) => stimulus.event.type === 'credentials.opened')
            .some(({ next }) => next.hasTag('busy') === snapshot.matches({ settled: 'signedOut' })),
        )
        .map(({ key }) => key),
    'FC-068 a sign-out ends anonymous, and stops being pending only where the server has accepted it': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.via === 'outcome' && stimulus.actor === 'signOut')
        .filter(
          (edge) =>
            ownerOf(edge.next.context).kind !== 'anonymous' ||
            does(edge, 'clearSignOutPending') !==
              (edge.stimulus.via === 'outcome' && edge.stimulus.outcome.kind === 'done'),
        ),
    'ORD-018 FC-068 D-408 as a sign-out ends, what was read meanwhile goes, and what the next visitor has begun stays':
      (graph) => {
        const ends = graph.edges.filter(
          ({ before, stimulus }) => before.tags.has('signingOut') && stimulus.via !== 'event',
        );
        return ends.length === 0
          ? ['no sign-out ends']
          : ends.filter((edge) => does(edge, 'clearAll') || !does(edge, 'clearExceptCart'));
      },
    'ACC-024 FC-064 D-396 a look-up that finds the same visitor ends what earlier requests may say of the session': (
      graph,
    ) => {
      const found = graph.edges.filter(
        (edge) => edge.before.matches('rechecking') && outcomeOf(edge) === nameOf(edge.before.context.visitor),
      );
      return found.length === 0 ? ['the same is never found'] : found.filter((edge) => !does(edge, 'noteSame'));
    },
    'FC-071 where another visitor takes the place of a member here, all of that member goes, the cart too': (graph) =>
      graph.edges
        .filter(({ before, stimulus: { event } }) => event.type === 'visitor.admitted' || before.context.isBegunHere)
        .filter(({ before, next }) => {
          const [was, after] = [ownerOf(before.context), next.context.visitor];
          return was.kind === 'member' && after.kind !== 'anonymous' && !isSamePerson(was, after);
        })
        .filter((edge) => !does(edge, 'clearAll')),
    'FC-071 D-432 who is found in the place of a member leaves what lies in the browser, and only that': (graph) =>
      graph.edges
        .filter((edge) => ['a guest', 'Ada', 'Grace'].includes(outcomeOf(edge)))
        .filter(({ before }) => ownerOf(before.context).kind === 'member' && !before.context.isBegunHere)
        .filter((edge) => outcomeOf(edge) !== nameOf(ownerOf(edge.before.context)))
        .filter((edge) => !does(edge, 'clearTab') || does(edge, 'clearAll') || howOf(edge) !== 'replaced'),
    'D-432 a session that this tab has begun, and could not read, is its own until it is read': (graph) =>
      always(graph, ['session.begunUnread'], ({ next }) => next.context.isBegunHere),
    'FC-064 the same member finds cart and forms again': (graph) =>
      graph.edges
        .filter(({ before, next }) => {
          const [was, after] = [ownerOf(before.context), next.context.visitor];
          return was.kind === 'member' && isSamePerson(was, after);
        })
        .filter((edge) => does(edge, 'clearAll') || does(edge, 'clearExceptCart')),
    'FC-064 a session that has ended meanwhile keeps cart and forms, and is emitted as expired': (graph) =>
      graph.edges
        .filter((edge) => outcomeOf(edge) === 'anonymous' || edge.stimulus.event.type === 'session.expired')
        .filter(
          ({ before, next }) =>
            before.context.visitor.kind !== 'anonymous' && next.context.visitor.kind === 'anonymous',
        )
        .filter((edge) => does(edge, 'clearAll') || does(edge, 'clearExceptCart') || howOf(edge) !== 'expired'),
    'FC-067 FC-064 ACC-044 a change that an event makes is emitted for what it is': (graph) =>
      graph.edges
        .filter((edge) => howOf(edge) !== undefined && edge.stimulus.event.type in HOW_BY_EVENT)
        .filter((edge) => howOf(edge) !== HOW_BY_EVENT[edge.stimulus.event.type]),
    'FC-071 FC-080 a visitor in the place of a member is emitted as a replacement, others as an arrival': (graph) =>
      graph.edges
        .filter(
          ({ from, before, stimulus }) =>
            stimulus.event.type === 'visitor.admitted' ||
            (stimulus.via === 'outcome' &&
              stimulus.outcome.kind === 'done' &&
              from !== [...graph.starts.values()][0] &&
              !before.tags.has('signingOut')),
        )
        .filter(({ next }) => next.context.visitor.kind !== 'anonymous')
        .filter(({ before, next }) => !isSamePerson(ownerOf(before.context), next.context.visitor))
        .filter((edge) => howOf(edge) !== (ownerOf(edge.before.context).kind === 'member' ? 'replaced' : 'arrived')),
    'FC-064 FC-071 the member whose session had ended is emitted as returned': (graph) =>
      graph.edges
        .filter(({ before, next }) => {
          const { visitor, former } = before.context;
          return visitor.kind === 'anonymous' && former !== null && isSamePerson(former, next.context.visitor);
        })
        .filter((edge) => howOf(edge) !== 'returned'),
    'FC-070 FC-071 the same visitor in whose doubt the page was hidden is emitted as returned': (graph) =>
      graph.edges
        .filter(({ before, stimulus }) => before.tags.has('veiled') && stimulus.via === 'outcome')
        .filter(({ before, next }) => isSamePerson(before.context.visitor, next.context.visitor))
        .filter(({ next }) => next.context.visitor.kind !== 'anonymous')
        .filter((edge) => howOf(edge) !== 'returned'),
    'ACC-007 ACC-044 the cookie of a session that is kept is spared on sign-in alone': (graph) =>
      graph.edges
        .flatMap((edge) => edge.effects.map((effect) => ({ edge, effect })))
        .filter(({ effect }) => effect.does === 'starts' && effect.name === 'clearCookies')
        .filter(
          ({ edge, effect }) =>
            !isDeepStrictEqual(effect.value, { keepSignedIn: edge.stimulus.name === 'credentials.opened(sign-in)' }),
        )
        .map(({ edge }) => labelOf(edge)),
    'ACC-043 FC-068 a sign-out says whether the server has heard of it': (graph) =>
      graph.edges
        .filter(({ before, stimulus }) => before.tags.has('signingOut') && stimulus.via !== 'event')
        .filter((edge) => howOf(edge) !== (outcomeOf(edge) === 'accepted' ? 'signed-out' : 'signed-out-here-only')),
    'FC-070 without an answer to whose session it is, the change is emitted as unconfirmed': (graph) =>
      graph.edges
        .filter(({ before, stimulus }) => before.tags.has('unknown') && stimulus.via !== 'event')
        .filter(
          ({ before, next }) =>
            before.context.visitor.kind !== 'anonymous' && next.context.visitor.kind === 'anonymous',
        )
        .filter((edge) => outcomeOf(edge) !== 'anonymous' && howOf(edge) !== 'unconfirmed'),
    'FC-070 it is asked again by itself only where there was no answer': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.via === 'outcome' && stimulus.outcome.kind === 'done')
        .filter(({ next }) => next.matches({ settled: 'unconfirmed' })),
    'ACC-024 whose session it is stays unconfirmed until an answer or a page of credentials': (graph) =>
      graph.edges
        .filter(({ before, next }) => before.tags.has('unconfirmed') && !next.tags.has('unconfirmed'))
        .filter(({ stimulus }) =>
          stimulus.via === 'outcome'
            ? stimulus.outcome.kind !== 'done'
            : !['credentials.opened', 'visitor.admitted', 'signOut.pressed', 'session.endedElsewhere'].includes(
                stimulus.event.type,
              ),
        ),
    'ACC-037 a session that has begun and could not be read is asked about at once, and broadcast': (graph) =>
      always(
        graph,
        ['session.begunUnread'],
        (edge) =>
          ['unconfirmed', 'busy'].every((tag) => edge.next.tags.has(tag)) &&
          edge.next.context.visitor.kind === 'anonymous' &&
          ['broadcastChange', 'clearSignOutPending'].every((action) => does(edge, action)),
      ),
    'FC-068 the first answer is emitted as restored': (graph) =>
      graph.edges
        .filter(({ from, stimulus }) => from === [...graph.starts.values()][0] && stimulus.via === 'outcome')
        .filter((edge) => edge.stimulus.via === 'outcome' && edge.stimulus.outcome.kind === 'done')
        .filter((edge) => howOf(edge) !== 'restored'),
    'FC-064 whenever a member is no longer known, what the server answered is cleared': (graph) =>
      graph.edges
        .filter(
          ({ before, next }) => before.context.visitor.kind === 'member' && next.context.visitor.kind === 'anonymous',
        )
        // In doubt it was cleared before the question was asked.
        .filter((edge) => !edge.before.tags.has('veiled'))
        .filter((edge) => !does(edge, 'clearServerState') && !does(edge, 'clearAll')),
    'FC-070 FC-071 a revalidation of the shown visitor hides the page and stops everything until it is resolved': (
      graph,
    ) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.event.type === 'session.revalidationRequested')
        .filter(({ before }) => before.context.visitor.kind !== 'anonymous')
        .filter((edge) => !edge.before.tags.has('veiled'))
        .filter((edge) => !edge.next.tags.has('veiled') || !does(edge, 'clearServerState')),
    'ACC-129 CRD-015 what changed while a known visitor was asked about is asked for anew': (graph) => {
      const asked = graph.edges
        .filter(({ before }) => before.matches({ rechecking: 'known' }))
        .filter(({ stimulus }) => stimulus.event.type === 'session.rechecked');
      return asked.length === 0
        ? ['it is never asked again']
        : asked.filter((edge) => !has(edge, starts('restoreVisitor', undefined)));
    },
    'every change of the visitor but that of a wanted sign-out is emitted': (graph) =>
      graph.edges
        .filter(({ before, next }) => nameOf(before.context.visitor) !== nameOf(next.context.visitor))
        .filter(({ stimulus }) => stimulus.event.type !== 'signOut.pressed')
        .filter((edge) => !does(edge, 'emitChange')),
    'without an answer a known visitor stays who it was, unless that was in doubt': (graph) =>
      graph.edges
        .filter(({ before }) => before.matches('rechecking'))
        .filter(hasFailed)
        .filter(({ before, next }) => nameOf(before.context.visitor) !== nameOf(next.context.visitor)),
  },
  shows: {
    'asking.restoring': {
      says: 'until it is known who it is, the header names no member and does not offer to sign in',
      see: ({ screen }) => seesNoMember(screen),
    },
    'asking.clearing': {
      says: 'ACC-007 while the cookies are cleared, the header names no member and does not offer to sign in',
      see: ({ screen }) => seesNoMember(screen),
    },
    'asking.identifying': {
      says: 'FC-070 FC-071 while it is asked whose session it is, the page is hidden and names no member',
      see: ({ screen }) => {
        seesNoMember(screen);
        ok(document.documentElement.hasAttribute('data-veiled'));
      },
    },
    'settled.unconfirmed': {
      says: 'where it cannot be asked who it is, the header offers to sign in',
      see: ({ screen }) => seesHeaderOf(anonymous, screen),
    },
    'settled.anonymous': {
      says: 'without a session the header offers to sign in',
      see: ({ screen }) => seesHeaderOf(anonymous, screen),
    },
    'settled.signedOut': {
      says: 'after a sign-out the header offers to sign in',
      see: ({ screen }) => seesHeaderOf(anonymous, screen),
    },
    'settled.expired': {
      says: 'FC-064 a member whose session has ended is named no longer and can sign in',
      see: ({ screen }) => seesHeaderOf(anonymous, screen),
    },
    'settled.guest': {
      says: 'a guest is offered to sign in',
      see: ({ screen }) => seesHeaderOf({ kind: 'guest' }, screen),
    },
    'settled.member': {
      says: 'a member is named in the header',
      see: ({ snapshot, screen }) => seesHeaderOf(snapshot.context.visitor, screen),
    },
    'rechecking.known': {
      says: 'while it is asked again who it is, the page goes on as before',
      see: ({ snapshot, screen }) => seesHeaderOf(snapshot.context.visitor, screen),
    },
    'rechecking.unconfirmed': {
      says: 'while it is asked again who it is, after it could not be learned, the header offers to sign in',
      see: ({ screen }) => seesHeaderOf(anonymous, screen),
    },
    signingOut: {
      says: 'ACC-042 while the sign-out is sent, no member is named any more',
      see: ({ screen }) => seesHeaderOf(anonymous, screen),
    },
  },
  causes: {
    ...fromOutside(
      'credentials.opened',
      'visitor.admitted',
      'session.begunUnread',
      'signOut.pressed',
      'session.rechecked',
    ),
    ...fromOutside('session.revalidationRequested', 'session.expired', 'session.endedElsewhere'),
  },
});
