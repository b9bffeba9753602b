import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Configuration, DEFAULT_CONFIGURATION, LONGEST_GUEST_TOKEN_AGE } from '#domain/configuration.ts';
import { configurationQuery, readConfiguration } from './configuration.ts';

const configurationOf = (wire: unknown): Configuration => v.parse(readConfiguration.contract.answer, wire);
const ofJson = (json: string): Configuration => configurationOf(JSON.parse(json));

describe('configuration', () => {
  test('DLV-003 the delivery flag is carried, and anything but a boolean leaves delivery off', () => {
    expect(configurationOf({ enableInAppDelivery: true }).delivery.enableInAppDelivery).toBe(true);
    for (const broken of ['true', 1, null, {}, undefined]) {
      expect(configurationOf({ enableInAppDelivery: broken }).delivery.enableInAppDelivery).toBe(false);
    }
  });

  test('PRV-006 PRV-025 the order limits and the age of the most recent order, a minute or 30 days, are carried', () => {
    for (const mostRecentOrderStaleAfter of [60_000, 30 * 86_400_000]) {
      const wire = { maximumItemAmount: 20, maximumModifierAmount: 6, mostRecentOrderStaleAfter };
      expect(configurationOf(wire).order).toMatchObject(wire);
    }
  });

  test('PRV-025 without a configured value the most recent order is stale after one hour', () => {
    expect(configurationOf({}).order.mostRecentOrderStaleAfter).toBe(3_600_000);
  });

  test('PRV-023 PRV-024 without configured values an order holds 15 items, and an item 12 of an option', () => {
    for (const wire of [{}, { maximumItemAmount: 0, maximumModifierAmount: 0 }, { maximumItemAmount: '7' }]) {
      expect(configurationOf(wire).order).toMatchObject({ maximumItemAmount: 15, maximumModifierAmount: 12 });
    }
  });

  test('ORD-091 without configured values a position counts up to 1000 m, stores are listed from zoom 10, one is shown at 15, and a pan counts from a quarter', () => {
    const defaults = {
      geolocationAccuracyThreshold: 1000,
      zoomThreshold: 10,
      singleLocationZoom: 15,
      panThreshold: 0.25,
    };
    for (const wire of [{}, { locator: {} }, { locator: null }]) {
      expect(configurationOf(wire).locator).toMatchObject(defaults);
    }
  });

  test('the currency of the retailer is read in either case, and is the US dollar where none is named', () => {
    expect(['CAD', 'cad'].map((currency) => configurationOf({ currency }).currency)).toEqual(['CAD', 'CAD']);
    for (const currency of ['CA$', '', 124, null, undefined]) {
      expect(configurationOf({ currency }).currency).toBe('USD');
    }
  });

  test('the distance from which on a store is asked about is carried, and is 20 miles without a usable one', () => {
    expect(configurationOf({ wrongStoreDistance: 7.5 }).order.wrongStoreDistance).toBe(7.5);
    for (const broken of [0, -1, '7', null, undefined]) {
      expect(configurationOf({ wrongStoreDistance: broken }).order.wrongStoreDistance).toBe(20);
    }
  });

  test('SVC-005 load amounts arrive in cents, with the balance check flag', () => {
    const { storedValueCard } = configurationOf({
      svcLoadOptions: [20, 40.5],
      defaultSvcLoadOption: 40.5,
      unauthCardBalanceCheckEnabled: true,
    });
    expect(storedValueCard).toMatchObject({
      svcLoadOptions: [2000, 4050],
      defaultSvcLoadOption: 4050,
      unauthCardBalanceCheckEnabled: true,
    });
  });

  test('BIL-011 the new payment options and the age of a guest token are carried', () => {
    const newPaymentOptionEnabled = {
      creditCard: false,
      giftCard: false,
      paypal: false,
      venmo: true,
      campusCard: true,
    };
    const configuration = configurationOf({
      newPaymentOptionEnabled,
      securePayment: { guestPaymentTokenMaxAge: 1000 },
    });
    expect(configuration.newPaymentOptionEnabled).toEqual(newPaymentOptionEnabled);
    expect(configuration.securePayment.guestPaymentTokenMaxAge).toBe(1000);
  });

  test('BIL-034 without configuration credit card, gift card and PayPal are on, Venmo and campus card off', () => {
    expect(configurationOf({}).newPaymentOptionEnabled).toEqual({
      creditCard: true,
      giftCard: true,
      paypal: true,
      venmo: false,
      campusCard: false,
    });
  });

  test('BIL-026 a guest token lives five minutes where nothing is configured', () => {
    expect(configurationOf({}).securePayment.guestPaymentTokenMaxAge).toBe(300_000);
    expect(configurationOf({ securePayment: {} }).securePayment.guestPaymentTokenMaxAge).toBe(300_000);
  });

  test('FC-032 an invalid age of guest tokens falls back to five minutes, an enormous one to half an hour', () => {
    for (const broken of [0, -1, '300000', null, 1.5, Number.NaN, [300_000]]) {
      const configuration = configurationOf({ securePayment: { guestPaymentTokenMaxAge: broken } });
      expect(configuration.securePayment.guestPaymentTokenMaxAge).toBe(300_000);
    }
    const enormous = configurationOf({ securePayment: { guestPaymentTokenMaxAge: 1e15 } });
    expect(enormous.securePayment.guestPaymentTokenMaxAge).toBe(LONGEST_GUEST_TOKEN_AGE);
    expect(LONGEST_GUEST_TOKEN_AGE).toBe(1_800_000);
  });

  test('GFT-016 OPP-087 the gift amounts, bounds, balance address and bulk banner are carried', () => {
    const gift = {
      giftAmountOptions: [15, 30],
      defaultGiftAmountOption: 30,
      customAmountMin: 10,
      customAmountMax: 250,
      maximumRecipients: 25,
      cardBalanceUrl: 'https://cards.example.com/balance',
      showBulkGiftBanner: true,
    };
    expect(configurationOf({ gift }).gift).toMatchObject({
      giftAmountOptions: [1500, 3000],
      defaultGiftAmountOption: 3000,
      customAmountMin: 1000,
      customAmountMax: 25_000,
      maximumRecipients: 25,
      cardBalanceUrl: 'https://cards.example.com/balance',
      showBulkGiftBanner: true,
    });
  });

  test('GFT-017 GFT-012 without configuration gifts are $10 to $100, $25 at first, $5 to $100 by choice, to ten people, no link, no banner', () => {
    const giftAmountOptions = [1000, 2500, 5000, 7500, 10_000];
    expect(configurationOf({ gift: { giftAmountOptions: [] } }).gift).toMatchObject({ giftAmountOptions });
    expect(configurationOf({}).gift).toMatchObject({
      giftAmountOptions,
      defaultGiftAmountOption: 2500,
      customAmountMin: 500,
      customAmountMax: 10_000,
      maximumRecipients: 10,
      cardBalanceUrl: null,
      showBulkGiftBanner: false,
    });
  });

  test('RWD-023 RWD-045 benefit cards, partnerships that are known, the Marriott flag, deep links, feed types and the picture base are carried', () => {
    const configuration = configurationOf({
      universalBenefitCards: [{ id: 'free-monday', enabled: true }, { enabled: true }, { id: 'coffee-loop' }],
      partnerships: ['aeroplan', 'unheardOf', 'marriott'],
      partnershipLinks: { aeroplan: 'https://partner.example.com/aeroplan', tdBank: 'http://partner.example.com' },
      enableMarriott: true,
      universal: { branch: { initCode: 'start', appKey: 'key' } },
      streamItemTypes: ['coupon', 7],
      imagesBase: 'https://images.example.com/art',
    });
    expect(configuration.rewards).toMatchObject({
      universalBenefitCards: [
        { id: 'free-monday', enabled: true },
        { id: 'coffee-loop', enabled: false },
      ],
      partnerships: ['aeroplan', 'marriott'],
      partnershipLinks: {
        deltaSkymiles: null,
        aeroplan: 'https://partner.example.com/aeroplan',
        bankOfAmerica: null,
        tdBank: null,
      },
      enableMarriott: true,
      streamItemTypes: ['coupon'],
    });
    expect(configuration.branch).toEqual({ initCode: 'start', appKey: 'key' });
    expect(configuration.imagesBase).toBe('https://images.example.com/art');
  });

  test('LOC-058 LOC-061 without configuration each amenity stands in its category, and none of the hidden ones does', () => {
    const { amenityCategories, hiddenAmenityCodes } = configurationOf({}).locator;
    expect(amenityCategories).toEqual([
      { id: 'pickup', codes: ['16', 'DT', 'CX'] },
      { id: 'amenities', codes: ['WF', 'WA', 'NB', 'OS', 'PK', 'EV', 'RR', 'KO'] },
      { id: 'ordering', codes: ['GC', 'ON', 'hrs24'] },
    ]);
    expect(hiddenAmenityCodes).toEqual(['XO', '16', 'DT', 'CX', '17', 'CC']);
  });

  test('LOC-026 LOC-058 LOC-061 the zoom from which stores are listed, the categories of amenities, the hidden codes and those of picking up are carried', () => {
    const locator = {
      zoomThreshold: 8,
      amenityCategories: [{ id: 'amenities', codes: ['WF'] }],
      hiddenAmenityCodes: ['XO'],
      pickUpCodes: ['DT'],
    };
    expect(configurationOf({ locator }).locator).toMatchObject(locator);
  });

  test('CRD-035 amounts of reloads and their triggers arrive in cents; without them there are $10 to $100 and $5 to $25', () => {
    const { storedValueCard } = configurationOf({
      svcReloadOptions: [15, 30],
      defaultSvcReloadOption: 30,
      triggerAmountOptions: [7, 12.5],
      defaultTriggerAmountOption: 12.5,
    });
    expect(storedValueCard).toMatchObject({
      svcReloadOptions: [1500, 3000],
      defaultSvcReloadOption: 3000,
      triggerAmountOptions: [700, 1250],
      defaultTriggerAmountOption: 1250,
    });
    expect(configurationOf({}).storedValueCard).toMatchObject({
      svcReloadOptions: [1000, 1500, 2000, 2500, 5000, 10_000],
      defaultSvcReloadOption: 2500,
      triggerAmountOptions: [500, 1000, 1500, 2000, 2500],
      defaultTriggerAmountOption: 1000,
    });
  });

  test('LOC-056 the pick-up codes are those of in store, drive-thru and curbside', () => {
    expect(configurationOf({}).locator.pickUpCodes).toEqual(['16', 'DT', 'CX']);
  });

  test('one broken field loses no other', () => {
    const configuration = configurationOf({
      svcLoadOptions: 'many',
      gift: { customAmountMin: 'five', customAmountMax: 60 },
      locator: null,
      delivery: {
        heading: { 'fr-CA': 'Livré', 'de-DE': 'Geliefert', 'en-US': 4 },
        storefrontUrl: 'javascript:alert(1)',
      },
      enableMfa: true,
    });
    expect(configuration.storedValueCard.svcLoadOptions).toEqual(DEFAULT_CONFIGURATION.storedValueCard.svcLoadOptions);
    expect(configuration.gift).toMatchObject({ customAmountMin: 500, customAmountMax: 6000 });
    expect(configuration.locator).toEqual(DEFAULT_CONFIGURATION.locator);
    expect(configuration.delivery).toMatchObject({ heading: { 'fr-CA': 'Livré' }, storefrontUrl: null });
    expect(configuration.enableMfa).toBe(true);
  });

  test('answers that are no object at all are the defaults', () => {
    for (const wire of [{}, [], null, undefined, 'off', 7])
      expect(configurationOf(wire)).toEqual(DEFAULT_CONFIGURATION);
  });

  test('addresses and hosts that could lead elsewhere are dropped', () => {
    const configuration = configurationOf({
      links: {
        faq: 'http://help.example.com/',
        appStore: '//apps.example.com',
        customerService: 'https://help.example.com/',
      },
      imagesBase: '//evil.example',
      partnerHosts: [
        'Partner.Example.com',
        '*.example.com',
        'evil.example/path',
        'intranet',
        'localhost:80',
        '127.0.0.2',
        4,
      ],
    });
    expect(configuration.links).toMatchObject({
      faq: null,
      appStore: null,
      customerService: 'https://help.example.com/',
    });
    expect(configuration.imagesBase).toBe('/images');
    expect(configuration.partnerHosts).toEqual(['partner.example.com']);
  });

  test('FC-101 D-225 clients declare schemes of apps and pages of this computer, and none of a browser', () => {
    const { grantSchemes } = configurationOf({
      grantSchemes: [
        { clientId: 'app', schemes: ['com.example.app', 'javascript', 'https', 'data', 'COM.EXAMPLE', '.a', 4] },
        { clientId: 'desk', schemes: ['http'] },
        { clientId: '', schemes: ['com.example.app'] },
        { schemes: ['com.example.app'] },
      ],
    });
    expect(grantSchemes).toEqual([
      { clientId: 'app', schemes: ['com.example.app'] },
      { clientId: 'desk', schemes: ['http'] },
    ]);
  });

  test('D-201 a retailer on this very computer may name it as a partner', () => {
    expect(configurationOf({ partnerHosts: ['localhost', '127.0.0.1'] }).partnerHosts).toEqual([
      'localhost',
      '127.0.0.1',
    ]);
  });

  test('FC-044 __proto__ and constructor keys change nothing', () => {
    const configuration = ofJson(`{
      "__proto__": { "polluted": true, "enableMfa": true },
      "constructor": { "prototype": { "polluted": true } },
      "delivery": { "heading": { "__proto__": { "polluted": true }, "en-US": "Hello" } },
      "newPaymentOptionEnabled": { "__proto__": { "venmo": true } }
    }`);
    expect({}).not.toHaveProperty('polluted');
    expect(configuration.delivery.heading).toEqual({ 'en-US': 'Hello' });
    expect(configuration.enableMfa).toBe(false);
    expect(configuration.newPaymentOptionEnabled.venmo).toBe(false);
    expect(Object.getPrototypeOf(configuration.delivery.heading)).toBe(Object.prototype);
  });
});

describe('configuration query', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('FC-053 when the call fails the screens keep the safe defaults: delivery, Venmo, campus card and bulk banner off', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 500 })));
    const client = new QueryClient();
    await expect(client.fetchQuery(configurationQuery)).rejects.toThrow('server');
    const kept = client.getQueryData(configurationQuery.queryKey);
    expect(kept).toBe(DEFAULT_CONFIGURATION);
    expect(kept?.delivery.enableInAppDelivery).toBe(false);
    expect(kept?.newPaymentOptionEnabled).toMatchObject({ venmo: false, campusCard: false });
    expect(kept?.gift.showBulkGiftBanner).toBe(false);
  });

  test('the answer replaces the defaults and is not asked for again within five minutes', async () => {
    const fetched = vi.fn(() => Promise.resolve(Response.json({ enableMfa: true })));
    vi.stubGlobal('fetch', fetched);
    const client = new QueryClient();
    expect((await client.fetchQuery(configurationQuery)).enableMfa).toBe(true);
    await client.fetchQuery(configurationQuery);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
