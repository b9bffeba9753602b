import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { CONFIRMATION_LIFE_MS, type StoreOffer, type StoreRequest } from '#domain/ordering/order-store.ts';
import { type StoreNumber, storeNumberOf } from '#domain/stores/store.ts';
import { storeSelectionMachine } from './store-selection.machine.ts';

const [PINE, OAK] = [storeNumberOf('1-1'), storeNumberOf('2-2')];
const NOON = 1_780_000_000_000;
const welcome: StoreOffer = { open: true, ready: true, guestOrdering: true };

const request = (change: Partial<StoreRequest> = {}): StoreRequest => ({
  storeNumber: PINE,
  distance: 1.5,
  origin: 'locator',
  isMember: false,
  ...change,
});

/** A running choice whose answers a test gives one after the other. */
function begin({
  restored = null,
}: {
  restored?: { storeNumber: typeof PINE; distance: number; confirmedAt: number } | null;
} = {}) {
  const clock = new SimulatedClock();
  const asked: {
    what: 'store' | 'menu';
    storeNumber: string;
    answer: (output: unknown) => void;
    fail: (error: Error) => void;
  }[] = [];
  const ask = <Output>(what: 'store' | 'menu') =>
    fromPromise<Output, { storeNumber: StoreNumber }>(
      ({ input }) =>
        new Promise((resolve, reject) =>
          asked.push({
            what,
            storeNumber: input.storeNumber,
            answer: (output) => resolve(output as Output),
            fail: reject,
          }),
        ),
    );
  const emitted: string[] = [];
  const actor = createActor(
    storeSelectionMachine.provide({
      actors: { loadStore: ask('store'), loadMenu: ask('menu') },
    }),
    { clock, input: { restored } },
  );
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    actor,
    clock,
    emitted,
    asked,
    now: () => actor.getSnapshot(),
    want: (change: Partial<StoreRequest> = {}) => actor.send({ type: 'store.wanted', request: request(change) }),
    async answer(output: unknown) {
      asked.at(-1)?.answer(output);
      await settle();
    },
    async fail(error: Error) {
      asked.at(-1)?.fail(error);
      await settle();
    },
    async choose(change: Partial<StoreRequest> = {}) {
      this.want(change);
      await this.answer(welcome);
      await this.answer({ storeNumber: null, confirmedAt: NOON });
    },
  };
}

test('LOC-075 LOC-077 ORD-077 a store that passes its checks becomes the order store, with its distance and the time', async () => {
  const { actor, now, want, answer, emitted, asked } = begin();
  want();
  expect(now().hasTag('busy')).toBe(true);
  expect(now().context.storeNumber).toBeNull();
  await answer(welcome);
  expect(emitted).toEqual([]);
  await answer({ storeNumber: null, confirmedAt: NOON });
  expect(asked.map(({ what, storeNumber }) => `${what} ${storeNumber}`)).toEqual(['store 1-1', 'menu 1-1']);
  expect(now().context).toEqual({
    storeNumber: PINE,
    distance: 1.5,
    storeConfirmationTimestamp: NOON,
    needsConfirmation: false,
    userConfirmed: false,
    userDidClear: false,
    changedAt: null,
    request: null,
    failure: null,
  });
  expect(emitted).toEqual(['store.chosen']);
  actor.stop();
});

test('LOC-071 LOC-072 LOC-074 of several reasons against a store the first is reported: closed, not ready, no account', async () => {
  const reasons: [Partial<StoreOffer>, string][] = [
    [{ open: false, ready: false, guestOrdering: false }, 'closed'],
    [{ ready: false, guestOrdering: false }, 'notReady'],
    [{ guestOrdering: false }, 'accountRequired'],
  ];
  for (const [offer, refused] of reasons) {
    const { actor, now, want, answer, asked } = begin();
    want();
    await answer({ ...welcome, ...offer });
    expect(now().value).toEqual({ refused });
    expect(asked.length, 'no menu is asked for').toBe(1);
    actor.send({ type: 'dialog.dismissed' });
    expect(now().value).toEqual({ resting: 'none' });
    actor.stop();
  }
});

