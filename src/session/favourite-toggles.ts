import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { FailureCode } from '#domain/failure.ts';
import { may, type Visitor, type VisitorChange } from '#domain/visitor.ts';
import { favouriteToggleMachine } from '#machines/session/favourite-toggle.machine.ts';
import { createListeners } from '#platform/listeners.ts';
import type { EveryActorOf } from './every-actor.ts';
import { createFlowActor, type FlowRuntime, useFlowRuntime } from './flow-runtime.tsx';
import { oncePerSession } from './once-per-session.ts';
import type { Session } from './session.ts';
import { useSession } from './session-provider.tsx';

type Toggle = ActorRefFrom<typeof favouriteToggleMachine>;

/** What the hearts of a kind show, by what they are the heart of, and the one that asks to sign in. */
type OptimisticFavourites = {
  readonly byKey: ReadonlyMap<string, boolean>;
  readonly asking: string | null;
};

/** What a kind of hearts does: those of stores, those of products. */
export type FavouriteKind = {
  /** Sends a change and writes what the server has kept into the cache. */
  readonly save: (change: { subject: string; favourite: boolean; signal: AbortSignal }) => Promise<void>;
  /** The server did not keep a change. */
  readonly refused: (failure: FailureCode) => void;
  /** It is no favourite any more, and stays none: that can be undone. */
  readonly removed: (subject: string) => void;
  /** The server has kept a change. */
  readonly kept: (subject: string, favourite: boolean) => void;
};

/** The hearts that were ever pressed: one actor each, alive across tabs and screens, so that none ever has two calls. */
export type FavouriteToggles = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly optimistic: () => OptimisticFavourites;
  /** Turns a heart; where it is still asked who visits it waits for that, and further presses of it count for nothing meanwhile. */
  readonly press: (subject: string, favourite: boolean) => void;
  /** Makes a favourite again of what was removed. */
  readonly restore: (subject: string) => void;
  readonly dismiss: () => void;
  /** The visitor goes to sign in for the heart that asks. */
  readonly signIn: () => void;
  /**
   * The visitor has changed: another one must not inherit the optimistic value. What signing in came between is done once a
   * member has arrived, and waits while a session has merely ended.
   */
  readonly follow: (change: { visitor: Visitor; how: VisitorChange }) => void;
  /** Stops everything: what one visitor has begun is nothing of the next one's (FC-071, D-408). */
  readonly forget: () => void;
};

/** Changes after which the visitor is, or may still become, the one who pressed the heart. */
const DEFERRING: ReadonlySet<VisitorChange> = new Set(['arrived', 'returned', 'restored', 'expired', 'unconfirmed']);

/** Changes after which no other visitor has taken the place of the one who pressed the heart: a call under way goes on. */
const SAME_VISITOR: ReadonlySet<VisitorChange> = new Set(['returned', 'expired', 'unconfirmed']);

const NO_OPTIMISTIC_VALUES: OptimisticFavourites = { byKey: new Map(), asking: null };

function createFavouriteToggles(session: Session, runtime: FlowRuntime, kind: FavouriteKind): FavouriteToggles {
  const own: EveryActorOf<typeof favouriteToggleMachine> = {
    saveFavourite: fromPromise(({ input, signal }) => kind.save({ ...input, signal })),
  };
  const toggles = new Map<string, Toggle>();
  /** What the hearts show that were pressed while it was not known who visits. */
  const waiting = new Map<string, boolean>();
  const { subscribe, notify } = createListeners();
  let optimistic = NO_OPTIMISTIC_VALUES;

  const update = () => {
    const byKey = new Map(waiting);
    let asking: string | null = null;
    for (const [subject, toggle] of toggles) {
      const snapshot = toggle.getSnapshot();
      if (snapshot.context.optimistic !== null) byKey.set(subject, snapshot.context.optimistic);
      if (snapshot.hasTag('asking')) asking = subject;
    }
    optimistic = { byKey, asking };
    notify();
  };

  const toggleOf = (subject: string): Toggle => {
    const known = toggles.get(subject);
    if (known) return known;
    const toggle = createFlowActor(favouriteToggleMachine, runtime, own, { subject });
    toggle.subscribe(update);
    toggle.on('favourite.refused', ({ failure }) => kind.refused(failure));
    toggle.on('favourite.removed', () => kind.removed(subject));
    toggle.on('favourite.kept', ({ favourite }) => kind.kept(subject, favourite));
    toggles.set(subject, toggle);
    return toggle.start();
  };

  const turn = (visitor: Visitor, subject: string, favourite: boolean) =>
    toggleOf(subject).send({ type: 'heart.pressed', favourite, mayKeepFavourites: may(visitor, 'keepFavourites') });

  const press: FavouriteToggles['press'] = (subject, favourite) => {
    if (!session.visitorActor.getSnapshot().hasTag('unknown')) return turn(session.visitor(), subject, favourite);
    // A member is not asked to sign in while the session is still being asked for; what nothing shows yet cannot be turned back.
    if (waiting.has(subject)) return;
    waiting.set(subject, favourite);
    update();
    void session.resolveVisitor().then((visitor) => {
      if (!waiting.delete(subject)) return;
      turn(visitor, subject, favourite);
      update();
    });
  };

  const drop = (subject: string, toggle: Toggle) => {
    toggle.stop();
    toggles.delete(subject);
  };

  const follow: FavouriteToggles['follow'] = ({ visitor, how }) => {
    if (!DEFERRING.has(how)) waiting.clear();
    for (const [subject, toggle] of toggles) {
      const now = toggle.getSnapshot();
      // The refusal that has ended the session may be that of its own call, which then asks to sign in.
      const isWaiting = now.hasTag('deferred') || (SAME_VISITOR.has(how) && now.hasTag('pending'));
      if (DEFERRING.has(how) && isWaiting) {
        if (visitor.kind === 'member') toggle.send({ type: 'member.admitted' });
      } else drop(subject, toggle);
    }
    update();
  };

  const forget = () => {
    waiting.clear();
    for (const [subject, toggle] of toggles) drop(subject, toggle);
    update();
  };

  return {
    follow,
    forget,
    subscribe,
    optimistic: () => optimistic,
    press,
    restore: (subject) => toggleOf(subject).send({ type: 'removal.undone' }),
    dismiss: () => {
      for (const toggle of toggles.values()) toggle.send({ type: 'prompt.dismissed' });
    },
    signIn: () => {
      for (const toggle of toggles.values()) toggle.send({ type: 'signIn.chosen' });
    },
  };
}

type KindNeeds = {
  readonly session: Session;
  readonly queryClient: QueryClient;
  /** The hearts themselves, for what can be undone. */
  readonly hearts: () => FavouriteToggles;
};

/** Gives the hook of a kind of hearts: they are made once for each running app, and live as long as its session. */
export function favouriteTogglesOf(kindOf: (needs: KindNeeds) => FavouriteKind) {
  const heartsOf = oncePerSession((session, queryClient: QueryClient, runtime: FlowRuntime) => {
    const created: FavouriteToggles = createFavouriteToggles(
      session,
      runtime,
      kindOf({ session, queryClient, hearts: () => created }),
    );
    session.onForgotten(created.forget);
    session.onVisitorChange(created.follow);
    return created;
  });
  return function useToggles() {
    const hearts = heartsOf(useSession(), useQueryClient(), useFlowRuntime());
    const optimistic = useSyncExternalStore(hearts.subscribe, hearts.optimistic, hearts.optimistic);
    return { hearts, optimistic };
  };
}
