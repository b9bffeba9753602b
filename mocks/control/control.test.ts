import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sendMail, sendSms } from '../account/outbox.ts';
import { answer } from '../answer.ts';
import { COOKIE_CARRIER, carriedCookies } from '../respond.ts';
import { startKeeping } from '../session/sessions.ts';
import { createWorlds, type Worlds } from '../worlds.ts';
import { controlAnswer, type SignInLink, type WorldState } from './control.ts';

let worlds: Worlds;
beforeEach(() => {
  worlds = createWorlds();
});

const request = (path: string, world: string, body?: unknown, cookie = '') =>
  new Request(`http://northstar.test${path}`, {
    headers: { world, 'x-world-cookie': cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });

const control = (world: string, action: string, body?: unknown) =>
  controlAnswer(worlds, request(`/apiproxy/__world${action}`, world, body));

async function stateOf(world: string): Promise<WorldState> {
  return (await control(world, '')).json();
}

describe('control endpoint', () => {
  test('keeps worlds apart by the header or cookie that names them', async () => {
    await control('first', '/faults', { operation: '*', fault: 'status:500' });
    const session = (world: string, cookie = '') =>
      answer(worlds.find(worlds.idOf(request('/', world, undefined, cookie))), request('/apiproxy/v1/session', world));
    expect((await session('first')).status).toBe(500);
    expect((await session('second')).status).toBe(200);
    expect((await stateOf('first')).effects.requests).toEqual({ 'GET /apiproxy/v1/session': 1 });
    expect((await stateOf('third')).effects.requests).toEqual({});
    const byCookie = new Request('http://northstar.test/', { headers: { 'x-world-cookie': 'a=b; world=first' } });
    expect(worlds.idOf(byCookie)).toBe('first');
    expect(worlds.idOf(new Request('http://northstar.test/', { headers: { world: '../../etc' } }))).toBe('main');
  });

  test('an id that begins with the name of a world is that world', async () => {
    expect((await stateOf('store-closed.42')).name).toBe('store-closed');
    expect((await stateOf('slow')).name).toBe('slow');
    expect((await stateOf('anything')).name).toBe('typical');
  });

  test('forgets the oldest of very many worlds, never the main one', async () => {
    await control('main', '/faults', { operation: '*', fault: 'hang' });
    await control('early', '/faults', { operation: '*', fault: 'hang' });
    for (let at = 0; at < 210; at += 1) worlds.find(`w${at}`);
    expect((await stateOf('early')).faults).toEqual([]);
    expect((await stateOf('main')).faults).toHaveLength(1);
  });

  test('sells products out, and only those that were named last', async () => {
    await control('main', '/sold-out', { productNumbers: ['1010', '2101'] });
    expect((await stateOf('main')).soldOut).toEqual(['1010', '2101']);
    await control('main', '/sold-out', { productNumbers: [] });
    expect((await stateOf('main')).soldOut).toEqual([]);
    expect((await control('main', '/sold-out', { productNumbers: '1010' })).status).toBe(400);
  });

  test('makes the visitor a persona, and says who that is', async () => {
    const became = await control('main', '/persona', { persona: 'member-gold' });
    const cookie = became.headers.get(COOKIE_CARRIER)?.split(';')[0] ?? '';
    const known = await controlAnswer(worlds, request('/apiproxy/__world', 'main', undefined, cookie));
    expect(await known.json()).toMatchObject({ persona: 'member-gold' });
    await control('main', '/expire-sessions', {});
    const expired = await controlAnswer(worlds, request('/apiproxy/__world', 'main', undefined, cookie));
    expect(await expired.json()).toMatchObject({ persona: 'anonymous' });
    expect((await control('main', '/persona', { persona: '__proto__' })).status).toBe(400);
  });

  test('a persona takes the place of the visitor who was remembered on this browser', async () => {
    const world = worlds.find('main');
    const gwen = world.members.get('gwen@northstar.test');
    if (!gwen) throw new Error('Gwen is a member.');
    const kept = startKeeping(world, gwen).split(';')[0] ?? '';
    const became = await controlAnswer(
      worlds,
      request('/apiproxy/__world/persona', 'main', { persona: 'anonymous' }, kept),
    );
    expect(carriedCookies(became)).toEqual([expect.stringMatching(/^northstar_keep=; Max-Age=0;/)]);
    expect(world.accounts.keeps.size).toBe(0);
  });

  test('GFT-060 a gift goes out on its day, once, wherever it is looked for', async () => {
    const world = worlds.find('main');
    const send = () => sendMail(world, { to: 'ada@example.com', subject: 'A gift', text: '' });
    world.gifts.waiting.push({ dueAt: world.clock.now() + 60_000, send });
    world.gifts.waiting.push({ dueAt: world.clock.now() + 600_000, send });
    expect((await stateOf('main')).outbox).toEqual([]);
    await control('main', '/clock', { advanceMs: 120_000 });
    const effects = await controlAnswer(worlds, request('/apiproxy/__world/effects', 'main'));
    expect(await effects.json()).toMatchObject({ mails: 1 });
    expect((await stateOf('main')).outbox).toHaveLength(1);
  });

  test('shows what was sent, newest first', async () => {
    const world = worlds.find('main');
    sendMail(world, { to: 'gwen@northstar.test', subject: 'First', text: '' });
    sendSms(world, { to: '2065550142', text: '123456 is your code.', code: '123456' });
    const sent = await controlAnswer(worlds, request('/apiproxy/__world/outbox', 'main'));
    expect(await sent.json()).toMatchObject([
      { kind: 'sms', to: '2065550142', code: '123456', link: null },
      { kind: 'mail', subject: 'First', code: null },
    ]);
    expect((await stateOf('main')).outbox).toHaveLength(2);
    expect((await stateOf('other')).outbox).toEqual([]);
    expect((await stateOf('main')).effects).toMatchObject({ mails: 1, sms: 1 });
  });

  test('makes links that sign a member in', async () => {
    const made = await control('main', '/sso', { member: 'goldie', returnUrl: '/menu?a=b' });
    const { token, link }: SignInLink = await made.json();
    expect(link).toBe(`http://northstar.test/account/signin/sso/${token}?returnUrl=%2Fmenu%3Fa%3Db`);
    expect(worlds.find('main').accounts.ssoTokens.get(token)).toMatchObject({ returnUrl: '/menu?a=b' });
    expect((await control('main', '/sso', { member: 'unknown' })).status).toBe(400);
    expect((await control('main', '/sso', {})).status).toBe(400);
  });

  test('sets, advances and stops the clock, at the very instant that was asked for', async () => {
    // The real clock moves on between any two readings of it.
    let real = Date.now();
    const spy = vi.spyOn(Date, 'now').mockImplementation(() => {
      real += 1;
      return real;
    });
    onTestFinished(() => spy.mockRestore());
    await control('main', '/clock', { at: '2026-12-24T08:00:00.000Z', frozen: true });
    expect((await stateOf('main')).clock).toEqual({ at: '2026-12-24T08:00:00.000Z', frozen: true });
    await control('main', '/clock', { advanceMs: 90_000 });
    expect((await stateOf('main')).clock.at).toBe('2026-12-24T08:01:30.000Z');
    await control('main', '/clock', { frozen: false });
    expect((await stateOf('main')).clock.frozen).toBe(false);
    expect((await control('main', '/clock', { at: 'tomorrow' })).status).toBe(400);
  });

  test('starts a named world afresh, with its clock where a test wants it', async () => {
    await control('main', '/faults', { operation: '*', fault: 'hang' });
    const frozenAt = '2026-06-10T18:00:00.000Z';
    const made = await control('main', '/world', { name: 'store-closed', seed: 'other', frozenAt });
    expect(await made.json()).toMatchObject({
      name: 'store-closed',
      seed: 'other',
      faults: [],
      clock: { at: frozenAt, frozen: true },
    });
    expect((await control('main', '/world', { name: 'atlantis' })).status).toBe(400);
    await control('main', '/faults', { operation: '*', fault: 'hang' });
    await control('main', '/reset', {});
    expect(await stateOf('main')).toMatchObject({ name: 'store-closed', faults: [] });
  });

  test('takes faults away by operation, and refuses unknown ones', async () => {
    await control('main', '/faults', { operation: 'GET /apiproxy/v1/session', fault: 'hang', times: 2 });
    await control('main', '/faults', { operation: 'GET /apiproxy/v1/locations', fault: '429' });
    await control('main', '/faults', { operation: 'GET /apiproxy/v1/session', fault: null });
    expect((await stateOf('main')).faults.map(({ operation }) => operation)).toEqual(['GET /apiproxy/v1/locations']);
    expect((await control('main', '/faults', { operation: '*', fault: 'explode' })).status).toBe(400);
    expect((await control('main', '/faults', { operation: 'GET /', fault: 'hang' })).status).toBe(400);
  });

  test('lists persons with password, sentinels and operations for the demo panel', async () => {
    const state = await stateOf('main');
    expect(state.personas.find(({ id }) => id === 'member-green')).toMatchObject({ email: 'gwen@northstar.test' });
    expect(state.sentinels.length).toBeGreaterThan(5);
    expect(state.operations).toContain('GET /apiproxy/v1/locations');
  });
});
