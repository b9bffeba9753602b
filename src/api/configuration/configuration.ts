import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  AMENITY_CATEGORIES,
  type Configuration,
  DEFAULT_CONFIGURATION,
  LONGEST_GUEST_TOKEN_AGE,
  PARTNERSHIPS,
} from '#domain/configuration.ts';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { MAX_ZOOM, MIN_ZOOM } from '#domain/store-locator/map-camera.ts';
import { operation } from '../operation.ts';
import { currencyCode } from '../tolerant.ts';
import {
  base,
  codes,
  count,
  dollarOptions,
  dollars,
  flag,
  group,
  link,
  listOf,
  localised,
  measure,
  optionalText,
  text,
} from './fields.ts';

const safe = DEFAULT_CONFIGURATION;

/** A positive whole number of milliseconds; a longer one than allowed is cut to the bound (FC-032). */
const tokenAge = v.fallback(
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.transform((age) => Math.min(age, LONGEST_GUEST_TOKEN_AGE)),
  ),
  safe.securePayment.guestPaymentTokenMaxAge,
);

const branch = v.fallback(
  v.nullable(v.object({ initCode: v.pipe(v.string(), v.nonEmpty()), appKey: v.pipe(v.string(), v.nonEmpty()) })),
  null,
);

/** `partner.example`, no wildcard, port or path; or this computer, by one of its names (D-201). */
const host = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^(([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}|localhost|127\.0\.0\.1)$/),
);

/** `com.example.app`, which no browser takes for one of its own; or `http`, for pages of this computer (D-225). */
const scheme = v.pipe(v.string(), v.regex(/^(http|[a-z][a-z\d+-]*(\.[a-z\d+-]+)+)$/));

