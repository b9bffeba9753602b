import { HOUR_MS, MINUTE_MS } from './durations.ts';
import type { GrantSchemes } from './grant/access-grant.ts';
import type { Locale } from './locale.ts';

/** A text that the retailer gives per language; a locale that is missing has none. */
export type Localised = Readonly<Partial<Record<Locale, string>>>;

/** Kinds of saved payment methods that the configuration speaks of (BIL-011). */
const NEW_PAYMENT_OPTIONS = ['creditCard', 'giftCard', 'paypal', 'venmo', 'campusCard'] as const;
export type NewPaymentOption = (typeof NEW_PAYMENT_OPTIONS)[number];

/** Partner programmes that have a card (RWD-042). */
export const PARTNERSHIPS = ['deltaSkymiles', 'aeroplan', 'bankOfAmerica', 'tdBank', 'marriott'] as const;
export type Partnership = (typeof PARTNERSHIPS)[number];
type OutsidePartnership = Exclude<Partnership, 'marriott'>;

export const AMENITY_CATEGORIES = ['pickup', 'amenities', 'ordering'] as const;
export type AmenityCategory = { id: (typeof AMENITY_CATEGORIES)[number]; codes: readonly string[] };

/** Every flag and option that the retailer sets. Money in integer cents, times in milliseconds, distances in their named unit. */
export type Configuration = {
  /** The brand word of messages and of `receive{product}EmailCommunications` (ACC-060). */
  product: string;
  /** Null leaves the number out of the message that names it (SVC-044). */
  supportPhoneNumber: string | null;
  /** ISO 4217 (decision A10). */
  currency: string;
  links: {
    appStore: string | null;
    playStore: string | null;
    customerService: string | null;
    faq: string | null;
    /** RWD-061 */
    rewardsTerms: string | null;
    /** ACC-114 */
    privacyStatement: string | null;
  };
  /** Where marketing pictures lie (RWD-020). */
  imagesBase: string;
  signIn: {
    showKeepMeSignedInCheckbox: boolean;
    /** ACC-015 */
    showUpdatedTermsNotice: boolean;
  };
  createAccount: {
    includePrivacyStatement: boolean;
    includeStorageConsent: boolean;
    checkGeneralEmailByDefault: boolean;
    /** True: the market needs no double opt-in (ACC-059). */
    optInConfirmed: boolean;
    /** ACC-061 */
    isLastNameRequired: boolean;
  };
  /** The second factor and its settings pages (ACC-115). */
  enableMfa: boolean;
  order: {
    /** PRV-006, PRV-024 */
    maximumItemAmount: number;
    maximumModifierAmount: number;
    /** PRV-025, ORD-051 */
    mostRecentOrderStaleAfter: number;
    /** Types of payment that may tip (decision 0.3). */
    tipPaymentTypes: readonly string[];
    /** A store farther away than this is asked about before an order goes there, miles (decision D-169). */
    wrongStoreDistance: number;
  };
  storedValueCard: {
    svcLoadOptions: readonly number[];
    defaultSvcLoadOption: number;
    svcReloadOptions: readonly number[];
    defaultSvcReloadOption: number;
    triggerAmountOptions: readonly number[];
    defaultTriggerAmountOption: number;
    /** SVC-012 */
    unauthCardBalanceCheckEnabled: boolean;
  };
  newPaymentOptionEnabled: Readonly<Record<NewPaymentOption, boolean>>;
  securePayment: {
    /** BIL-026, FC-032 */
    guestPaymentTokenMaxAge: number;
  };
  gift: {
    giftAmountOptions: readonly number[];
    defaultGiftAmountOption: number;
    customAmountMin: number;
    customAmountMax: number;
    /** Null: no link to a balance check is shown. */
    cardBalanceUrl: string | null;
    showBulkGiftBanner: boolean;
    /** OPP-087 */
    maximumRecipients: number;
  };
  delivery: {
    /** DLV-003 */
    enableInAppDelivery: boolean;
    storefrontUrl: string | null;
    faqUrl: string | null;
    heading: Localised;
    legal: Localised;
  };
  locator: {
    /** Below this zoom stores are not listed (LOC-026). */
    zoomThreshold: number;
    /** Zoom of a map that shows one store or one position (ORD-091). */
    singleLocationZoom: number;
    /** A position less exact than this is not used, metres. */
    geolocationAccuracyThreshold: number;
    /** A pan by more than this share of the visible span counts (ORD-091). */
    panThreshold: number;
    /** Miles (decision B02). */
    distanceCutOff: number;
    /** LOC-061 */
    amenityCategories: readonly AmenityCategory[];
    /** Codes of pick-up options (LOC-056). */
    pickUpCodes: readonly string[];
    /** Codes never listed as amenities (LOC-054). */
    hiddenAmenityCodes: readonly string[];
  };
  rewards: {
    enableNextGenLoyalty: boolean;
    enableUnauthenticatedStream: boolean;
    enableMarriott: boolean;
    universalBenefitCards: readonly { id: string; enabled: boolean }[];
    partnerships: readonly Partnership[];
    /** Where each partner describes its programme (D-195); the hotels have a page of this site. */
    partnershipLinks: Readonly<Record<OutsidePartnership, string | null>>;
    /** Types of feed items that are shown (FED-053). */
    streamItemTypes: readonly string[];
  };
  /** Null: no deep-link service is started (PRM-006). */
  branch: { initCode: string; appKey: string } | null;
  /** Hosts that a partner's answer may lead to, lower case (decision 0.5). */
  partnerHosts: readonly string[];
  /** What clients of access grants have beside https pages (decision D-225). */
  grantSchemes: GrantSchemes;
};

