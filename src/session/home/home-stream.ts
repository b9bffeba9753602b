import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Actor, fromPromise, type SnapshotFrom } from 'xstate';
import { profileQuery } from '#api/account/profile.ts';
import { onChangeSent } from '#api/changes.ts';
import { fetchStream, streamKey, streamQuery } from '#api/home/stream.ts';
import type { FailureCode } from '#domain/failure.ts';
import { type Stream, streamCards } from '#domain/home/stream-card.ts';
import { endsAround, type StreamItem, type StreamSubject, unexpired } from '#domain/home/stream-item.ts';
import { homeStreamMachine } from '#machines/home/home-stream.machine.ts';
import { LONGEST_TIMER_MS } from '#platform/clock.ts';
import { onPageShown } from '#platform/document.ts';
import { useConfiguration, useIsConfigurationKnown } from '../configuration.ts';
import type { EveryActorOf } from '../every-actor.ts';
import { createFlowActor, type FlowRuntime, useFlowRuntime } from '../flow-runtime.tsx';
import { useKeptLocale } from '../kept-locale.ts';
import { oncePerSession, stopWithSession } from '../once-per-session.ts';
import { noteServerTime, serverAheadOf, serverNow } from '../server-time.ts';
import type { Session } from '../session.ts';
import { useClock, useIsVisitorUnknown, useSession, useVisitor } from '../session-provider.tsx';
import { STREAM_AGING_CHANGES } from './stream-aging-changes.ts';

type HomeStreamActor = Actor<typeof homeStreamMachine>;

/**
 * Up to when the items are known, by the clock of the server, which alone can be held against its records: it read them after
 * the request was sent. Null where the server says no time, so that nothing is left out on a guess.
 */
function seenUntil(answeredAt: number | null, tookMs: number): number | null {
  return answeredAt === null ? null : answeredAt - Math.max(0, tookMs);
}

/** The transport ends a request that takes too long. */
const streamActors = (session: Session, queryClient: QueryClient) =>
  ({
    fetchStream: fromPromise(async ({ input: { subject, modifiedSince }, signal }) => {
      const at = session.clock.now();
      const { outcome, items, answeredAt } = await fetchStream(subject, modifiedSince, signal);
      if (signal.aborted) throw new DOMException('The feed was dropped.', 'AbortError');
      const now = session.clock.now();
      if (answeredAt !== null) noteServerTime(session, answeredAt);
      queryClient.setQueryData(streamQuery(subject).queryKey, (known = []) =>
        unexpired(outcome === 'unmodified' ? known : items, serverNow(session)),
      );
      return { outcome, at, seenUntil: seenUntil(answeredAt, now - at) };
    }),
  }) satisfies EveryActorOf<typeof homeStreamMachine>;

/** The feed of a running app: it outlives the page, so that coming back within five minutes asks for nothing (FED-051). */
export const homeStreamOf = oncePerSession((session, queryClient: QueryClient, runtime: FlowRuntime) => {
  const actor = createFlowActor(homeStreamMachine, runtime, streamActors(session, queryClient)).start();
  queryClient.setQueryDefaults(streamKey, { gcTime: Number.POSITIVE_INFINITY });
  const drop = () => actor.send({ type: 'stream.dropped' });
  stopWithSession(session, [
    session.onVisitorChange(drop),
    onChangeSent((operation) => {
      if (STREAM_AGING_CHANGES.includes(operation)) actor.send({ type: 'stream.markedStale' });
    }),
    // What the cache has lost with the rest of the server's answers is asked for anew.
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      const isStream = query.queryKey[0] === streamKey[0] && query.queryKey[1] === streamKey[1];
      if (isStream && actor.getSnapshot().hasTag('shown') && (type === 'removed' || query.state.data === undefined))
        drop();
    }),
    () => actor.stop(),
  ]);
  return actor;
});

/** `off`: guests have no feed here (FED-041). */
type HomeStreamStatus = 'off' | 'loading' | 'shown' | 'failed';

export interface HomeStream extends Stream {
  readonly status: HomeStreamStatus;
  /** Why the last try failed; the cards may be there all the same. */
  readonly failure: FailureCode | null;
  readonly retry: () => void;
}

