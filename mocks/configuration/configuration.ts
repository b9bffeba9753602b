import { readConfiguration } from '#api/configuration/configuration.ts';
import { refuse, respond } from '../respond.ts';
import type { World } from '../world.ts';

/** What the pretended retailer sets on an ordinary day; dollars, as on the wire. */
const TYPICAL = {
  product: 'Northstar',
  supportPhoneNumber: '+1 800 555 0123',
  currency: 'USD',
  links: {
    appStore: 'https://apps.example.com/northstar',
    playStore: 'https://play.example.com/northstar',
    customerService: 'https://help.example.com/',
    faq: 'https://help.example.com/rewards',
    rewardsTerms: 'https://help.example.com/rewards/terms',
    privacyStatement: 'https://help.example.com/privacy',
  },
  imagesBase: '/images',
  showKeepMeSignedInCheckbox: true,
  showUpdatedTermsNotice: false,
  includePrivacyStatement: true,
  includeStorageConsent: false,
  checkGeneralEmailByDefault: false,
  optInConfirmed: true,
  isLastNameRequired: true,
  enableMfa: true,
  maximumItemAmount: 15,
  maximumModifierAmount: 12,
  mostRecentOrderStaleAfter: 3_600_000,
  tipPaymentTypes: ['storedValue'],
  svcLoadOptions: [10, 15, 20, 25, 50, 100],
  defaultSvcLoadOption: 25,
  svcReloadOptions: [10, 15, 20, 25, 50, 100],
  defaultSvcReloadOption: 25,
  triggerAmountOptions: [5, 10, 15, 20, 25],
  defaultTriggerAmountOption: 10,
  unauthCardBalanceCheckEnabled: true,
  newPaymentOptionEnabled: { creditCard: true, giftCard: true, paypal: true, venmo: false, campusCard: false },
  securePayment: { guestPaymentTokenMaxAge: 300_000 },
  gift: {
    giftAmountOptions: [10, 25, 50, 75, 100],
    defaultGiftAmountOption: 25,
    customAmountMin: 5,
    customAmountMax: 100,
    cardBalanceUrl: 'https://cards.example.com/balance',
    showBulkGiftBanner: false,
    maximumRecipients: 10,
  },
  enableInAppDelivery: false,
  delivery: {
    storefrontUrl: 'https://delivery.example.com/northstar',
    faqUrl: 'https://help.example.com/delivery',
    heading: {
      'en-US': 'Northstar, delivered',
      'en-CA': 'Northstar, delivered',
      'fr-CA': 'Northstar, livré chez vous',
      'es-US': 'Northstar a domicilio',
    },
    legal: {
      'en-US': 'Menu and prices for delivery may differ. Fees apply.',
      'en-CA': 'Menu and prices for delivery may differ. Fees apply.',
      'fr-CA': 'Le menu et les prix de livraison peuvent varier. Des frais s’appliquent.',
      'es-US': 'El menú y los precios a domicilio pueden variar. Se aplican cargos.',
    },
  },
  locator: {
    zoomThreshold: 10,
    singleLocationZoom: 15,
    geolocationAccuracyThreshold: 1000,
    panThreshold: 0.25,
    distanceCutOff: 50,
    amenityCategories: [
      { id: 'pickup', codes: ['16', 'DT', 'CX'] },
      { id: 'amenities', codes: ['WF', 'WA', 'NB', 'OS', 'PK', 'EV', 'RR', 'KO'] },
      { id: 'ordering', codes: ['GC', 'ON', 'hrs24'] },
    ],
    pickUpCodes: ['16', 'DT', 'CX'],
    hiddenAmenityCodes: ['XO', '16', 'DT', 'CX', '17', 'CC'],
  },
  enableNextGenLoyalty: true,
  enableUnauthenticatedStream: false,
  enableMarriott: true,
  universalBenefitCards: [
    { id: 'free-monday', enabled: true },
    { id: 'personalized-games', enabled: true },
    { id: 'double-star-personal-cup', enabled: true },
    { id: 'coffee-loop', enabled: false },
  ],
  partnerships: ['deltaSkymiles', 'aeroplan', 'bankOfAmerica', 'tdBank', 'marriott'],
  streamItemTypes: ['coupon', 'information', 'onboarding', 'rewardPointsExpiration'],
  universal: { branch: { initCode: 'northstar-demo', appKey: 'key_demo' } },
  partnerHosts: ['partner.example.com', 'link.example.com'],
};

const EVERYTHING_ON = {
  ...TYPICAL,
  showUpdatedTermsNotice: true,
  includeStorageConsent: true,
  checkGeneralEmailByDefault: true,
  newPaymentOptionEnabled: { creditCard: true, giftCard: true, paypal: true, venmo: true, campusCard: true },
  gift: { ...TYPICAL.gift, showBulkGiftBanner: true },
  enableInAppDelivery: true,
  enableUnauthenticatedStream: true,
  universalBenefitCards: TYPICAL.universalBenefitCards.map(({ id }) => ({ id, enabled: true })),
};

/** Nothing that a retailer may leave out. */
const EVERYTHING_OFF = {
  ...TYPICAL,
  showKeepMeSignedInCheckbox: false,
  includePrivacyStatement: false,
  optInConfirmed: false,
  isLastNameRequired: false,
  enableMfa: false,
  unauthCardBalanceCheckEnabled: false,
  newPaymentOptionEnabled: { creditCard: true, giftCard: false, paypal: false, venmo: false, campusCard: false },
  enableNextGenLoyalty: false,
  enableMarriott: false,
  universalBenefitCards: [],
  partnerships: [],
};

/** Every field of another shape than agreed. */
const BROKEN = Object.fromEntries(Object.keys(TYPICAL).map((name, at) => [name, [null, 'on', -1, [], {}][at % 5]]));

/**
 * What the pretended retailer itself goes by. Where its configuration cannot be read, the app goes by defaults that leave
 * the second factor off; so does the retailer, for a page that the app does not show cannot prove anything.
 */
export function retailerSettings({ traits }: Pick<World, 'traits'>) {
  switch (traits.configuration) {
    case 'everything-on':
      return EVERYTHING_ON;
    case 'everything-off':
      return EVERYTHING_OFF;
    case 'typical':
      return TYPICAL;
    default:
      return { ...TYPICAL, enableMfa: false };
  }
}

export const configurationHandlers = (world: World) => [
  respond(world, readConfiguration, () => {
    switch (world.traits.configuration) {
      case 'unavailable':
        return refuse(503, 'CONFIGURATION_UNAVAILABLE');
      case 'broken':
        return BROKEN;
      default:
        return retailerSettings(world);
    }
  }),
];
