import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SafeAddress } from '../outside-address.ts';
import { grantAddressOf, grantPlaceOf, refusedAddressOf } from './grant-address.ts';

const DECLARED = [
  { clientId: 'app', schemes: ['com.ridewell.app'] },
  { clientId: 'desk', schemes: ['http'] },
];
const checked = (wanted: string, clientId = 'app') => grantAddressOf(wanted, clientId, DECLARED);
const safe = (text: string) => text as SafeAddress;

describe('where the server may send the browser', () => {
  const FOLLOWED: readonly (readonly [address: string, clientId: string])[] = [
    ['https://client.example/back', 'any'],
    ['https://client.example:8443/back?a=1#b', 'any'],
    [`https://client.example/back?state=${'a'.repeat(4000)}`, 'any'],
    ['com.ridewell.app:/back', 'app'],
    ['com.ridewell.app://back?a=1', 'app'],
    ['http://localhost:4000/back', 'desk'],
    ['http://127.0.0.1/back', 'desk'],
    ['http://[::1]:5/back', 'desk'],
  ];
  for (const [address, clientId] of FOLLOWED) {
    test(`FC-101 OAU-023 ${address.slice(0, 60)} is followed for the client ${clientId}`, () => {
      expect(checked(address, clientId)).toBe(address);
    });
  }

  const REFUSED: readonly (readonly [address: string, clientId: string])[] = [
    ['javascript:alert(1)', 'app'],
    ['JavaScript:alert(1)', 'app'],
    ['java\nscript:alert(1)', 'app'],
    ['data:text/html,x', 'app'],
    ['blob:https://client.example/1', 'app'],
    ['http://client.example/back', 'desk'],
    ['http://localhost.evil.example/', 'desk'],
    ['http://localhost@evil.example/', 'desk'],
    ['http://localhost/back', 'app'],
    ['com.ridewell.app:/back', 'desk'],
    ['com.undeclared.app:/back', 'app'],
    ['https://user@client.example/', 'any'],
    ['//client.example/', 'any'],
    ['/menu', 'any'],
    ['https:/client.example', 'any'],
    ['https://client.example\\@evil.example/', 'any'],
    [' https://client.example/', 'any'],
    ['https://client.example/\r\nx', 'any'],
    [`https://client.example/${'a'.repeat(20_000)}`, 'any'],
    ['', 'any'],
  ];
  for (const [address, clientId] of REFUSED) {
    test(`FC-101 OAU-023 ${JSON.stringify(address.slice(0, 60))} is not followed for the client ${clientId}`, () => {
      expect(checked(address, clientId)).toBeNull();
    });
  }

  test('FC-101 no configuration makes a scheme of a browser one of an app', () => {
    const schemes = ['javascript', 'data', 'blob', 'file', 'https', 'http', 'about', 'vbscript'];
    for (const scheme of schemes) {
      const declared = [{ clientId: 'app', schemes }];
      expect(grantAddressOf(`${scheme}:alert(1)`, 'app', declared)).toBeNull();
    }
  });

  test('a person knows a page by its host, an app by its scheme', () => {
    expect(grantPlaceOf(safe('https://Client.Example:8443/back'))).toEqual({
      kind: 'site',
      name: 'client.example:8443',
    });
    expect(grantPlaceOf(safe('https://client.example?x=https://a'))).toEqual({ kind: 'site', name: 'client.example' });
    expect(grantPlaceOf(safe('com.ridewell.app:/back'))).toEqual({ kind: 'app', name: 'com.ridewell.app' });
  });
});

describe('where Cancel leads', () => {
  for (const [address, state, expected] of [
    ['https://c.example/back', 'abc', 'https://c.example/back?error=access_denied&state=abc'],
    ['https://c.example/back', null, 'https://c.example/back?error=access_denied'],
    ['https://c.example', 'abc', 'https://c.example?error=access_denied&state=abc'],
    ['https://c.example/back?', 'a', 'https://c.example/back?error=access_denied&state=a'],
    ['https://c.example/back?a=%20b+c', 'a', 'https://c.example/back?a=%20b+c&error=access_denied&state=a'],
    ['https://c.example/back?a=1#part?x', 'a', 'https://c.example/back?a=1&error=access_denied&state=a#part?x'],
    ['https://c.example/back#part?x', 'a', 'https://c.example/back?error=access_denied&state=a#part?x'],
    ['https://c.example/#part', 'a', 'https://c.example/?error=access_denied&state=a#part'],
    ['com.ridewell.app:/back', 'a', 'com.ridewell.app:/back?error=access_denied&state=a'],
  ] as const) {
    test(`OAU-022 OAU-020 FC-103 ${address} with the state ${state}`, () => {
      expect(refusedAddressOf(safe(address), state)).toBe(expected);
    });
  }

  test('FC-103 OAU-022 whatever the state holds, it comes back as it was, once, and adds no parameter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (drawn) => {
        const state = `${drawn}&=#%+ é\r\n!'()~*`;
        const { searchParams, hash } = new URL(refusedAddressOf(safe('https://c.example/back?from=a#end'), state));
        expect([...searchParams]).toEqual([
          ['from', 'a'],
          ['error', 'access_denied'],
          ['state', state],
        ]);
        expect(hash).toBe('#end');
        const added = new URLSearchParams({ error: 'access_denied', state });
        expect(refusedAddressOf(safe('https://c.example/'), state)).toBe(`https://c.example/?${added}`);
      }),
    );
  });
});
