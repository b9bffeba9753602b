import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCards } from '#api/account/cards.ts';
import { readCommunicationPreferences } from '#api/account/communication-preferences.ts';
import { createAccount } from '#api/account/create-account.ts';
import { readProfile } from '#api/account/profile.ts';
import { readSession } from '#api/session/session.ts';
import { signIn } from '#api/session/sign-in.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld, type TestWorld } from '../../server.ts';
import { newestTo } from '../sent.ts';

setUpServer();
afterEach(() => {
  vi.restoreAllMocks();
});

const form = {
  firstName: ' Ada ',
  lastName: 'Lovelace',
  emailAddress: 'Ada@Example.com',
  password: 'Analytical-1',
  termsAndConditions: true as const,
  receiveNorthstarEmailCommunications: true,
  receiveGeneralEmailCommunications: false,
  receivePersonalizedEmailCommunications: true,
  country: 'US',
  locale: 'en-US',
  registrationSource: 'Web' as const,
  reputation: '',
};

const create = (changes: Partial<Parameters<typeof createAccount>[0]['body']> = {}) =>
  createAccount({ body: { ...form, ...changes } });

const enter = (username: string) =>
  signIn({
    body: {
      username,
      password: form.password,
      rememberMe: false,
      market: 'US',
      transactionSubType: 'signin',
      reputation: '',
    },
  });

/** Answers as they are on the wire. */
async function onWire(world: TestWorld, changes: object): Promise<{ status: number; json: unknown }> {
  const response = await world.send('/apiproxy/v1/account/create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, ...changes }),
  });
  return { status: response.status, json: await response.json() };
}

