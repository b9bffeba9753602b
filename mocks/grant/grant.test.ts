import { describe, expect, test } from 'vitest';
import { confirmGrant, readGrantStatus } from '#api/grant/access-grant.ts';
import { setUpWorld } from '#tests/support/set-up-server.ts';
import { SESSION_COOKIE, sessionOfPersona, startSession } from '../session/sessions.ts';
import { CLIENT_STATE, clientSiteAnswer } from './client-site.ts';
import { signInBefore } from './sign-in-before.ts';

const server = setUpWorld({ persona: 'member-green' });

const BODY = { clientId: 'ridewell', responseType: 'code', state: 'abc' };
const REGISTERED = /^http(s?):\/\/.*client/;

test('OAU-006 OAU-015 agreeing once is remembered for the member, and another member is asked again', async () => {
  expect(await readGrantStatus({ body: BODY })).toMatchObject({
    authorized: false,
    redirectUri: expect.stringMatching(REGISTERED),
    claims: ['account', 'card', 'payment', 'rewards'],
  });
  const first = await confirmGrant({ body: BODY });
  expect(new URL(first ?? '').searchParams.get('state')).toBe('abc');
  expect(await readGrantStatus({ body: BODY })).toMatchObject({ authorized: true });
  server.world.become('member-gold');
  expect(await readGrantStatus({ body: BODY })).toMatchObject({ authorized: false });
  expect(server.world.effects.accessGranted).toBe(1);
});

test('OAU-002 neither call is answered without a member', async () => {
  for (const persona of ['anonymous', 'guest'] as const) {
    server.world.become(persona);
    await expect(readGrantStatus({ body: BODY })).rejects.toMatchObject({ code: 'signed-out' });
    await expect(confirmGrant({ body: BODY })).rejects.toMatchObject({ code: 'signed-out' });
  }
  expect(server.world.effects.accessGranted).toBe(0);
});

for (const [what, body] of [
  ['a client that is not registered', { ...BODY, clientId: 'toString' }],
  ['another response type', { ...BODY, responseType: 'token' }],
  ['an address that is not the registered one', { ...BODY, requestRedirectUri: 'https://evil.example/' }],
] as const) {
  test(`FC-101 ${what} is refused`, async () => {
    await expect(readGrantStatus({ body })).rejects.toMatchObject({ code: 'refused' });
  });
}

describe('the page is for members', () => {
  const ADDRESS = '/oauth/authorize?client_id=a&response_type=code&state=%26%20+é'.replace('é', '%C3%A9');
  const asked = (cookie = '') => new Request('http://app.invalid', { headers: { cookie } });

  test('OAU-002 OAU-003 FC-110 any other visitor is led to sign in, and the whole query along', () => {
    const to = signInBefore(server.world, asked(), ADDRESS);
    expect(to).toBe(`/account/signin?returnUrl=${encodeURIComponent(ADDRESS)}`);
    expect(new URLSearchParams(to?.split('?')[1]).get('returnUrl')).toBe(ADDRESS);
  });

  test('OAU-002 it is the same page in whatever way its address is written', () => {
    for (const path of ['/oauth/%61uthorize', '/%6Fauth%2Fauthorize', '/oauth/authorize/']) {
      const address = `${path}?client_id=a`;
      expect(signInBefore(server.world, asked(), address)).toBe(
        `/account/signin?returnUrl=${encodeURIComponent(address)}`,
      );
    }
  });

  test('OAU-002 a member gets it, and every visitor all other pages', () => {
    const session = sessionOfPersona(server.world, 'member-green');
    if (session === null) throw new Error('The persona is gone.');
    const [cookie = ''] = startSession(server.world, session).split(';');
    expect(cookie.startsWith(SESSION_COOKIE)).toBe(true);
    expect(signInBefore(server.world, asked(cookie), ADDRESS)).toBeNull();
    expect(signInBefore(server.world, asked(), '/menu?client_id=a')).toBeNull();
    expect(signInBefore(server.world, asked(), '/%E0')).toBeNull();
    expect(signInBefore(server.world, asked(), '/oauth/authorized')).toBeNull();
  });

  test('OAU-003 an address that is too long to return to leads to sign in alone', () => {
    expect(signInBefore(server.world, asked(), `${ADDRESS}${'a'.repeat(10_000)}`)).toBe('/account/signin');
  });
});

describe('the page of a client', () => {
  const shown = async (query: Record<string, string>) =>
    (await clientSiteAnswer(new Request(`http://127.0.0.1/pretended-client?${new URLSearchParams(query)}`))).text();

  test('it reads what came back: agreed, refused, another error', async () => {
    expect(await shown({ client: 'ridewell', code: '1', state: CLIENT_STATE })).toMatch(
      /You said yes.*The state is ours\./s,
    );
    expect(await shown({ client: 'ridewell', error: 'access_denied', state: 'x' })).toMatch(
      /You said no.*not the one/s,
    );
    expect(await shown({ client: 'ridewell', error: '<b>' })).toMatch(
      /That went wrong: &lt;b&gt;.*No state came back/s,
    );
  });

  test('it begins where a client is named as what every object inherits', async () => {
    expect(await shown({ client: '__proto__', code: '1' })).toContain('href="http://localhost/oauth/authorize');
  });

  test('it begins with a link for each client, to the shop under the other name of this computer', async () => {
    expect(await shown({})).toContain(
      'href="http://localhost/oauth/authorize?client_id=ridewell&amp;response_type=code',
    );
  });
});
