import type { Configuration, Partnership } from './configuration.ts';
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
 * the address is about no partner.
 */
export function partnerOfReturnUrl(address: SafePath | undefined): Partnership | null {
  if (address === undefined) return null;
  if (/^\/account\/personal\/partner\/?(?=$|[?#])/i.test(address)) return OWN_PAGE_PARTNER;
  const [, page = ''] = /^\/rewards\/partnerships\/([^/?#]+)/i.exec(address) ?? [];
  return PAGES.get(page.toLowerCase()) ?? null;
}

/** The programmes that a market has, as its configuration says; the hotels only where their own flag lets them (ACC-128). */
export function offeredPartners({
  partnerships,
  enableMarriott,
}: Pick<Configuration['rewards'], 'partnerships' | 'enableMarriott'>): Partnership[] {
  return partnerships.filter((partner) => partner !== 'marriott' || enableMarriott);
}
