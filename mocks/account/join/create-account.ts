import { HttpResponse } from 'msw';
import type * as v from 'valibot';
import { createAccount } from '#api/account/create-account.ts';
import { isEmailAddress } from '#domain/account/email-address.ts';
import { unmetPasswordRules } from '#domain/account/password.ts';
import { CARD_NUMBER_DIGITS, CARD_PIN_DIGITS } from '#domain/cards/card-digits.ts';
import { countryOf, isLocale } from '#domain/locale.ts';
import { retailerSettings } from '../../configuration/configuration.ts';
import { refuse, respond } from '../../respond.ts';
import { createMember, type Member } from '../../session/members.ts';
import { memberPersona } from '../../session/personas.ts';
import type { World } from '../../world.ts';
import { BROKEN_EMAIL_START, ODD_EMAIL_START, SUSPECT_EMAIL_START } from '../account-sentinels.ts';
import { isName } from '../names.ts';
import { sendMail } from '../outbox.ts';
import { isEmailTaken } from '../settings/email-change.ts';
import { addDigitalCard, registerCard } from './card-registration.ts';

type Body = v.InferOutput<NonNullable<typeof createAccount.contract.body>>;
type Field = 'firstName' | 'lastName' | 'emailAddress' | 'password' | 'storageConsent' | CardField;
type CardField = 'registerCardNumber' | 'registerCardPin';

/** The first thing that is wrong with a form, in its own order, or null. */
function faultOf(world: World, body: Body, email: string): { field: Field; messageId: string } | null {
  const { isLastNameRequired, includeStorageConsent } = retailerSettings(world);
  const lastName = body.lastName ?? '';
  const hasLastName = isName(lastName) || (!isLastNameRequired && lastName.trim() === '');
  if (!isName(body.firstName)) return { field: 'firstName', messageId: 'name_invalid' };
  if (!hasLastName) return { field: 'lastName', messageId: 'name_invalid' };
  if (!isEmailAddress(email)) return { field: 'emailAddress', messageId: 'email_invalid' };
  if (isEmailTaken(world, email)) return { field: 'emailAddress', messageId: 'email_taken' };
  if (unmetPasswordRules(body.password).length > 0) return { field: 'password', messageId: 'password_weak' };
  if (includeStorageConsent && body.storageConsent !== true) {
    return { field: 'storageConsent', messageId: 'storage_consent_missing' };
  }
  return body.cardRewards === 'registerCard' ? cardFaultOf(body) : null;
}

function cardFaultOf(body: Body): { field: CardField; messageId: string } | null {
  if (!hasDigits(body.registerCardNumber, CARD_NUMBER_DIGITS)) {
    return { field: 'registerCardNumber', messageId: 'card_number_invalid' };
  }
  if (hasDigits(body.registerCardPin, CARD_PIN_DIGITS)) return null;
  return { field: 'registerCardPin', messageId: 'card_pin_invalid' };
}

function hasDigits(text: string | undefined, count: number): boolean {
  return new RegExp(`^\\d{${count}}$`).test(text ?? '');
}

/** Why no account was made, or only half of one (ACC-049). */
function refuseCreation(
  status: number,
  type: string,
  message: Partial<Record<'messageId' | 'message' | 'field' | 'cardType' | 'errorCode', string>> = {},
): Response {
  const nothing = { messageId: null, message: null, field: null, cardType: null, errorCode: null };
  return HttpResponse.json({ type, ...nothing, ...message }, { status });
}

/** Where the choices of mail need a second consent they wait for it (ACC-059). */
function join(world: World, body: Body, email: string, wantsProduct: boolean, origin: string): Member {
  const now = world.clock.now();
  const { optInConfirmed } = retailerSettings(world);
  const wanted = {
    product: wantsProduct,
    general: body.receiveGeneralEmailCommunications,
    personalized: body.receivePersonalizedEmailCommunications,
  };
  const persona = memberPersona('Joined here', body.firstName.trim(), {
    lastName: (body.lastName ?? '').trim(),
    email,
    joined: new Date(now).toISOString(),
    history: { orders: 0, gifts: 0 },
    cardBalances: [],
    cardStatuses: [],
    paymentTypes: [],
    favourites: 0,
    favouriteProducts: 0,
    previous: 0,
  });
  const member = createMember(persona, world.directory, now);
  member.account.userName = email;
  member.account.password = body.password;
  member.account.preferences = optInConfirmed ? wanted : { product: false, general: false, personalized: false };
  world.members.set(email, member);
  world.effects.accountsCreated += 1;
  sendMail(world, { to: email, subject: 'Welcome to Northstar Rewards', text: `Hello ${persona.firstName}!` });
  if (!optInConfirmed && Object.values(wanted).includes(true)) {
    sendMail(world, {
      to: email,
      subject: 'Confirm the mails you want',
      text: 'Sign in, look at your choices and save them: then we write to you.',
      link: `${origin}/account/settings/communication-preferences`,
    });
  }
  return member;
}

export const createAccountHandlers = (world: World) => [
  respond(world, createAccount, ({ body, request }) => {
    const { product } = retailerSettings(world);
    const flags: Readonly<Record<string, unknown>> = body;
    const wantsProduct = flags[`receive${product}EmailCommunications`];
    const isPlace = isLocale(body.locale) && countryOf(body.locale) === body.country;
    if (typeof wantsProduct !== 'boolean' || !isPlace) return refuse(400, 'REQUEST_INVALID');
    const email = body.emailAddress.trim().toLowerCase();
    if (email.startsWith(BROKEN_EMAIL_START)) return refuse(500, 'CREATION_BROKEN');
    if (email.startsWith(ODD_EMAIL_START)) return refuseCreation(400, 'unheard-of');

    const fault = faultOf(world, body, email);
    if (fault) return refuseCreation(fault.messageId === 'email_taken' ? 409 : 400, 'validation', fault);
    if (email.startsWith(SUSPECT_EMAIL_START)) return refuseCreation(403, 'reputation');

    const { account } = join(world, body, email, wantsProduct, new URL(request.url).origin);
    const { cardRewards, registerCardNumber = '', registerCardPin = '' } = body;
    const isDigital = cardRewards === 'digitalCard';
    const errorCode = isDigital
      ? addDigitalCard(world, account)
      : cardRewards === 'registerCard'
        ? registerCard(world, account, { cardNumber: registerCardNumber, pin: registerCardPin })
        : null;
    if (errorCode === null) return { userExId: account.memberId };
    return refuseCreation(422, 'card-registration', { cardType: isDigital ? 'digital' : 'registered', errorCode });
  }),
];
