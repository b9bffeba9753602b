import { readCommunicationPreferences, saveCommunicationPreferences } from '#api/account/communication-preferences.ts';
import { createAccount } from '#api/account/create-account.ts';
import { confirmEmail, proposeEmail } from '#api/account/email.ts';
import { readHistory, readReceipt } from '#api/account/history.ts';
import { changePassword, checkResetLink, forgotPassword, resetPassword } from '#api/account/password.ts';
import { addPhone, changePhone, confirmPhone, readPhones, removePhone } from '#api/account/phones.ts';
import { readPrivacy, savePrivacy } from '#api/account/privacy.ts';
import { readProfile, saveProfile } from '#api/account/profile.ts';
import { readVerification, sendCode, verifyCode, verifyPassword } from '#api/account/verification.ts';
import { readConfiguration } from '#api/configuration/configuration.ts';
import { readGiftCatalogue } from '#api/gifts/gift-catalogue.ts';
import { readGiftDetails } from '#api/gifts/gift-details.ts';
import { searchLocations } from '#api/locations/locations.ts';
import { findNearestLocation } from '#api/locations/nearest-location.ts';
import { addFavouriteProduct, deleteFavouriteProduct, readFavouriteProducts } from '#api/menu/favourite-products.ts';
import { readMenus } from '#api/menu/menu.ts';
import { readPreviousOrders } from '#api/menu/previous-orders.ts';
import { readProduct } from '#api/menu/product.ts';
import { createCustomerArrival } from '#api/ordering/customer-arrival.ts';
import { optOutOfSharing } from '#api/privacy/opt-out.ts';
import { readExpiringStars } from '#api/rewards/expiring-stars.ts';
import { readLoyalty } from '#api/rewards/loyalty.ts';
import { readStarHistory } from '#api/rewards/star-history.ts';
import { clearAuthCookies, readSession, signOut } from '#api/session/session.ts';
import { signIn, signInByToken } from '#api/session/sign-in.ts';
import { addFavouriteStore, removeFavouriteStore } from '#api/stores/favourite-stores.ts';
import { readStoreByNumber } from '#api/stores/store-by-number.ts';
import { readStoreTimeSlots } from '#api/stores/time-slots.ts';
import { newestCodeTo, newestTo } from '#mocks/account/sent.ts';
import { EVERYTHING_END } from '#mocks/sentinels.ts';
import type { TestWorld } from '#mocks/server.ts';
import { PERSONA_PASSWORD } from '#mocks/session/personas.ts';
import { issueSsoToken } from '#mocks/session/sso-tokens.ts';
import { giftSamples } from './gift-calls.ts';
import { grantSamples } from './grant-calls.ts';
import { moneySamples } from './money-calls.ts';
import { orderingSamples } from './ordering-calls.ts';
import { rewardSamples } from './reward-calls.ts';
import type { Sample } from './sample.ts';
import { streamSamples } from './stream-calls.ts';

const GWEN = 'gwen@northstar.test';
const MIAS_PHONE = '2065550142';
const NEW_EMAIL = 'gwen.new@example.com';
const NEW_PHONE = '3125550177';
const NEW_PASSWORD = 'Sunrise#2047';
const PLACE = { lat: 47.6062, lng: -122.3321 };

const bodyOfSignIn = {
  username: GWEN,
  password: PERSONA_PASSWORD,
  rememberMe: true,
  market: 'US',
  transactionSubType: 'signin',
  reputation: 'risk',
} as const;

async function aStore(): Promise<string> {
  const { stores } = await searchLocations({ query: { lat: String(PLACE.lat), lng: String(PLACE.lng) } });
  return stores[0]?.store.storeNumber.split('-')[0] ?? '';
}

async function resetToken(world: TestWorld): Promise<string> {
  await forgotPassword({ body: { emailAddress: GWEN, userName: GWEN } });
  return newestTo(world, GWEN).link?.split('/').at(-1) ?? '';
}

/** The id of Mia's phone, proven to be hers. */
async function provenPhone(world: TestWorld): Promise<string> {
  const [phone] = await readPhones({});
  const methodId = phone?.id ?? '';
  await sendCode({ body: { methodId } });
  await verifyCode({ body: { methodId, code: newestCodeTo(world, MIAS_PHONE) } });
  return methodId;
}

