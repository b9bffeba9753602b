import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { StoreChoice, StoreRequest } from '#domain/ordering/order-store.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import type { storeSelectionMachine } from '#machines/session/store-selection.machine.ts';
import { createListeners } from '#platform/listeners.ts';
import { isOnline, onOnlineChange } from '#platform/online.ts';
import { pageUsable } from '#platform/page-usable.ts';
import { type FlowRuntime, useFlowRuntime } from '../flow-runtime.tsx';
import { missingMachineWords } from '../missing-file.ts';
import { oncePerSession } from '../once-per-session.ts';
import type { Session } from '../session.ts';
import { useSession } from '../session-provider.tsx';
import type { StoreSelectionActor } from './order-store-actor.ts';
import { markOrderStoreLoaded } from './order-store-loaded.ts';

type Snapshot = SnapshotFrom<typeof storeSelectionMachine>;
type Event = EventFrom<typeof storeSelectionMachine>;
type Refusal = 'closed' | 'notReady' | 'accountRequired' | 'unknownStore' | 'failed';
type Emitted = Parameters<Parameters<StoreSelectionActor['on']>[1]>[0];

/**
 * The order store of a running app as everybody reaches it: its machine comes with the first who needs it, so that no page
 * waits for it, and what is said meanwhile is said when it is there.
 */
export type OrderStorePort = {
  /** Null until the machine is there, and in every prerendered page. */
  snapshot(): Snapshot | null;
  /** Called on every change; loads the machine, too. */
  subscribe(listener: () => void): () => void;
  /** Called on every change, once another part has loaded the machine. */
  watch(listener: () => void): () => void;
  send(event: Event): void;
  /** Requests a store as the current visitor, once that is known. */
  request(store: Omit<StoreRequest, 'isMember'>): Promise<void>;
  /** Called with what the machine emits, also with what was emitted before any listener. */
  on(listener: (emitted: Emitted) => void): () => void;
};

/** The order store of a session. */
export const orderStorePort = oncePerSession(createPort);

function createPort(
  session: Session,
  queryClient: QueryClient,
  runtime: FlowRuntime = session.runtime,
): OrderStorePort {
  const { subscribe: watch, notify } = createListeners();
  const emissions = createListeners<[Emitted]>();
  let actor: StoreSelectionActor | null = null;
  const waiting: Event[] = [];
  /** Listeners come later than the page, and a store may be chosen before. */
  const unheard: Emitted[] = [];
  let begun = false;
  let timesForgotten = 0;
  /** Parts of the screen that show nothing until the machine is there. */
  let subscribers = 0;

  const load = async () => {
    begun = true;
    await pageUsable();
    markOrderStoreLoaded(session);
    const loaded = await import('./order-store-actor.ts').catch(noteMissing);
    // The caller may have left while the machine was loading.
    if (!loaded || session.visitorActor.getSnapshot().status !== 'active') return;
    start(loaded.startOrderStore(session, queryClient, runtime));
  };
  const noteMissing = async (thrown: unknown) => {
    begun = false;
    if (waiting.splice(0).length === 0 && subscribers === 0) return null;
    // What was asked for could not start: a message is shown, and another request tries again, or the network that is back.
    const stop = onOnlineChange(() => {
      if (!isOnline()) return;
      stop();
      if (subscribers > 0) begin();
    });
    session.notices.toast('order-store', { text: await missingMachineWords(thrown), tone: 'failure' });
    return null;
  };
  const start = (started: StoreSelectionActor) => {
    actor = started;
    started.subscribe(() => notify());
    started.on('*', (emitted) => {
      if (emissions.count() === 0) unheard.push(emitted);
      emissions.notify(emitted);
    });
    for (const event of waiting.splice(0)) started.send(event);
    notify();
  };
  const begin = () => {
    if (!begun) void load();
  };

  const send = (event: Event) => {
    if (actor) return actor.send(event);
    waiting.push(event);
    begin();
  };

  // A sign-out empties everything at its press, also what waits for the file of the machine (D-408).
  session.onForgotten(() => {
    timesForgotten += 1;
    waiting.splice(0);
    unheard.splice(0);
  });

  return {
    snapshot: () => actor?.getSnapshot() ?? null,
    subscribe(listener) {
      begin();
      subscribers += 1;
      const stop = watch(listener);
      return () => {
        subscribers -= 1;
        stop();
      };
    },
    watch,
    send,
    async request(store) {
      begin();
      const before = timesForgotten;
      const visitor = await session.resolveVisitor();
      if (timesForgotten !== before) return;
      send({ type: 'store.requested', request: { ...store, isMember: visitor.kind === 'member' } });
    },
    on(listener) {
      const stop = emissions.subscribe(listener);
      for (const emitted of unheard.splice(0)) listener(emitted);
      return stop;
    },
  };
}

/** The order store of the app around a part of the screen. */
export function useOrderStorePort(): OrderStorePort {
  return orderStorePort(useSession(), useQueryClient(), useFlowRuntime());
}

/** What the machine says now; null until it is there. */
export function useOrderStoreSnapshot(): Snapshot | null {
  const port = useOrderStorePort();
  return useSyncExternalStore(port.subscribe, port.snapshot, () => null);
}

/** Why a store did not become the order store; null where none was refused. */
export function storeRefusalOf({ value }: Snapshot): Refusal | null {
  return typeof value === 'object' && 'refused' in value ? value.refused : null;
}

/** What the machine holds, for other parts: a page without stores does not load it. */
export function useLoadedOrderStore(): Snapshot | null {
  const port = useOrderStorePort();
  return useSyncExternalStore(port.watch, port.snapshot, () => null);
}

/** The store that orders go to, as screens show it. */
export type ShownOrderStore = {
  /** `unknown` until it has been looked up, as in every prerendered page. */
  readonly state: 'unknown' | 'none' | 'chosen';
  readonly storeNumber: StoreNumber | null;
  /** Miles, at the time of the choice. */
  readonly distance: number | null;
  /** Restored, or chosen long ago: ask before an order is sent there (decision AO-66). */
  readonly needsConfirmation: boolean;
  /** The store whose checks are under way. */
  readonly loading: StoreNumber | null;
};

/** The order store and what is going on with it. */
export function useOrderStore(): ShownOrderStore {
  const snapshot = useOrderStoreSnapshot();
  const { storeNumber = null, distance = null, needsConfirmation = false, request = null } = snapshot?.context ?? {};
  return {
    state: snapshot === null ? 'unknown' : storeNumber === null ? 'none' : 'chosen',
    storeNumber,
    distance,
    needsConfirmation,
    loading: snapshot?.hasTag('busy') ? (request?.storeNumber ?? null) : null,
  };
}

/** How a screen asks for a store to order from: its checks run, and the app goes to the menu or says why not. */
export function useSelectStore(): (choice: StoreChoice) => void {
  const port = useOrderStorePort();
  return useCallback((choice: StoreChoice) => void port.request({ ...choice, origin: 'locator' }), [port]);
}
