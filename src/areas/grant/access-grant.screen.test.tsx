import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { confirmGrant, readGrantStatus } from '#api/grant/access-grant.ts';
import { OAUTH_CLIENTS } from '#mocks/grant/oauth-clients.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { left } from '#tests/support/stand-in-leave-page.ts';

const app = setUpApp({ persona: 'member-green' });

const QUESTION = 'Give access to your account?';
const authorize = (client: string, more = '&state=abc') =>
  `/oauth/authorize?client_id=${client}&response_type=code${more}`;

async function open(address: string, options: Parameters<typeof app.open>[1] = {}) {
  await app.open(address, options);
}

const confirmButton = () => screen.findByRole('button', { name: 'Confirm' });
const dialog = () => screen.findByRole('dialog', { name: 'That didn’t work' });
const claims = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('who gets the page', () => {
  for (const query of [
    'client_id=ridewell&response_type=code&state=a%26b%3Dc%23d%2525+e%C3%A9%0D%0A&x=1&x=2',
    `client_id=ridewell&response_type=code&state=${'s'.repeat(4000)}`,
  ]) {
    test(`OAU-002 OAU-003 FC-110 a visitor signs in first, and ${query.slice(0, 60)} comes back byte for byte`, async () => {
      app.world.become('anonymous');
      await open(`/oauth/authorize?${query}`);
      await app.heading('Welcome back');
      const [path, search] = app.address().split('?');
      expect(path).toBe('/account/signin');
      expect(new URLSearchParams(search).get('returnUrl')).toBe(`/oauth/authorize?${query}`);
      expect(app.calls(readGrantStatus)).toBe(0);
      await app.enter(app.field('Email or username'), PERSONAS['member-green'].email);
      await app.enter(app.field('Password'), PERSONA_PASSWORD);
      await app.press('Sign in');
      await app.heading(QUESTION);
      expect(app.address()).toBe(`/oauth/authorize?${query}`);
      expect(app.calls(confirmGrant)).toBe(0);
      expect(left.addresses).toEqual([]);
    });
  }

  test('OAU-001 OAU-010 a member gets it, without the global navigation', async () => {
    await open(authorize('ridewell'));
    await app.heading(QUESTION);
    expect(screen.queryAllByRole('navigation')).toEqual([]);
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(document.title).toBe('Give access to your account? · Northstar Coffee');
  });
});

