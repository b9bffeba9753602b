import type { Loyalty } from '#domain/rewards/loyalty.ts';
import { type LoyaltyTier, tierProgress } from '#domain/rewards/loyalty-tier.ts';
import { daysUntil } from '#domain/rewards/programme-dates.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadingStatus } from '#parts/loading/loading-status.tsx';
import { calendarDay } from '#parts/money-and-dates.ts';
import { useConfiguration } from '#session/configuration.ts';
import { useClock } from '#session/session-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { LEVEL_ART } from '../level-art.ts';
import * as css from './stars-head.css.ts';

/** The Stars to spend, and in the next generation of the programme the level and how far this year's Stars lead (AMB-17). */
export function StarsHead({ loyalty }: { readonly loyalty: Loyalty }) {
  const { text, number } = useMessages();
  const { level, starBalance } = loyalty;
  const hasLevel = useConfiguration().rewards.enableNextGenLoyalty && level !== null;
  return (
    <section className={classNames(brandPanel, css.head)} aria-label={text('rewards.your-stars')}>
      <div className={css.top}>
        <div>
          <p className={css.balance}>{number(starBalance, {})}</p>
          <p className={look.strong}>{text('rewards.to-spend', { amount: starBalance })}</p>
        </div>
        {hasLevel ? (
          <div className={css.level}>
            <Art name={LEVEL_ART[level]} className={css.medal} />
            <p className={look.strong}>{text(`common.level.${level}`)}</p>
          </div>
        ) : null}
      </div>
      {hasLevel ? (
        <>
          <Progress loyalty={loyalty} level={level} />
          <LevelEnd loyalty={loyalty} level={level} />
        </>
      ) : null}
    </section>
  );
}

type LevelProps = { readonly loyalty: Loyalty; readonly level: LoyaltyTier };

function Progress({ level, loyalty: { yearStars, yearEndDate } }: LevelProps) {
  const { text, locale } = useMessages();
  const { next, missing, share } = tierProgress(level, yearStars);
  const date = calendarDay(yearEndDate, locale);
  const goal = text(`common.level.${next ?? level}`);
  const kept =
    missing === 0 ? text('rewards.kept', { level: goal }) : text('rewards.to-keep', { missing, level: goal, date });
  return (
    <div className={css.progress}>
      <p className={css.year}>
        <span className={look.strong}>{text('rewards.this-year', { amount: yearStars })}</span>
        {missing > 0 ? <span className={look.smallMuted}>{goal}</span> : null}
      </p>
      <ProgressBar share={share} />
      {next === null ? <p className={look.small}>{kept}</p> : null}
      {/* Where the server has not lifted the level yet, nothing is missing (RWD-050). */}
      {next !== null && missing > 0 ? (
        <p className={classNames(look.small, css.toReach)}>
          {text('rewards.to-reach', { missing, level: goal, date })}
        </p>
      ) : null}
    </div>
  );
}

/** Until when a level is kept; nothing of it once that day is past (RWD-059, RWD-060). */
function LevelEnd({ level, loyalty: { levelExpirationDate } }: LevelProps) {
  const { text, locale } = useMessages();
  const clock = useClock();
  if (levelExpirationDate === null) return null;
  const days = daysUntil(levelExpirationDate, clock.now());
  if (days < 0) return null;
  return (
    <p className={css.end}>
      <span>
        {text('rewards.level-until', {
          level: text(`common.level.${level}`),
          date: calendarDay(levelExpirationDate, locale),
        })}
      </span>
      <Badge>{text('rewards.days', { days })}</Badge>
    </p>
  );
}

/** Holds the place of the Stars. */
export function StarsHeadSkeleton() {
  return (
    <>
      <LoadingStatus />
      <Skeleton shape="card" className={css.skeleton} />
    </>
  );
}
