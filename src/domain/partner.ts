import type { Configuration, Partnership } from './configuration.ts';
import { isHotelOffered } from './hotel-partnership.ts';
import type { Locale } from './locale.ts';
import type { SafePath } from './return-url.ts';

/** The partnership pages by the part of their path that names the programme. */
const PAGES: ReadonlyMap<string, Partnership> = new Map([
  ['marriottbonvoy', 'marriott'],
  ['deltaskymiles', 'deltaSkymiles'],
  ['aeroplan', 'aeroplan'],
  ['bankofamerica', 'bankOfAmerica'],
  ['tdbank', 'tdBank'],
]);

/** The programme that the account's own partner page is about: the airline (account-ordering §1). */
const OWN_PAGE_PARTNER: Partnership = 'deltaSkymiles';

/**
 * The partner whose account the visitor has come to link, read from the return address (ACC-017, ACC-018); null where
 * the address is about no partner, or about unlinking (PTN-036).
 */
export function partnerOfReturnUrl(address: SafePath | undefined): Partnership | null {
  if (address === undefined) return null;
  if (/[?&]unlink=true(?=$|[&#])/.test(address)) return null;
  if (/^\/account\/personal\/partner\/?(?=$|[?#])/i.test(address)) return OWN_PAGE_PARTNER;
  const [, page = ''] = /^\/rewards\/partnerships\/([^/?#]+)/i.exec(address) ?? [];
  return PAGES.get(page.toLowerCase()) ?? null;
}

/**
 * The programmes that a market has, as its configuration says (ACC-128); the hotels only where they are offered (decision
 * AMB-30).
 */
export function offeredPartners(
  rewards: Pick<Configuration['rewards'], 'partnerships' | 'enableMarriott'>,
  locale: Locale,
): Partnership[] {
  return rewards.partnerships.filter((partner) => partner !== 'marriott' || isHotelOffered(rewards, locale));
}
