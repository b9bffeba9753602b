import { countryOf } from '#domain/locale.ts';
import { outsideAddress } from '#domain/outside-address.ts';
import { DOLLAR, LEGACY_STARS_PER_DOLLAR, REDEEM_FROM } from '#domain/rewards/loyalty-tier.ts';
import { FIRST_PROGRAM_DAY, MOST_DOUBLE_STARS } from '#domain/rewards/programme-dates.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { calendarDay, useShortMoney } from '#parts/money-and-dates.ts';
import { useConfiguration } from '#session/configuration.ts';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { Section } from './section.tsx';
import * as css from './terms.css.ts';

/** The terms of the legacy programme as far as they are given, and where the rest stands (RWD-055 to RWD-058, RWD-061). */
export function Terms() {
  const { text, locale } = useMessages();
  const dollar = useShortMoney()(DOLLAR);
  const { payAsYouGo, preloaded } = LEGACY_STARS_PER_DOLLAR;
  return (
    <Section title={text('rewards-marketing.terms.title')} narrow onPaper>
      <div className={css.terms}>
        <p>{text('rewards-marketing.terms.redeem', { stars: REDEEM_FROM })}</p>
        <p>{text('rewards-marketing.terms.earn', { payAsYouGo, preloaded, dollar })}</p>
        <p>{text('rewards-marketing.terms.double', { preloaded: 2 * preloaded, other: 2 * payAsYouGo, dollar })}</p>
        <p>
          {text('rewards-marketing.terms.cap', {
            stars: MOST_DOUBLE_STARS,
            day: calendarDay(FIRST_PROGRAM_DAY, locale),
          })}
        </p>
        <UsTerms />
        <FullTerms />
      </div>
    </Section>
  );
}

/** The end of the next-generation page, whose rates are those of the tiers: never both on one page (AMB-17). */
export function SmallPrint() {
  const { text } = useMessages();
  return (
    <div className={classNames(page.wide, css.smallPrint, look.small)}>
      <p>{text('rewards-marketing.terms.redeem', { stars: REDEEM_FROM })}</p>
      <UsTerms />
      <FullTerms />
    </div>
  );
}

/** What holds in the United States alone (RWD-019). */
function UsTerms() {
  const { text, locale } = useMessages();
  if (countryOf(locale) !== 'US') return null;
  return (
    <section aria-labelledby="us-terms" className={css.market}>
      <h3 id="us-terms" className={look.strong}>
        {text('rewards-marketing.terms.us-title')}
      </h3>
      <p>{text('rewards-marketing.terms.us-text')}</p>
    </section>
  );
}

function FullTerms() {
  const { text } = useMessages();
  const terms = outsideAddress(useConfiguration().links.rewardsTerms);
  return terms === null ? null : (
    <SafeLink standalone href={terms} newTabLabel={text('common.in-new-tab')}>
      {text('rewards-marketing.terms.full')}
    </SafeLink>
  );
}