describe('creation of an account', () => {
  test('ACC-048 makes a member with an id who can sign in', async () => {
    const world = startWorld();
    const made = await create();
    expect(made).toEqual({ outcome: 'created', userExId: expect.any(String) });
    expect(await readSession({})).toEqual({ kind: 'anonymous' });
    const userExId = made.outcome === 'created' ? made.userExId : '';
    expect(await enter('ada@example.com')).toMatchObject({ visitor: { firstName: 'Ada', memberId: userExId } });
    expect(await readProfile({})).toMatchObject({ lastName: 'Lovelace', emailAddress: 'ada@example.com' });
    expect(await readCards({})).toEqual([]);
    expect(world.effects).toMatchObject({ accountsCreated: 1, mails: 1 });
    expect(newestTo(world, 'ada@example.com').subject).toBe('Welcome to Northstar Rewards');
  });

  test('ACC-046 a body that lacks a part of the post, or says another source, is refused', async () => {
    const world = startWorld();
    const left = { firstName: 1, termsAndConditions: 1, receiveNorthstarEmailCommunications: 1, country: 1, locale: 1 };
    for (const name of Object.keys({ ...left, registrationSource: 1, reputation: 1, password: 1 })) {
      expect((await onWire(world, { [name]: undefined })).status).toBe(400);
    }
    for (const wrong of [
      { termsAndConditions: false },
      { registrationSource: 'App' },
      { country: 'CA' },
      { locale: 'de-DE' },
      { cardRewards: 'none' },
    ]) {
      expect((await onWire(world, wrong)).status).toBe(400);
    }
    expect(world.effects.accountsCreated).toBe(0);
  });

  const faults: readonly [string, object, string][] = [
    ['firstName', { firstName: '  ' }, 'invalid'],
    ['firstName', { firstName: 'x'.repeat(51) }, 'invalid'],
    ['lastName', { lastName: '' }, 'invalid'],
    ['emailAddress', { emailAddress: 'ada@example' }, 'invalid'],
    ['emailAddress', { emailAddress: `${'a'.repeat(39)}@example.com` }, 'invalid'],
    ['emailAddress', { emailAddress: ' GWEN@northstar.test' }, 'email-taken'],
    ['emailAddress', { emailAddress: 'taken@example.com' }, 'email-taken'],
    ['password', { password: 'analytical-1' }, 'password-weak'],
    [
      'registerCardNumber',
      { cardRewards: 'registerCard', registerCardNumber: '6000 0000 0000 0001', registerCardPin: '12345678' },
      'invalid',
    ],
    [
      'registerCardPin',
      { cardRewards: 'registerCard', registerCardNumber: '6000000000000001', registerCardPin: '1234567' },
      'invalid',
    ],
  ];

  test.each(faults)('ACC-049 FC-154 a wrong %s is named: %o', async (field, changes, code) => {
    const world = startWorld();
    expect(await create(changes)).toEqual({ outcome: 'invalid', field, code, message: null });
    expect(world.effects).toMatchObject({ accountsCreated: 0, mails: 0 });
  });

  test('ACC-049 ACC-074 an error names type, message, field, kind of card and code', async () => {
    const world = startWorld();
    const nothing = { messageId: null, message: null, field: null, cardType: null, errorCode: null };
    expect(await onWire(world, { emailAddress: 'taken@example.com' })).toEqual({
      status: 409,
      json: { type: 'validation', ...nothing, field: 'emailAddress', messageId: 'email_taken' },
    });
    expect(await onWire(world, { emailAddress: 'suspect@example.com' })).toEqual({
      status: 403,
      json: { type: 'reputation', ...nothing },
    });
    expect(await onWire(world, { emailAddress: 'nocard@example.com', cardRewards: 'digitalCard' })).toEqual({
      status: 422,
      json: { type: 'card-registration', ...nothing, cardType: 'digital', errorCode: '121030' },
    });
  });

  test('ACC-061 ACC-063 names, addresses and passwords may be as long as the limit', async () => {
    startWorld();
    const emailAddress = `${'a'.repeat(38)}@example.com`;
    const password = `Aa-1${'x'.repeat(21)}`;
    expect(await create({ firstName: 'x'.repeat(50), emailAddress, password })).toMatchObject({ outcome: 'created' });
  });

  test('the risk check and unheard-of refusals say nothing', async () => {
    const world = startWorld();
    expect(await create({ emailAddress: 'suspect@example.com' })).toEqual({ outcome: 'generic' });
    expect(await create({ emailAddress: 'odd@example.com' })).toEqual({ outcome: 'generic' });
    await expect(create({ emailAddress: 'broken@example.com' })).rejects.toMatchObject({ code: 'server' });
    expect(world.effects.accountsCreated).toBe(0);
  });

  test('ACC-061 a market may leave out the last name', async () => {
    startWorld({ name: 'everything-off' });
    const { lastName, ...rest } = form;
    expect(lastName).toBe('Lovelace');
    expect(await createAccount({ body: rest })).toMatchObject({ outcome: 'created' });
  });

  test('ACC-056 storage consent has to be given where it is asked for, and only there', async () => {
    const world = startWorld({ name: 'everything-on' });
    expect(await onWire(world, {})).toMatchObject({
      status: 400,
      json: { type: 'validation', field: 'storageConsent' },
    });
    expect(await create({ storageConsent: false })).toEqual({
      outcome: 'invalid',
      field: 'storageConsent',
      message: null,
      code: 'storage-consent',
    });
    expect(await create({ storageConsent: true })).toMatchObject({ outcome: 'created' });
  });

  test('ACC-059 choices of mail hold at once, or wait for a second consent', async () => {
    const first = startWorld();
    await create();
    await enter('ada@example.com');
    expect(await readCommunicationPreferences({})).toEqual({
      receiveNorthstarEmailCommunications: true,
      receiveGeneralEmailCommunications: false,
      receivePersonalizedEmailCommunications: true,
    });
    expect(first.effects.mails).toBe(1);

    const second = startWorld({ name: 'everything-off' });
    await create();
    await enter('ada@example.com');
    expect(Object.values(await readCommunicationPreferences({}))).toEqual([false, false, false]);
    expect(newestTo(second, 'ada@example.com')).toMatchObject({
      subject: 'Confirm the mails you want',
      link: 'http://northstar.test/account/settings/communication-preferences',
    });
  });
});

