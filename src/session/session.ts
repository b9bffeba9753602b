import type { QueryClient } from '@tanstack/react-query';
import { type Actor, createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { readSession, signIn, signOut } from '#api/session/session.ts';
import { Failure } from '#domain/failure.ts';
import type { Visitor } from '#domain/visitor.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { noticesMachine } from '#machines/session/notices.machine.ts';
import { type VisitorChange, visitorMachine } from '#machines/session/visitor.machine.ts';
import type { TabChannel } from '#platform/broadcast.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { onPageShown } from '#platform/document.ts';
import { onOnlineChange } from '#platform/online.ts';
import { forgetPersonal } from '#platform/storage.ts';
import type { FlowRuntime } from './flow-runtime.tsx';
import { forgetAnswers } from './forget-answers.ts';
import { createNotices, type Notices } from './notices.ts';

/** A page that is shown again asks for its session at most this often, milliseconds. */
const RECHECK_PAUSE_MS = 60_000;

/** The actors that outlive every screen, and what the rest of the app may ask of them. */
export interface Session {
  readonly visitorActor: Actor<typeof visitorMachine>;
  /** The state before `start`: what every prerendered page shows. */
  readonly firstVisitorState: SnapshotFrom<typeof visitorMachine>;
  readonly notices: Notices;
  /** The one source of time. */
  readonly clock: Clock;
  /** Begins to restore the visitor and to listen to page, network and other tabs; returns how to stop. */
  start(): () => void;
  /** Who it is, once that has been asked; at once where it is known. */
  settledVisitor(): Promise<Visitor>;
  /** Who it is as far as is known now. */
  visitor(): Visitor;
  /** The server answered that it no longer knows the session. */
  expire(): void;
  /** Told when everything goes, also what was begun: at sign-out, and where one member takes the place of another. */
  onForgotten(listener: () => void): () => void;
  /** Told of every change and why it happened. */
  onVisitorChange(listener: (change: { visitor: Visitor; how: VisitorChange }) => void): () => void;
}

export interface SessionNeeds {
  readonly queryClient: QueryClient;
  readonly channel: TabChannel;
  readonly clock?: Clock;
  /** A model-based test puts its own clock, inspector and actors here. */
  readonly runtime?: FlowRuntime;
}

const visitorActors = {
  restoreVisitor: fromPromise<Visitor, void>(({ signal }) => readSession({ signal })),
  signIn: fromPromise<Visitor, { username: string; password: string }>(async ({ input, signal }) => {
    const market = 'US';
    const answer = await signIn({
      body: { ...input, rememberMe: false, market, transactionSubType: 'signin', reputation: '' },
      signal,
    });
    if (answer.outcome !== 'signed-in') throw new Failure('sign-in-refused');
    return answer.visitor;
  }),
  signOut: fromPromise<void, void>(async ({ signal }) => {
    await signOut({ signal });
  }),
} satisfies EveryActorOf<typeof visitorMachine>;

/** One for each running app; nothing happens before `start`. */
export function createSession({ queryClient, channel, clock = systemClock, runtime = {} }: SessionNeeds): Session {
  const { actors, ...options } = runtime;
  const noticesActor = createActor(noticesMachine, options);
  const notices = createNotices(noticesActor);
  const forgotten = new Set<() => void>();
  const visitorActor = createActor(
    visitorMachine.provide({
      actors: { ...visitorActors, ...actors },
      actions: {
        forgetPersonal: (_, { begunStays } = { begunStays: false }) => {
          forgetAnswers(queryClient);
          notices.clear();
          forgetPersonal({ begunStays });
          if (!begunStays) for (const listener of forgotten) listener();
        },
        tellTabsStarted: () => channel.tell('signed-in'),
        tellTabsEnded: () => channel.tell('signed-out'),
      },
    }),
    options,
  );

  const listenToTabs = () =>
    channel.listen((news) =>
      visitorActor.send({ type: news === 'signed-in' ? 'session.startedElsewhere' : 'session.endedElsewhere' }),
    );

  const listenToPage = () => {
    let asked = clock.now();
    const recheck = () => {
      if (clock.now() - asked < RECHECK_PAUSE_MS) return;
      asked = clock.now();
      visitorActor.send({ type: 'session.rechecked' });
    };
    const stops = [onPageShown(recheck), onOnlineChange(recheck)];
    return () => {
      for (const stop of stops) stop();
    };
  };

  return {
    visitorActor,
    firstVisitorState: visitorActor.getSnapshot(),
    notices,
    clock,
    start() {
      noticesActor.start();
      visitorActor.start();
      const stops = [listenToTabs(), listenToPage()];
      return () => {
        for (const stop of stops) stop();
        visitorActor.stop();
        noticesActor.stop();
      };
    },
    async settledVisitor() {
      const snapshot = await waitFor(visitorActor, (state) => !state.hasTag('unknown'));
      return snapshot.context.visitor;
    },
    visitor: () => visitorActor.getSnapshot().context.visitor,
    expire: () => visitorActor.send({ type: 'session.expired' }),
    onForgotten(listener) {
      forgotten.add(listener);
      return () => forgotten.delete(listener);
    },
    onVisitorChange(listener) {
      const subscription = visitorActor.on('visitor.changed', listener);
      return () => subscription.unsubscribe();
    },
  };
}
