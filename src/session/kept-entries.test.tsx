import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { Member, Visitor } from '#domain/visitor.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import { createKeptEntries } from './kept-entries.ts';
import type { Session } from './session.ts';
import { SessionProvider } from './session-provider.tsx';

const ada: Member = { kind: 'member', firstName: 'Ada', memberId: 'ada' };
const grace: Member = { kind: 'member', firstName: 'Grace', memberId: 'grace' };

const useKeptNickname = createKeptEntries<string>();

function Nickname() {
  const [entered, enter] = useState('');
  const kept = useKeptNickname(() => entered || null);
  const [first] = useState(kept);
  return (
    <input aria-label="Nickname" value={entered || (first ?? '')} onChange={({ target }) => enter(target.value)} />
  );
}

afterEach(cleanup);

/** A form that Ada fills in; it is gone as soon as her session is. */
async function fillIn() {
  let now = 0;
  const actors = {
    restoreVisitor: fromPromise<Visitor, void>(async () => ada),
    signOut: fromPromise<void, void>(async () => {}),
  };
  const session = sessionOf(actors, { now: () => now });
  await session.resolveVisitor();
  const page = (shown: boolean) => (
    <SessionProvider session={session}>{shown ? <Nickname /> : <p>Sign in</p>}</SessionProvider>
  );
  const { rerender } = render(page(true));
  await userEvent.type(screen.getByRole('textbox'), 'Lovelace');
  return {
    session,
    show: (shown: boolean) => rerender(page(shown)),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const nickname = () => screen.getByRole<HTMLInputElement>('textbox').value;

test('FC-064 what was entered when a session expired is there again for the same member', async () => {
  const { session, show } = await fillIn();
  act(() => session.expire());
  show(false);
  act(() => session.admit(ada));
  show(true);
  expect(nickname()).toBe('Lovelace');
});

test('FC-064 FC-071 another member finds nothing of it', async () => {
  const { session, show } = await fillIn();
  act(() => session.expire());
  show(false);
  act(() => session.admit(grace));
  show(true);
  expect(nickname()).toBe('');
});

test('FC-064 signing out drops what was kept, and a later sign-in of the same member finds nothing', async () => {
  const { session, show } = await fillIn();
  act(() => session.expire());
  show(false);
  await act(async () => void (await session.signOut()));
  act(() => session.admit(ada));
  show(true);
  expect(nickname()).toBe('');
});

test('FC-064 a form that goes while it is asked whose session it is, is given back to its member', async () => {
  const { session, show } = await fillIn();
  act(() => session.visitorActor.send({ type: 'session.revalidationRequested' }));
  show(false);
  await act(() => session.resolveVisitor());
  show(true);
  expect(nickname()).toBe('Lovelace');
});

test('FC-064 a form that goes only when its member is known again is given back, too', async () => {
  const { session, show } = await fillIn();
  act(() => session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await act(() => session.resolveVisitor());
  show(false);
  show(true);
  expect(nickname()).toBe('Lovelace');
});

test.each([
  ['a minute later', 60_000],
  ['by a clock that was set back since (D-383)', -60_000],
])(
  'FC-064 FC-184 what a form still holds when the member is back is not given to a later one, %s',
  async (_, after) => {
    const { session, show, pass } = await fillIn();
    act(() => session.expire());
    act(() => session.admit(ada));
    pass(after);
    show(false);
    show(true);
    expect(nickname()).toBe('');
  },
);

const keeperOf = useKeptNickname.keeperOf;

test('FC-064 what an actor keeps after its form is left is there for the member whose session has ended, once', async () => {
  const { session, show } = await fillIn();
  show(false);
  act(() => session.expire());
  keeperOf(session).keep('Countess');
  act(() => session.admit(ada));
  show(true);
  expect(nickname()).toBe('Countess');
  show(false);
  show(true);
  expect(nickname()).toBe('');
});

test('FC-064 FC-071 what an actor keeps is for no other member', async () => {
  const { session, show } = await fillIn();
  show(false);
  act(() => session.expire());
  keeperOf(session).keep('Countess');
  act(() => session.admit(grace));
  show(true);
  expect(nickname()).toBe('');
});

test.each([
  ['a sign-out', async (session: Session) => void (await session.signOut())],
  ['another member', async (session: Session) => session.admit(grace)],
])('FC-064 FC-071 an actor from before %s keeps nothing after it', async (_, forget) => {
  const { session, show } = await fillIn();
  const keeper = keeperOf(session);
  show(false);
  await act(() => forget(session));
  act(() => session.admit(ada));
  keeper.keep('Countess');
  show(true);
  expect(nickname()).toBe('');
});

test('FC-064 what was kept, and is saved after all, is dropped', async () => {
  const { session, show } = await fillIn();
  const keeper = keeperOf(session);
  act(() => session.expire());
  show(false);
  keeper.drop();
  act(() => session.admit(ada));
  show(true);
  expect(nickname()).toBe('');
});

test('a form that is simply left and opened again begins empty', async () => {
  const { show } = await fillIn();
  show(false);
  show(true);
  expect(nickname()).toBe('');
});
