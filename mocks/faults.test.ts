import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { searchLocations } from '#api/locations/locations.ts';
import { readSession } from '#api/session/session.ts';
import { signIn } from '#api/session/sign-in.ts';
import { addFavouriteStore } from '#api/stores/favourite-stores.ts';
import { isDropped } from './answer.ts';
import { FAULT_KINDS, parseFault } from './faults.ts';
import { startServer, startWorld, stopServer, type TestWorld } from './server.ts';
import { PERSONA_PASSWORD } from './session/personas.ts';

beforeAll(startServer);
afterAll(stopServer);

const SESSION = '/apiproxy/v1/session';
const SEARCH = '/apiproxy/v1/locations?place=Seattle';

const addFavourite = (world: TestWorld, headers: Record<string, string> = {}) =>
  world.send('/apiproxy/v1/stores/favorites', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ storeNumber: world.directory.records[100]?.storeNumber.split('-')[0] }),
  });

describe('faults', () => {
  test('are read from a short text, and nonsense is none', () => {
    expect(parseFault('latency:300')).toEqual({ kind: 'latency', value: 300, retryAfterSeconds: null });
    expect(parseFault('status:503:2')).toEqual({ kind: 'status', value: 503, retryAfterSeconds: 2 });
    expect(parseFault('429')).toEqual({ kind: 'status', value: 429, retryAfterSeconds: 1 });
    for (const kind of FAULT_KINDS.filter((one) => one !== 'latency' && one !== 'status')) {
      expect(parseFault(kind)?.kind).toBe(kind);
    }
    for (const nonsense of [
      '',
      'explode',
      'latency',
      'latency:soon',
      'status',
      'status:99',
      'status:503:soon',
      'hang:3',
    ]) {
      expect(parseFault(nonsense)).toBeNull();
    }
  });

  test('a lost connection before the effect leaves none, one after it leaves one', async () => {
    const before = startWorld({ persona: 'member-new' });
    expect(isDropped(await addFavourite(before, { 'x-world-fault': 'drop-before' }))).toBe(true);
    expect(before.effects.favouritesAdded).toBe(0);
    const after = startWorld({ persona: 'member-new' });
    expect(isDropped(await addFavourite(after, { 'x-world-fault': 'drop-after' }))).toBe(true);
    expect(after.effects.favouritesAdded).toBe(1);
  });

  test('a request delivered twice is one favourite and two arrivals in the members’ list of changes', async () => {
    const world = startWorld({ persona: 'member-new' });
    world.fail(addFavouriteStore, 'duplicate');
    expect((await addFavourite(world)).status).toBe(204);
    expect(world.effects.favouritesAdded).toBe(1);
    expect(world.member('member-new').favouriteChanges).toHaveLength(2);
  });

  test('an answer that lists things twice is shown once by the app', async () => {
    const world = startWorld();
    const { stores } = await searchLocations({ query: { place: 'Seattle' } });
    world.fail(searchLocations, 'duplicate');
    const twice = await (await world.send(SEARCH)).json();
    expect(twice.stores).toHaveLength(stores.length * 2);
    expect((await searchLocations({ query: { place: 'Seattle' } })).stores).toEqual(stores);
  });

  test('a status comes with Retry-After where it was asked for', async () => {
    const world = startWorld();
    const busy = await world.send(SESSION, { headers: { 'x-world-fault': 'status:503:7' } });
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '7']);
    const limited = await world.send(SESSION, { headers: { 'x-world-fault': '429' } });
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '1']);
    const broken = await world.send(SESSION, { headers: { 'x-world-fault': 'status:500' } });
    expect([broken.status, broken.headers.get('retry-after')]).toEqual([500, null]);
  });

  test('cut, foreign and misshapen answers are bad answers to the app', async () => {
    const world = startWorld();
    for (const fault of ['truncate', 'html', 'wrong-shape'] as const) {
      world.fail(searchLocations, fault, 1);
      await expect(searchLocations({ query: { place: 'Seattle' } })).rejects.toThrow('bad-answer');
    }
    await expect(searchLocations({ query: { place: 'Seattle' } })).resolves.toBeDefined();
  });

  test('wait for their operation, as often as configured', async () => {
    const world = startWorld();
    world.fail(readSession, 'status:500', 2);
    expect((await world.send(SEARCH)).status).toBe(200);
    expect((await world.send(SESSION)).status).toBe(500);
    expect((await world.send(SESSION)).status).toBe(500);
    expect((await world.send(SESSION)).status).toBe(200);
    world.fail('*', 'status:502');
    expect((await world.send(SEARCH)).status).toBe(502);
    world.heal();
    expect((await world.send(SEARCH)).status).toBe(200);
    expect(world.effects.requests['GET /apiproxy/v1/session']).toBe(3);
  });

  /** A world whose searches cross, and the places in the order in which they were answered. */
  const crossing = () => {
    const world = startWorld();
    world.fail(searchLocations, 'reorder');
    const arrived: string[] = [];
    const ask = async (place: string) => {
      await world.send(`/apiproxy/v1/locations?place=${place}`);
      arrived.push(place);
    };
    return { ask, arrived };
  };

  test('two answers cross: the first asked is the last answered', async () => {
    const { ask, arrived } = crossing();
    await Promise.all([ask('Seattle'), ask('Chicago')]);
    expect(arrived).toEqual(['Chicago', 'Seattle']);
  });

  test('an answer that was overtaken takes the place of no later one that waits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { ask, arrived } = crossing();
    const asked = [ask('Seattle')];
    for (const [place, ms] of [
      ['Chicago', 1000],
      ['Denver', 500],
      ['Boston', 1000],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms);
      asked.push(ask(place));
    }
    await vi.advanceTimersByTimeAsync(5000);
    await Promise.all(asked);
    expect(arrived).toEqual(['Chicago', 'Seattle', 'Boston', 'Denver']);
  });

  test('a call that hangs ends when the app leaves, without a failure', async () => {
    const world = startWorld();
    world.fail(readSession, 'hang');
    const leave = new AbortController();
    const asked = readSession({ signal: leave.signal });
    const outcome = expect(asked).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    leave.abort();
    await outcome;
  });

  test('a wrong shape cannot sign a visitor in', async () => {
    const world = startWorld();
    world.fail(signIn, 'wrong-shape');
    const body = {
      username: 'gwen@northstar.test',
      password: PERSONA_PASSWORD,
      rememberMe: false,
      market: 'US',
      transactionSubType: 'signin' as const,
      reputation: '',
    };
    await expect(signIn({ body })).rejects.toThrow('bad-answer');
  });

  test('nothing answers beside the contract', async () => {
    const world = startWorld();
    for (const [path, method] of [
      ['/apiproxy/v1/nothing', 'GET'],
      ['/apiproxy/v1/session', 'DELETE'],
      ['/apiproxy/v2/session', 'GET'],
    ] as const) {
      const answer = await world.send(path, { method });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ code: 'NO_SUCH_OPERATION' });
    }
    expect(world.effects.requests).toEqual({});
  });
});
