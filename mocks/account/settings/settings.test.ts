import { describe, expect, test } from 'vitest';
import { readCards } from '#api/account/cards.ts';
import { readCommunicationPreferences, saveCommunicationPreferences } from '#api/account/communication-preferences.ts';
import { confirmEmail, proposeEmail } from '#api/account/email.ts';
import { readHistory, readReceipt } from '#api/account/history.ts';
import { changePassword } from '#api/account/password.ts';
import { addPhone, changePhone, confirmPhone, readPhones, removePhone } from '#api/account/phones.ts';
import { readPrivacy, savePrivacy } from '#api/account/privacy.ts';
import { readProfile, saveProfile } from '#api/account/profile.ts';
import { readVerification, sendCode, verifyCode, verifyPassword } from '#api/account/verification.ts';
import { readSession } from '#api/session/session.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld } from '../../server.ts';

setUpServer();

const flags = {
  receiveNorthstarEmailCommunications: false,
  receiveGeneralEmailCommunications: true,
  receivePersonalizedEmailCommunications: true,
};

const profile = {
  firstName: 'Gwendolyn',
  lastName: 'West',
  birthday: { month: 2, day: 29 },
  address: {
    addressLine1: '1 Pine Street',
    addressLine2: null,
    city: 'Seattle',
    countrySubdivision: 'WA',
    postalCode: '98101',
    country: 'US',
  },
  phoneNumber: '(206) 555-0111',
};

describe('settings', () => {
  test('ACC-108 the choices of mail are read and saved for one member', async () => {
    const world = startWorld({ persona: 'member-green' });
    const before = {
      receiveNorthstarEmailCommunications: true,
      receiveGeneralEmailCommunications: false,
      receivePersonalizedEmailCommunications: false,
    };
    expect(await readCommunicationPreferences({})).toEqual(before);
    await saveCommunicationPreferences({ body: flags });
    expect(await readCommunicationPreferences({})).toEqual(flags);
    world.become('member-gold');
    expect(await readCommunicationPreferences({})).toEqual(before);
  });

  test('ACC-108 ACC-060 choices under the name of another brand are refused', async () => {
    const world = startWorld({ persona: 'member-green', settings: { product: 'Roastery' } });
    const answer = await world.send(saveCommunicationPreferences.contract.path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(flags),
    });
    expect(answer.status).toBe(400);
  });

  test('ACC-114 the choice not to have data sold is kept', async () => {
    startWorld({ persona: 'member-green' });
    expect(await readPrivacy({})).toEqual({ doNotSellOrShare: false });
    await savePrivacy({ body: { doNotSellOrShare: true } });
    expect(await readPrivacy({})).toEqual({ doNotSellOrShare: true });
  });

  test('ACC-129 a profile is saved at once, and the birthday stays for ever', async () => {
    startWorld({ persona: 'member-green' });
    const before = await readProfile({});
    expect(before).toMatchObject({ firstName: 'Gwen', birthday: null, address: null, phoneNumber: null });
    const saved = await saveProfile({ body: profile });
    expect(saved).toEqual({ ...before, ...profile, phoneNumber: '2065550111' });
    expect(await readProfile({})).toEqual(saved);
    expect(await readSession({})).toMatchObject({ firstName: 'Gwendolyn' });
    for (const birthday of [null, { month: 2, day: 28 }]) {
      await expect(saveProfile({ body: { ...profile, birthday } })).rejects.toMatchObject({ code: 'birthday-set' });
    }
    expect((await saveProfile({ body: { ...profile, firstName: 'Gwen' } })).firstName).toBe('Gwen');
  });

  test.each([
    { firstName: ' ' },
    { lastName: '' },
    { lastName: 'x'.repeat(51) },
    { birthday: { month: 2, day: 30 } },
    { birthday: { month: 13, day: 1 } },
    { phoneNumber: '555' },
    { address: { ...profile.address, postalCode: '9810' } },
    { address: { ...profile.address, country: 'CA' } },
    { address: { ...profile.address, city: '' } },
  ])('ACC-129 a profile with %o is refused as a whole', async (wrong) => {
    startWorld({ persona: 'member-green' });
    await expect(saveProfile({ body: { ...profile, ...wrong } })).rejects.toMatchObject({ code: 'profile-refused' });
    expect((await readProfile({})).firstName).toBe('Gwen');
  });
});

describe('cards', () => {
  test('CRD-007 a member sees its own cards, with balances in cents', async () => {
    const world = startWorld({ persona: 'member-gold' });
    const cards = await readCards({});
    expect(cards.map(({ balance }) => balance.amount)).toEqual([4250, 1000]);
    expect(new Set(cards.map(({ cardId }) => cardId)).size).toBe(2);
    for (const { cardNumber } of cards) expect(cardNumber).toMatch(/^\d{16}$/);
    world.become('member-without-cards');
    expect(await readCards({})).toEqual([]);
  });
});

describe('without a session', () => {
  const params = { id: 'any' };
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    readCards: () => readCards({}),
    readCommunicationPreferences: () => readCommunicationPreferences({}),
    saveCommunicationPreferences: () => saveCommunicationPreferences({ body: flags }),
    proposeEmail: () => proposeEmail({ body: { emailAddress: 'a@example.com' } }),
    confirmEmail: () => confirmEmail({ body: { emailAddress: 'a@example.com', code: '123456' } }),
    readHistory: () => readHistory({ query: { type: 'order', offset: '0', limit: '20' } }),
    readReceipt: () => readReceipt({ params: { historyId: 'any' } }),
    changePassword: () => changePassword({ body: { currentPassword: 'a', newPassword: 'b' } }),
    readPhones: () => readPhones({}),
    addPhone: () => addPhone({ body: { phoneNumber: '3125550177' } }),
    changePhone: () => changePhone({ params, body: { phoneNumber: '3125550177' } }),
    confirmPhone: () => confirmPhone({ params, body: { code: '123456' } }),
    removePhone: () => removePhone({ params }),
    readPrivacy: () => readPrivacy({}),
    savePrivacy: () => savePrivacy({ body: { doNotSellOrShare: true } }),
    readProfile: () => readProfile({}),
    saveProfile: () => saveProfile({ body: profile }),
    sendCode: () => sendCode({ body: { methodId: 'any' } }),
    verifyCode: () => verifyCode({ body: { methodId: 'any', code: '123456' } }),
    readVerification: () => readVerification({}),
    verifyPassword: () => verifyPassword({ body: { password: 'any' } }),
  };

  test.each(Object.keys(calls))('ACC-004 %s is for members only', async (name) => {
    const world = startWorld();
    await expect(calls[name]?.()).rejects.toMatchObject({ code: 'signed-out', cause: 401 });
    world.become('guest');
    await expect(calls[name]?.()).rejects.toMatchObject({ code: 'signed-out', cause: 401 });
  });
});
