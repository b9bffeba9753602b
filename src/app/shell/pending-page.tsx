import { useMessages } from '#messages/messages-provider.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import * as css from './pending-page.css.ts';

/** A page that takes longer than usual. */
export function PendingPage() {
  const { text } = useMessages();
  return (
    <div className={classNames(page.reading, css.pending)}>
      <VisuallyHidden as="p" role="status">
        {text('common.loading')}
      </VisuallyHidden>
      <Skeleton shape="heading" width="half" />
      <SkeletonText lines={3} />
    </div>
  );
}