const AMOUNTS = [1000, 1500, 2000, 2500, 5000, 10_000];

/** Longest life of a guest's payment token that a configuration may set, milliseconds (FC-032). */
export const LONGEST_GUEST_TOKEN_AGE = 30 * MINUTE_MS;

/** What holds where the configuration says nothing or cannot be read (decision 0.7): what is optional and risky is off. */
export const DEFAULT_CONFIGURATION: Configuration = {
  product: 'Northstar',
  supportPhoneNumber: null,
  currency: 'USD',
  links: {
    appStore: null,
    playStore: null,
    customerService: null,
    faq: null,
    rewardsTerms: null,
    privacyStatement: null,
  },
  imagesBase: '/images',
  signIn: { showKeepMeSignedInCheckbox: false, showUpdatedTermsNotice: false },
  createAccount: {
    includePrivacyStatement: false,
    includeStorageConsent: false,
    checkGeneralEmailByDefault: false,
    optInConfirmed: false,
    isLastNameRequired: true,
  },
  enableMfa: false,
  order: {
    maximumItemAmount: 15,
    maximumModifierAmount: 12,
    mostRecentOrderStaleAfter: HOUR_MS,
    tipPaymentTypes: ['storedValue'],
    wrongStoreDistance: 20,
  },
  storedValueCard: {
    svcLoadOptions: AMOUNTS,
    defaultSvcLoadOption: 2500,
    svcReloadOptions: AMOUNTS,
    defaultSvcReloadOption: 2500,
    triggerAmountOptions: [500, 1000, 1500, 2000, 2500],
    defaultTriggerAmountOption: 1000,
    unauthCardBalanceCheckEnabled: false,
  },
  newPaymentOptionEnabled: { creditCard: true, giftCard: true, paypal: true, venmo: false, campusCard: false },
  securePayment: { guestPaymentTokenMaxAge: 300_000 },
  gift: {
    giftAmountOptions: [1000, 2500, 5000, 7500, 10_000],
    defaultGiftAmountOption: 2500,
    customAmountMin: 500,
    customAmountMax: 10_000,
    cardBalanceUrl: null,
    showBulkGiftBanner: false,
    maximumRecipients: 10,
  },
  delivery: { enableInAppDelivery: false, storefrontUrl: null, faqUrl: null, heading: {}, legal: {} },
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
  rewards: {
    enableNextGenLoyalty: false,
    enableUnauthenticatedStream: false,
    enableMarriott: false,
    universalBenefitCards: [],
    partnerships: [],
    partnershipLinks: { deltaSkymiles: null, aeroplan: null, bankOfAmerica: null, tdBank: null },
    streamItemTypes: ['coupon', 'information', 'onboarding', 'rewardPointsExpiration', 'addBirthday', 'carousel'],
  },
  branch: null,
  partnerHosts: [],
  grantSchemes: [],
};
