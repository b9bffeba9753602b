import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import * as css from './rewards.css.ts';

/** Holds the place of rows with a picture. */
export function RowsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing but their number
        <div key={row} className={css.row}>
          <Skeleton shape="circle" />
          <div className={css.words}>
            <Skeleton width="half" />
            <Skeleton width="long" />
          </div>
        </div>
      ))}
    </div>
  );
}
