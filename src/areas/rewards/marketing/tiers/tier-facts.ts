import {
  DOLLAR,
  type LoyaltyTier,
  MOD_MONDAY_TIMES,
  REDEEM_FROM,
  starsPerDollar,
  TIER_RULES,
} from '#domain/rewards/loyalty-tier.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useShortMoney } from '#parts/money-and-dates.ts';

/** What people compare, in the order in which they ask. */
export const TIER_FACTS = ['earn', 'redeem', 'expiry', 'birthday', 'monday'] as const;
export type TierFact = (typeof TIER_FACTS)[number];

/** What a tier gives, in words (RWD-049 to RWD-055). */
export function useTierFacts() {
  const { text } = useMessages();
  const dollar = useShortMoney()(DOLLAR);
  return {
    nameOf: (tier: LoyaltyTier) => text(`common.level.${tier}`),
    yearOf: (tier: LoyaltyTier) => {
      const { from, upTo } = TIER_RULES[tier];
      return upTo === null
        ? text('rewards-marketing.tiers.range-top', { from })
        : text('rewards-marketing.tiers.range', { from, upTo });
    },
    factOf: (tier: LoyaltyTier, fact: TierFact) => {
      const { starsExpire, birthdayDays } = TIER_RULES[tier];
      switch (fact) {
        case 'earn':
          return text('rewards-marketing.fact.earn-of', { stars: starsPerDollar(tier), dollar });
        case 'redeem':
          return text('rewards-marketing.fact.redeem-of', { stars: REDEEM_FROM });
        case 'expiry':
          return text(`rewards-marketing.fact.expiry-${starsExpire ? 'some' : 'never'}`);
        case 'birthday':
          return text('rewards-marketing.fact.birthday-of', { days: birthdayDays });
        case 'monday':
          return text('rewards-marketing.fact.monday-of', { times: MOD_MONDAY_TIMES });
      }
    },
  };
}
