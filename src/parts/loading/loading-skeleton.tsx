import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import * as css from './loading.css.ts';
import { LoadingStatus } from './loading-status.tsx';

/** Holds the place of what is on its way. */
export function LoadingSkeleton({ parts = 2 }: { readonly parts?: number }) {
  return (
    <>
      <LoadingStatus />
      {Array.from({ length: parts }, (_, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have nothing but their number
        <Skeleton key={part} shape="card" className={css.tallSkeleton} />
      ))}
    </>
  );
}
