import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Star from 'lucide-react/icons/star';
import { expiringStarsQuery } from '#api/rewards/expiring-stars.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { calendarDay } from '#parts/money-and-dates.ts';
import * as page from '#parts/pages/member-page.css.ts';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './rewards.css.ts';

/** The member's rewards, as far as they can be asked for (ACC-130 to ACC-132). */
export function RewardsScreen() {
  const { text } = useMessages();
  return (
    <MemberPage
      back={{ to: '/account/for-you', label: text('common.for-you') }}
      title={text('common.your-rewards')}
      lead={text('rewards.lead')}
    >
      <ExpiringStars />
      <div className={page.actions}>
        <ButtonLink render={<Link to="/menu" />}>{text('common.see-menu')}</ButtonLink>
      </div>
    </MemberPage>
  );
}

/** Stars that are about to expire, the earliest first; nothing where there are none (ACC-132). */
function ExpiringStars() {
  const { text, locale } = useMessages();
  const { data, error, refetch } = useQuery(expiringStarsQuery());
  if (!data) {
    if (!error) return <LoadingSkeleton parts={1} />;
    return <LoadError title={text('rewards.failed')} failure={failureCodeOf(error)} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="rewards-expiring">
      <h2 id="rewards-expiring" className={look.heading3}>
        {text('rewards.expiring-title')}
      </h2>
      <ul className={page.list}>
        {data.map(({ amount, expirationDate }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same number of Stars may expire twice on one day
          <li key={`${expirationDate} ${at}`} className={css.stars}>
            <Star aria-hidden="true" fill="currentColor" className={css.star} />
            <span>
              <span className={look.strong}>{text('rewards.stars', { amount })}</span>
              <br />
              <span className={look.smallMuted}>
                {text('rewards.expire-on', { date: calendarDay(expirationDate, locale) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
