import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { Failure, type FailureCode } from '#domain/failure.ts';
import type { Visitor } from '#domain/visitor.ts';
import { visitorMachine } from '#machines/session/visitor.machine.ts';
import { backstage } from '../backstage.ts';
import type { Edge, Graph } from '../kit/graph.ts';
import { defineModel, done, failed } from '../kit/model.ts';

const nobody: Visitor = { kind: 'anonymous' };
const ada: Visitor = { kind: 'member', firstName: 'Ada' };
const grace: Visitor = { kind: 'member', firstName: 'Grace' };
const credentials = { username: 'ada@example.com', password: 'correct horse battery' };

type Snapshot = ReturnType<typeof visitorMachine.getInitialSnapshot>;

const visitorAt = (graph: Graph, key: string): Visitor => {
  const visitor: Visitor | undefined = graph.states.get(key)?.snapshot.context.visitor;
  ok(visitor);
  return visitor;
};
const valueAt = (graph: Graph, key: string): unknown => graph.states.get(key)?.snapshot.value;
const nameOf = (visitor: Visitor): string => (visitor.kind === 'member' ? visitor.firstName : visitor.kind);
const labelOf = ({ from, label }: Edge): string => `${from} ${label}`;

const accountLink = (screen: Screen) => screen.queryByRole('link', { name: /^Account of/ });
const signInLink = (screen: Screen) => screen.queryByRole('link', { name: 'Sign in' });
const submit = (screen: Screen) => screen.queryByRole('button', { name: /^Sign in/ });
const signOut = (screen: Screen) => screen.queryByRole('button', { name: /^Sign out/ });

/** The header names a member, and asks everybody else to sign in. */
const seesHeaderOf = (visitor: Visitor, screen: Screen) => {
  equal(accountLink(screen)?.textContent, visitor.kind === 'member' ? visitor.firstName : undefined);
  equal(signInLink(screen) === null, visitor.kind === 'member');
};

const reasons: Partial<Record<FailureCode, string>> = {
  'sign-in-refused': 'The email or password you entered is not valid. Please try again.',
};

/** Why the last sign-in failed is told where it was tried, until the next one. */
const seesReason = ({ context }: Snapshot, screen: Screen) => {
  const alert = screen.queryByRole('alert')?.textContent ?? '';
  if (context.failure === null) equal(alert, '');
  else ok(alert.length > 0 && alert.includes(reasons[context.failure] ?? ''), alert);
};