describe('what is asked', () => {
  test('OAU-004 OAU-006 the status is read with what the address says, and nothing else', async () => {
    const bodies: unknown[] = [];
    const fetched = vi.spyOn(globalThis, 'fetch');
    await open(authorize('ridewell', '&redirect_uri=http%3A%2F%2F127.0.0.1%3A3000%2Fx&scope=a+b&state=c%2Bd&nonce=1'));
    await dialog();
    for (const [url, init] of fetched.mock.calls) {
      if (String(url).endsWith('/status')) bodies.push(JSON.parse(String(init?.body)));
    }
    expect(bodies).toEqual([
      {
        clientId: 'ridewell',
        responseType: 'code',
        requestRedirectUri: 'http://127.0.0.1:3000/x',
        scope: 'a b',
        state: 'c+d',
      },
    ]);
  });

  test('OAU-007 OAU-010 OAU-011 the client with its picture, the claims in words, and where the answer goes', async () => {
    await open(authorize('ridewell'));
    await app.heading(QUESTION);
    expect(claims()).toEqual([
      'Access your profile information',
      'Access your card transactions',
      'Access information about your payment methods',
      'Access information about the rewards program',
    ]);
    expect(screen.getByText('Ridewell').tagName).toBe('BDI');
    expect(document.querySelector('main img')?.getAttribute('src')).toBe('/images/clients/ridewell.svg');
    expect(screen.getByText('Gwen').closest('dd')).toBeTruthy();
    expect(screen.getByText(/^127\.0\.0\.1/).closest('dd')).toBeTruthy();
    expect(screen.queryByText(/isn’t run by/)).toBeNull();
    await open(authorize('ridewell'), { locale: 'es-US' });
    await app.heading('¿Dar acceso a tu cuenta?');
    expect(claims()).toEqual([
      'Acceder a la información de tu perfil',
      'Acceder a las transacciones de tus tarjetas',
      'Acceder a la información de tus métodos de pago',
      'Acceder a la información del programa de recompensas',
    ]);
  });

  test('OAU-012 FC-109 an unknown claim stands there raw and once, and Confirm is disabled and says why', async () => {
    await open(authorize('odd-claims'));
    const confirm = await confirmButton();
    expect(claims()).toEqual(['Access your profile information', 'Something we don’t know: loyalty.write']);
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(confirm.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('This app asks for something we don’t know, so you can’t confirm.');
    await app.user.click(confirm);
    await app.user.click(confirm);
    expect(app.calls(confirmGrant)).toBe(0);
  });

  test('FC-107 a name of markup is text', async () => {
    await open(authorize('markup'));
    await app.heading(QUESTION);
    expect(screen.getByText(OAUTH_CLIENTS['markup']?.name ?? '').tagName).toBe('BDI');
    expect(document.querySelector('main b')).toBeNull();
  });

  test('FC-107 a name that turns the writing stands there without what turns it', async () => {
    await open(authorize('turned'));
    await app.heading(QUESTION);
    expect(screen.getByText('lleweR Ridewell').tagName).toBe('BDI');
  });

  test('FC-107 a name of 1,000 characters is cut, and the claims are there', async () => {
    await open(authorize('long'));
    await app.heading(QUESTION);
    expect(document.querySelector('main h1 + p')?.textContent).toBe(`${'Long'.repeat(15)}…`);
    expect(claims()).toHaveLength(2);
  });

  test('FC-107 a client that is called as we are is said not to be ours, and where it comes from', async () => {
    await open(authorize('northstar-name'));
    await app.heading(QUESTION);
    screen.getByText(/^This app isn’t run by Northstar Coffee\. It comes from 127\.0\.0\.1/);
  });

  test('OAU-010 a picture that does not come gives way to the first letter', async () => {
    await open(authorize('lost-picture'));
    await app.heading(QUESTION);
    const picture = () => document.querySelector('main img');
    expect(picture()).not.toBeNull();
    picture()?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(picture()).toBeNull());
    screen.getByText('L');
  });
});

describe('what comes of it', () => {
  test('OAU-013 access that was given before leads straight back, without a question', async () => {
    await open(authorize('tablemate'));
    await waitFor(() => expect(left.addresses).toHaveLength(1));
    const { pathname, searchParams } = new URL(left.addresses[0] ?? '');
    expect([pathname, searchParams.get('state')]).toEqual(['/pretended-client', 'abc']);
    await app.heading('Loading...');
    expect(app.calls(confirmGrant)).toBe(0);
  });

  test('OAU-015 OAU-016 FC-106 two quick presses of Confirm are one call, and the browser leaves', async () => {
    await open(authorize('ridewell'));
    await app.user.dblClick(await confirmButton());
    await waitFor(() => expect(left.addresses).toHaveLength(1));
    expect(new URL(left.addresses[0] ?? '').searchParams.get('code')).toBeTruthy();
    await app.heading('Loading...');
    expect([app.calls(confirmGrant), app.world.effects.accessGranted]).toEqual([1, 1]);
  });

  for (const [client, asked, redirectUri, whose] of [
    ['app', '', 'com.ridewell.app:/oauth?from=northstar', 'that the member was shown'],
    [
      'silent',
      '&redirect_uri=https%3A%2F%2Fback.example%2F',
      'https://back.example/',
      'of the query where none was shown',
    ],
  ] as const) {
    test(`OAU-015 Confirm sends what the client asked for, with the address ${whose}`, async () => {
      const fetched = vi.spyOn(globalThis, 'fetch');
      await open(authorize(client, `${asked}&scope=a+b&state=c%2Bd&nonce=1`));
      await app.user.click(await confirmButton());
      await waitFor(() => expect(app.calls(confirmGrant)).toBe(1));
      const sent = fetched.mock.calls.filter(([url]) => String(url) === '/apiproxy/v1/oauth/authorize');
      expect(sent.map(([, init]) => [init?.method, JSON.parse(String(init?.body))])).toEqual([
        ['POST', { clientId: client, responseType: 'code', redirectUri, scope: 'a b', state: 'c+d' }],
      ]);
    });
  }

  test('FC-098 a click that nothing came before confirms nothing', async () => {
    await open(authorize('ridewell'));
    const confirm = await confirmButton();
    confirm.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(app.calls(confirmGrant)).toBe(0);
    confirm.click();
    await waitFor(() => expect(left.addresses).toHaveLength(1));
  });

  test('OAU-020 OAU-022 OAU-023 FC-103 Cancel leads to the address of the answer, never to that of the query', async () => {
    await open(authorize('ridewell', '&state=a%26b%3Dc%0D%0A'));
    await app.heading(QUESTION);
    await app.press('Cancel');
    await waitFor(() => expect(left.addresses).toHaveLength(1));
    const { pathname, searchParams } = new URL(left.addresses[0] ?? '');
    expect(pathname).toBe('/pretended-client');
    expect([...searchParams]).toEqual([
      ['client', 'ridewell'],
      ['error', 'access_denied'],
      ['state', 'a&b=c\r\n'],
    ]);
    expect(app.calls(confirmGrant)).toBe(0);
  });

  test('OAU-022 without a state none is added', async () => {
    await open(authorize('ridewell', ''));
    await app.heading(QUESTION);
    await app.press('Cancel');
    await waitFor(() => expect(left.addresses[0]).toMatch(/&error=access_denied$/));
  });

  test('OAU-023 FC-101 an app that its client has declared is named, and gets the answer', async () => {
    await open(authorize('app'));
    await app.heading(QUESTION);
    screen.getByText('com.ridewell.app');
    await app.press('Cancel');
    await waitFor(() =>
      expect(left.addresses[0]).toMatch(/^com\.ridewell\.app:\/oauth\?from=northstar&error=access_denied/),
    );
  });

  test('OAU-014 OAU-021 FC-104 without a redirect address a member is asked, and Cancel leads to the first page', async () => {
    await open(authorize('silent', '&redirect_uri=https%3A%2F%2Fevil.example%2F'));
    await app.heading(QUESTION);
    expect(screen.queryByText(/Next, you’ll go to/)).toBeNull();
    await app.press('Cancel');
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(left.addresses).toEqual([]);
  });
});

