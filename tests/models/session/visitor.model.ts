import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { Failure } from '#domain/failure.ts';
import { isSamePerson, type Member, type Visitor } from '#domain/visitor.ts';
import { visitorMachine } from '#machines/session/visitor.machine.ts';
import { backstage } from '../backstage.ts';
import type { Edge, Graph } from '../kit/graph.ts';
import { defineModel, done, failed } from '../kit/model.ts';

const nobody: Visitor = { kind: 'anonymous' };
const ada: Member = { kind: 'member', firstName: 'Ada', memberId: 'ada' };
const grace: Member = { kind: 'member', firstName: 'Grace', memberId: 'grace' };

type Context = ReturnType<typeof visitorMachine.getInitialSnapshot>['context'];

const contextAt = (graph: Graph, key: string): Context => {
  const context: Context | undefined = graph.states.get(key)?.snapshot.context;
  ok(context);
  return context;
};
const tagsAt = (graph: Graph, key: string) => graph.states.get(key)?.snapshot.tags ?? new Set();
const nameOf = (visitor: Visitor): string => (visitor.kind === 'member' ? visitor.firstName : visitor.kind);
const labelOf = ({ from, label }: Edge): string => `${from} ${label}`;
const does = ({ taken }: Edge, action: string): boolean =>
  taken.some((line) => line.split(' / ')[1]?.split(', ').includes(action) === true);
/** Whose things are in the browser: of whom is known, or of the member whose session has ended. */
const ownerOf = ({ visitor, former }: Context): Visitor => (visitor.kind === 'member' ? visitor : (former ?? visitor));

const accountLink = (screen: Screen) => screen.queryByRole('link', { name: /^Account of/ });
const signInLink = (screen: Screen) => screen.queryByRole('link', { name: 'Sign in' });

/** The header names a member, and asks everybody else to sign in. */
const seesHeaderOf = (visitor: Visitor, screen: Screen) => {
  equal(accountLink(screen)?.textContent, visitor.kind === 'member' ? visitor.firstName : undefined);
  equal(signInLink(screen) === null, visitor.kind === 'member');
};
const seesNobody = (screen: Screen) => {
  equal(accountLink(screen), null);
  equal(signInLink(screen), null);
};

