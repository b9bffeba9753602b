import { describe, expect, test } from 'vitest';
import { type GrantStatus, mayGrant } from './access-grant.ts';
import { grantDecisionOf, grantRequestOf, isNamedLike } from './grant-decision.ts';

const REQUEST = { clientId: 'ridewell', responseType: 'code', redirectUri: null, scope: null, state: 'abc' };
const STATUS: GrantStatus = {
  authorized: false,
  redirectUri: 'https://ridewell.example/back',
  clientName: 'Ridewell',
  clientImage: '/images/clients/ridewell.svg',
  claims: ['account', 'rewards'],
};

function questionOf(status: Partial<GrantStatus>) {
  const decision = grantDecisionOf({ ...STATUS, ...status }, REQUEST, []);
  if (decision.kind === 'granted') throw new Error('There is no question.');
  return decision.question;
}

describe('the request of a link', () => {
  test('OAU-004 the names of OAuth, each as it is', () => {
    const search = {
      client_id: 'a',
      response_type: 'code',
      redirect_uri: 'https://b.example',
      scope: 'c d',
      state: 'e',
    };
    const request = { clientId: 'a', responseType: 'code', redirectUri: 'https://b.example', scope: 'c d', state: 'e' };
    expect(grantRequestOf(search)).toEqual(request);
  });

  test('OAU-004 what is left out or empty is missing', () => {
    const none = { redirectUri: null, scope: null, state: null };
    expect(grantRequestOf({ client_id: 'a', response_type: 'code', state: '' })).toEqual({
      clientId: 'a',
      responseType: 'code',
      ...none,
    });
  });

  for (const search of [
    {},
    { client_id: 'a' },
    { response_type: 'code' },
    { client_id: '', response_type: 'code' },
    { client_id: 'a', response_type: '' },
    { clientId: 'a', responseType: 'code' },
    { client_id: ['a', 'b'], response_type: 'code' },
    { client_id: 'a', response_type: ['code', 'code'] },
    { client_id: 'a', response_type: 'code', state: ['a', 'b'] },
    { client_id: 'a', response_type: 'code', redirect_uri: ['https://a.example', 'https://b.example'] },
    { client_id: 'a', response_type: 'code', scope: ['a', 'b'] },
  ]) {
    test(`OAU-005 FC-100 D-224 ${JSON.stringify(search)} is no request`, () =>
      expect(grantRequestOf(search)).toBeNull());
  }
});

describe('what follows from a status', () => {
  test('OAU-013 access that was given before leads on at once, whatever the claims and whatever the link asks for', () => {
    const granted = { ...STATUS, authorized: true };
    for (const claims of [[], ['account'], ['loyalty.write']]) {
      for (const scope of [null, 'account rewards', 'loyalty.write']) {
        const decision = grantDecisionOf({ ...granted, claims }, { ...REQUEST, scope }, []);
        expect(decision).toEqual({ kind: 'granted', address: 'https://ridewell.example/back' });
      }
    }
  });

  test('OAU-014 AMB-44 without an address a member is asked, and Cancel has none', () => {
    for (const authorized of [true, false]) {
      expect(questionOf({ authorized, redirectUri: null })).toMatchObject({ address: null, cancelAddress: null });
    }
  });

  test('OAU-020 OAU-022 Cancel leads to the address of the status, with the state of the request', () => {
    expect(questionOf({}).cancelAddress).toBe('https://ridewell.example/back?error=access_denied&state=abc');
  });

  for (const redirectUri of ['javascript:alert(1)', 'data:,x', 'blob:x', 'http://ridewell.example/', 'com.app:/x']) {
    test(`FC-101 ${redirectUri} is a bad answer, asked or not`, () => {
      for (const authorized of [true, false]) {
        expect(() => grantDecisionOf({ ...STATUS, redirectUri, authorized }, REQUEST, [])).toThrow('bad-answer');
      }
    });
  }

  test('FC-109 OAU-012 a claim is listed once, an unknown one raw, and then nothing can be confirmed', () => {
    const question = questionOf({ claims: ['account', 'loyalty.write', 'account'] });
    expect(question.claims).toEqual([
      { kind: 'known', name: 'account' },
      { kind: 'unknown', name: 'loyalty.write' },
    ]);
    expect([mayGrant(question), mayGrant(questionOf({}))]).toEqual([false, true]);
  });

  test('OAU-012 FC-109 a claim is known letter for letter, however it looks and however it begins', () => {
    const question = questionOf({ claims: ['ac\u200bcount', 'Rewards', ' card', 'payment:write', 'a'.repeat(200)] });
    const names = ['account', 'Rewards', 'card', 'payment:write', `${'a'.repeat(80)}…`];
    expect(question.claims).toEqual(names.map((name) => ({ kind: 'unknown', name })));
  });

  test('FC-109 no claim, or one that shows nothing, is a bad answer', () => {
    expect(() => questionOf({ claims: [] })).toThrow('bad-answer');
    expect(() => questionOf({ claims: ['account', '\u202e'] })).toThrow('bad-answer');
  });

  for (const [name, expected] of [
    ['<b>Bold</b>', '<b>Bold</b>'],
    ['\u202elleweR\u202c\u2066\u0007 Ride\u200bwell', 'lleweR Ridewell'],
    ['a'.repeat(1000), `${'a'.repeat(60)}…`],
    ['  Two \n\t lines\u2028here ', 'Two lines here'],
    [`e${'\u0323'.repeat(50)}`, 'ẹ\u0323\u0323'],
    ['Café été', 'Café été'],
    ['\u200b\u202e', null],
    [null, null],
  ] as const) {
    test(`FC-107 the name ${JSON.stringify(name?.slice(0, 30))} is read as ${JSON.stringify(expected?.slice(0, 30))}`, () => {
      expect(questionOf({ clientName: name }).clientName).toBe(expected);
    });
  }

  test('D-226 a picture is a path of this site, or none', () => {
    const pictures = [
      '/images/a.svg',
      'https://evil.example/a.svg',
      '//evil.example/a.svg',
      '/\\evil.example',
      'data:,x',
      '',
    ];
    expect(pictures.map((clientImage) => questionOf({ clientImage }).picture)).toEqual([
      '/images/a.svg',
      ...[null, null, null, null, null],
    ]);
  });
});

test('FC-107 a name that reads like ours is noticed, another is not', () => {
  const names = ['Northstar', 'NORTHSTAR coffee', 'North Star', 'Nоrthѕtаr', 'N0rth-5tar', 'Ｎorthstar', 'Nórthstar'];
  expect(names.filter((name) => !isNamedLike(name, 'Northstar'))).toEqual([]);
  expect(['Ridewell', 'North Starling', 'Star North'].filter((name) => isNamedLike(name, 'Northstar'))).toEqual([
    'North Starling',
  ]);
});
