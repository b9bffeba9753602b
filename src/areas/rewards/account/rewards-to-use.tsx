import { Link } from '@tanstack/react-router';
import type { Loyalty } from '#domain/loyalty.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { calendarDay } from '#parts/money-and-dates.ts';
import * as page from '#parts/pages/member-page.css.ts';
import { StarRewards } from '#parts/rewards/star-rewards.tsx';
import { Art } from '#ui/art/art.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './rewards.css.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';

/** Coupons that can be used, and what the Stars buy (AMB-16). */
export function RewardsToUse({ loyalty }: { readonly loyalty: Loyalty | undefined }) {
  const { text } = useMessages();
  return (
    <div className={page.inside}>
      <Card as="section" aria-labelledby="rewards-coupons">
        <h2 id="rewards-coupons" className={look.heading3}>
          {text('rewards.coupons-title')}
        </h2>
        {loyalty ? <Coupons coupons={loyalty.coupons} /> : <RowsSkeleton rows={1} />}
      </Card>
      <Card as="section" aria-labelledby="rewards-for-stars">
        <h2 id="rewards-for-stars" className={look.heading3}>
          {text('rewards.for-stars-title')}
        </h2>
        <StarRewards balance={loyalty?.starBalance} />
      </Card>
    </div>
  );
}

function Coupons({ coupons }: Pick<Loyalty, 'coupons'>) {
  const { text, locale } = useMessages();
  if (coupons.length === 0) {
    return (
      <EmptyState compact picture="gift-congratulations" title={text('rewards.no-coupons-title')}>
        <p>{text('rewards.no-coupons-text')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={page.list}>
        {coupons.map(({ couponCode, title, expirationDate }) => (
          <li key={couponCode} className={css.row}>
            <Art name="gift-thanks" lazy className={css.picture} />
            <div className={css.words}>
              <h3 className={look.strong}>{title}</h3>
              <p className={look.smallMuted}>{text('rewards.code', { code: couponCode })}</p>
              {expirationDate === null ? null : (
                <p className={look.smallMuted}>
                  {text('rewards.expire-on', { date: calendarDay(expirationDate, locale) })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className={css.foot}>
        <ButtonLink variant="secondary" render={<Link to="/menu/cart" />}>
          {text('rewards.use-in-cart')}
        </ButtonLink>
      </p>
    </>
  );
}
