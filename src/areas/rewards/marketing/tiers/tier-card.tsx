import { useQuery } from '@tanstack/react-query';
import Cake from 'lucide-react/icons/cake';
import Hourglass from 'lucide-react/icons/hourglass';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import Ticket from 'lucide-react/icons/ticket';
import { loyaltyQuery } from '#api/rewards/loyalty.ts';
import type { LoyaltyTier } from '#domain/rewards/loyalty-tier.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ProgrammePicture } from '#parts/programme-picture.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './tier-card.css.ts';
import { TIER_FACTS, type TierFact, useTierFacts } from './tier-facts.ts';

const ICONS: Readonly<Record<TierFact, typeof Star>> = {
  earn: Star,
  redeem: Ticket,
  expiry: Hourglass,
  birthday: Cake,
  monday: Sparkles,
};

/**
 * The tier of the member who looks at it, where there is one. The session's may be hours old; a newer one that another
 * page has read is known already, and nothing is asked for here.
 */
export function useOwnTier(): string | null {
  const visitor = useVisitor();
  const { data } = useQuery({ ...loyaltyQuery(), enabled: false });
  if (visitor.kind !== 'member') return null;
  return data ? data.level : (visitor.level?.toUpperCase() ?? null);
}

type TierCardProps = { readonly tier: LoyaltyTier; readonly heading?: 'h2' | 'h3' };

/** A tier and what it gives (RWD-005); a member's own is marked. */
export function TierCard({ tier, heading: Heading = 'h3' }: TierCardProps) {
  const { text } = useMessages();
  const { nameOf, yearOf, factOf } = useTierFacts();
  const isOwn = useOwnTier() === tier;
  return (
    <Card as="article" padding="large" className={css.card} selected={isOwn} aria-labelledby={`tier-${tier}`}>
      <div className={css.head}>
        <ProgrammePicture name={`sr6-rewards/tier-${tier.toLowerCase()}`} size={[160, 160]} className={css.medal} />
        <div className={css.names}>
          <Heading id={`tier-${tier}`} className={look.heading2}>
            {nameOf(tier)}
          </Heading>
          <p className={look.smallMuted}>{yearOf(tier)}</p>
          {isOwn ? <Badge tone="star">{text('rewards-marketing.tiers.yours')}</Badge> : null}
        </div>
      </div>
      <ul className={css.facts}>
        {TIER_FACTS.map((fact) => {
          const Icon = ICONS[fact];
          return (
            <li key={fact} className={css.fact}>
              <Icon aria-hidden="true" className={css.icon} />
              {factOf(tier, fact)}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
