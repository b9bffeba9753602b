import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { createActor, type SnapshotFrom } from 'xstate';
import { parseSearch, stringifySearch } from '#app/search-params.ts';
import { useFavouriteToggles } from '#areas/store-locator/favourite-toggle.flow.ts';
import { shownLocations } from '#areas/store-locator/locator-state.ts';
import { SignInPrompt } from '#areas/store-locator/sign-in-prompt.tsx';
import { StoreCard } from '#areas/store-locator/store-card.tsx';
import { may, type Visitor } from '#domain/visitor.ts';
import { favouriteToggleMachine } from '#machines/store-locator/favourite-toggle.machine.ts';
import { createCatalogue } from '#messages/catalogue.ts';
import { FIRST_AREAS } from '#messages/first-areas.ts';
import { MessagesProvider } from '#messages/messages-provider.tsx';
import { FlowRuntimeProvider } from '#session/flow-runtime.tsx';
import { createSession } from '#session/session.ts';
import { SessionProvider, useNotices } from '#session/session-provider.tsx';
import { aLocation } from '#tests/support/locations.ts';
import { externalEvents } from '../external-events.ts';
import { testInterleavings } from '../kit/register.ts';
import { describeView } from '../kit/register-view.ts';
import type { ViewHarness } from '../kit/view.ts';
import { model, PINE_STREET } from './favourite-toggle.model.ts';

const HREF = '/store-locator?place=Seattle';
const nothing = () => {};

/** One store of the list and the prompt beside it, as the locator joins them. */
function Heart({ setting }: { setting: string }) {
  const { hearts, optimistic } = useFavouriteToggles();
  externalEvents.register(() => hearts.restore(PINE_STREET));
  const emitted = useSelector(useNotices().actor, ({ context }) => context.toasts);
  const ada: Visitor = { kind: 'member', firstName: 'Ada', memberId: 'ada' };
  const visitor: Visitor = setting === 'a guest' ? { kind: 'guest' } : ada;
  const confirmed = aLocation(PINE_STREET, { isFavorite: setting === 'a favourite' });
  return (
    <>
      <ul>
        {shownLocations([confirmed], optimistic.byKey).map((location) => (
          <StoreCard
            key={PINE_STREET}
            location={location}
            selected={false}
            isOrderStore={false}
            checking={false}
            onOrderWanted={() => {}}
            highlighted={false}
            scrolledTo={false}
            onHeartPressed={({ store, isFavorite }) =>
              hearts.press(store.storeNumber, isFavorite, may(visitor, 'keepFavourites'))
            }
            onSelected={nothing}
            onHighlighted={nothing}
          />
        ))}
      </ul>
      {optimistic.asking ? <SignInPrompt returnUrl={HREF} onClose={hearts.dismiss} /> : null}
      <p data-testid="confirmed">{String(confirmed.isFavorite)}</p>
      <p data-testid="emitted">{emitted.map(({ text }) => text.id).join(' ')}</p>
    </>
  );
}

async function mountHeart({ actors, clock, inspect, setting }: ViewHarness) {
  const catalogue = createCatalogue('en-US');
  await catalogue.load(...FIRST_AREAS, 'store-locator');
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [HREF] }),
    parseSearch,
    stringifySearch,
  });
  const queryClient = new QueryClient();
  const session = createSession({ queryClient, channel: { post: nothing, listen: () => nothing } });
  session.notices.actor.start();
  // A heart has no actor before it is pressed.
  let latest: SnapshotFrom<typeof favouriteToggleMachine> = createActor(favouriteToggleMachine, {
    input: { storeNumber: PINE_STREET },
  }).getSnapshot();
  const { unmount } = render(
    <MessagesProvider catalogue={catalogue}>
      <SessionProvider session={session}>
        <QueryClientProvider client={queryClient}>
          <FlowRuntimeProvider
            value={{
              actors,
              clock,
              inspect: (event) => {
                inspect(event);
                if (event.type === '@xstate.snapshot' && 'value' in event.snapshot)
                  latest = event.snapshot as typeof latest;
              },
            }}
          >
            <RouterContextProvider router={router}>
              <Heart setting={setting} />
            </RouterContextProvider>
          </FlowRuntimeProvider>
        </QueryClientProvider>
      </SessionProvider>
    </MessagesProvider>,
  );
  return { unmount, snapshot: () => latest };
}

describeView('store-locator/favourite-toggle', model, mountHeart);

testInterleavings('FC-056 in any order of presses and answers one call is under way, for the last choice', model, {
  calls: (calls, now) => {
    const running = calls.filter((call) => call.open && call.live());
    return running.length === (now.value === 'saving' ? 1 : 0);
  },
});
