import type { QueryClient } from '@tanstack/react-query';
import { type Actor, createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { clearAuthCookies, readSession, signOut } from '#api/session/session.ts';
import { noteSession, onSignedOut } from '#api/signed-out.ts';
import { identifyOnlyWhere } from '#api/transport.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { Failure } from '#domain/failure.ts';
import { isRecent } from '#domain/kept-age.ts';
import type { AdmittedVisitor, Visitor, VisitorChange } from '#domain/visitor.ts';
import { noticesMachine } from '#machines/session/notices.machine.ts';
import { visitorMachine } from '#machines/session/visitor.machine.ts';
import type { TabChannel } from '#platform/broadcast.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { onPageKept, onPageShown, reloadPage, unveilPage, veilPage } from '#platform/document.ts';
import { createListeners } from '#platform/listeners.ts';
import { dropWaiting } from '#platform/measuring/measuring.ts';
import { isOnline, onOnlineChange } from '#platform/online.ts';
import { pageUsable } from '#platform/page-usable.ts';
import { dropHiddenAddresses } from '#platform/storage/hidden-addresses.ts';
import { clearSignOutPending, isSignOutPending, markSignOutPending } from '#platform/storage/pending-sign-out.ts';
import {
  isSignOutHeardLate,
  isSignOutUnheard,
  markSignOut,
  noteSignOut,
  onSignOutMarked,
} from '#platform/storage/sign-out-mark.ts';
import { clearPersonalStorage, clearTabStorage } from '#platform/storage/storage.ts';
import { clearServerState } from './clear-server-state.ts';
import type { EveryActorOf } from './every-actor.ts';
import type { FlowRuntime } from './flow-runtime.tsx';
import { createNotices, type Notices } from './notices.ts';
import { bindSession } from './visitor-watch.ts';

/** A page that is shown again asks for its session at most this often, milliseconds. */
const RECHECK_PAUSE_MS = MINUTE_MS;

/** A session that ends this soon after it was brought back silently is not brought back so again, milliseconds. */
const SILENT_RETURN_PAUSE_MS = 10_000;

/** The actors that outlive every screen, and what the rest of the app may ask of them. */
export type Session = {
  readonly visitorActor: Actor<typeof visitorMachine>;
  /** The state before `start`: what every prerendered page shows. */
  readonly firstVisitorState: SnapshotFrom<typeof visitorMachine>;
  readonly notices: Notices;
  /** The one source of time. */
  readonly clock: Clock;
  /** What its actors run on, and others that outlive screens. */
  readonly runtime: FlowRuntime;
  /** The browser's other tabs. */
  readonly tabs: TabChannel;
  /** Begins to restore the visitor and to listen to page, network and other tabs; returns how to stop. */
  start(): () => void;
  /** Who the visitor is, once that has been asked; at once where it is known. */
  resolveVisitor(): Promise<Visitor>;
  /** Who the visitor is, but a server that could not be asked is asked anew; rejects where that fails too (FC-080). */
  confirmVisitor(): Promise<Visitor>;
  /** Who the visitor is as far as is known now. */
  visitor(): Visitor;
  /** The session's data of the member has changed: it is requested again in the background. */
  refresh(): void;
  /** The server answered that it no longer knows the session; the transport says so by itself. */
  expire(): void;
  /**
   * A page that asks for credentials is entered: its cookies are cleared, the long-lived one only where `keepSignedIn` is
   * false (decision AO-21). Resolves with who it is then: a member where the browser was kept signed in.
   */
  openCredentials(options: { readonly keepSignedIn: boolean }): Promise<Visitor>;
  /** A sign-in was accepted, or a guest's session started. */
  admit(visitor: AdmittedVisitor): void;
  /** A sign-in was accepted, but the server could not say whose: it is asked again, and until then no page ends that session. */
  leaveUnread(): void;
  /**
   * The same as `admit` for an account that was made on this screen, which is theirs and leads on by itself (ACC-067, ACC-068);
   * returns whether it is in the place of another member, whose session had ended.
   */
  admitNew(visitor: AdmittedVisitor): { readonly isReplacement: boolean };
  /** Ends the session here and in every tab at once; resolves with whether the server was reached. */
  signOut(): Promise<boolean>;
  /** How often one member took the place of another: what a screen held for the one is not for the next (FC-071). */
  replacements(): number;
  /**
   * Tokens of addresses, until the page that they lead to takes them (FC-080), or the visitor goes; they are never in an address
   * for longer.
   */
  readonly tokens: Map<string, string>;
  /** Called when everything goes, also what was begun: at sign-out, and where another visitor takes the place of a member. */
  onForgotten(listener: (extent: Forgotten) => void): () => void;
  /** Called on every change and why it happened. */
  onVisitorChange(listener: (change: { visitor: Visitor; how: VisitorChange }) => void): () => void;
};

/**
 * What of a visitor goes: where another one came by another tab, only what this tab holds. What lies in the storage of the
 * browser is the other one's by then (D-432).
 */
export type Forgotten = 'all' | 'the tab';

export type SessionNeeds = {
  readonly queryClient: QueryClient;
  readonly channel: TabChannel;
  readonly clock?: Clock;
  /** A model-based test puts its own clock, inspector and actors here. */
  readonly runtime?: FlowRuntime;
};

const visitorActorsOf = (endSignOut: () => void) =>
  ({
    restoreVisitor: fromPromise<Visitor, void>(async ({ signal }) => {
      if (!isSignOutPending()) return readSession({ signal });
      await signOut({ signal });
      endSignOut();
      // Not asked for: the answer that a page fetches ahead may be older than this sign-out.
      return { kind: 'anonymous' };
    }),
    clearCookies: fromPromise<Visitor, { keepSignedIn: boolean }>(async ({ input, signal }) => {
      // Nothing that a visitor can do yet depends on it, and the page has better use for the network.
      await pageUsable();
      if (!isSignOutPending()) return clearAuthCookies({ body: { keepSignedIn: input.keepSignedIn }, signal });
      // Without its cookie the server could not know what session to end (AO-38).
      const isHeard = await signOut({ signal }).then(
        () => true,
        () => false,
      );
      const visitor = await clearAuthCookies({ body: { keepSignedIn: false }, signal });
      if (isHeard) endSignOut();
      return visitor;
    }),
    signOut: fromPromise<void, void>(async ({ signal }) => {
      await signOut({ signal });
    }),
  }) satisfies EveryActorOf<typeof visitorMachine>;

/** The notice that the server has not heard of a sign-out; it goes once it has (FC-068). */
export const SIGN_OUT_DUE = 'sign-out-due';

/** Creates the session of a running app; nothing happens before `start`. */
export function createSession({ queryClient, channel, clock = systemClock, runtime = {} }: SessionNeeds): Session {
  const { actors, ...options } = runtime;
  const noticesActor = createActor(noticesMachine, options);
  const notices = createNotices(noticesActor);
  const forgotten = createListeners<[Forgotten]>();
  const tokens = new Map<string, string>();
  let started = false;
  let replacements = 0;
  let newcomer: { isReplacement: boolean } | null = null;
  let silentlyBack = Number.NEGATIVE_INFINITY;
  const forget = (extent: Forgotten | 'all but what was begun') => {
    clearServerState(queryClient);
    notices.clear();
    if (extent === 'the tab') clearTabStorage();
    else clearPersonalStorage({ keepBegun: extent !== 'all' });
    if (extent === 'all but what was begun') return;
    // What a link of the one leads to is not for the next (OPP-081).
    tokens.clear();
    dropWaiting();
    dropHiddenAddresses();
    forgotten.notify(extent);
  };
  const endSignOut = () => {
    clearSignOutPending();
    notices.withdraw(SIGN_OUT_DUE);
  };
  const visitorActor = createActor(
    visitorMachine.provide({
      actors: { ...visitorActorsOf(endSignOut), ...actors },
      actions: {
        noteSame: ({ context: { visitor } }) => noteSession({ isOfVisitor: visitor.kind !== 'anonymous' }),
        clearServerState: () => clearServerState(queryClient),
        clearAll: () => forget('all'),
        clearTab: () => forget('the tab'),
        clearExceptCart: () => forget('all but what was begun'),
        markSignOutPending,
        clearSignOutPending: endSignOut,
        broadcastChange: () => channel.post('session-changed'),
        broadcastEnd: () => {
          markSignOut(clock.now());
          channel.post('session-ended');
        },
      },
    }),
    options,
  );

  visitorActor.on('visitor.changed', ({ visitor, how }) => {
    // What the app found as it opened is what requests were sent with before that was known.
    if (how !== 'restored') noteSession({ isOfVisitor: visitor.kind !== 'anonymous' });
    if (how !== 'replaced') return;
    if (newcomer) newcomer.isReplacement = true;
    else replacements += 1;
  });

  /** A document of another begins with what lies in the browser by now, and nothing of this one reaches it (D-365). */
  const beginAnew = () => {
    visitorActor.stop();
    veilPage();
    reloadPage();
  };

  const listenToTabs = () => {
    let hasEnded = false;
    const stop = onSignOutMarked(() => {
      if (hasEnded && !isSignOutHeardLate(clock.now())) noteSignOut();
    });
    const stopListening = channel.listen((message) => {
      if (isSignOutHeardLate(clock.now())) return beginAnew();
      hasEnded = message === 'session-ended';
      if (message === 'session-changed') visitorActor.send({ type: 'session.revalidationRequested' });
      if (message !== 'session-ended') return;
      noteSignOut();
      visitorActor.send({ type: 'session.endedElsewhere' });
    });
    return () => {
      stop();
      stopListening();
    };
  };

  const listenToPage = () => {
    let asked = clock.now();
    const recheck = () => {
      asked = clock.now();
      visitorActor.send({ type: 'session.rechecked' });
    };
    const shown = () => {
      if (!isRecent(asked, { now: clock.now(), within: RECHECK_PAUSE_MS })) recheck();
    };
    // Without a network the question would fail, and what went wrong meanwhile is asked for as soon as there is one.
    const networkChanged = () => {
      if (isOnline()) recheck();
    };
    const veil = () => {
      if (visitorActor.getSnapshot().context.visitor.kind === 'member') veilPage();
    };
    const restored = () => {
      if (isSignOutUnheard()) return beginAnew();
      visitorActor.send({ type: 'session.revalidationRequested' });
      if (!visitorActor.getSnapshot().hasTag('veiled')) unveilPage();
    };
    const watched = visitorActor.subscribe((state) => {
      if (state.hasTag('veiled')) veilPage();
    });
    const stops = [onPageShown(shown), onOnlineChange(networkChanged), onPageKept({ left: veil, restored })];
    return () => {
      watched.unsubscribe();
      unveilPage();
      for (const stop of stops) stop();
    };
  };
  /** Resolves too when the app ends before: then no caller waits for it. */
  const until = async (holds: Parameters<typeof waitFor<typeof visitorActor>>[1]) => {
    await waitFor(visitorActor, holds).catch(() => {});
    return visitorActor.getSnapshot();
  };
  const admit = (visitor: AdmittedVisitor) => {
    // A guest who is given another session is the same visitor still, and no change (AMB-49).
    noteSession({ isOfVisitor: true });
    visitorActor.send({ type: 'visitor.admitted', visitor });
  };
  const expire = () => visitorActor.send({ type: 'session.expired' });
  const resolveVisitor = async () => (await until((state) => !state.hasTag('unknown'))).context.visitor;

  const confirmVisitor = async () => {
    await resolveVisitor();
    if (visitorActor.getSnapshot().hasTag('unconfirmed')) visitorActor.send({ type: 'session.rechecked' });
    const state = await until((now) => !now.hasTag('busy'));
    if (state.hasTag('unconfirmed')) throw new Failure('server');
    return state.context.visitor;
  };

  const session: Session = {
    visitorActor,
    firstVisitorState: visitorActor.getSnapshot(),
    notices,
    clock,
    runtime,
    tabs: channel,
    start() {
      started = true;
      identifyOnlyWhere(() => !isSignOutPending());
      noticesActor.start();
      visitorActor.start();
      const stops = [listenToTabs(), listenToPage(), onSignedOut(expire)];
      return () => {
        for (const stop of stops) stop();
        visitorActor.stop();
        noticesActor.stop();
      };
    },
    resolveVisitor,
    confirmVisitor,
    visitor: () => visitorActor.getSnapshot().context.visitor,
    refresh: () => visitorActor.send({ type: 'session.rechecked' }),
    expire,
    async openCredentials({ keepSignedIn }) {
      // A prerendered page sends no request.
      if (!started) return visitorActor.getSnapshot().context.visitor;
      const isQuick = isRecent(silentlyBack, { now: clock.now(), within: SILENT_RETURN_PAUSE_MS });
      visitorActor.send({ type: 'credentials.opened', keepSignedIn: keepSignedIn && !isQuick });
      const visitor = await resolveVisitor();
      if (visitor.kind === 'member') silentlyBack = clock.now();
      return visitor;
    },
    admit,
    leaveUnread: () => visitorActor.send({ type: 'session.begunUnread' }),
    admitNew(visitor) {
      const admitted = { isReplacement: false };
      newcomer = admitted;
      admit(visitor);
      newcomer = null;
      return admitted;
    },
    async signOut() {
      visitorActor.send({ type: 'signOut.pressed' });
      // A page that clears the cookies takes it over meanwhile.
      await until((state) => !state.hasTag('signingOut') && !state.hasTag('unknown'));
      return !isSignOutPending();
    },
    replacements: () => replacements,
    tokens,
    onForgotten: forgotten.subscribe,
    onVisitorChange(listener) {
      const subscription = visitorActor.on('visitor.changed', listener);
      return () => subscription.unsubscribe();
    },
  };
  bindSession(queryClient, session);
  return session;
}
