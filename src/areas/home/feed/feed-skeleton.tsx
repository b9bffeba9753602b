import { useMessages } from '#messages/messages-provider.tsx';
import { screen as frame } from '#parts/pages/member-page.css.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import { page } from '#ui/theme/layout.css.ts';
import * as css from './feed.css.ts';

/** The page while it is not yet known who is here (FED-011): where a member sees something, and as long. */
export function FeedSkeleton() {
  const { text } = useMessages();
  return (
    <div className={classNames(page.wide, frame, css.unknown)}>
      <p role="status" className={visuallyHidden}>
        {text('common.loading')}
      </p>
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
