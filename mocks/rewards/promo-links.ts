import type { Sentinel } from '../sentinel.ts';

/** What the pretended deep-link service knows of a link. */
type PromoLinkRecord = { readonly data?: unknown; readonly is?: 'broken' | 'silent'; readonly says: string };

/** Codes with which the pretended retailer answers a promo code that is called after them. */
const REFUSALS = [1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1100, 4711] as const;

const OPEN = { market: 'US', eligibilityDate: '2020-01-01' };

/** The links that the pretended deep-link service knows, by match id. */
export const PROMO_LINKS: Readonly<Record<string, PromoLinkRecord>> = {
  7000: { data: { promocode: 'STARS50', ...OPEN }, says: 'Redeemed, with a message' },
  7001: { data: { promocode: 'QUIET', ...OPEN }, says: 'Redeemed, without a message' },
  7002: { data: OPEN, says: 'A link without a code' },
  7003: {
    data: { PromoCode: 'stars50', MARKET: 'us', EligibilityDate: '2020-01-01' },
    says: 'Keys in other letter case',
  },
  7004: { data: { promocode: 'STARS50', market: 'JP' }, says: 'For another market' },
  7005: { data: { promocode: 'STARS50', eligibilityDate: '2999-01-01' }, says: 'For later members' },
  7006: { is: 'silent', says: 'The link is never read' },
  7007: { is: 'broken', says: 'The link service answers 500' },
  7008: { data: null, says: 'A link without data' },
  7009: { data: ['promocode', 'STARS50'], says: 'Data that are a list' },
  7010: { data: { promocode: 50 }, says: 'A code that is no text' },
  7011: { data: { promocode: 'S' }, says: 'A code of one character: 1002' },
  7012: { data: { promocode: 'S'.repeat(10_000) }, says: 'A code of 10,000 characters: 1002' },
  7013: { data: { promocode: 'MARKUP' }, says: 'Redeemed, with markup in the message' },
  7014: { data: { promocode: 'PERMANENT' }, says: 'Refused for good, without a code' },
  7015: { data: { promocode: 'CODELESS' }, says: 'Refused without a code' },
  7016: { data: { promocode: 'BROKEN' }, says: 'Redeeming answers 500' },
  7017: { data: { promocode: 'SILENT' }, says: 'Redeeming is never answered' },
  7018: { data: { promocode: 'SLOW' }, says: 'Redeemed after three seconds' },
  7019: { data: { promocode: 'STARS50', market: ['US'] }, says: 'A market that is no text' },
  7020: { data: { promocode: 'STARS50', eligibilityDate: 1_577_836_800_000 }, says: 'A date that is no text' },
  7021: { data: { promocode: 'PERMANENT1003' }, says: 'Refused for good with 1003' },
  7022: { data: { promocode: 'NULLED1003' }, says: 'Refused with 1003, without a word on whether it is for good' },
  7023: { data: { promocode: 'BARE' }, says: 'Refused, with words for developers alone' },
  7024: { data: { promocode: 'LATER1003' }, says: 'Refused by two errors, of which the later one has a code: 1003' },
  ...Object.fromEntries(
    REFUSALS.map((code) => [`7${code}`, { data: { promocode: `CODE${code}` }, says: `Refused with ${code}` }]),
  ),
};

export const PROMO_SENTINELS: readonly Sentinel[] = Object.entries(PROMO_LINKS).map(([id, { says }]) => ({
  where: '/rewards/promo/redeem?_branch_match_id=',
  input: id,
  result: says,
}));
