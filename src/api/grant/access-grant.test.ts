import { afterEach, expect, test, vi } from 'vitest';
import { confirmGrant, readGrantStatus } from './access-grant.ts';

afterEach(() => void vi.unstubAllGlobals());

test('OAU-017 an answer to Confirm without an address has none, however it leaves it out', async () => {
  for (const answer of [
    Response.json({}),
    Response.json({ redirectUri: null }),
    Response.json({ redirectUri: '' }),
    Response.json(null),
    new Response('', { status: 200 }),
    new Response(null, { status: 204 }),
  ]) {
    vi.stubGlobal('fetch', async () => answer);
    expect(await confirmGrant({ body: { clientId: 'ridewell', responseType: 'code' } })).toBeNull();
  }
});

test('OAU-014 a status whose address is empty has none', async () => {
  const answer = { authorized: false, redirectUri: '', claims: [{ scope: 'account' }] };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  expect((await readGrantStatus({ body: { clientId: 'ridewell', responseType: 'code' } })).redirectUri).toBeNull();
});
