import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { AnyActor } from 'xstate';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { type AppPartsNeeds, createAppParts } from '#app/app-parts.ts';
import { messageAreas } from '#app/build/message-files.ts';
import { parseSearch, stringifySearch } from '#app/search-params.ts';
import { type Configuration, DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { MessageArea } from '#messages/message-values.gen.ts';
import { MessagesProvider } from '#messages/messages-provider.tsx';
import { type FlowRuntime, FlowRuntimeProvider } from '#session/flow-runtime.tsx';
import type { Session } from '#session/session.ts';
import { SessionProvider } from '#session/session-provider.tsx';
import { NO_OTHER_TABS } from '#tests/support/tabs.ts';
import type { Mounted, ViewHarness } from './view.ts';

const EVERY_AREA = messageAreas('.') as MessageArea[];
const never = () => new Promise<never>(() => {});

export type MountParts = { queryClient: QueryClient; session: Session; router: ReturnType<typeof routerAt> };

export type MountOptions = Partial<Pick<AppPartsNeeds, 'locale' | 'channel' | 'clock'>> & {
  /** Where the view stands. It is shown beside the view; other pages are addresses only. */
  address?: string;
  configuration?: Configuration;
  /** What the actors beside the walked machine come to. */
  actors?: NonNullable<FlowRuntime['actors']>;
  /** The session runs from the start, on this; without it only its notices do. */
  sessionRuntime?: FlowRuntime;
  /** Before anything is drawn: server state that the view finds in the cache, what the session knows. */
  prepare?: (parts: MountParts) => void;
};

/**
 * Mounts a view as the app would, on the runtime of a walk, until its test ends at the latest. What the walk does not answer
 * is never answered.
 */
export async function mount(
  { runtime }: Partial<Pick<ViewHarness, 'runtime'>>,
  view: ReactNode | ((parts: MountParts) => ReactNode),
  {
    address = '/',
    locale = 'en-US',
    channel = NO_OTHER_TABS,
    clock,
    configuration = DEFAULT_CONFIGURATION,
    actors,
    sessionRuntime,
    prepare,
  }: MountOptions = {},
): Promise<Mounted> {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(never);
  const { queryClient, session, catalogue } = createAppParts({
    locale,
    channel,
    ...(clock ? { clock } : {}),
    ...(sessionRuntime ? { runtime: sessionRuntime } : {}),
  });
  await catalogue.load(...EVERY_AREA);
  const router = routerAt(address, catalogue);
  queryClient.setQueryData(configurationQuery.queryKey, configuration);
  session.notices.actor.start();
  const stop = sessionRuntime ? session.start() : () => {};
  const parts = { queryClient, session, router };
  prepare?.(parts);
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <MessagesProvider catalogue={catalogue}>
          <FlowRuntimeProvider value={{ ...runtime, actors: { ...actors, ...runtime?.actors } }}>
            <RouterContextProvider router={router}>
              {typeof view === 'function' ? view(parts) : view}
              <Address history={router.history} />
            </RouterContextProvider>
          </FlowRuntimeProvider>
        </MessagesProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
  const end = () => {
    unmount();
    stop();
    queryClient.clear();
    fetched.mockRestore();
  };
  onTestFinished(end);
  return { unmount: end };
}

/** Mounts the view of an actor that lives outside React; as its parent would, it removes the view once the actor has ended. */
export async function mountActor(
  harness: ViewHarness,
  actor: AnyActor,
  view: ReactNode,
  options: MountOptions,
): Promise<Mounted> {
  const Until = () => (useSelector(actor, ({ status }) => status === 'active') ? view : null);
  const { unmount } = await mount(harness, <Until />, options);
  actor.start();
  return {
    unmount: () => {
      actor.stop();
      unmount();
    },
  };
}

function routerAt(address: string, catalogue: Catalogue) {
  return createRouter({
    routeTree: createRootRouteWithContext<{ catalogue: Catalogue }>()(),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { catalogue },
    parseSearch,
    stringifySearch,
  });
}

/** Shows the address in place of the browser's bar. */
function Address({ history }: Pick<MountParts['router'], 'history'>) {
  const href = useSyncExternalStore(history.subscribe, () => history.location.href);
  return <p data-testid="address">{href}</p>;
}
