import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { parseSearch, stringifySearch } from '#app/search-params.ts';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { createCatalogue } from '#messages/catalogue.ts';
import { FIRST_AREAS } from '#messages/first-areas.ts';
import type { MessageArea } from '#messages/message-values.gen.ts';
import { MessagesProvider } from '#messages/messages-provider.tsx';
import { FlowRuntimeProvider } from '#session/flow-runtime.tsx';
import { createSession, type Session } from '#session/session.ts';
import { SessionProvider } from '#session/session-provider.tsx';
import type { Mounted, ViewHarness } from './kit/view.ts';

type ScreenSetup = {
  /** Whose words the screen speaks, besides those of every page. */
  areas: readonly MessageArea[];
  address?: string;
  /** Puts server state into the cache that the walked machine does not ask for. */
  prepare?: (queryClient: QueryClient) => void;
};

/** Mounts a screen on the runtime of a walk, at an address that is shown beside it; other pages are addresses only. */
export async function mountScreen(
  { actors, clock, inspect }: Pick<ViewHarness, 'actors' | 'clock' | 'inspect'>,
  { areas, address = '/', prepare = () => {} }: ScreenSetup,
  view: (session: Session) => ReactNode,
): Promise<Mounted> {
  const catalogue = createCatalogue('en-US');
  await catalogue.load(...FIRST_AREAS, ...areas);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: createRootRoute(), history, parseSearch, stringifySearch });
  const queryClient = new QueryClient();
  queryClient.setQueryData(configurationQuery.queryKey, DEFAULT_CONFIGURATION);
  prepare(queryClient);
  const session = createSession({ queryClient, channel: { post: () => {}, listen: () => () => {} } });
  session.notices.actor.start();
  const Address = () => {
    const href = useSyncExternalStore(history.subscribe, () => history.location.href);
    return <p data-testid="address">{href}</p>;
  };
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <MessagesProvider catalogue={catalogue}>
          <FlowRuntimeProvider value={{ actors, clock, inspect }}>
            <RouterContextProvider router={router}>
              {view(session)}
              <Address />
            </RouterContextProvider>
          </FlowRuntimeProvider>
        </MessagesProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
  return {
    unmount: () => {
      unmount();
      queryClient.clear();
    },
  };
}