test('LOC-074 a member needs no guest ordering, nor a visitor who signs in while the store is checked', async () => {
  for (const [change, event] of [
    [{ isMember: true }, null],
    [{ isMember: false }, { type: 'visitor.changed', isMember: true } as const],
  ] as const) {
    const { actor, now, want, answer } = begin();
    want(change);
    if (event) actor.send(event);
    await answer({ ...welcome, guestOrdering: false });
    expect(now().value).toEqual({ loading: 'menu' });
    actor.stop();
  }
});

test('LOC-073 ORD-080 whatever goes wrong with another store, the order store stays as it was', async () => {
  const choice = begin();
  await choice.choose();
  const before = choice.now().context;
  const outcomes = [
    () => choice.answer({ ...welcome, open: false }),
    () => choice.answer({ ...welcome, ready: false }),
    () => choice.answer({ ...welcome, guestOrdering: false }),
    () => choice.fail(new Failure('store-not-found')),
    () => choice.fail(new Failure('offline')),
    () => choice.answer(welcome).then(() => choice.fail(new Failure('menu-not-found'))),
    () => choice.answer(welcome).then(() => choice.fail(new Failure('server'))),
    async () => choice.clock.increment(20_000),
  ];
  for (const outcome of outcomes) {
    choice.want({ storeNumber: OAK });
    await outcome();
    choice.actor.send({ type: 'dialog.dismissed' });
    expect(choice.now().context).toEqual(before);
    expect(choice.now().value).toEqual({ resting: 'sure' });
  }
  choice.actor.stop();
});

test('LOC-078 a store without a menu opens no dialog but is emitted', async () => {
  const { actor, now, want, answer, fail, emitted } = begin();
  want();
  await answer(welcome);
  await fail(new Failure('menu-not-found'));
  expect(now().value).toEqual({ resting: 'none' });
  expect(emitted).toEqual(['menu.missing']);
  actor.stop();
});

test('ORD-079 FC-062 while a store is checked, an address changes nothing and is not kept', async () => {
  const { actor, now, want, answer, asked, emitted } = begin();
  want();
  want({ storeNumber: OAK, origin: 'address' });
  await answer(welcome);
  want({ storeNumber: OAK, origin: 'address' });
  await answer({ storeNumber: null, confirmedAt: NOON });
  expect(now().context.storeNumber).toBe(PINE);
  expect(now().hasTag('busy')).toBe(false);
  expect(asked.length).toBe(2);
  expect(emitted).not.toContain('address.followed');
  actor.stop();
});

test('ORD-077 another listed store takes the place of the one that is checked, whose answer comes to nothing', async () => {
  const { actor, now, want, answer, asked } = begin();
  want();
  want({ storeNumber: OAK });
  want({ storeNumber: OAK });
  expect(asked.map(({ storeNumber }) => storeNumber)).toEqual([PINE, OAK]);
  asked[0]?.answer({ ...welcome, open: false });
  await answer(welcome);
  expect(now().value).toEqual({ loading: 'menu' });
  expect(now().context.request?.storeNumber).toBe(OAK);
  actor.stop();
});

test('ORD-079 an address that names another store is followed, one that names the order store loads nothing', async () => {
  const choice = begin();
  await choice.choose({ origin: 'address', distance: null });
  expect(choice.emitted).toEqual(['address.followed', 'store.chosen']);
  const before = choice.asked.length;
  choice.want({ origin: 'address' });
  expect(choice.now().hasTag('busy')).toBe(false);
  expect(choice.asked.length).toBe(before);
  choice.want({ origin: 'address', storeNumber: OAK });
  expect(choice.now().hasTag('busy')).toBe(true);
  choice.actor.stop();
});

