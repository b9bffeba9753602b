import { LoadingStatus } from '#parts/loading/loading-status.tsx';
import { screen as frame } from '#parts/pages/member-page.css.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import * as css from './feed.css.ts';

/** The page while it is not yet known who is here (FED-011): where a member sees something, and as long. */
export function FeedSkeleton() {
  return (
    <div className={classNames(page.wide, frame, css.unknown)}>
      <LoadingStatus />
      <Skeleton shape="card" className={css.greetingSkeleton} />
      <div className={css.columns}>
        <div className={css.column}>
          <Skeleton shape="card" className={css.rewardsSkeleton} />
          <Skeleton shape="card" className={css.againSkeleton} />
        </div>
        <div className={css.column}>
          <Skeleton shape="card" className={css.storeSkeleton} />
        </div>
      </div>
    </div>
  );
}
