import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createCatalogue } from '#messages/catalogue.ts';
import { MessagesProvider } from '#messages/messages-provider.tsx';
import type { TabNews } from '#platform/broadcast.ts';
import { createSession, type Session } from '#session/session.ts';
import { SessionProvider } from '#session/session-provider.tsx';
import type { Mounted, Stage } from '../kit/view.ts';

const AN_HOUR = 3_600_000;

type SessionStage = {
  session: Session;
  /** News from another tab of the browser. */
  hear: (news: TabNews) => void;
  /** What this tab told the others. */
  told: readonly TabNews[];
};

/** Mounts a view on the session of an app, whose actors outlive every screen and stand on the stage of a walk. */
export async function mountSession(
  { actors, clock, inspect }: Stage,
  view: (stage: SessionStage) => ReactNode,
): Promise<Mounted> {
  const catalogue = createCatalogue('en-US');
  await catalogue.load('shell', 'account', 'failures', 'privacy');
  const queryClient = new QueryClient();
  const listeners = new Set<(news: TabNews) => void>();
  const told: TabNews[] = [];
  let now = 0;
  const session = createSession({
    queryClient,
    channel: {
      tell: (news) => told.push(news),
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    // Each look finds another hour gone, so that a page that is shown again may always ask.
    clock: {
      now: () => {
        now += AN_HOUR;
        return now;
      },
    },
    runtime: { actors, clock, inspect },
  });
  const stop = session.start();
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const hear = (news: TabNews) => {
    for (const listener of listeners) listener(news);
  };
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <MessagesProvider catalogue={catalogue}>
          <RouterContextProvider router={router}>{view({ session, hear, told })}</RouterContextProvider>
        </MessagesProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
  return {
    unmount: () => {
      unmount();
      stop();
    },
  };
}
