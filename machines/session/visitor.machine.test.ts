import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import type { Member, Visitor } from '#domain/visitor.ts';
import { visitorMachine } from './visitor.machine.ts';

const ada: Member = { kind: 'member', firstName: 'Ada', memberId: 'ada' };
const namesake: Member = { kind: 'member', firstName: 'Ada', memberId: 'another-ada' };
const grace: Member = { kind: 'member', firstName: 'Grace', memberId: 'grace' };
const guest: Visitor = { kind: 'guest' };
const anonymous: Visitor = { kind: 'anonymous' };

type Answer = Visitor | Failure;

/** A visitor whose server answers in turn; `done` is what was done to this browser and its tabs, in order. */
function start({
  restored,
  cleared = [],
  signOut = async () => {},
}: {
  restored: Answer[];
  cleared?: Answer[];
  signOut?: () => Promise<void>;
}) {
  const done: string[] = [];
  const next = (answers: Answer[]) => {
    const answer = answers.shift() ?? anonymous;
    if (answer instanceof Failure) throw answer;
    return answer;
  };
  const visitor = createActor(
    visitorMachine.provide({
      actors: {
        restoreVisitor: fromPromise(async () => next(restored)),
        clearCookies: fromPromise(async ({ input }) => {
          done.push(input.keepSignedIn ? 'clear the session cookie' : 'clear all cookies');
          return next(cleared);
        }),
        signOut: fromPromise(() => {
          done.push('sign out at the server');
          return signOut();
        }),
      },
      actions: {
        clearServerState: () => done.push('clear answers'),
        clearAll: () => done.push('clear all'),
        clearTab: () => done.push('clear the tab'),
        clearExceptCart: () => done.push('clear all but the cart'),
        markSignOutPending: () => done.push('mark the sign-out pending'),
        clearSignOutPending: () => done.push('clear the pending sign-out'),
        broadcastChange: () => done.push('broadcast a change'),
        broadcastEnd: () => done.push('broadcast the sign-out'),
      },
    }),
  );
  visitor.on('visitor.changed', ({ how, visitor: now }) => {
    done.push(`${how}: ${now.kind === 'member' ? now.firstName : now.kind}`);
  });
  visitor.start();
  const comesTo = (state: string) => vi.waitFor(() => expect(stateOf(visitor)).toBe(state));
  return {
    visitor,
    comesTo,
    /** What was done since the last look. */
    done: () => done.splice(0),
  };
}

const stateOf = (visitor: ReturnType<typeof start>['visitor']) => {
  const { value } = visitor.getSnapshot();
  return typeof value === 'string' ? value : Object.values(value).join();
};

async function startAs(...restored: [Answer, ...Answer[]]) {
  const started = start({ restored });
  await vi.waitFor(() => expect(started.visitor.getSnapshot().hasTag('unknown')).toBe(false));
  started.done();
  return started;
}

test('ACC-001 the app distinguishes a member, a guest and an anonymous visitor', async () => {
  for (const [known, state] of [
    [ada, 'member'],
    [guest, 'guest'],
    [anonymous, 'anonymous'],
  ] as const) {
    const { visitor } = await startAs(known);
    expect(stateOf(visitor)).toBe(state);
    expect(visitor.getSnapshot().context.visitor).toEqual(known);
  }
});

test('ACC-022 a sign-in is emitted once, to the app and to the other tabs, and what was begun goes along', async () => {
  const { visitor, done, comesTo } = await startAs(guest);
  visitor.send({ type: 'visitor.admitted', visitor: ada });
  await comesTo('member');
  expect(done()).toEqual([
    'clear the pending sign-out',
    'broadcast a change',
    'clear all but the cart',
    'arrived: Ada',
  ]);
});

test('FC-080 FC-071 a sign-in over another member leaves nothing of the earlier one, not even the cart', async () => {
  const { visitor, done } = await startAs(ada);
  visitor.send({ type: 'visitor.admitted', visitor: grace });
  expect(done()).toEqual(['clear the pending sign-out', 'broadcast a change', 'clear all', 'replaced: Grace']);
});

test('FC-068 a sign-out clears this browser before the sign-out is sent, also where it cannot be', async () => {
  const signOut = () => Promise.reject(new Failure('offline'));
  const { visitor, done, comesTo } = start({ restored: [ada], signOut });
  await comesTo('member');
  done();
  visitor.send({ type: 'signOut.pressed' });
  expect(done()).toEqual([
    'clear all',
    'mark the sign-out pending',
    'broadcast the sign-out',
    'sign out at the server',
  ]);
  expect(visitor.getSnapshot().context).toMatchObject({ visitor: anonymous, former: null });
  await comesTo('unconfirmed');
  expect(done()).toEqual(['clear all but the cart', 'signed-out-here-only: anonymous']);
});

test('ACC-042 a sign-out that the server has accepted is no longer pending; pressed twice it is sent once', async () => {
  const { visitor, done, comesTo } = await startAs(ada);
  visitor.send({ type: 'signOut.pressed' });
  visitor.send({ type: 'signOut.pressed' });
  await comesTo('signedOut');
  expect(done().slice(3)).toEqual([
    'sign out at the server',
    'clear all but the cart',
    'clear the pending sign-out',
    'signed-out: anonymous',
  ]);
});

