// @vitest-environment jsdom
import { setImmediate } from 'node:timers/promises';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSession, signOut } from '#api/session/session.ts';
import { signIn } from '#api/session/sign-in.ts';
import { isSamePerson } from '#domain/visitor.ts';
import { startWorld, type TestWorld } from '#mocks/server.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { isSignOutPending } from '#platform/storage/pending-sign-out.ts';
import { createSession, type Session } from '#session/session.ts';
import { createTabs } from '#tests/support/tabs.ts';
import { setUpServer } from '../../support/set-up-server.ts';

/** Who the server's answer was about: what a page of a member would show. */
const MINE = ['mine'];

type Tab = { session: Session; queryClient: QueryClient; stop: () => void };

type Move = { tab: 0 | 1; steps: number } & (
  | { does: 'sign in'; as: 'member-green' | 'member-gold' }
  | { does: 'sign out' | 'open sign-in' | 'look again' | 'come back' | 'ask' | 'notice the end' }
  | { does: 'session ends on the server' | 'next sign-out fails' }
);

const place = { tab: fc.constantFrom<0 | 1>(0, 1), steps: fc.nat(12) };
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    ...place,
    does: fc.constant('sign in' as const),
    as: fc.constantFrom('member-green' as const, 'member-gold' as const),
  }),
  fc.record({
    ...place,
    does: fc.constantFrom(
      ...(['sign out', 'open sign-in', 'look again', 'come back', 'ask', 'notice the end'] as const),
      ...(['session ends on the server', 'next sign-out fails'] as const),
    ),
  }),
);

let world: TestWorld;
setUpServer();

function openTab(tabs: ReturnType<typeof createTabs>): Tab {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const session = createSession({ queryClient, channel: tabs.open() });
  return { session, queryClient, stop: session.start() };
}

async function ask({ session, queryClient }: Tab): Promise<void> {
  if (session.visitor().kind !== 'member') return;
  await queryClient
    .fetchQuery({
      queryKey: MINE,
      queryFn: async ({ signal }) => {
        const visitor = await readSession({ signal });
        if (visitor.kind !== 'member') throw new Error('no member');
        return visitor.memberId;
      },
    })
    .catch(() => {});
}

async function signInAs({ session }: Tab, persona: 'member-green' | 'member-gold'): Promise<void> {
  // Members are led away from the form, and it is not sent before the cookies are cleared.
  if ((await session.resolveVisitor()).kind === 'member') return;
  const { email: username } = PERSONAS[persona];
  const body = { username, password: PERSONA_PASSWORD, rememberMe: false, market: 'US', reputation: '' };
  const answer = await signIn({ body: { ...body, transactionSubType: 'signin' } }).catch(() => null);
  if (answer?.outcome === 'signed-in') session.admit(answer.visitor);
}

function perform(move: Move, tab: Tab): Promise<unknown> | undefined {
  const { session } = tab;
  switch (move.does) {
    case 'sign in':
      return signInAs(tab, move.as);
    case 'sign out':
      return session.signOut();
    case 'open sign-in':
      return session.visitor().kind === 'member' ? undefined : session.openCredentials({ keepSignedIn: true });
    case 'look again':
      return void session.visitorActor.send({ type: 'session.rechecked' });
    case 'come back':
      return void session.visitorActor.send({ type: 'session.revalidationRequested' });
    case 'ask':
      return ask(tab);
    case 'notice the end':
      return void session.expire();
    case 'session ends on the server':
      world.sessions.clear();
      return undefined;
    case 'next sign-out fails':
      return void world.fail(signOut, 'status:500', 1);
  }
}

/** Lets time pass until both tabs know who it is. */
async function settle(tabs: readonly Tab[]): Promise<void> {
  for (let quiet = 0; quiet < 5; ) {
    await setImmediate();
    await new Promise((resolve) => setTimeout(resolve));
    const isBusy = tabs.some(({ session, queryClient }) => {
      const now = session.visitorActor.getSnapshot();
      return now.hasTag('busy') || queryClient.isFetching() > 0;
    });
    quiet = isBusy ? 0 : quiet + 1;
  }
}

async function play(moves: readonly Move[]): Promise<void> {
  window.localStorage.clear();
  world = startWorld();
  const tabs = createTabs();
  const both = [openTab(tabs), openTab(tabs)] as const;
  const running: Promise<unknown>[] = [];
  try {
    for (const each of moves) {
      const done = perform(each, both[each.tab]);
      if (done) running.push(done);
      if (each.does === 'sign out') {
        for (const { session, queryClient } of both) {
          expect(session.visitor().kind, 'who is known right after a sign-out').toBe('anonymous');
          expect(queryClient.getQueryData(MINE), 'what is held right after a sign-out').toBeUndefined();
        }
      }
      for (let step = 0; step < each.steps; step += 1) await setImmediate();
    }
    await Promise.all(running);
    await settle(both);
    world.heal();
    // Both tabs get the focus again: by now each of them knows what the server knows.
    for (const { session } of both) session.visitorActor.send({ type: 'session.rechecked' });
    await settle(both);

    const truth = await readSession({});
    for (const { session, queryClient } of both) {
      expect(isSamePerson(session.visitor(), truth), `${session.visitor().kind} instead of ${truth.kind}`).toBe(true);
      const held = queryClient.getQueryData(MINE);
      expect(truth.kind === 'member' ? [undefined, truth.memberId] : [undefined]).toContain(held);
    }
    expect(isSignOutPending()).toBe(false);
  } finally {
    for (const { stop, queryClient } of both) {
      stop();
      queryClient.clear();
    }
  }
}

test('FC-064 FC-067 FC-068 FC-070 FC-071 whatever happens in two tabs in any order, a sign-out empties both at once, and in the end both know what the server knows and hold nothing of another visitor', async () => {
  await fc.assert(fc.asyncProperty(fc.noBias(fc.array(move, { minLength: 3, maxLength: 14, size: 'max' })), play), {
    numRuns: 120,
  });
}, 120_000);
