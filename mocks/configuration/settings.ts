import { DEFAULT_CONFIGURATION, PARTNERSHIPS } from '#domain/configuration.ts';
import { APP_SCHEME, OAUTH_CLIENTS } from '../grant/oauth-clients.ts';

/** Limits and codes that the specification names: the retailer sets what the app goes by without it. */
const { order, securePayment, locator, rewards } = DEFAULT_CONFIGURATION;

/** A key as Branch gives it for tests; its library accepts no other. */
const UNIVERSAL: { branch: { initCode: string; appKey: string } | null } = {
  branch: { initCode: 'northstar-demo', appKey: `key_test_${'northstar'.repeat(3)}north` },
};

/** What the pretended retailer sets on an ordinary day; dollars, as on the wire. */
export const TYPICAL = {
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
  ...order,
  svcLoadOptions: [10, 15, 20, 25, 50, 100],
  defaultSvcLoadOption: 25,
  svcReloadOptions: [10, 15, 20, 25, 50, 100],
  defaultSvcReloadOption: 25,
  triggerAmountOptions: [5, 10, 15, 20, 25],
  defaultTriggerAmountOption: 10,
  unauthCardBalanceCheckEnabled: true,
  newPaymentOptionEnabled: { creditCard: true, giftCard: true, paypal: true, venmo: false, campusCard: false },
  securePayment,
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
      'fr-CA': 'Le menu et les prix peuvent différer pour la livraison. Des frais s’appliquent.',
      'es-US': 'El menú y los precios a domicilio pueden variar. Se aplican cargos.',
    },
  },
  locator,
  enableNextGenLoyalty: true,
  enableUnauthenticatedStream: false,
  enableMarriott: true,
  universalBenefitCards: [
    { id: 'free-monday', enabled: true },
    { id: 'personalized-games', enabled: true },
    { id: 'double-star-personal-cup', enabled: true },
    { id: 'coffee-loop', enabled: false },
  ],
  partnerships: [...PARTNERSHIPS],
  partnershipLinks: {
    deltaSkymiles: 'https://partner.example.com/skymiles',
    aeroplan: 'https://partner.example.com/aeroplan',
    bankOfAmerica: 'https://partner.example.com/bank-of-america',
    tdBank: 'https://partner.example.com/td-bank',
  },
  streamItemTypes: rewards.streamItemTypes,
  universal: UNIVERSAL,
  // The pretended partner stands on this computer (D-201).
  partnerHosts: ['partner.example.com', 'link.example.com', 'localhost', '127.0.0.1'],
  // Pretended clients stand on this computer, but for an app (D-225).
  grantSchemes: Object.keys(OAUTH_CLIENTS).map((clientId) => ({
    clientId,
    schemes: clientId === 'app' ? [APP_SCHEME] : ['http'],
  })),
};

/** What a retailer can set. */
export type RetailerSettings = typeof TYPICAL;

export const EVERYTHING_ON: RetailerSettings = {
  ...TYPICAL,
  showUpdatedTermsNotice: true,
  includeStorageConsent: true,
  checkGeneralEmailByDefault: true,
  // `venmo` and `campusCard` are shown nowhere: the web has no way to add them (D-124).
  newPaymentOptionEnabled: { creditCard: true, giftCard: true, paypal: true, venmo: true, campusCard: true },
  gift: { ...TYPICAL.gift, showBulkGiftBanner: true },
  enableInAppDelivery: true,
  enableUnauthenticatedStream: true,
  universalBenefitCards: TYPICAL.universalBenefitCards.map(({ id }) => ({ id, enabled: true })),
};

/** Settings without anything that a retailer may leave out. */
export const EVERYTHING_OFF: RetailerSettings = {
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
