import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { fromPromise, SimulatedClock } from 'xstate';
import { HOUR_MS } from '#domain/durations.ts';
import { Failure } from '#domain/failure.ts';
import { CONFIRMATION_LIFE_MS, type StoreOffer } from '#domain/ordering/order-store.ts';
import { ORDER_STORE_KEY } from '#domain/ordering/order-store-key.ts';
import { MAPS_ORIGIN_COOKIE } from '#domain/store-locator/maps-origin.ts';
import { type StoreNumber, storeNumberOf } from '#domain/stores/store.ts';
import type { Visitor } from '#domain/visitor.ts';
import { readCookie, writeCookie } from '#platform/cookies.ts';
import { sessionOf } from '#tests/support/session-of.ts';
import { NO_OTHER_TABS } from '#tests/support/tabs.ts';
import { orderStorePort } from './order-store.ts';

const NOON = 1_800_000_000_000;
const [PINE, OAK] = [storeNumberOf('1-1'), storeNumberOf('2-2')];
const ada: Visitor = { kind: 'member', firstName: 'Ada', memberId: 'ada' };
const anonymous: Visitor = { kind: 'anonymous' };
const welcome: StoreOffer = { open: true, ready: true, guestOrdering: true };

afterEach(() => {
  window.localStorage.clear();
  vi.restoreAllMocks();
});

/** One running app, whose stores answer as `offer` says. */
async function open({ visitor = anonymous, now = NOON }: { visitor?: Visitor; now?: number } = {}) {
  const time = { now };
  const timers = new SimulatedClock();
  const answers = [visitor];
  const whoIsThere = {
    restoreVisitor: fromPromise(async () => answers.at(-1) ?? anonymous),
    signOut: fromPromise(() => new Promise<void>(() => {})),
  };
  const session = sessionOf(whoIsThere, { now: () => time.now });
  const asked: StoreNumber[] = [];
  const offer = vi.fn(async (): Promise<StoreOffer> => welcome);
  const port = orderStorePort(session, new QueryClient(), {
    clock: timers,
    actors: {
      loadStore: fromPromise<StoreOffer, { storeNumber: StoreNumber }>(({ input }) => {
        asked.push(input.storeNumber);
        return offer();
      }),
      loadMenu: fromPromise(async () => ({ storeNumber: null, confirmedAt: time.now })),
    },
  });
  onTestFinished(port.subscribe(() => {}));
  const context = () => port.snapshot()?.context;
  return {
    session,
    port,
    asked,
    /** Another visitor has come by another tab. */
    async becomes(next: Visitor) {
      answers.push(next);
      session.visitorActor.send({ type: 'session.revalidationRequested' });
      await vi.waitFor(() => expect(session.visitor()).toEqual(next));
    },
    offer,
    context,
    /** Time goes by for the clock and for timers alike. */
    pass: (ms: number) => {
      time.now += ms;
      timers.increment(ms);
    },
    /** Time goes by while the computer sleeps: timers stand still. */
    sleep: (ms: number) => {
      time.now += ms;
    },
    async ready() {
      await vi.waitFor(() => expect(port.snapshot()).not.toBeNull());
    },
    async choose(storeNumber: StoreNumber) {
      await port.request({ storeNumber, distance: 2, origin: 'locator' });
      await vi.waitFor(() => expect(context()?.storeNumber).toBe(storeNumber));
    },
  };
}

const kept = () => window.localStorage.getItem(ORDER_STORE_KEY);

test('ORD-018 ORD-080 the store is there on the next visit, and has to be confirmed', async () => {
  const first = await open();
  await first.choose(PINE);
  const next = await open({ now: NOON + 60_000 });
  await next.ready();
  expect(next.context()).toMatchObject({
    storeNumber: PINE,
    distance: 2,
    storeConfirmationTimestamp: NOON,
    needsConfirmation: true,
  });
  next.port.send({ type: 'store.confirmed', at: NOON + 60_000 });
  expect(JSON.parse(kept() ?? '')).toMatchObject({ confirmedAt: NOON + 60_000 });
});

