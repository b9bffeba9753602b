import type { createAccount } from '#api/account/create-account.ts';
import { productMailFlag } from '#domain/account/communication-preferences.ts';
import type { NewAccount } from '#domain/account/new-account.ts';
import { countryOf, type Locale } from '#domain/locale.ts';

type Body = Parameters<typeof createAccount>[0]['body'];

/** What is sent to make an account (ACC-046): the brand names one of its flags, and parts that are not asked are left out. */
export function newAccountBody(
  account: NewAccount,
  { locale, product, reputation }: { locale: Locale; product: string; reputation: string },
): Body {
  const { card, cardNumber, cardPin, storageConsent, lastName } = account;
  return {
    firstName: account.firstName,
    ...(lastName !== '' && { lastName }),
    emailAddress: account.emailAddress,
    password: account.password,
    termsAndConditions: true,
    ...(storageConsent !== null && { storageConsent }),
    [productMailFlag(product)]: account.productEmails,
    receiveGeneralEmailCommunications: account.generalEmails,
    receivePersonalizedEmailCommunications: account.personalizedEmails,
    ...(card !== 'noCard' && { cardRewards: card }),
    ...(card === 'registerCard' && { registerCardNumber: cardNumber, registerCardPin: cardPin }),
    country: countryOf(locale),
    locale,
    registrationSource: 'Web',
    reputation,
  };
}