/** What the app starts from (decision 0.7). Every field stands alone: what is missing or broken takes its safe default. */
const configurationSchema = v.pipe(
  group({
    product: text(safe.product),
    supportPhoneNumber: optionalText,
    currency: v.fallback(currencyCode, safe.currency),
    links: group({
      appStore: link,
      playStore: link,
      customerService: link,
      faq: link,
      rewardsTerms: link,
      privacyStatement: link,
    }),
    imagesBase: base(safe.imagesBase),
    showKeepMeSignedInCheckbox: flag(safe.signIn.showKeepMeSignedInCheckbox),
    showUpdatedTermsNotice: flag(safe.signIn.showUpdatedTermsNotice),
    includePrivacyStatement: flag(safe.createAccount.includePrivacyStatement),
    includeStorageConsent: flag(safe.createAccount.includeStorageConsent),
    checkGeneralEmailByDefault: flag(safe.createAccount.checkGeneralEmailByDefault),
    optInConfirmed: flag(safe.createAccount.optInConfirmed),
    isLastNameRequired: flag(safe.createAccount.isLastNameRequired),
    enableMfa: flag(safe.enableMfa),
    maximumItemAmount: count(safe.order.maximumItemAmount, 1, 1000),
    maximumModifierAmount: count(safe.order.maximumModifierAmount, 1, 1000),
    mostRecentOrderStaleAfter: count(safe.order.mostRecentOrderStaleAfter, 1, 30 * DAY_MS),
    tipPaymentTypes: codes(safe.order.tipPaymentTypes),
    wrongStoreDistance: measure(safe.order.wrongStoreDistance, 1, 13_000),
    svcLoadOptions: dollarOptions(safe.storedValueCard.svcLoadOptions),
    defaultSvcLoadOption: dollars(safe.storedValueCard.defaultSvcLoadOption),
    svcReloadOptions: dollarOptions(safe.storedValueCard.svcReloadOptions),
    defaultSvcReloadOption: dollars(safe.storedValueCard.defaultSvcReloadOption),
    triggerAmountOptions: dollarOptions(safe.storedValueCard.triggerAmountOptions),
    defaultTriggerAmountOption: dollars(safe.storedValueCard.defaultTriggerAmountOption),
    unauthCardBalanceCheckEnabled: flag(safe.storedValueCard.unauthCardBalanceCheckEnabled),
    newPaymentOptionEnabled: group({
      creditCard: flag(safe.newPaymentOptionEnabled.creditCard),
      giftCard: flag(safe.newPaymentOptionEnabled.giftCard),
      paypal: flag(safe.newPaymentOptionEnabled.paypal),
      venmo: flag(safe.newPaymentOptionEnabled.venmo),
      campusCard: flag(safe.newPaymentOptionEnabled.campusCard),
    }),
    securePayment: group({ guestPaymentTokenMaxAge: tokenAge }),
    gift: group({
      giftAmountOptions: dollarOptions(safe.gift.giftAmountOptions),
      defaultGiftAmountOption: dollars(safe.gift.defaultGiftAmountOption),
      customAmountMin: dollars(safe.gift.customAmountMin),
      customAmountMax: dollars(safe.gift.customAmountMax),
      cardBalanceUrl: link,
      showBulkGiftBanner: flag(safe.gift.showBulkGiftBanner),
      maximumRecipients: count(safe.gift.maximumRecipients, 1, 100),
    }),
    enableInAppDelivery: flag(safe.delivery.enableInAppDelivery),
    delivery: group({ storefrontUrl: link, faqUrl: link, heading: localised, legal: localised }),
    locator: group({
      zoomThreshold: measure(safe.locator.zoomThreshold, MIN_ZOOM, MAX_ZOOM),
      singleLocationZoom: measure(safe.locator.singleLocationZoom, MIN_ZOOM, MAX_ZOOM),
      geolocationAccuracyThreshold: measure(safe.locator.geolocationAccuracyThreshold, 1, 1_000_000),
      panThreshold: measure(safe.locator.panThreshold, 0, 1),
      distanceCutOff: measure(safe.locator.distanceCutOff, 1, 13_000),
      amenityCategories: listOf(
        v.object({ id: v.picklist(AMENITY_CATEGORIES), codes: codes([]) }),
        safe.locator.amenityCategories.map(({ id, codes: ofCategory }) => ({ id, codes: [...ofCategory] })),
      ),
      pickUpCodes: codes(safe.locator.pickUpCodes),
      hiddenAmenityCodes: codes(safe.locator.hiddenAmenityCodes),
    }),
    enableNextGenLoyalty: flag(safe.rewards.enableNextGenLoyalty),
    enableUnauthenticatedStream: flag(safe.rewards.enableUnauthenticatedStream),
    enableMarriott: flag(safe.rewards.enableMarriott),
    universalBenefitCards: listOf(
      v.object({ id: v.pipe(v.string(), v.nonEmpty()), enabled: flag(false) }),
      safe.rewards.universalBenefitCards,
    ),
    partnerships: listOf(v.picklist(PARTNERSHIPS), safe.rewards.partnerships),
    partnershipLinks: group({ deltaSkymiles: link, aeroplan: link, bankOfAmerica: link, tdBank: link }),
    streamItemTypes: codes(safe.rewards.streamItemTypes),
    universal: group({ branch }),
    partnerHosts: listOf(host, safe.partnerHosts),
    grantSchemes: listOf(v.object({ clientId: v.pipe(v.string(), v.nonEmpty()), schemes: listOf(scheme, []) }), []),
  }),
  v.transform(
    (wire): Configuration => ({
      product: wire.product,
      supportPhoneNumber: wire.supportPhoneNumber,
      currency: wire.currency,
      links: wire.links,
      imagesBase: wire.imagesBase,
      signIn: {
        showKeepMeSignedInCheckbox: wire.showKeepMeSignedInCheckbox,
        showUpdatedTermsNotice: wire.showUpdatedTermsNotice,
      },
      createAccount: {
        includePrivacyStatement: wire.includePrivacyStatement,
        includeStorageConsent: wire.includeStorageConsent,
        checkGeneralEmailByDefault: wire.checkGeneralEmailByDefault,
        optInConfirmed: wire.optInConfirmed,
        isLastNameRequired: wire.isLastNameRequired,
      },
      enableMfa: wire.enableMfa,
      order: {
        maximumItemAmount: wire.maximumItemAmount,
        maximumModifierAmount: wire.maximumModifierAmount,
        mostRecentOrderStaleAfter: wire.mostRecentOrderStaleAfter,
        tipPaymentTypes: wire.tipPaymentTypes,
        wrongStoreDistance: wire.wrongStoreDistance,
      },
      storedValueCard: {
        svcLoadOptions: wire.svcLoadOptions,
        defaultSvcLoadOption: wire.defaultSvcLoadOption,
        svcReloadOptions: wire.svcReloadOptions,
        defaultSvcReloadOption: wire.defaultSvcReloadOption,
        triggerAmountOptions: wire.triggerAmountOptions,
        defaultTriggerAmountOption: wire.defaultTriggerAmountOption,
        unauthCardBalanceCheckEnabled: wire.unauthCardBalanceCheckEnabled,
      },
      newPaymentOptionEnabled: wire.newPaymentOptionEnabled,
      securePayment: wire.securePayment,
      gift: wire.gift,
      delivery: { enableInAppDelivery: wire.enableInAppDelivery, ...wire.delivery },
      locator: wire.locator,
      rewards: {
        enableNextGenLoyalty: wire.enableNextGenLoyalty,
        enableUnauthenticatedStream: wire.enableUnauthenticatedStream,
        enableMarriott: wire.enableMarriott,
        universalBenefitCards: wire.universalBenefitCards,
        partnerships: wire.partnerships,
        partnershipLinks: wire.partnershipLinks,
        streamItemTypes: wire.streamItemTypes,
      },
      branch: wire.universal.branch,
      partnerHosts: wire.partnerHosts,
      grantSchemes: wire.grantSchemes,
    }),
  ),
);

/** GET /apiproxy/v1/config: never a bad answer, because each field has a default; a failed call throws. */
export const readConfiguration = operation({
  method: 'GET',
  path: '/apiproxy/v1/config',
  answer: configurationSchema,
});

/** The configuration, fresh for five minutes. `DEFAULT_CONFIGURATION` holds until it arrives and when the call fails (FC-053). */
export const configurationQuery = queryOptions({
  queryKey: ['configuration'],
  queryFn: ({ signal }) => readConfiguration({ signal }),
  staleTime: 5 * MINUTE_MS,
  // Already out of date: the call goes out at once, and if it fails the defaults are what the screens keep.
  initialData: DEFAULT_CONFIGURATION,
  initialDataUpdatedAt: 0,
  retry: false,
  meta: { outlivesSession: true },
});
