import { expect, test } from 'vitest';
import type { NewAccount } from '#domain/account/new-account.ts';
import { newAccountBody } from './new-account-body.ts';

const ADA: NewAccount = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  emailAddress: 'ada@example.com',
  password: ' Engine-No-1 ',
  card: 'registerCard',
  cardNumber: '6006491234567890',
  cardPin: '12345678',
  productEmails: true,
  generalEmails: false,
  personalizedEmails: true,
  storageConsent: true,
};

const market = { locale: 'fr-CA', product: 'Northstar', reputation: 'risk' } as const;

test('ACC-046 ACC-047 everything that joining posts, the brand in the name of one flag', () => {
  expect(newAccountBody(ADA, market)).toEqual({
    firstName: 'Ada',
    lastName: 'Lovelace',
    emailAddress: 'ada@example.com',
    password: ' Engine-No-1 ',
    termsAndConditions: true,
    storageConsent: true,
    receiveNorthstarEmailCommunications: true,
    receiveGeneralEmailCommunications: false,
    receivePersonalizedEmailCommunications: true,
    cardRewards: 'registerCard',
    registerCardNumber: '6006491234567890',
    registerCardPin: '12345678',
    country: 'CA',
    locale: 'fr-CA',
    registrationSource: 'Web',
    reputation: 'risk',
  });
});

test('ACC-047 a digital card posts no number and no code; without a card the whole part is left out', () => {
  const digital = newAccountBody({ ...ADA, card: 'digitalCard', cardNumber: '', cardPin: '' }, market);
  expect(digital.cardRewards).toBe('digitalCard');
  const none = newAccountBody({ ...ADA, card: 'noCard', cardNumber: '', cardPin: '' }, market);
  for (const body of [digital, none]) {
    expect(body).not.toHaveProperty('registerCardNumber');
    expect(body).not.toHaveProperty('registerCardPin');
  }
  expect(none).not.toHaveProperty('cardRewards');
});

test('ACC-056 ACC-061 storage consent and last name are posted only where the market asks for them', () => {
  const body = newAccountBody({ ...ADA, lastName: '', storageConsent: null }, market);
  expect(body).not.toHaveProperty('storageConsent');
  expect(body).not.toHaveProperty('lastName');
});
