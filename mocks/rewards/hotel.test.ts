import { beforeEach, expect, test, vi } from 'vitest';
import { authenticateHotelAccount, unlinkHotelAccount } from '#api/rewards/hotel-partnership.ts';
import { readSession } from '#api/session/session.ts';
import { partnerAddressOf } from '#domain/rewards/partner-address.ts';
import { startWorld, type TestWorld } from '#mocks/server.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { TYPICAL } from '../configuration/settings.ts';
import { hotelSiteAnswer } from './hotel-site.ts';

const AUTHENTICATE = '/apiproxy/v1/rewards/partnerships/marriottbonvoy/authenticate';
const UNLINK = '/apiproxy/v1/rewards/partnerships/marriottbonvoy/unlink';
let world: TestWorld;

setUpServer();
beforeEach(() => {
  world = startWorld({ persona: 'member-green' });
});

const asked = (operation: string) => world.effects.requests[operation] ?? 0;
const unlink = () => unlinkHotelAccount({ body: {} });

/** A page of the shop on this computer asks where the member goes on. */
async function departure(host = '127.0.0.1:4173'): Promise<URL> {
  const answer = await world.send(`http://${host}${AUTHENTICATE}`);
  const { redirectURL }: { redirectURL: string } = await answer.json();
  return new URL(redirectURL);
}

const atHotel = (address: URL, method = 'GET') => hotelSiteAnswer(() => world, new Request(address, { method }));

test('PTN-027 the answer leads to the partner’s own origin, which the configuration allows', async () => {
  const address = await departure();
  expect(address.origin).toBe('http://localhost:4173');
  expect(partnerAddressOf(address.href, TYPICAL.partnerHosts)).toBe(address.href);
  expect((await departure('localhost:5173')).origin).toBe('http://127.0.0.1:5173');
});

test('PTN-002 PTN-006 the partner’s page leads back, linked; the second time to the page that says that it was', async () => {
  const address = await departure();
  const page = await atHotel(address).text();
  expect(page).toContain('gwen@northstar.test');
  expect(page).toContain('href="http://127.0.0.1:4173/rewards/partnerships/marriottbonvoy"');
  expect(world.effects.hotelAccountsLinked).toBe(0);
  const where = (answer: Response) => [answer.status, answer.headers.get('location')];
  const shop = 'http://127.0.0.1:4173/rewards/partnerships/marriottbonvoy';
  expect(where(atHotel(address, 'POST'))).toEqual([303, `${shop}/success`]);
  expect(where(atHotel(address, 'POST'))).toEqual([303, `${shop}/already-linked`]);
  expect(where(atHotel(await departure(), 'POST'))).toEqual([303, `${shop}/already-linked`]);
  expect(world.effects.hotelAccountsLinked).toBe(1);
});

test('a way to the partner ends after a quarter of an hour, and cannot be guessed', async () => {
  const address = await departure();
  world.clock.advance(15 * 60_000 + 1);
  expect(atHotel(address).status).toBe(404);
  expect(atHotel(new URL('http://localhost:4173/pretended-hotel?departure=guessed')).status).toBe(404);
});

test('PTN-041 unlinking twice is one change, and the second answer says that there was nothing to unlink', async () => {
  world.become('member-gold');
  await unlink();
  await expect(unlink()).rejects.toMatchObject({ code: 'partner-not-linked' });
  expect(world.effects.hotelAccountsUnlinked).toBe(1);
});

test('PTN-027 PTN-038 PTN-039 linking is asked for without a body, unlinking is a POST of an empty object', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  await authenticateHotelAccount({});
  await expect(unlink()).rejects.toMatchObject({ code: 'partner-not-linked' });
  expect(sent.mock.calls.map(([address, init]) => [address, init?.method, init?.body])).toEqual([
    [AUTHENTICATE, 'GET', null],
    [UNLINK, 'POST', '{}'],
  ]);
  sent.mockRestore();
});

test('PTN-030 PTN-042 the code of a refusal stands in error; an unknown one is no more than refused', async () => {
  const answer = await world.send(UNLINK, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect([answer.status, await answer.json()]).toEqual([409, { error: { code: 8001034 } }]);
  world.become('member-reserve');
  await expect(unlink()).rejects.toMatchObject({ code: 'refused' });
});

test('PTN-026 the way to the partner is asked for once, whatever is answered; other reads are tried again', async () => {
  world.fail('*', 'status:503');
  await expect(authenticateHotelAccount({})).rejects.toMatchObject({ code: 'server' });
  await expect(readSession({})).rejects.toMatchObject({ code: 'server' });
  expect(asked(`GET ${AUTHENTICATE}`)).toBe(1);
  expect(asked('GET /apiproxy/v1/session')).toBe(3);
});

test('PTN-023 a visitor can neither link nor unlink', async () => {
  world.become('anonymous');
  await expect(authenticateHotelAccount({})).rejects.toMatchObject({ code: 'signed-out' });
  await expect(unlink()).rejects.toMatchObject({ code: 'signed-out' });
});

for (const [name, given] of [
  ['partner-silent', null],
  ['partner-http', 'http://partner.example.com/link'],
  ['partner-script', 'javascript:alert(document.domain)'],
  ['partner-user-name', 'https://gwen@partner.example.com/link'],
  ['partner-elsewhere', 'https://partner.example.com.evil.example/link'],
] as const) {
  test(`the world ${name} answers with ${given ?? 'no address'}, which is not followed`, async () => {
    world = startWorld({ name, persona: 'member-green' });
    const address = await authenticateHotelAccount({});
    expect(address).toBe(given);
    expect(partnerAddressOf(address, TYPICAL.partnerHosts)).toBeNull();
  });
}

test('the world partner-down answers with an error', async () => {
  world = startWorld({ name: 'partner-down', persona: 'member-green' });
  await expect(authenticateHotelAccount({})).rejects.toMatchObject({ code: 'server' });
});
