import { fromPromise } from 'xstate';
import { storeQuery } from '#api/stores/store-by-number.ts';
import { storeTimeSlotsQuery } from '#api/stores/time-slots.ts';
import { OrderStoreRegion } from '#app/shell/order-store-region.tsx';
import { OrderStorePanel } from '#areas/menu/order-store/order-store-panel.tsx';
// Loaded before the walks begin, so that none of them waits for a file.
import '#areas/ordering/order-store-dialogs.tsx';
import { StoreCard } from '#areas/store-locator/results/store-card.tsx';
import type { StoreChoice } from '#domain/ordering/order-store.ts';
import { ORDER_STORE_KEY } from '#domain/ordering/order-store-key.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import type { Visitor } from '#domain/visitor.ts';
import { useOrderStore, useOrderStorePort, useSelectStore } from '#session/order-store/order-store.ts';
import '#session/order-store/order-store-actor.ts';
import { aLocation } from '#tests/support/locations.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { testInterleavings } from '../kit/register.ts';
import { describeView } from '../kit/register-view.ts';
import type { ViewHarness } from '../kit/view.ts';
import { model, NOW, OAK, PINE } from './store-selection.model.ts';

const nothing = () => {};

/** The order store on every page where it shows: two cards of a list, the panel of the menu, and what stands around them. */
function Pages() {
  const port = useOrderStorePort();
  const { storeNumber: orderStore, loading } = useOrderStore();
  const select = useSelectStore();
  externalEvents.register((event) => port.send(event as Parameters<typeof port.send>[0]));
  return (
    <>
      <ul>
        {[PINE, OAK].map((storeNumber) => (
          <StoreCard
            key={storeNumber}
            location={aLocation(storeNumber)}
            selected={false}
            isOrderStore={storeNumber === orderStore}
            isMember
            checking={storeNumber === loading}
            highlighted={false}
            scrolledTo={false}
            onHeartPressed={nothing}
            onSelected={nothing}
            onOrderRequested={({ store, distance }) => select({ storeNumber: store.storeNumber, distance })}
            onHighlighted={nothing}
          />
        ))}
      </ul>
      {[PINE, OAK].map((storeNumber) => (
        <button
          key={storeNumber}
          type="button"
          onClick={() => void port.request({ storeNumber, distance: null, origin: 'address' })}
        >
          Follow {storeNumber}
        </button>
      ))}
      <button type="button" onClick={() => port.send({ type: 'store.confirmed', at: NOW })}>
        Order now
      </button>
      <OrderStorePanel />
      <OrderStoreRegion />
    </>
  );
}

function mountPages(harness: ViewHarness) {
  window.localStorage.clear();
  if (harness.start === 'Pine kept') keep(PINE);
  const ada: Visitor = { kind: 'member', firstName: 'Ada', memberId: 'ada' };
  const visitor: Visitor = harness.setting === 'a member' ? ada : { kind: 'anonymous' };
  return mount(harness, <Pages />, {
    address: '/store-locator?place=Seattle',
    clock: { now: () => NOW },
    sessionRuntime: { actors: { restoreVisitor: fromPromise(async () => visitor) } },
    prepare: ({ queryClient, router }) => {
      for (const storeNumber of [PINE, OAK]) {
        queryClient.setQueryData(storeQuery(storeNumber).queryKey, aLocation(storeNumber).store);
        queryClient.setQueryData(storeTimeSlotsQuery(storeNumber).queryKey, []);
      }
      // The walk stays on one page, wherever a chosen store leads.
      router.navigate = async () => {};
    },
  });
}

function keep(storeNumber: StoreNumber): void {
  const kept = { machine: 'storeSelection', version: 1, storeNumber, distance: 1, confirmedAt: NOW - 60_000 };
  window.localStorage.setItem(ORDER_STORE_KEY, JSON.stringify(kept));
}

describeView('session/store-selection', model, mountPages);

testInterleavings(
  'ORD-079 FC-062 in any order of requests and answers one store is checked at a time, the last one wanted',
  model,
  {
    calls: (calls, now) => {
      const running = calls.filter((call) => call.open && call.live());
      const wanted = now.context.request?.storeNumber;
      return now.hasTag('busy')
        ? running.length === 1 && running.every(({ input }) => (input as StoreChoice).storeNumber === wanted)
        : running.length === 0;
    },
  },
);
