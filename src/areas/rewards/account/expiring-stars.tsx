import { useQuery } from '@tanstack/react-query';
import { expiringStarsQuery } from '#api/rewards/expiring-stars.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadingOrError } from '#parts/loading/loading-or-error.tsx';
import { calendarDay } from '#parts/money-and-dates.ts';
import * as page from '#parts/pages/member-page.css.ts';
import { Card } from '#ui/card/card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './rewards.css.ts';
import { StarMark } from './star-mark.tsx';

/** Stars that are about to expire, the earliest first; nothing where there are none (ACC-132). */
export function ExpiringStars({
  isFailureSaid,
}: {
  /** The page says already that nothing can be read. */ readonly isFailureSaid: boolean;
}) {
  const { text, locale } = useMessages();
  const query = useQuery(expiringStarsQuery());
  const { data } = query;
  if (!data) {
    if (query.error && isFailureSaid) return null;
    return (
      <LoadingOrError
        query={query}
        title={text('rewards.expiring-failed')}
        skeleton={<Skeleton shape="card" className={css.expiring} />}
      />
    );
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
          <li key={`${expirationDate} ${at}`} className={css.row}>
            <StarMark />
            <span>
              <span className={look.strong}>{text('common.stars', { amount })}</span>
              <br />
              <span className={look.smallMuted}>
                {text('common.use-by', { date: calendarDay(expirationDate, locale) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