const sessionAnswers = [
  done('nobody', nobody),
  done('a guest', { kind: 'guest' }),
  done('Ada', ada),
  done('Grace', grace),
  failed('offline', new Failure('offline')),
  failed('server error', new Failure('server')),
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
    ],
    'signOut.pressed': [{ label: 'wanted' }],
    'session.rechecked': [{ label: 'the page is shown again' }],
    'session.doubted': [{ label: 'news from another tab' }],
    'session.expired': [{ label: '401' }],
    'session.endedElsewhere': [{ label: 'in another tab' }],
  },
  outcomes: {
    restoreVisitor: sessionAnswers,
    clearCookies: sessionAnswers,
    signOut: [
      done('told'),
      failed('offline', new Failure('offline')),
      failed('server error', new Failure('server')),
      failed('signed out already', new Failure('signed-out')),
    ],
  },
  bound: ({ visitor, former }) => [nameOf(visitor), former?.firstName],
  limit: 200,
  rest: ['settled'],
  tags: ['unknown', 'veiled', 'signingOut'],
  invariants: {
    'the state agrees with who is known': (now) =>
      now.matches({ settled: 'member' })
        ? now.context.visitor.kind === 'member'
        : now.matches({ settled: 'guest' })
          ? now.context.visitor.kind === 'guest'
          : !now.matches('settled') || now.context.visitor.kind === 'anonymous',
    'FC-064 cart and forms wait for a member only while nobody else is known': ({ context }) =>
      context.former === null || context.visitor.kind !== 'member',
    'FC-068 nobody is known while a sign-out is under way': (now) =>
      !now.hasTag('signingOut') || (now.context.visitor.kind === 'anonymous' && now.context.former === null),
  },
  properties: {
    'FC-067 a sign-out in another tab is heard in every state, and ends with nobody known': (graph) =>
      [...graph.states.values()]
        .filter(
          ({ out }) =>
            !out.some(
              (edge) =>
                edge.stimulus.event.type === 'session.endedElsewhere' &&
                does(edge, 'forgetAll') &&
                ownerOf(contextAt(graph, edge.to)).kind === 'anonymous',
            ),
        )
        .map(({ key }) => key),
    'ACC-042 a sign-out can be wanted in every state, is sent at once, and is owed until the server has heard of it': (
      graph,
    ) =>
      [...graph.states.values()]
        .filter(({ snapshot }) => !snapshot.hasTag('signingOut'))
        .filter(
          ({ out }) =>
            !out.some(
              (edge) =>
                edge.stimulus.event.type === 'signOut.pressed' &&
                ['forgetAll', 'oweSignOut', 'tellTabsEnded'].every((action) => does(edge, action)) &&
                tagsAt(graph, edge.to).has('signingOut'),
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
            .some(
              ({ to }) => graph.states.get(to)?.snapshot.hasTag('busy') === snapshot.matches({ settled: 'signedOut' }),
            ),
        )
        .map(({ key }) => key),
    'FC-068 a sign-out ends with nobody known, and is owed no longer only where the server has heard of it': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.via === 'outcome' && stimulus.actor === 'signOut')
        .filter(
          (edge) =>
            ownerOf(contextAt(graph, edge.to)).kind !== 'anonymous' ||
            !does(edge, 'forgetAll') ||
            does(edge, 'dropOwedSignOut') !==
              (edge.stimulus.via === 'outcome' && edge.stimulus.outcome.kind === 'done'),
        )
        .map(labelOf),
    'FC-071 where somebody takes the place of a member, everything of that member goes, the cart too': (graph) =>
      graph.edges
        .filter(({ from, to }) => {
          const [before, after] = [ownerOf(contextAt(graph, from)), contextAt(graph, to).visitor];
          return before.kind === 'member' && after.kind !== 'anonymous' && !isSamePerson(before, after);
        })
        .filter((edge) => !does(edge, 'forgetAll'))
        .map(labelOf),
    'FC-064 the same member finds cart and forms again': (graph) =>
      graph.edges
        .filter(({ from, to }) => {
          const [before, after] = [ownerOf(contextAt(graph, from)), contextAt(graph, to).visitor];
          return before.kind === 'member' && isSamePerson(before, after);
        })
        .filter((edge) => does(edge, 'forgetAll') || does(edge, 'forgetAllButBegun'))
        .map(labelOf),
    'FC-064 whenever a member is no longer known, what the server answered is cleared': (graph) =>
      graph.edges
        .filter(
          ({ from, to }) =>
            contextAt(graph, from).visitor.kind === 'member' && contextAt(graph, to).visitor.kind === 'anonymous',
        )
        // In doubt it was cleared before the question was asked.
        .filter((edge) => !tagsAt(graph, edge.from).has('veiled'))
        .filter((edge) => !does(edge, 'forgetAnswers') && !does(edge, 'forgetAll'))
        .map(labelOf),
    'FC-070 FC-071 a doubt about whoever is shown hides the page and stops everything until it is settled': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.event.type === 'session.doubted')
        .filter(({ from }) => contextAt(graph, from).visitor.kind !== 'anonymous')
        .filter((edge) => !tagsAt(graph, edge.from).has('veiled'))
        .filter((edge) => !tagsAt(graph, edge.to).has('veiled') || !does(edge, 'forgetAnswers'))
        .map(labelOf),
    'every change of the visitor but that of a wanted sign-out is told': (graph) =>
      graph.edges
        .filter(({ from, to }) => nameOf(contextAt(graph, from).visitor) !== nameOf(contextAt(graph, to).visitor))
        .filter(({ stimulus }) => stimulus.event.type !== 'signOut.pressed')
        .filter((edge) => !does(edge, 'tellChange'))
        .map(labelOf),
    'without an answer a known visitor stays who it was, unless that was in doubt': (graph) =>
      graph.edges
        .filter(({ from }) => graph.states.get(from)?.snapshot.value === 'rechecking')
        .filter(
          ({ stimulus }) =>
            stimulus.via === 'after' || (stimulus.via === 'outcome' && stimulus.outcome.kind === 'failed'),
        )
        .filter(({ from, to }) => nameOf(contextAt(graph, from).visitor) !== nameOf(contextAt(graph, to).visitor))
        .map(labelOf),
  },
  shows: {
    'asking.restoring': {
      says: 'until it is known who it is, the header names nobody and asks nobody to sign in',
      see: ({ screen }) => seesNobody(screen),
    },
    'asking.clearing': {
      says: 'ACC-007 while the cookies are cleared, the header names nobody and asks nobody to sign in',
      see: ({ screen }) => seesNobody(screen),
    },
    'asking.identifying': {
      says: 'FC-070 FC-071 while it is asked whose session it is, the page is hidden and names nobody',
      see: ({ screen }) => {
        seesNobody(screen);
        ok(document.documentElement.hasAttribute('data-veiled'));
      },
    },
    'settled.unconfirmed': {
      says: 'where it cannot be asked who it is, the header offers to sign in',
      see: ({ screen }) => seesHeaderOf(nobody, screen),
    },
    'settled.anonymous': {
      says: 'with nobody signed in the header offers to sign in',
      see: ({ screen }) => seesHeaderOf(nobody, screen),
    },
    'settled.signedOut': {
      says: 'after a sign-out the header offers to sign in',
      see: ({ screen }) => seesHeaderOf(nobody, screen),
    },
    'settled.expired': {
      says: 'FC-064 a member whose session has ended is named no longer and can sign in',
      see: ({ screen }) => seesHeaderOf(nobody, screen),
    },
    'settled.guest': {
      says: 'a guest is offered to sign in',
      see: ({ screen }) => seesHeaderOf({ kind: 'guest' }, screen),
    },
    'settled.member': {
      says: 'a member is named in the header',
      see: ({ snapshot, screen }) => seesHeaderOf(snapshot.context.visitor, screen),
    },
    rechecking: {
      says: 'while it is asked again who it is, the page goes on as before',
      see: ({ snapshot, screen }) => seesHeaderOf(snapshot.context.visitor, screen),
    },
    signingOut: {
      says: 'ACC-042 while the server is told of the sign-out, nobody is named any more',
      see: ({ screen }) => seesHeaderOf(nobody, screen),
    },
  },
  causes: {
    'credentials.opened': {
      arrives: ({ payload }) => backstage.performs({ ...payload, type: 'credentials.opened' }),
    },
    'visitor.admitted': { arrives: ({ payload }) => backstage.performs({ ...payload, type: 'visitor.admitted' }) },
    'signOut.pressed': { arrives: () => backstage.performs({ type: 'signOut.pressed' }) },
    'session.rechecked': { arrives: () => backstage.performs({ type: 'session.rechecked' }) },
    'session.doubted': { arrives: () => backstage.performs({ type: 'session.doubted' }) },
    'session.expired': { arrives: () => backstage.performs({ type: 'session.expired' }) },
    'session.endedElsewhere': { arrives: () => backstage.performs({ type: 'session.endedElsewhere' }) },
  },
});
