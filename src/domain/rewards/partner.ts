import type { Configuration, Partnership } from '../configuration.ts';
import type { Locale } from '../locale.ts';
import type { SafePath } from '../return-url.ts';
import { isHotelOffered } from './hotel-partnership.ts';

/** The partnership pages by the part of their path that names the programme. */
const PAGES: ReadonlyMap<string, Partnership> = new Map([
  ['marriottbonvoy', 'marriott'],
  ['deltaskymiles', 'deltaSkymiles'],
  ['aeroplan', 'aeroplan'],
  ['bankofamerica', 'bankOfAmerica'],
  ['tdbank', 'tdBank'],
]);

/** The account's own partner page is about the airline of the market (account-ordering §1). */
const AIRLINES: ReadonlySet<Partnership> = new Set(['deltaSkymiles', 'aeroplan']);

type Offer = Pick<Configuration['rewards'], 'partnerships' | 'enableMarriott'>;

/**
 * The partner whose account the visitor has come to link, read from the return address (ACC-017, ACC-018); null where
 * the address is about no partner, about unlinking (PTN-036), or about hotels that are not offered (PTN-013, PTN-015).
 */
export function partnerOfReturnUrl(address: SafePath | undefined, rewards: Offer, locale: Locale): Partnership | null {
  if (address === undefined) return null;
  if (/[?&]unlink=true(?=$|[&#])/.test(address)) return null;
  if (/^\/account\/personal\/partner\/?(?=$|[?#])/i.test(address))
    return rewards.partnerships.find((partner) => AIRLINES.has(partner)) ?? null;
  const [, page = ''] = /^\/rewards\/partnerships\/([^/?#]+)/i.exec(address) ?? [];
  const partner = PAGES.get(page.toLowerCase()) ?? null;
  return partner === 'marriott' && !isHotelOffered(rewards, locale) ? null : partner;
}

/**
 * The programmes that a market has, as its configuration says (ACC-128); the hotels only where they are offered (decision
 * AMB-30).
 */
export function offeredPartners(rewards: Offer, locale: Locale): Partnership[] {
  return rewards.partnerships.filter((partner) => partner !== 'marriott' || isHotelOffered(rewards, locale));
}