describe('what goes wrong', () => {
  for (const query of [
    '',
    '?client_id=ridewell',
    '?response_type=code',
    '?client_id=a&client_id=b&response_type=code',
  ]) {
    test(`OAU-005 FC-100 ${query || 'no query'}: details are missing, and nothing is asked`, async () => {
      await open(`/oauth/authorize${query}`);
      expect((await screen.findByRole('alert')).textContent).toBe('Authorization details are missing or incomplete.');
      await app.press('Cancel');
      await waitFor(() => expect(app.address()).toBe('/'));
      expect(app.calls(readGrantStatus)).toBe(0);
    });
  }

  for (const client of [
    'script',
    'data',
    'blob',
    'http',
    'undeclared-app',
    'trusted-script',
    'no-claims',
    'failing',
    'unknown',
  ]) {
    test(`OAU-008 OAU-019 FC-101 FC-109 the client ${client}: the generic dialog, then Confirm is disabled`, async () => {
      await open(authorize(client));
      await dialog();
      await app.press('Got it');
      expect((await confirmButton()).getAttribute('aria-disabled')).toBe('true');
      await app.press('Cancel');
      await waitFor(() => expect(app.address()).toBe('/'));
      expect(left.addresses).toEqual([]);
    });
  }

  for (const [client, words] of [
    ['confirm-silent', 'Redirect URI is missing in the response.'],
    ['confirm-failing', 'Something went wrong on our end. Please try again in a moment.'],
    ['confirm-script', 'Something didn’t load correctly. Please try again.'],
  ] as const) {
    test(`OAU-017 OAU-018 FC-106 the client ${client}: “${words}” in the generic dialog, and Cancel still works`, async () => {
      await open(authorize(client));
      await app.user.click(await confirmButton());
      within(await dialog()).getByText(words);
      expect(left.addresses).toEqual([]);
      await app.press('Got it');
      await app.press('Cancel');
      await waitFor(() => expect(left.addresses).toHaveLength(1));
      expect(left.addresses[0]).toMatch(/error=access_denied/);
      expect(app.calls(confirmGrant)).toBe(1);
    });
  }

  test('OAU-008 a status that was lost can be read again', async () => {
    app.world.fail(readGrantStatus, 'drop-before', 1);
    await open(authorize('ridewell'));
    await dialog();
    await app.press('Got it');
    await app.press('Try again');
    expect((await confirmButton()).getAttribute('aria-disabled')).toBeNull();
  });
});
