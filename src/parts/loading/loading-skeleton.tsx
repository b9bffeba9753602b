import { useMessages } from '#messages/messages-provider.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import * as css from './loading.css.ts';

/** Holds the place of what is on its way. */
export function LoadingSkeleton({ parts = 2 }: { readonly parts?: number }) {
  const { text } = useMessages();
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {text('common.loading')}
      </p>
      {Array.from({ length: parts }, (_, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have nothing but their number
        <Skeleton key={part} shape="card" className={css.tallSkeleton} />
      ))}
    </>
  );
}