export const model = defineModel<typeof visitorMachine>({
  machine: visitorMachine,
  inputs: { start: undefined },
  events: {
    'signIn.submitted': [{ label: 'Ada', payload: credentials }],
    'signOut.pressed': [{ label: 'pressed' }],
    'failure.dismissed': [{ label: 'the page was left and opened again' }],
    'session.rechecked': [{ label: 'the page is shown again' }],
    'session.expired': [{ label: '401' }],
    'session.startedElsewhere': [{ label: 'in another tab' }],
    'session.endedElsewhere': [{ label: 'in another tab' }],
  },
  outcomes: {
    restoreVisitor: [
      done('nobody', nobody),
      done('a guest', { kind: 'guest' }),
      done('Ada', ada),
      done('Grace', grace),
      failed('offline', new Failure('offline')),
      failed('server error', new Failure('server')),
      failed('unreadable', new Failure('bad-answer')),
    ],
    signIn: [
      done('Ada', ada),
      done('nobody', nobody),
      failed('wrong password', new Failure('sign-in-refused')),
      failed('server error', new Failure('server')),
      failed('offline', new Failure('offline')),
      failed('rate limited', new Failure('rate-limited')),
      failed('unforeseen', new Error('unforeseen')),
    ],
    signOut: [
      done('told'),
      failed('offline', new Failure('offline')),
      failed('server error', new Failure('server')),
      failed('signed out already', new Failure('signed-out')),
    ],
  },
  bound: ({ visitor, failure }) => [nameOf(visitor), failure],
  limit: 200,
  rest: ['unconfirmed', 'anonymous', 'identified'],
  tags: ['unknown', 'signingIn', 'signingOut'],
  invariants: {
    'credentials are never kept': ({ context }) => {
      const kept = JSON.stringify(context);
      return !kept.includes(credentials.password) && !kept.includes(credentials.username);
    },
    'the state agrees with who is known': (now) =>
      now.matches({ identified: 'member' })
        ? now.context.visitor.kind === 'member'
        : now.matches({ identified: 'guest' })
          ? now.context.visitor.kind === 'guest'
          : !['anonymous', 'unconfirmed', 'restoring'].some((state) => now.value === state) ||
            now.context.visitor.kind === 'anonymous',
    'a sign-in that begins forgets the failure of the one before': (now) =>
      !now.hasTag('signingIn') || now.context.failure === null,
    'nobody signs in over a member': (now, before) =>
      !now.hasTag('signingIn') || before?.hasTag('signingIn') === true || before?.context.visitor.kind !== 'member',
  },
  properties: {
    'ACC-021 a second submit while submitting sends no second request': (graph) =>
      graph.edges
        .filter(
          ({ from, stimulus }) => valueAt(graph, from) === 'signingIn' && stimulus.event.type === 'signIn.submitted',
        )
        .map(labelOf),
    'a person who is not signed in can always sign in, also before it is known who it is': (graph) =>
      [...graph.states.values()]
        .filter(({ snapshot }) => snapshot.context.visitor.kind !== 'member' && !snapshot.hasTag('signingIn'))
        .filter(({ snapshot }) => !snapshot.can({ type: 'signIn.submitted', ...credentials }))
        .map(({ key }) => key),
    'FC-067 a sign-out in another tab is heard wherever somebody is known': (graph) =>
      [...graph.states.values()]
        .filter(({ snapshot }) => snapshot.context.visitor.kind === 'member' && !snapshot.hasTag('signingOut'))
        .filter(
          ({ out }) =>
            !out.some(
              ({ stimulus, taken, to }) =>
                stimulus.event.type === 'session.endedElsewhere' &&
                taken.some((line) => line.includes('forgetPersonal')) &&
                visitorAt(graph, to).kind === 'anonymous',
            ),
        )
        .map(({ key }) => key),
    'FC-068 a sign-out ends with nobody known, whatever the server says': (graph) =>
      graph.edges
        .filter(({ from }) => valueAt(graph, from) === 'signingOut')
        .filter(
          ({ to, taken }) =>
            valueAt(graph, to) !== 'anonymous' || !taken.some((line) => line.includes('forgetPersonal')),
        )
        .map(labelOf),
    'FC-071 where another member takes the place of one, everything personal goes': (graph) =>
      graph.edges
        .filter(({ from, to }) => {
          const [before, after] = [visitorAt(graph, from), visitorAt(graph, to)];
          return before.kind === 'member' && after.kind === 'member' && before.firstName !== after.firstName;
        })
        .filter(({ taken }) => !taken.some((line) => line.includes('forgetPersonal')))
        .map(labelOf),
    'every change of the visitor is told': (graph) =>
      graph.edges
        .filter(({ from, to }) => nameOf(visitorAt(graph, from)) !== nameOf(visitorAt(graph, to)))
        .filter(({ taken }) => !taken.some((line) => line.includes('tellChange')))
        .map(labelOf),
    'without an answer a known visitor stays who it was': (graph) =>
      graph.edges
        .filter(({ from }) => valueAt(graph, from) === 'rechecking')
        .filter(
          ({ stimulus }) =>
            stimulus.via === 'after' || (stimulus.via === 'outcome' && stimulus.outcome.kind === 'failed'),
        )
        .filter(({ from, to }) => nameOf(visitorAt(graph, from)) !== nameOf(visitorAt(graph, to)))
        .map(labelOf),
  },
  shows: {
    restoring: {
      says: 'until it is known who it is, the header names nobody and asks nobody to sign in',
      see: ({ screen }) => {
        equal(accountLink(screen), null);
        equal(signInLink(screen), null);
      },
    },
    unconfirmed: {
      says: 'where it cannot be asked who it is, the header offers to sign in',
      see: ({ screen }) => seesHeaderOf(nobody, screen),
    },
    anonymous: {
      says: 'ACC-029 with nobody signed in the header offers to sign in, and a refused sign-in says why',
      see: ({ snapshot, screen }) => {
        seesHeaderOf(nobody, screen);
        seesReason(snapshot, screen);
      },
    },
    'identified.guest': {
      says: 'ACC-029 a guest is offered to sign in, and a refused sign-in says why',
      see: ({ snapshot, screen }) => {
        seesHeaderOf({ kind: 'guest' }, screen);
        seesReason(snapshot, screen);
      },
    },
    'identified.member': {
      says: 'a member is named in the header and can sign out',
      see: ({ snapshot, screen }) => {
        seesHeaderOf(snapshot.context.visitor, screen);
        ok(signOut(screen));
      },
    },
    rechecking: {
      says: 'while it is asked again who it is, the page goes on as before',
      see: ({ snapshot, screen }) => seesHeaderOf(snapshot.context.visitor, screen),
    },
    signingIn: {
      says: 'ACC-021 while the form is submitting it says so, and an earlier failure is gone',
      see: ({ screen }) => {
        equal(submit(screen)?.getAttribute('aria-disabled'), 'true');
        ok(submit(screen)?.textContent?.includes('Signing in…'), submit(screen)?.textContent ?? 'no button');
        equal(screen.queryByRole('alert')?.textContent ?? '', '');
      },
    },
    signingOut: {
      says: 'while the server is told of the sign-out, the button says so',
      see: ({ screen }) => {
        equal(signOut(screen)?.getAttribute('aria-disabled'), 'true');
      },
    },
  },
  causes: {
    'signIn.submitted': {
      control: ({ screen }) => submit(screen),
      perform: async (user, { screen, payload }) => {
        const [username, password] = [screen.getByLabelText(/username/i), screen.getByLabelText('Password')];
        await user.clear(username);
        await user.paste(payload.username);
        await user.clear(password);
        await user.paste(payload.password);
        await user.click(screen.getByRole('button', { name: /^Sign in/ }));
      },
    },
    'signOut.pressed': { control: ({ screen }) => signOut(screen) },
    'failure.dismissed': { arrives: () => backstage.performs({ type: 'failure.dismissed' }) },
    'session.rechecked': { arrives: () => backstage.performs({ type: 'session.rechecked' }) },
    'session.expired': { arrives: () => backstage.performs({ type: 'session.expired' }) },
    'session.startedElsewhere': { arrives: () => backstage.performs({ type: 'session.startedElsewhere' }) },
    'session.endedElsewhere': { arrives: () => backstage.performs({ type: 'session.endedElsewhere' }) },
  },
});