test('ORD-080 what was kept never takes the place of a newer choice', async () => {
  await (await open()).choose(PINE);
  const next = await open();
  // Before the machine, and what it restores, is there.
  await next.choose(OAK);
  expect(next.context()).toMatchObject({ storeNumber: OAK, needsConfirmation: false });
  expect(JSON.parse(kept() ?? '')).toMatchObject({ storeNumber: OAK });
});

test('ORD-018 a tab that has chosen nothing leaves what another tab keeps, until it signs out', async () => {
  const idle = await open({ visitor: ada });
  await idle.ready();
  await (await open()).choose(PINE);
  idle.port.send({ type: 'dialog.dismissed' });
  expect(JSON.parse(kept() ?? 'null')).toMatchObject({ storeNumber: PINE });
  idle.session.visitorActor.send({ type: 'signOut.pressed' });
  expect(kept()).toBeNull();
});

test('ORD-018 signing out forgets the store at once, in the browser too', async () => {
  const app = await open({ visitor: ada });
  await app.choose(PINE);
  app.session.visitorActor.send({ type: 'signOut.pressed' });
  expect(app.context()?.storeNumber).toBeNull();
  expect(kept()).toBeNull();
});

test('FC-071 D-432 the store of a member in whose place one came by another tab is left, and not the one that lies in the browser', async () => {
  const app = await open({ visitor: ada });
  await app.choose(PINE);
  await (await open()).choose(OAK);
  await app.becomes({ kind: 'guest' });
  expect(app.context()?.storeNumber).toBeNull();
  expect(JSON.parse(kept() ?? 'null')).toMatchObject({ storeNumber: OAK });
});

test('ORD-079 only a store that an address names is followed from a map of another site', async () => {
  writeCookie(MAPS_ORIGIN_COOKIE, '{"source":"google_maps","tracking":true}', { maxAgeSeconds: 60 });
  onTestFinished(() => writeCookie(MAPS_ORIGIN_COOKIE, '', { maxAgeSeconds: 0 }));
  const app = await open();
  await app.choose(PINE);
  await new Promise((resolve) => setTimeout(resolve));
  expect(readCookie(MAPS_ORIGIN_COOKIE)).toContain('true');
  app.offer.mockResolvedValueOnce({ ...welcome, open: false });
  await app.port.request({ storeNumber: OAK, distance: null, origin: 'address' });
  await vi.waitFor(() => expect(readCookie(MAPS_ORIGIN_COOKIE)).toContain('false'));
});

test('ORD-018 D-408 a store that waits for the file of the machine as its visitor signs out is not chosen for the next', async () => {
  const app = await open({ visitor: ada });
  await app.session.resolveVisitor();
  await app.port.request({ storeNumber: PINE, distance: 2, origin: 'locator' });
  app.session.visitorActor.send({ type: 'signOut.pressed' });
  await app.ready();
  expect(app.asked).toEqual([]);
  expect([app.context()?.storeNumber, kept()]).toEqual([null, null]);
});

test('ORD-018 D-408 a store that was wanted before it was known who visits is not chosen after a sign-out in another tab', async () => {
  const app = await open({ visitor: ada });
  const wanted = app.port.request({ storeNumber: PINE, distance: 2, origin: 'locator' });
  app.session.visitorActor.send({ type: 'session.endedElsewhere' });
  await wanted;
  await app.ready();
  expect(app.asked).toEqual([]);
});

test('LOC-077 D-408 that a store was chosen, and was not heard of before its visitor signed out, leads the next nowhere', async () => {
  const app = await open({ visitor: ada });
  await app.choose(PINE);
  app.session.visitorActor.send({ type: 'signOut.pressed' });
  const heard: string[] = [];
  app.port.on(({ type }) => heard.push(type));
  expect(heard).toEqual([]);
});

