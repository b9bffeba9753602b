import { LoadingStatus } from '#parts/loading/loading-status.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import * as css from './pending-page.css.ts';

/** A page that takes longer than usual. */
export function PendingPage() {
  return (
    <div className={classNames(page.reading, css.pending)}>
      <LoadingStatus />
      <Skeleton shape="heading" width="half" />
      <SkeletonText lines={3} />
    </div>
  );
}
