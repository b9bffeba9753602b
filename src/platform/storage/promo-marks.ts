import * as v from 'valibot';
import { CLOCK_ERROR_MS } from '#domain/kept-age.ts';
import { ownerKeyOf } from '#domain/owner-key.ts';
import { LONGEST_MATCH_ID, PROMO_REDEMPTIONS_KEY } from '#domain/rewards/promo-link.ts';
import { lifeOfMark, PROMO_PROBLEMS, type PromoMark } from '#domain/rewards/promo-redemption.ts';
import type { Clock } from '../clock.ts';
import { readStored, writeStored } from './stored.ts';

const entry = v.intersect([
  v.object({
    matchId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_MATCH_ID)),
    owner: v.pipe(v.string(), v.nonEmpty(), v.maxLength(20)),
    at: v.pipe(v.number(), v.integer()),
  }),
  v.variant('outcome', [
    v.object({ outcome: v.picklist(['sent', 'redeemed']) }),
    v.object({ outcome: v.literal('refused'), problem: v.picklist(PROMO_PROBLEMS) }),
  ]),
]);

type Entry = v.InferOutput<typeof entry>;

const keptSchema = v.fallback(v.array(entry), []);

/** A link as one member opens it: another one of the same browser has a redemption of their own. */
export type OpenedLink = { readonly matchId: string; readonly memberId: string };

/** What a page of this browser came to with a link, by the time of the clock; null where none did, or too long ago. */
export function promoMarkOf(link: OpenedLink, clock: Clock): PromoMark | null {
  return living(clock).find(isOf(link)) ?? null;
}

/**
 * Keeps what a page came to with a link, over page loads and for every tab; null forgets it. It holds no personal data: the
 * member stands there by a name that does not say who it is.
 */
export function keepPromoMark(link: OpenedLink, mark: PromoMark | null, clock: Clock): void {
  const isOfLink = isOf(link);
  const others = living(clock).filter((one) => !isOfLink(one));
  const { matchId, memberId } = link;
  const all = mark ? [...others, { ...mark, matchId, owner: ownerKeyOf(memberId), at: clock.now() }] : others;
  // Where the browser keeps nothing, the server alone knows a link again.
  writeStored(PROMO_REDEMPTIONS_KEY, all.length === 0 ? null : all);
}

function isOf({ matchId, memberId }: OpenedLink): (one: Entry) => boolean {
  const owner = ownerKeyOf(memberId);
  return (one) => one.matchId === matchId && one.owner === owner;
}

function living(clock: Clock): readonly Entry[] {
  const now = clock.now();
  return v.parse(keptSchema, readStored(PROMO_REDEMPTIONS_KEY)).filter((one) => {
    const age = now - one.at;
    // One from the future was kept before the clock was set right; farther ahead it would hold the link back for too long.
    return age >= -CLOCK_ERROR_MS && age < lifeOfMark(one);
  });
}

/** Milliseconds in which what another tab wrote last comes to this one: its lock may be free before. */
const ARRIVAL_MS = 300;

/** The mark once the lock of all tabs is held; a request that is said to be under way still may have been answered. */
export async function settledPromoMark(link: OpenedLink, clock: Clock): Promise<PromoMark | null> {
  const mark = promoMarkOf(link, clock);
  if (mark?.outcome !== 'sent') return mark;
  await new Promise((resolve) => setTimeout(resolve, ARRIVAL_MS));
  return promoMarkOf(link, clock);
}
