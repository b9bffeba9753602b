import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Failure } from '#domain/failure.ts';
import type { Visitor } from '#domain/visitor.ts';
import { visitorMachine } from './visitor.machine.ts';

const ada: Visitor = { kind: 'member', firstName: 'Ada' };
const grace: Visitor = { kind: 'member', firstName: 'Grace' };

/** A visitor whose server answers in turn; `done` is what was done to this browser and its tabs, in order. */
function start({ restored, signOut = async () => {} }: { restored: Visitor[]; signOut?: () => Promise<void> }) {
  const answers = [...restored];
  const done: string[] = [];
  const visitor = createActor(
    visitorMachine.provide({
      actors: {
        restoreVisitor: fromPromise(async () => answers.shift() ?? { kind: 'anonymous' as const }),
        signIn: fromPromise(async () => ada),
        signOut: fromPromise(() => {
          done.push('tell the server');
          return signOut();
        }),
      },
      actions: {
        forgetPersonal: () => done.push('forget'),
        tellTabsStarted: () => done.push('tell tabs of the sign-in'),
        tellTabsEnded: () => done.push('tell tabs of the sign-out'),
      },
    }),
  );
  visitor.on('visitor.changed', ({ how, visitor: now }) => {
    done.push(`${how}: ${now.kind === 'member' ? now.firstName : now.kind}`);
  });
  visitor.start();
  return { visitor, done, comesTo: (state: string) => vi.waitFor(() => expect(stateOf(visitor)).toBe(state)) };
}

const stateOf = (visitor: ReturnType<typeof start>['visitor']) => {
  const { value } = visitor.getSnapshot();
  return typeof value === 'string' ? value : value.identified;
};

test('a sign-in is told once, to the app and to the other tabs, after everything personal is gone', async () => {
  const { visitor, done, comesTo } = start({ restored: [{ kind: 'guest' }] });
  await comesTo('guest');
  visitor.send({ type: 'signIn.submitted', username: 'ada', password: 'secret' });
  visitor.send({ type: 'signIn.submitted', username: 'ada', password: 'secret' });
  await comesTo('member');
  expect(done).toEqual(['restored: guest', 'forget', 'tell tabs of the sign-in', 'signed-in: Ada']);
});

test('FC-068 a sign-out clears this browser before the server is told, also where it cannot be', async () => {
  const signOut = () => Promise.reject(new Failure('offline'));
  const { visitor, done, comesTo } = start({ restored: [ada], signOut });
  await comesTo('member');
  visitor.send({ type: 'signOut.pressed' });
  expect(done.slice(1)).toEqual(['forget', 'tell tabs of the sign-out', 'tell the server']);
  await comesTo('anonymous');
  expect(done.slice(4)).toEqual(['forget', 'signed-out-here-only: anonymous']);
});

test('FC-067 a sign-out in another tab leaves nothing personal in this one', async () => {
  const { visitor, done, comesTo } = start({ restored: [ada] });
  await comesTo('member');
  visitor.send({ type: 'session.endedElsewhere' });
  expect(done.slice(1)).toEqual(['forget', 'signed-out-elsewhere: anonymous']);
  expect(stateOf(visitor)).toBe('anonymous');
});

test('FC-071 another member in another tab takes the place of this one, and nothing of this one stays', async () => {
  const { visitor, done, comesTo } = start({ restored: [ada, grace] });
  await comesTo('member');
  visitor.send({ type: 'session.startedElsewhere' });
  await vi.waitFor(() => expect(done.slice(1)).toEqual(['forget', 'restored: Grace']));
  expect(visitor.getSnapshot().context.visitor).toEqual(grace);
});

test('an expired session is told and leaves what is not the server’s', async () => {
  const { visitor, done, comesTo } = start({ restored: [ada] });
  await comesTo('member');
  visitor.send({ type: 'session.expired' });
  expect(done.slice(1)).toEqual(['expired: anonymous']);
});
