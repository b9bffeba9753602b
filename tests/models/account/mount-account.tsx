import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { parseSearch, stringifySearch } from '#app/search-params.ts';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { createCatalogue } from '#messages/catalogue.ts';
import { FIRST_AREAS } from '#messages/first-areas.ts';
import { MessagesProvider } from '#messages/messages-provider.tsx';
import { FlowRuntimeProvider } from '#session/flow-runtime.tsx';
import { createSession, type Session } from '#session/session.ts';
import { SessionProvider } from '#session/session-provider.tsx';
import type { Mounted, ViewHarness } from '../kit/view.ts';

/** Mounts a screen of the accounts at an address that is shown beside it; other pages are addresses only. */
export async function mountAccount(
  { actors, clock, inspect }: Pick<ViewHarness, 'actors' | 'clock' | 'inspect'>,
  address: string,
  view: (session: Session) => ReactNode,
  /** Puts server state into the cache that the walked machine does not ask for. */
  prepare: (queryClient: QueryClient) => void = () => {},
): Promise<Mounted> {
  const catalogue = createCatalogue('en-US');
  await catalogue.load(
    ...FIRST_AREAS,
    'account.sign-in',
    'account.second-factor',
    'account.new-password',
    'account.profile',
    'account.join',
    'account.history',
    'cards',
    'rewards',
    'account.recover',
    'account.settings',
  );
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
