import ChevronLeft from 'lucide-react/icons/chevron-left';
import { LOYALTY_TIERS } from '#domain/rewards/loyalty-tier.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { TextTo } from '#parts/page-links.tsx';
import { ProgrammePicture } from '#parts/programme-picture.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page, stackedPage, wayBack } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './benefits.css.ts';
import { TierCard, useOwnTier } from './tiers/tier-card.tsx';
import { TIER_FACTS, useTierFacts } from './tiers/tier-facts.ts';

/** What each tier gives, for everybody (RWD-017): a table where it fits, else a card each. */
export function BenefitsScreen() {
  const { text } = useMessages();
  return (
    <div className={classNames(page.wide, stackedPage)}>
      <TextTo to="/rewards" className={wayBack}>
        <ChevronLeft aria-hidden="true" />
        {text('rewards-marketing.back')}
      </TextTo>
      <h1 id="benefits" className={look.heading1} tabIndex={-1}>
        {text('rewards-marketing.benefits.title')}
      </h1>
      <p className={look.lead}>{text('rewards-marketing.benefits.lead')}</p>
      <ul className={css.cards}>
        {LOYALTY_TIERS.map((tier) => (
          <li key={tier}>
            <TierCard heading="h2" tier={tier} />
          </li>
        ))}
      </ul>
      <BenefitsTable />
    </div>
  );
}

function BenefitsTable() {
  const { text } = useMessages();
  const { nameOf, yearOf, factOf } = useTierFacts();
  const own = useOwnTier();
  return (
    <table className={css.table} aria-labelledby="benefits">
      <thead>
        <tr>
          <th scope="col" className={css.corner}>
            {text('rewards-marketing.benefits.benefit')}
          </th>
          {LOYALTY_TIERS.map((tier) => (
            <th key={tier} scope="col" className={classNames(css.tier, tier === own && css.own)}>
              <ProgrammePicture
                name={`sr6-rewards/tier-${tier.toLowerCase()}`}
                size={[160, 160]}
                className={css.medal}
              />
              <span className={look.heading2}>{nameOf(tier)}</span>
              {tier === own ? <Badge tone="star">{text('rewards-marketing.tiers.yours')}</Badge> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className={css.label}>
            {text('rewards-marketing.benefits.year')}
          </th>
          {LOYALTY_TIERS.map((tier) => (
            <td key={tier} className={classNames(css.cell, tier === own && css.own)}>
              {yearOf(tier)}
            </td>
          ))}
        </tr>
        {TIER_FACTS.map((fact) => (
          <tr key={fact}>
            <th scope="row" className={css.label}>
              {text(`rewards-marketing.fact.${fact}`)}
            </th>
            {LOYALTY_TIERS.map((tier) => (
              <td key={tier} className={classNames(css.cell, tier === own && css.own)}>
                {factOf(tier, fact)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