test('ORD-080 two hours count from the choice, whatever was tried and refused meanwhile', async () => {
  const app = await open();
  await app.choose(PINE);
  app.pass(HOUR_MS);
  app.offer.mockRejectedValueOnce(new Failure('offline'));
  await app.port.request({ storeNumber: OAK, distance: null, origin: 'locator' });
  await vi.waitFor(() => expect(app.port.snapshot()?.hasTag('error')).toBe(true));
  app.port.send({ type: 'dialog.dismissed' });
  app.pass(HOUR_MS);
  expect(app.context()?.needsConfirmation).toBe(false);
  app.pass(1);
  expect(app.context()?.needsConfirmation).toBe(true);
});

test('ORD-080 a computer that slept for hours asks as soon as the page is shown again', async () => {
  const app = await open();
  await app.choose(PINE);
  app.sleep(CONFIRMATION_LIFE_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(app.context()?.needsConfirmation).toBe(false);
  app.sleep(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(app.context()?.needsConfirmation).toBe(true);
});

test('ORD-080 the two hours go on while a computer sleeps: what is left of them is counted anew as the page is shown', async () => {
  const app = await open();
  await app.choose(PINE);
  app.sleep(HOUR_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  app.pass(HOUR_MS);
  expect(app.context()?.needsConfirmation).toBe(false);
  app.pass(1);
  expect(app.context()?.needsConfirmation).toBe(true);
});

test('LOC-074 whether the visitor is a member is known before a store is checked for them', async () => {
  for (const [visitor, state] of [
    [anonymous, { refused: 'accountRequired' }],
    [ada, { resting: 'sure' }],
  ] as const) {
    const app = await open({ visitor });
    app.offer.mockResolvedValueOnce({ ...welcome, guestOrdering: false });
    await app.port.request({ storeNumber: PINE, distance: null, origin: 'address' });
    await vi.waitFor(() => expect(app.port.snapshot()?.value).toEqual(state));
  }
});

test('LOC-077 who begins to listen after a store was chosen still hears of it, once', async () => {
  const app = await open();
  await app.choose(PINE);
  const heard: string[] = [];
  const stop = app.port.on(({ type }) => heard.push(type));
  stop();
  app.port.on(({ type }) => heard.push(type));
  expect(heard).toEqual(['store.chosen']);
});

/** The port of a session of its own, whose machine cannot be fetched until `restore` is called. */
async function withoutMachine() {
  vi.resetModules();
  vi.doMock('./order-store-actor.ts', () => {
    throw new Error('the network is gone');
  });
  const { orderStorePort: freshPort } = await import('./order-store.ts');
  const { createSession: freshSession } = await import('../session.ts');
  const session = freshSession({
    queryClient: new QueryClient(),
    channel: NO_OTHER_TABS,
    runtime: { actors: { restoreVisitor: fromPromise(async () => anonymous) } },
  });
  onTestFinished(session.start());
  const toasts = () => session.notices.actor.getSnapshot().context.toasts.map(({ text }) => text.id);
  const isSaid = () => vi.waitFor(() => expect(toasts()).toEqual(['failures.offline']));
  return {
    port: freshPort(session, new QueryClient()),
    isSaid,
    restore: () => vi.doUnmock('./order-store-actor.ts'),
  };
}

test('FC-178 a page that waits for a machine that cannot be fetched says why, and has it once there is a network', async () => {
  const { port, isSaid, restore } = await withoutMachine();
  const stop = port.subscribe(() => {});
  await isSaid();
  restore();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(port.snapshot()).not.toBeNull());
  stop();
});

test('a machine that cannot be fetched shows a message, and the next press tries again', async () => {
  const { port, isSaid, restore } = await withoutMachine();
  await port.request({ storeNumber: PINE, distance: null, origin: 'locator' });
  await isSaid();
  restore();
  port.send({ type: 'store.cleared' });
  await vi.waitFor(() => expect(port.snapshot()).not.toBeNull());
});
