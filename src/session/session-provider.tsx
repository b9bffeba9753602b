import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Visitor } from '#domain/visitor.ts';
import type { Clock } from '#platform/clock.ts';
import type { Notices } from './notices.ts';
import { oncePerSession } from './once-per-session.ts';
import type { Session } from './session.ts';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** Who is using the app; anonymous until that is known. */
export function useVisitor(): Visitor {
  return useVisitorPart((state) => state.context.visitor);
}

/** Whether it is still unknown who is using the app: the first moments, and every prerendered page. */
export function useIsVisitorUnknown(): boolean {
  return useVisitorPart((state) => state.hasTag('unknown'));
}

/** What time it is for a screen: the app's clock, which a test may hold. */
export function useClock(): Clock {
  return useSession().clock;
}

/** Changes whenever one member takes the place of another: a key for everything that a screen holds (FC-071). */
export function usePersonKey(): number {
  const { onVisitorChange, replacements } = useSession();
  return useSyncExternalStore(onVisitorChange, replacements, () => 0);
}

/** How a screen or a flow shows a notice. */
export function useNotices(): Notices {
  return useSession().notices;
}

/**
 * A part of what is known of the visitor. While a prerendered page is hydrated, the part of the first state is read,
 * because that is what the page shows; then at once the part of the state now.
 */
function useVisitorPart<Part>(select: (state: Session['firstVisitorState']) => Part): Part {
  const { visitorActor, firstVisitorState } = useSession();
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = visitorActor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [visitorActor],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(visitorActor.getSnapshot()),
    () => select(firstVisitorState),
  );
}

const countOf = oncePerSession((session) => {
  const count = { times: 0 };
  session.onForgotten(() => {
    count.times += 1;
  });
  return count;
});

/** Changes whenever everything goes: a key for a form that is open to everybody and holds what one person typed (FC-067, FC-071). */
export function useTimesForgotten(): number {
  const session = useSession();
  const count = countOf(session);
  return useSyncExternalStore(
    session.onForgotten,
    () => count.times,
    () => 0,
  );
}
