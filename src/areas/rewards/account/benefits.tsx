import { benefitsOf } from '#domain/rewards/benefits.ts';
import type { Loyalty } from '#domain/rewards/loyalty.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useShortMoney } from '#parts/money-and-dates.ts';
import { TextTo } from '#parts/page-links.tsx';
import * as page from '#parts/pages/member-page.css.ts';
import { useConfiguration } from '#session/configuration.ts';
import { Art } from '#ui/art/art.tsx';
import { Card } from '#ui/card/card.tsx';
import { look } from '#ui/theme/text.css.ts';
import { benefitCard } from '../mine/level-benefits.ts';
import * as css from './rewards.css.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';

/** What the level gives, in the next generation of the programme; before it how Stars are earned is the programme's page (AMB-17). */
export function Benefits({ loyalty }: { readonly loyalty: Loyalty | undefined }) {
  const { text, number } = useMessages();
  const money = useShortMoney();
  const { enableNextGenLoyalty } = useConfiguration().rewards;
  return (
    <Card as="section" aria-labelledby="rewards-benefits">
      <h2 id="rewards-benefits" className={look.heading3}>
        {text(loyalty?.level === null ? 'rewards.section.benefits' : 'rewards.benefits-title')}
      </h2>
      {loyalty ? null : <RowsSkeleton rows={5} />}
      {loyalty?.level && enableNextGenLoyalty ? (
        <ul className={page.list}>
          {benefitsOf(loyalty.level)
            .map((benefit) => benefitCard(benefit, { text, number, money }))
            .map(({ id, figure, title, words, picture }) => (
              <li key={id} className={css.row}>
                <Art name={picture} lazy className={css.picture} />
                <div className={css.words}>
                  <h3 className={look.strong}>
                    {figure} {title}
                  </h3>
                  <p className={look.smallMuted}>{words}</p>
                </div>
              </li>
            ))}
        </ul>
      ) : null}
      <p className={css.foot}>
        {enableNextGenLoyalty ? (
          <TextTo to="/rewards/my-rewards">{text('rewards.all-benefits')}</TextTo>
        ) : (
          <TextTo to="/rewards">{text('rewards.how-it-works')}</TextTo>
        )}
      </p>
    </Card>
  );
}
