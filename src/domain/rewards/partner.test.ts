import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../locale.ts';
import { safePathOf } from '../return-url.ts';
import { isHotelOffered } from './hotel-partnership.ts';
import { offeredPartners, partnerOfReturnUrl } from './partner.ts';

const OFFER = { partnerships: ['marriott', 'deltaSkymiles'], enableMarriott: true } as const;
const partnerOf = (
  address: string | undefined,
  offer: Parameters<typeof partnerOfReturnUrl>[1] = OFFER,
  locale: Locale = 'en-US',
) => partnerOfReturnUrl(safePathOf(address) ?? undefined, offer, locale);

for (const [address, partner] of [
  ['/rewards/partnerships/marriottbonvoy', 'marriott'],
  ['/rewards/partnerships/marriottbonvoy/redirect?offer=1#top', 'marriott'],
  ['/rewards/partnerships/MarriottBonvoy/', 'marriott'],
  ['/rewards/partnerships/marriottbonvoy?from=mail', 'marriott'],
  ['/rewards/partnerships/aeroplan', 'aeroplan'],
  ['/rewards/partnerships/deltaskymiles', 'deltaSkymiles'],
  ['/rewards/partnerships/bankofamerica', 'bankOfAmerica'],
  ['/rewards/partnerships/tdbank', 'tdBank'],
  ['/account/personal/partner', 'deltaSkymiles'],
  ['/account/personal/partner?from=mail', 'deltaSkymiles'],
] as const) {
  test(`ACC-017 ACC-018 a return to ${address} means linking ${partner}`, () => {
    expect(partnerOf(address)).toBe(partner);
  });
}

for (const address of [
  undefined,
  '',
  '/rewards',
  '/rewards/partnerships',
  '/rewards/partnerships/unheard-of',
  '/rewards/partnerships/marriottbonvoy?unlink=true',
  '/account/personal',
  '/account/personal/partners',
  '/menu?returnUrl=/rewards/partnerships/marriottbonvoy',
  '//evil.example/rewards/partnerships/marriottbonvoy',
  'https://evil.example/rewards/partnerships/marriottbonvoy',
]) {
  test(`ACC-018 ${address ?? 'no address'} is about no partner`, () => {
    expect(partnerOf(address)).toBeNull();
  });
}

test('PTN-013 PTN-015 ACC-018 a return to hotels that are not offered is about no partner', () => {
  const hotel = '/rewards/partnerships/marriottbonvoy/redirect';
  expect(partnerOf(hotel, { ...OFFER, enableMarriott: false })).toBeNull();
  expect(LOCALES.filter((locale) => partnerOf(hotel, OFFER, locale) !== null)).toEqual(['en-US', 'es-US']);
});

test('ACC-018 a return to the own partner page means the airline of the market, if it has one', () => {
  const page = '/account/personal/partner';
  expect(partnerOf(page, { ...OFFER, partnerships: ['tdBank', 'aeroplan'] })).toBe('aeroplan');
  expect(partnerOf(page, { ...OFFER, partnerships: ['marriott', 'tdBank'] })).toBeNull();
  expect(partnerOf(page, { ...OFFER, partnerships: [] })).toBeNull();
});

test('ACC-128 the configured programmes are offered, the hotels only with their flag', () => {
  const partnerships = ['deltaSkymiles', 'marriott'] as const;
  expect(offeredPartners({ partnerships, enableMarriott: true }, 'en-US')).toEqual(['deltaSkymiles', 'marriott']);
  expect(offeredPartners({ partnerships, enableMarriott: false }, 'en-US')).toEqual(['deltaSkymiles']);
  expect(offeredPartners({ partnerships: [], enableMarriott: true }, 'en-US')).toEqual([]);
});

test('PTN-013 PTN-015 the hotels are offered in the United States alone, with their flag', () => {
  const offered = LOCALES.filter((locale) => isHotelOffered({ enableMarriott: true }, locale));
  expect(offered).toEqual(['en-US', 'es-US']);
  expect(LOCALES.some((locale) => isHotelOffered({ enableMarriott: false }, locale))).toBe(false);
  expect(offeredPartners({ partnerships: ['aeroplan', 'marriott'], enableMarriott: true }, 'fr-CA')).toEqual([
    'aeroplan',
  ]);
});
