import { type LoyaltyTier, MOD_MONDAY_TIMES, REDEEM_FROM, starsPerDollar, TIER_RULES } from './loyalty-tier.ts';

/** One thing that a level gives, with the number that makes it so. */
export type Benefit =
  | { readonly id: 'earn'; readonly starsPerDollar: number }
  | { readonly id: 'expiry'; readonly starsExpire: boolean }
  | { readonly id: 'birthday'; readonly days: number }
  | { readonly id: 'mod-monday'; readonly times: number }
  | { readonly id: 'redeem'; readonly from: number };

/** Every benefit of a level (RWD-031, RWD-033). */
export function benefitsOf(level: LoyaltyTier): Benefit[] {
  const { starsExpire, birthdayDays } = TIER_RULES[level];
  return [
    { id: 'earn', starsPerDollar: starsPerDollar(level) },
    { id: 'expiry', starsExpire },
    { id: 'birthday', days: birthdayDays },
    { id: 'mod-monday', times: MOD_MONDAY_TIMES },
    { id: 'redeem', from: REDEEM_FROM },
  ];
}

/** What members of all levels can be shown to have (RWD-036). */
const UNIVERSAL_BENEFITS = ['free-monday', 'personalized-games', 'double-star-personal-cup', 'coffee-loop'] as const;
export type UniversalBenefit = (typeof UNIVERSAL_BENEFITS)[number];

/** The universal benefits that are on and known, in the retailer's order, each once (RWD-035, RWD-036). */
export function universalBenefits(cards: readonly { id: string; enabled: boolean }[]): UniversalBenefit[] {
  const shown = cards.flatMap(({ id, enabled }) => UNIVERSAL_BENEFITS.find((known) => enabled && known === id) ?? []);
  return [...new Set(shown)];
}

/** How a grid of so many cards is laid out: one to six have a layout of their own (RWD-032). */
export function bentoLayout(count: number): 1 | 2 | 3 | 4 | 5 | 6 | 'auto' {
  return ([1, 2, 3, 4, 5, 6] as const).find((own) => own === count) ?? 'auto';
}
