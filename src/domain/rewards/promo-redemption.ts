import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { lookUp } from '../look-up.ts';

/** Something that is no text, where a link asks for something: which member it means cannot be read. */
const UNREADABLE = false;

/** What a link asks of members; null where it leaves that out. */
type Asked = string | typeof UNREADABLE | null;

/** What the link of a promotion says (PRM-007); null where it says none of it. */
export type PromoLink = {
  readonly promoCode: string | null;
  readonly market: Asked;
  readonly eligibilityDate: Asked;
};

/** What decides whether a member may have a promotion (PRM-011); null where it is not known. */
export type PromoMember = { readonly userSubMarket: string | null; readonly joinDate: string | null };

/** What became of a redemption so far (PRM-010). */
export type RewardsState = {
  readonly loading: boolean;
  readonly error: { readonly code: string | null } | null;
  readonly permanentFail: boolean;
  readonly data: { readonly redeemPromoCode: { readonly message: string | null } } | null;
};

/** Why nothing was redeemed: each has its own words (PRM-028). */
export const PROMO_PROBLEMS = ['generic', 'invalid', 'expired', 'try-again'] as const;
export type PromoProblem = (typeof PROMO_PROBLEMS)[number];

export type PromoEnd =
  | { readonly outcome: 'redeemed'; readonly message: string | null }
  | { readonly outcome: 'refused'; readonly problem: PromoProblem };

/** The problems by the codes of the server (PRM-029 to PRM-031, PRM-033, AMB-21). */
const PROBLEM_OF: Readonly<Record<string, PromoProblem>> = {
  1002: 'invalid',
  1009: 'invalid',
  1003: 'expired',
  1004: 'expired',
  1005: 'expired',
  1007: 'expired',
  1006: 'try-again',
};

/** What a refusal is about; the generic problem for every other code, and without one (PRM-032). */
export function promoProblemOf(code: string | null): PromoProblem {
  return lookUp(PROBLEM_OF, code ?? '') ?? 'generic';
}

/**
 * What a link says, out of whatever the deep-link service hands over: keys in any letter case (PRM-008, PRM-009), texts that are
 * not empty. Of two spellings of one key the first with a text counts. A market or date that is there, but no text, is asked for
 * all the same.
 */
export function promoLinkOf(data: unknown): PromoLink {
  const entries = typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.entries(data) : [];
  const valuesOf = (key: string) => entries.filter(([name]) => name.toLowerCase() === key).map(([, value]) => value);
  const textOf = (key: string): string | null => {
    for (const value of valuesOf(key)) if (typeof value === 'string' && value.trim() !== '') return value.trim();
    return null;
  };
  const isLeftOut = (value: unknown) => value === undefined || value === null || typeof value === 'string';
  const askedOf = (key: string): Asked => textOf(key) ?? (valuesOf(key).every(isLeftOut) ? null : UNREADABLE);
  return { promoCode: textOf('promocode'), market: askedOf('market'), eligibilityDate: askedOf('eligibilitydate') };
}

/**
 * Whether a member may have the promotion of a link: of its market, and a member since its date or later; what the link leaves out
 * is not asked for. Who has no sub-market or join date may not (PRM-016, PRM-017, AMB-18, AMB-19). A market or date that cannot be
 * read fits no member.
 */
export function isEligible({ userSubMarket, joinDate }: PromoMember, { market, eligibilityDate }: PromoLink): boolean {
  if (!userSubMarket || !joinDate || market === UNREADABLE || eligibilityDate === UNREADABLE) return false;
  const isOfMarket = market === null || market.toLowerCase() === userSubMarket.toLowerCase();
  return isOfMarket && (eligibilityDate === null || isOnOrAfter(joinDate, eligibilityDate));
}

const WRITTEN_DAY = /^\d{4}-\d\d-\d\d(?!\d)/;

/** Where one of them is but a day, the days count as they are written: at what time of it the member joined is not known. */
function isOnOrAfter(joinDate: string, eligibilityDate: string): boolean {
  const [joined, since] = [joinDate, eligibilityDate].map((date) => WRITTEN_DAY.exec(date)?.[0]);
  const isDay = joined === joinDate || since === eligibilityDate;
  // A date that cannot be read fits no member.
  const isDate = !Number.isNaN(instantOf(joinDate)) && !Number.isNaN(instantOf(eligibilityDate));
  if (joined && since && isDay && isDate) return joined >= since;
  return instantOf(joinDate) >= instantOf(eligibilityDate);
}

const ISO_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/i;
const ISO_DAY = /^\d{4}(?:-\d\d){0,2}$/;
/** The zone of a date: a letter, a name, or the hours that come after those of the day. */
const ZONE = /z$|gmt|utc|\b[ecmp][sd]t\b|:\d\d\S*\s*[+-]\d\d:?\d\d/i;

/** The instant of a date; NaN where it is none. Without a zone it is UTC: where the device is does not decide who is eligible. */
function instantOf(date: string): number {
  const iso = ISO_TIME.exec(date);
  if (iso) return Date.parse(`${iso[1]}T${iso[2]}Z`);
  // A day as ISO writes it is one of UTC already.
  return Date.parse(ISO_DAY.test(date) || ZONE.test(date) ? date : `${date} UTC`);
}

/** The status of a redemption: loading precedes an error, and that a failure; null before one was requested (PRM-021, PRM-022, AMB-23). */
export function redemptionStatusOf({ loading, error, permanentFail, data }: RewardsState) {
  if (loading) return 'loading';
  if (error) return 'error';
  if (permanentFail) return 'failed';
  return data ? 'success' : null;
}

/** What an answer comes to: with anything but success nothing is redeemed (PRM-028). */
export function promoEndOf(state: RewardsState): PromoEnd {
  return redemptionStatusOf(state) === 'success'
    ? { outcome: 'redeemed', message: state.data?.redeemPromoCode.message?.trim() || null }
    : { outcome: 'refused', problem: promoProblemOf(state.error?.code ?? null) };
}

/** What is kept of the redemption of one link, so that no page sends it again (decision D-198). */
export type PromoMark = { readonly outcome: 'sent' | 'redeemed' } | Extract<PromoEnd, { outcome: 'refused' }>;

/** The mark that is kept of an answer. */
export const markOf = (end: PromoEnd): PromoMark => (end.outcome === 'redeemed' ? { outcome: 'redeemed' } : end);

/** What a page that opens the link says at once; null where another page may still be answered: that is waited for. */
export const saidAtOnce = (mark: PromoMark | null): PromoMark | null => (mark?.outcome === 'sent' ? null : mark);

/** What a page comes to that may not send the code again; it is too soon where no answer is known. */
export function endOfMark(mark: PromoMark): PromoEnd {
  if (mark.outcome === 'redeemed') return { outcome: 'redeemed', message: null };
  return mark.outcome === 'refused' ? mark : { outcome: 'refused', problem: 'try-again' };
}

/** How long a redeemed link stays redeemed here: as long as a reward may take to show (PRM-025), milliseconds. */
const REDEEMED_LIFE_MS = DAY_MS;

/** How long one that was refused, or whose answer was lost, is not sent again, milliseconds. */
const ATTEMPT_LIFE_MS = 10 * MINUTE_MS;

/** How long a mark counts, milliseconds. */
export function lifeOfMark({ outcome }: PromoMark): number {
  return outcome === 'redeemed' ? REDEEMED_LIFE_MS : ATTEMPT_LIFE_MS;
}
