// Apart from the rest of promotions: the address and the storage of every page need these and no more.

/** Under which query parameter an address holds the id of its link (PRM-005). */
export const MATCH_ID = '_branch_match_id';

/** Longest id of a link that is taken for one, characters. */
export const LONGEST_MATCH_ID = 256;

/** Under which the browser keeps which links were redeemed. */
export const PROMO_REDEMPTIONS_KEY = 'northstar.promo-redemptions';