/** The feed of the visitor, fetched where it is new or old (FED-040, FED-041, FED-051). */
export function useHomeStream(): HomeStream {
  const session = useSession();
  const queryClient = useQueryClient();
  const actor = homeStreamOf(session, queryClient, useFlowRuntime());
  const clock = useClock();
  const { rewards } = useConfiguration();
  const { subject, isOff } = useSubject();
  const snapshot = useSnapshot(actor);
  const { data: items } = useQuery(streamQuery(snapshot.context.subject ?? NO_SUBJECT));
  const hasBirthday = useHasBirthday(items?.some(({ type }) => type === 'addBirthday') ?? false);

  const isIdle = snapshot.matches('idle');
  useEffect(() => {
    if (!subject) return;
    const view = () => actor.send({ type: 'stream.viewed', subject, at: clock.now() });
    // What was dropped while it is in sight is asked for again.
    if (isIdle) view();
    return onPageShown(view);
  }, [actor, clock, subject, isIdle]);
  useEffect(() => {
    if (subject) actor.send({ type: 'stream.viewed', subject, at: clock.now() });
  }, [actor, clock, subject]);

  const retry = useCallback(() => actor.send({ type: 'retry.pressed' }), [actor]);
  const types = rewards.streamItemTypes;
  const isShown = !isOff && snapshot.hasTag('shown') && items !== undefined;
  const shownItems = isShown ? items : NO_ITEMS;
  const lastEnd = useLastEnd(shownItems, serverAheadOf(session));
  const stream = useMemo(
    // Nothing ends between the last end and the next one.
    () => streamCards(shownItems, { now: lastEnd, types, hasBirthday }),
    [shownItems, lastEnd, types, hasBirthday],
  );
  return { ...stream, status: statusOf(snapshot, { isOff, isShown }), failure: snapshot.context.failure, retry };
}

const NO_ITEMS: readonly StreamItem[] = [];

/**
 * When the last item has ended, milliseconds since 1970 by the clock of the server: another number as soon as the next one ends,
 * while it is watched too (FED-057).
 */
function useLastEnd(items: readonly StreamItem[], ahead: number): number {
  const clock = useClock();
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        const now = clock.now() + ahead;
        const { next } = endsAround(items, now);
        if (next === null) return;
        const done = () => {
          // In this order: what ends between the two readings of the clock is seen by the second.
          wait();
          listener();
        };
        timer = setTimeout(done, Math.min(next - now, LONGEST_TIMER_MS));
      };
      wait();
      // Timers stand still while a computer sleeps: this one would ring late by as long.
      const stop = onPageShown(() => {
        clearTimeout(timer);
        wait();
        listener();
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
    [items, clock, ahead],
  );
  return useSyncExternalStore(
    subscribe,
    () => endsAround(items, clock.now() + ahead).last ?? 0,
    () => 0,
  );
}

const NO_SUBJECT: StreamSubject = { audience: 'guest', locale: '', types: '' };

/** Whose feed is shown, once visitor and flags are known. */
function useSubject(): { subject: StreamSubject | null; isOff: boolean } {
  const { kind } = useVisitor();
  const isUnknown = useIsVisitorUnknown();
  const isConfigured = useIsConfigurationKnown();
  const { streamItemTypes, enableUnauthenticatedStream } = useConfiguration().rewards;
  const locale = useKeptLocale();
  const audience = kind === 'member' ? 'member' : 'guest';
  const isKnown = !isUnknown && isConfigured;
  const isOff = isKnown && audience === 'guest' && !enableUnauthenticatedStream;
  const types = streamItemTypes.join(',');
  const subject = useMemo(
    () => (isKnown && !isOff && locale !== null ? { audience, locale, types } : null),
    [isKnown, isOff, audience, locale, types],
  ) satisfies StreamSubject | null;
  return { subject, isOff };
}

/** Whether the member's birthday is on file; only asked for where a card depends on it (FED-061). */
function useHasBirthday(isNeeded: boolean): boolean | null {
  const isMember = useVisitor().kind === 'member';
  const { data } = useQuery({ ...profileQuery(), enabled: isNeeded && isMember });
  return data ? data.birthday !== null : null;
}

function useSnapshot(actor: HomeStreamActor) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const read = () => actor.getSnapshot();
  return useSyncExternalStore(subscribe, read, read);
}

function statusOf(
  snapshot: SnapshotFrom<typeof homeStreamMachine>,
  { isOff, isShown }: { isOff: boolean; isShown: boolean },
): HomeStreamStatus {
  if (isOff) return 'off';
  if (isShown) return 'shown';
  return snapshot.hasTag('error') ? 'failed' : 'loading';
}
