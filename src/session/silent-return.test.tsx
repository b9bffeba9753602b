import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { Member, Visitor } from '#domain/visitor.ts';
import { sessionOf } from '#tests/support/session-of.ts';

const ADA: Member = { kind: 'member', firstName: 'Ada', memberId: 'ada' };

/** A browser that was kept signed in, whose session has just been brought back silently. */
async function bringBack() {
  let now = 1_780_000_000_000;
  const asked: boolean[] = [];
  const actors = {
    restoreVisitor: fromPromise<Visitor, void>(async () => ({ kind: 'anonymous' })),
    clearCookies: fromPromise<Visitor, { keepSignedIn: boolean }>(async ({ input: { keepSignedIn } }) => {
      asked.push(keepSignedIn);
      return keepSignedIn ? ADA : { kind: 'anonymous' };
    }),
  };
  const session = sessionOf(actors, { now: () => now });
  await session.resolveVisitor();
  expect(await session.openCredentials({ keepSignedIn: true })).toEqual(ADA);
  return {
    asked,
    /** The session ends at the server, so many milliseconds later by the visitor's clock. */
    endAfter: (milliseconds: number) => {
      now += milliseconds;
      session.expire();
      return session.openCredentials({ keepSignedIn: true });
    },
  };
}

test('FC-064 a session that ends right after it was brought back silently is not brought back so again', async () => {
  const { asked, endAfter } = await bringBack();
  expect(await endAfter(9_999)).toEqual({ kind: 'anonymous' });
  expect(asked).toEqual([true, false]);
});

test.each([
  ['ten seconds later', 10_000],
  ['by a clock that was set back since', -60 * 60_000],
])('FC-184 D-383 one that ends %s is brought back again', async (_, after) => {
  const { asked, endAfter } = await bringBack();
  expect(await endAfter(after)).toEqual(ADA);
  expect(asked).toEqual([true, true]);
});