test('FC-067 a sign-out in another tab leaves nothing personal in this one', async () => {
  const { visitor, done } = await startAs(ada);
  visitor.send({ type: 'session.endedElsewhere' });
  expect(done()).toEqual(['clear all', 'signed-out-elsewhere: anonymous']);
  expect(stateOf(visitor)).toBe('signedOut');
});

test('FC-067 a sign-out in another tab is heard while it is still asked who it is', async () => {
  const { visitor, done, comesTo } = start({ restored: [ada] });
  visitor.send({ type: 'session.endedElsewhere' });
  await comesTo('signedOut');
  expect(done()).toEqual(['clear all', 'signed-out-elsewhere: anonymous']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(visitor.getSnapshot().context.visitor).toEqual(anonymous);
});

test('FC-067 the first page of credentials after a sign-out clears no cookies: they may be the next session of another tab', async () => {
  const { visitor, done, comesTo } = await startAs(ada);
  visitor.send({ type: 'session.endedElsewhere' });
  done();
  visitor.send({ type: 'credentials.opened', keepSignedIn: false });
  expect(done()).toEqual([]);
  expect(stateOf(visitor)).toBe('anonymous');
  visitor.send({ type: 'credentials.opened', keepSignedIn: false });
  expect(done()).toEqual(['clear all cookies']);
  await comesTo('anonymous');
});

for (const other of [grace, namesake]) {
  test(`FC-071 another ${other.firstName} in another tab: everything stops and is hidden, then nothing of this tab stays`, async () => {
    const { visitor, done, comesTo } = await startAs(ada, other);
    visitor.send({ type: 'session.revalidationRequested' });
    expect(done()).toEqual(['clear answers']);
    expect(visitor.getSnapshot().hasTag('veiled')).toBe(true);
    expect(visitor.getSnapshot().hasTag('unknown')).toBe(true);
    await comesTo('member');
    expect(done()).toEqual(['clear the tab', `replaced: ${other.firstName}`]);
    expect(visitor.getSnapshot().context.visitor).toEqual(other);
  });
}

test('FC-071 the same member in another tab goes on where this one was', async () => {
  const { visitor, done, comesTo } = await startAs(ada, { ...ada, firstName: 'Ada L.' });
  visitor.send({ type: 'session.revalidationRequested' });
  await comesTo('member');
  expect(done()).toEqual(['clear answers', 'returned: Ada L.']);
});

test('FC-071 a sign-in elsewhere that is heard while it is asked who it is, asks anew', async () => {
  const { visitor, comesTo } = start({ restored: [ada, grace] });
  visitor.send({ type: 'session.revalidationRequested' });
  await comesTo('member');
  expect(visitor.getSnapshot().context.visitor).toEqual(grace);
});

test('FC-070 a page from the cache of the browser shows nothing personal until the server has been asked', async () => {
  const { visitor, done, comesTo } = await startAs(ada, anonymous);
  visitor.send({ type: 'session.revalidationRequested' });
  expect(visitor.getSnapshot().hasTag('veiled')).toBe(true);
  await comesTo('expired');
  expect(done()).toEqual(['clear answers', 'clear answers', 'expired: anonymous']);
});

test('FC-070 where the server cannot be asked, nothing personal is shown; the member is back as soon as it can', async () => {
  const { visitor, done, comesTo } = await startAs(ada, new Failure('offline'), ada);
  visitor.send({ type: 'session.revalidationRequested' });
  await comesTo('unconfirmed');
  expect(done()).toEqual(['clear answers', 'unconfirmed: anonymous']);
  visitor.send({ type: 'session.rechecked' });
  await comesTo('member');
  expect(done()).toEqual(['returned: Ada']);
});

test('FC-064 an expired session clears what the server answered, and cart and forms wait for the same member', async () => {
  const { visitor, done, comesTo } = await startAs(ada);
  visitor.send({ type: 'session.expired' });
  expect(done()).toEqual(['clear answers', 'broadcast a change', 'expired: anonymous']);
  expect(stateOf(visitor)).toBe('expired');
  visitor.send({ type: 'visitor.admitted', visitor: ada });
  await comesTo('member');
  expect(done()).toEqual(['clear the pending sign-out', 'broadcast a change', 'returned: Ada']);
});

test('FC-071 after an expired session another member finds nothing of the earlier one', async () => {
  const { visitor, done } = await startAs(ada);
  visitor.send({ type: 'session.expired' });
  done();
  visitor.send({ type: 'visitor.admitted', visitor: grace });
  expect(done()).toEqual(['clear the pending sign-out', 'broadcast a change', 'clear all', 'replaced: Grace']);
});

test('FC-071 D-432 a session that began here and could not be read clears all once it is another member’s', async () => {
  const { visitor, done, comesTo } = await startAs(ada, new Failure('offline'), grace);
  visitor.send({ type: 'session.begunUnread' });
  await vi.waitFor(() => expect(visitor.getSnapshot().hasTag('busy')).toBe(false));
  done();
  visitor.send({ type: 'session.rechecked' });
  await comesTo('member');
  expect(done()).toEqual(['clear all', 'replaced: Grace']);
});

test('FC-064 a session that ended unnoticed is noticed when the page is shown again', async () => {
  const { visitor, done, comesTo } = await startAs(ada, anonymous);
  visitor.send({ type: 'session.rechecked' });
  expect(visitor.getSnapshot().context.visitor).toEqual(ada);
  await comesTo('expired');
  expect(done()).toEqual(['clear answers', 'expired: anonymous']);
});

test('FC-064 an expiry that comes while the session is checked counts at once', async () => {
  const { visitor } = await startAs(ada, ada);
  visitor.send({ type: 'session.rechecked' });
  visitor.send({ type: 'session.expired' });
  expect(stateOf(visitor)).toBe('expired');
});

test('ACC-129 CRD-015 a question under way when the member changed something is asked once more', async () => {
  const { visitor, comesTo } = await startAs(ada, ada, { ...ada, firstName: 'Augusta' });
  visitor.send({ type: 'session.rechecked' });
  visitor.send({ type: 'session.rechecked' });
  await comesTo('member');
  expect(visitor.getSnapshot().context.visitor).toEqual({ ...ada, firstName: 'Augusta' });
});

test('ACC-007 ACC-024 a page that asks for credentials has the cookies cleared, and a kept browser is signed in by that', async () => {
  const { visitor, done, comesTo } = start({ restored: [ada], cleared: [grace] });
  visitor.send({ type: 'credentials.opened', keepSignedIn: true });
  await comesTo('member');
  expect(done()).toEqual(['clear the session cookie', 'clear all but the cart', 'arrived: Grace']);
});

test('ACC-044 a member who opens a page that clears all cookies is signed out by it, in every tab', async () => {
  const { visitor, done, comesTo } = await startAs(ada);
  visitor.send({ type: 'credentials.opened', keepSignedIn: false });
  await comesTo('anonymous');
  expect(done()).toEqual(['clear all', 'broadcast the sign-out', 'signed-out: anonymous', 'clear all cookies']);
});

/** What the machine says while it asks again after it could not learn who it is; its answer never comes. */
async function startUnanswered(...asked: ('session.rechecked' | 'session.revalidationRequested')[]) {
  const { visitor, comesTo } = start({ restored: [new Failure('offline')] });
  await comesTo('unconfirmed');
  for (const type of asked) visitor.send({ type });
  return visitor.getSnapshot();
}

for (const asked of [
  ['session.rechecked'],
  ['session.revalidationRequested'],
  ['session.rechecked', 'session.revalidationRequested'],
  ['session.revalidationRequested', 'session.rechecked'],
] as const) {
  test(`ACC-024 whose session it is counts as not known until the server has said it (${asked.join(', ')})`, async () => {
    const now = await startUnanswered(...asked);
    expect([now.hasTag('busy'), now.hasTag('unconfirmed')]).toEqual([true, true]);
  });
}

test('ACC-024 FC-071 a session that began in another tab counts as not known until the server has said whose it is', async () => {
  const { visitor } = await startAs(anonymous);
  visitor.send({ type: 'session.revalidationRequested' });
  expect(visitor.getSnapshot().hasTag('unconfirmed')).toBe(true);
});

test('ACC-024 who is known to be anonymous may be asked about again, and clears the cookies all the same', async () => {
  const { visitor } = await startAs(anonymous);
  visitor.send({ type: 'session.rechecked' });
  expect(visitor.getSnapshot().hasTag('unconfirmed')).toBe(false);
});

for (const known of [anonymous, guest]) {
  test(`ACC-037 a session that has begun and could not be read takes the place of the ${known.kind} one, once it can be`, async () => {
    const { visitor, done, comesTo } = await startAs(known, new Failure('offline'), ada);
    visitor.send({ type: 'session.begunUnread' });
    expect(visitor.getSnapshot().context.visitor).toEqual(anonymous);
    expect(visitor.getSnapshot().hasTag('unconfirmed')).toBe(true);
    expect(done()).toEqual([
      'clear the pending sign-out',
      'broadcast a change',
      'clear answers',
      'unconfirmed: anonymous',
    ]);
    await vi.waitFor(() => expect(visitor.getSnapshot().hasTag('busy')).toBe(false));
    visitor.send({ type: 'session.rechecked' });
    await comesTo('member');
    expect(done()).toEqual(['clear all but the cart', 'arrived: Ada']);
  });
}

test('FC-070 a session that is asked about anew has the whole time for its answer', () => {
  const clock = new SimulatedClock();
  const never = fromPromise<Visitor, void>(() => new Promise(() => {}));
  const visitor = createActor(visitorMachine.provide({ actors: { restoreVisitor: never } }), { clock }).start();
  clock.increment(19_000);
  visitor.send({ type: 'session.revalidationRequested' });
  clock.increment(19_000);
  expect(visitor.getSnapshot().hasTag('unknown')).toBe(true);
  clock.increment(1_000);
  expect(visitor.getSnapshot().hasTag('unconfirmed')).toBe(true);
});