test('a store that was asked for by a part of its number is kept by the whole', async () => {
  const { actor, now, want, answer } = begin();
  want({ storeNumber: storeNumberOf('1'), origin: 'address' });
  await answer(welcome);
  await answer({ storeNumber: PINE, confirmedAt: NOON });
  expect(now().context.storeNumber).toBe(PINE);
  actor.stop();
});

test('ORD-080 a choice is doubted after more than two hours, and confirming it begins them anew', async () => {
  const choice = begin();
  await choice.choose();
  choice.clock.increment(CONFIRMATION_LIFE_MS);
  expect(choice.now().context.needsConfirmation).toBe(false);
  choice.clock.increment(1);
  expect(choice.now().context).toMatchObject({ needsConfirmation: true, storeNumber: PINE, userConfirmed: false });
  const at = NOON + CONFIRMATION_LIFE_MS + 1;
  choice.actor.send({ type: 'store.confirmed', at });
  expect(choice.now().context).toMatchObject({
    needsConfirmation: false,
    userConfirmed: true,
    storeConfirmationTimestamp: at,
  });
  choice.clock.increment(CONFIRMATION_LIFE_MS + 1);
  expect(choice.now().context).toMatchObject({ needsConfirmation: true, userConfirmed: false });
  choice.actor.stop();
});

test('ORD-080 a restored choice has to be confirmed, and another choice needs no question', async () => {
  const restored = { storeNumber: PINE, distance: 3, confirmedAt: NOON - 60_000 };
  const choice = begin({ restored });
  expect(choice.now().context).toMatchObject({
    storeNumber: PINE,
    distance: 3,
    storeConfirmationTimestamp: NOON - 60_000,
    needsConfirmation: true,
  });
  await choice.choose({ storeNumber: OAK });
  expect(choice.now().context).toMatchObject({ storeNumber: OAK, needsConfirmation: false, userConfirmed: false });
  choice.actor.stop();
});

test('ORD-078 clearing removes the store and says who did; a failed menu clears it, too, but the person did not', async () => {
  const choice = begin();
  await choice.choose();
  choice.actor.send({ type: 'store.cleared' });
  expect(choice.now().context).toMatchObject({ storeNumber: null, distance: null, userDidClear: true });
  await choice.choose();
  expect(choice.now().context.userDidClear).toBe(false);
  choice.actor.send({ type: 'menu.failed' });
  expect(choice.now().context).toMatchObject({ storeNumber: null, userDidClear: false });
  choice.actor.stop();
});

test('MNU-010 a menu that fails clears the order store also while another is checked or has been refused', async () => {
  for (const outcome of ['store', 'menu', 'refused'] as const) {
    const choice = begin();
    await choice.choose();
    choice.want({ storeNumber: OAK });
    if (outcome === 'menu') await choice.answer(welcome);
    if (outcome === 'refused') await choice.answer({ ...welcome, open: false });
    const before = choice.now().value;
    choice.actor.send({ type: 'menu.failed' });
    expect(choice.now().context, outcome).toMatchObject({ storeNumber: null, distance: null, userDidClear: false });
    expect(choice.now().value, 'what is under way goes on').toEqual(before);
    expect(choice.now().context.request?.storeNumber).toBe(OAK);
    choice.actor.stop();
  }
});

test('ORD-018 nothing of an earlier visitor stays: neither the store, nor a check, nor a dialog', async () => {
  const choice = begin();
  await choice.choose();
  const arrive = [
    async () => {},
    async () => choice.want({ storeNumber: OAK }),
    async () => {
      choice.want({ storeNumber: OAK });
      await choice.answer({ ...welcome, open: false });
    },
  ];
  for (const begun of arrive) {
    await begun();
    choice.actor.send({ type: 'visitor.forgotten' });
    expect(choice.now().value).toEqual({ resting: 'none' });
    expect(choice.now().context).toMatchObject({ storeNumber: null, request: null, failure: null });
    await choice.choose();
  }
  choice.actor.stop();
});
