import type { LoyaltyTier } from '#domain/rewards/loyalty-tier.ts';
import type { ArtName } from '#ui/art/art-name.ts';

/** The medal of each level. */
export const LEVEL_ART: Readonly<Record<LoyaltyTier, ArtName>> = {
  GREEN: 'tier-green',
  GOLD: 'tier-gold',
  RESERVE: 'tier-north',
};
