import { useSelector } from '@xstate/react';
import { createActor, type InspectionEvent, type SnapshotFrom } from 'xstate';
import { shownLocations } from '#areas/store-locator/locator-state.ts';
import { useFavouriteToggles } from '#areas/store-locator/own-stores/favourite-toggle.flow.ts';
import { HeartSignIn } from '#areas/store-locator/own-stores/heart-sign-in.tsx';
import { StoreCard } from '#areas/store-locator/results/store-card.tsx';
import { shortStoreNumber } from '#domain/stores/store.ts';
import type { Member } from '#domain/visitor.ts';
import { favouriteToggleMachine } from '#machines/session/favourite-toggle.machine.ts';
import { useNotices } from '#session/session-provider.tsx';
import { aLocation } from '#tests/support/locations.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { testInterleavings } from '../kit/register.ts';
import { describeView } from '../kit/register-view.ts';
import { model, PINE_STREET } from './favourite-toggle.model.ts';

const HREF = '/store-locator?place=Seattle';
const nothing = () => {};
const ada: Member = { kind: 'member', firstName: 'Ada', memberId: 'ada' };

/** One store of the list and the prompt beside it, as the locator joins them. */
function Heart({ setting }: { setting: string }) {
  const { hearts, optimistic } = useFavouriteToggles();
  externalEvents.register(({ type }) => {
    if (type === 'member.admitted') hearts.follow({ visitor: ada, how: 'arrived' });
    else hearts.restore(shortStoreNumber(PINE_STREET));
  });
  const toasts = useSelector(useNotices().actor, ({ context }) => context.toasts);
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
            isMember
            checking={false}
            onOrderRequested={() => {}}
            highlighted={false}
            scrolledTo={false}
            onHeartPressed={({ store, isFavorite }) => hearts.press(shortStoreNumber(store.storeNumber), isFavorite)}
            onSelected={nothing}
            onHighlighted={nothing}
          />
        ))}
      </ul>
      {optimistic.asking ? <HeartSignIn returnUrl={HREF} onClose={hearts.dismiss} onSignIn={hearts.signIn} /> : null}
      <p data-testid="confirmed">{String(confirmed.isFavorite)}</p>
      <p data-testid="toasts">{toasts.map(({ text }) => text.id).join(' ')}</p>
    </>
  );
}

describeView('session/favourite-toggle', model, async ({ runtime, setting }) => {
  // A heart has no actor before it is pressed.
  let latest: SnapshotFrom<typeof favouriteToggleMachine> = createActor(favouriteToggleMachine, {
    input: { subject: shortStoreNumber(PINE_STREET) },
  }).getSnapshot();
  const inspect = (event: InspectionEvent) => {
    runtime.inspect(event);
    if (event.type === '@xstate.snapshot' && 'value' in event.snapshot) latest = event.snapshot as typeof latest;
  };
  const mounted = await mount({ runtime: { ...runtime, inspect } }, <Heart setting={setting} />, {
    address: HREF,
    sessionRuntime: {},
    // A press waits until it is known who visits.
    prepare: ({ session }) => session.admit(setting === 'a guest' ? { kind: 'guest' } : ada),
  });
  return { ...mounted, snapshot: () => latest };
});

testInterleavings('FC-056 in any order of presses and answers one call is under way, for the last choice', model, {
  calls: (calls, now) => {
    const running = calls.filter((call) => call.open && call.live());
    return running.length === (now.value === 'saving' ? 1 : 0);
  },
});
