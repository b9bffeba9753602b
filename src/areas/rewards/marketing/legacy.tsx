import { DOLLAR, LEGACY_STARS_PER_DOLLAR } from '#domain/rewards/loyalty-tier.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useShortMoney } from '#parts/money-and-dates.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Hero } from './hero.tsx';
import * as css from './legacy.css.ts';
import { PictureCard } from './picture-card.tsx';
import { Questions } from './questions.tsx';
import { Section } from './section.tsx';
import { Terms } from './terms.tsx';

/** The programme before its tiers: what a dollar earns, questions and terms (RWD-003). */
export function Legacy() {
  return (
    <>
      <Hero showSubnav={false} />
      <WaysToEarn />
      <Questions hasTiers={false} />
      <Terms />
    </>
  );
}

/** Two rates, by how a purchase is paid (RWD-056). */
function WaysToEarn() {
  const { text } = useMessages();
  const dollar = useShortMoney()(DOLLAR);
  const rate = (stars: number) => (
    <Badge tone="star">{text('rewards-marketing.fact.earn-of', { stars, dollar })}</Badge>
  );
  return (
    <Section title={text('rewards-marketing.earn.title')} onPaper>
      <ul className={css.ways}>
        <PictureCard
          picture="rewards/offers/pay-as-you-go"
          title={text('rewards-marketing.earn.pay-as-you-go')}
          badge={rate(LEGACY_STARS_PER_DOLLAR.payAsYouGo)}
        >
          {text('rewards-marketing.earn.pay-as-you-go-text')}
        </PictureCard>
        <PictureCard
          picture="rewards/offers/preloaded"
          title={text('rewards-marketing.earn.preloaded')}
          badge={rate(LEGACY_STARS_PER_DOLLAR.preloaded)}
        >
          {text('rewards-marketing.earn.preloaded-text')}
        </PictureCard>
      </ul>
    </Section>
  );
}
