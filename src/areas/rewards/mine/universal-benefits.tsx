import { type UniversalBenefit, universalBenefits } from '#domain/rewards/benefits.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration, useIsConfigurationKnown } from '#session/configuration.ts';
import { Art } from '#ui/art/art.tsx';
import type { ArtName } from '#ui/art/art-name.ts';
import { SkeletonText } from '#ui/skeleton/skeleton.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './my-rewards.css.ts';

const PICTURES: Readonly<Record<UniversalBenefit, ArtName>> = {
  'free-monday': 'drink-matcha',
  'personalized-games': 'food-cookie',
  'double-star-personal-cup': 'shop-tumbler',
  'coffee-loop': 'shop-beans',
};

/** What members of every level have, as the retailer sets it (RWD-034 to RWD-037). */
export function UniversalBenefits() {
  const { text } = useMessages();
  const { rewards } = useConfiguration();
  const isKnown = useIsConfigurationKnown();
  const benefits = universalBenefits(rewards.universalBenefitCards);
  return (
    <section className={css.box} aria-labelledby="universal-benefits">
      <h2 id="universal-benefits" className={look.heading2}>
        {text('rewards-mine.universal.title')}
      </h2>
      {isKnown ? null : <SkeletonText lines={2} />}
      {isKnown && benefits.length === 0 ? <p className={look.lead}>{text('rewards-mine.universal.none')}</p> : null}
      {isKnown && benefits.length > 0 ? (
        <ul className={css.universal}>
          {benefits.map((benefit) => (
            <li key={benefit} className={css.universalCard}>
              <Art name={PICTURES[benefit]} lazy className={css.universalPicture} />
              <div className={css.words}>
                <h3 className={look.heading3}>{text(`rewards-mine.universal.${benefit}.title`)}</h3>
                <p className={look.smallMuted}>{text(`rewards-mine.universal.${benefit}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