/** Every call of the table that the app makes, by the table's id. */
export const samples: Readonly<Record<string, Sample>> = {
  configuration: { call: () => readConfiguration({}) },
  session: { as: 'member-green', call: () => readSession({}) },
  'session-clear': { call: () => clearAuthCookies({ body: { keepSignedIn: true } }) },
  'sign-in': { call: () => signIn({ body: bodyOfSignIn }) },
  'sso-sign-in': {
    call: (world) => {
      const token = issueSsoToken(world, world.member('member-green'));
      return signInByToken({ params: { token }, query: { returnUrl: '/menu' }, body: { reputation: '' } });
    },
  },
  'sign-out': { as: 'member-green', call: () => signOut({}) },
  'create-account': {
    call: () =>
      createAccount({
        body: {
          firstName: 'Nora',
          lastName: 'North',
          emailAddress: 'nora@example.com',
          password: NEW_PASSWORD,
          termsAndConditions: true,
          storageConsent: true,
          receiveNorthstarEmailCommunications: true,
          receiveGeneralEmailCommunications: false,
          receivePersonalizedEmailCommunications: false,
          cardRewards: 'digitalCard',
          country: 'US',
          locale: 'en-US',
          registrationSource: 'Web',
          reputation: '',
        },
      }),
  },
  'privacy-opt-out': { call: () => optOutOfSharing({ body: { optIn: false, email: 'anyone@example.com' } }) },
  'forgot-password': { call: resetToken },
  'reset-link': {
    call: async (world) => checkResetLink({ params: { token: await resetToken(world) } }),
  },
  'reset-password': {
    call: async (world) => resetPassword({ body: { newPassword: NEW_PASSWORD, token: await resetToken(world) } }),
  },
  'change-password': {
    as: 'member-green',
    call: async () => {
      await verifyPassword({ body: { password: PERSONA_PASSWORD } });
      return changePassword({ body: { currentPassword: PERSONA_PASSWORD, newPassword: NEW_PASSWORD } });
    },
  },
  'mfa-send': { as: 'member-second-factor', call: provenPhone },
  'mfa-verify': { as: 'member-second-factor', call: provenPhone },
  'mfa-verification': { as: 'member-second-factor', call: () => readVerification({}) },
  'mfa-verification-password': {
    as: 'member-green',
    call: () => verifyPassword({ body: { password: PERSONA_PASSWORD } }),
  },
  'mfa-phones': { as: 'member-second-factor', call: () => readPhones({}) },
  'mfa-phone-add': {
    as: 'member-green',
    call: () => addPhone({ body: { phoneNumber: NEW_PHONE } }),
  },
  'mfa-phone-change': {
    as: 'member-second-factor',
    call: async (world) => changePhone({ params: { id: await provenPhone(world) }, body: { phoneNumber: NEW_PHONE } }),
  },
  'mfa-phone-remove': {
    as: 'member-second-factor',
    call: async (world) => removePhone({ params: { id: await provenPhone(world) } }),
  },
  'mfa-phone-confirm': {
    as: 'member-green',
    call: async (world) => {
      const { id } = await addPhone({ body: { phoneNumber: NEW_PHONE } });
      return confirmPhone({ params: { id }, body: { code: newestCodeTo(world, NEW_PHONE) } });
    },
  },
  'email-propose': {
    as: 'member-green',
    call: () => proposeEmail({ body: { emailAddress: NEW_EMAIL } }),
  },
  'email-confirm': {
    as: 'member-green',
    call: async (world) => {
      await proposeEmail({ body: { emailAddress: NEW_EMAIL } });
      return confirmEmail({ body: { emailAddress: NEW_EMAIL, code: newestCodeTo(world, NEW_EMAIL) } });
    },
  },
  preferences: {
    as: 'member-green',
    call: () => readCommunicationPreferences({}),
  },
  'preferences-save': {
    as: 'member-green',
    call: () =>
      saveCommunicationPreferences({
        body: {
          receiveNorthstarEmailCommunications: true,
          receiveGeneralEmailCommunications: false,
          receivePersonalizedEmailCommunications: false,
        },
      }),
  },
  privacy: { as: 'member-green', call: () => readPrivacy({}) },
  'privacy-save': {
    as: 'member-green',
    call: () => savePrivacy({ body: { doNotSellOrShare: true } }),
  },
  profile: { as: 'member-green', call: () => readProfile({}) },
  'profile-save': {
    as: 'member-green',
    call: () =>
      saveProfile({
        body: {
          firstName: 'Gwen',
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
          phoneNumber: null,
        },
      }),
  },
  history: {
    as: 'member-gold',
    call: () => readHistory({ query: { type: 'order', offset: '0', limit: '20' } }),
  },
  receipt: {
    as: 'member-gold',
    call: async () => {
      const { entries } = await readHistory({ query: { type: 'order', offset: '0', limit: '20' } });
      return readReceipt({ params: { historyId: entries[0]?.historyId ?? '' } });
    },
  },
  'expiring-stars': {
    as: 'member-green',
    call: () => readExpiringStars({ variables: {} }),
  },
  'loyalty-program': {
    as: 'member-gold',
    call: () => readLoyalty({ variables: {} }),
  },
  'star-history': {
    as: 'member-gold',
    call: () => readStarHistory({ variables: { offset: 0, limit: 20 } }),
  },
  locations: { call: () => searchLocations({ query: { place: 'Seattle', features: 'DT' } }) },
  'nearest-location': {
    call: () => findNearestLocation({ body: { ...PLACE, features: ['DT'] } }),
  },
  'favourite-add': {
    as: 'member-green',
    call: async () => addFavouriteStore({ body: { storeNumber: await aStore() } }),
  },
  'favourite-remove': {
    as: 'member-green',
    call: async () => removeFavouriteStore({ params: { storeNumber: await aStore() } }),
  },
  'store-by-number': {
    call: async () => readStoreByNumber({ variables: { storeNumber: await aStore() } }),
  },
  'store-time-slots': {
    call: async () => readStoreTimeSlots({ variables: { storeNumber: await aStore(), mockState: null } }),
  },
  'customer-arrival': {
    call: () =>
      createCustomerArrival({
        variables: {
          customerArrivalInput: {
            pickUpOption: 'CX',
            storeNumber: `900${EVERYTHING_END}`,
            orderToken: 'token-of-ada',
            displayName: 'Ada',
            stallNumber: 1,
          },
        },
      }),
  },
  product: {
    call: async () =>
      readProduct({
        params: { productNumber: '1010' },
        query: { storeNumber: await aStore() },
        headers: { 'accept-language': 'en-US' },
      }),
  },
  'favourite-products': {
    as: 'member-green',
    call: async () =>
      readFavouriteProducts({
        variables: {
          locale: 'en-US',
          storeNumber: await aStore(),
          storePricingInput: { timeZone: 'America/Los_Angeles', ownershipTypeCode: 'CO', countryCode: 'US' },
        },
      }),
  },
  'favourite-product-add': {
    as: 'member-gold',
    call: () =>
      addFavouriteProduct({
        variables: {
          locale: 'en-US',
          item: {
            productNumber: '1010',
            formCode: 'hot',
            sizeCode: 'M',
            sku: '1010-M',
            childItems: [{ productNumber: '5014', sku: 'OPT5014', quantity: 1 }],
          },
        },
      }),
  },
  'favourite-product-delete': {
    as: 'member-green',
    call: () => deleteFavouriteProduct({ variables: { favoriteProductId: 'favourite-1010' } }),
  },
  menu: {
    call: async () => readMenus({ variables: { locale: 'en-US', storeNumber: await aStore() } }),
  },
  'previous-orders': {
    as: 'member-green',
    call: async () =>
      readPreviousOrders({
        variables: {
          locale: 'en-US',
          limit: 10,
          storeNumber: await aStore(),
          storePricingInput: { timeZone: 'America/Los_Angeles', ownershipTypeCode: 'CO', countryCode: 'US' },
        },
      }),
  },
  'digital-gifts': { call: () => readGiftCatalogue({ variables: { locale: 'en-US' } }) },
  'digital-gift-card': {
    call: () => readGiftDetails({ variables: { productNumber: '80010101', locale: 'en-US' } }),
  },
  ...moneySamples,
  ...orderingSamples,
  ...giftSamples,
  ...rewardSamples,
  ...streamSamples,
  ...grantSamples,
};