describe('cards of a new account', () => {
  const registered = { cardRewards: 'registerCard' as const, registerCardPin: '12345678' };

  test('ACC-047 a digital card begins with nothing on it', async () => {
    startWorld();
    await create({ cardRewards: 'digitalCard' });
    await enter('ada@example.com');
    expect(await readCards({})).toEqual([
      expect.objectContaining({
        cardNumber: expect.stringMatching(/^\d{16}$/),
        balance: { amount: 0, currency: 'USD' },
      }),
    ]);
  });

  test('ACC-047 a registered card keeps its number and what is on it, and belongs to one member only', async () => {
    startWorld();
    const registerCardNumber = '6012345678901234';
    expect(await create({ ...registered, registerCardNumber })).toMatchObject({ outcome: 'created' });
    await enter('ada@example.com');
    const [card] = await readCards({});
    expect(card).toMatchObject({ cardNumber: registerCardNumber, cardImageUrl: expect.stringContaining('/art/') });
    expect(card?.balance.amount).toBeGreaterThanOrEqual(500);
    expect(await create({ ...registered, registerCardNumber, emailAddress: 'eve@example.com' })).toEqual({
      outcome: 'card-refused',
      card: 'registered',
      problem: 'card-state-error',
    });
  });

  test.each([
    ['6012345678901000', 'card-information-error'],
    ['6012345678901017', 'card-information-error'],
    ['6012345678901032', 'card-state-error'],
    ['6012345678902000', 'card-state-error'],
  ])(
    'ACC-080 FC-154 the card number %s is refused with a %s, and the account is made all the same',
    async (registerCardNumber, problem) => {
      const world = startWorld();
      const answer = await create({ ...registered, registerCardNumber });
      expect(answer).toEqual({ outcome: 'card-refused', card: 'registered', problem });
      expect(world.effects.accountsCreated).toBe(1);
      await enter('ada@example.com');
      expect(await readCards({})).toEqual([]);
    },
  );

  test.each([
    ['121000', 'card-information-error'],
    ['121001', 'card-information-error'],
    ['121002', 'card-information-error'],
    [121002, 'card-information-error'],
    ['121017', 'card-information-error'],
    [121032, 'card-state-error'],
    [null, 'card-state-error'],
  ])('ACC-080 the code %j of a card means a %s, as a text or as a number', async (errorCode, problem) => {
    const refusal = { type: 'card-registration', cardType: 'registered', errorCode };
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(refusal, { status: 422 }));
    expect(await create(registered)).toEqual({ outcome: 'card-refused', card: 'registered', problem });
  });

  test.each([undefined, null, 'plastic'])('ACC-071 a card of type %j counts as registered', async (cardType) => {
    const refusal = { type: 'card-registration', cardType, errorCode: '121032' };
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(refusal, { status: 422 }));
    expect(await create(registered)).toMatchObject({ outcome: 'card-refused', card: 'registered' });
  });

  test('ACC-080 a wrong security code is an error of information', async () => {
    startWorld();
    const body = { ...registered, registerCardNumber: '6012345678901234', registerCardPin: '00000000' };
    expect(await create(body)).toMatchObject({ problem: 'card-information-error' });
  });

  test.each([
    ['nocard@example.com', 'card-state-error'],
    ['badcard@example.com', 'card-information-error'],
  ])('FC-154 no digital card for %s: %s, and the account is made all the same', async (emailAddress, problem) => {
    startWorld();
    const answer = await create({ emailAddress, cardRewards: 'digitalCard' });
    expect(answer).toEqual({ outcome: 'card-refused', card: 'digital', problem });
    expect(await enter(emailAddress)).toMatchObject({ outcome: 'signed-in' });
    expect(await readCards({})).toEqual([]);
  });
});
