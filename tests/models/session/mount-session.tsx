import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createCatalogue } from '#messages/catalogue.ts';
import { FIRST_AREAS } from '#messages/first-areas.ts';
import { MessagesProvider } from '#messages/messages-provider.tsx';
import type { TabMessage } from '#platform/broadcast.ts';
import { createSession, type Session } from '#session/session.ts';
import { SessionProvider } from '#session/session-provider.tsx';
import type { Mounted, ViewHarness } from '../kit/view.ts';

const AN_HOUR = 3_600_000;

type MountedSession = {
  session: Session;
  /** Delivers a message from another tab of the browser. */
  hear: (message: TabMessage) => void;
  /** What this tab posted to the others. */
  emitted: readonly TabMessage[];
};

/** Mounts a view on the session of an app, whose actors outlive every screen and stand on the harness of a walk. */
export async function mountSession(
  { actors, clock, inspect }: ViewHarness,
  view: (harness: MountedSession) => ReactNode,
): Promise<Mounted> {
  const catalogue = createCatalogue('en-US');
  await catalogue.load(
    ...FIRST_AREAS,
    'account.sign-in',
    'account.second-factor',
    'account.new-password',
    'account.profile',
    'privacy',
  );
  const queryClient = new QueryClient();
  const listeners = new Set<(message: TabMessage) => void>();
  const emitted: TabMessage[] = [];
  let now = 0;
  const session = createSession({
    queryClient,
    channel: {
      post: (message) => emitted.push(message),
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
  const hear = (message: TabMessage) => {
    for (const listener of listeners) listener(message);
  };
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <MessagesProvider catalogue={catalogue}>
          <RouterContextProvider router={router}>{view({ session, hear, emitted })}</RouterContextProvider>
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
