import { Skeleton, SkeletonText } from '#ui/skeleton/skeleton.tsx';
import * as css from '../locator.css.ts';

const CARDS = ['first', 'second', 'third'];

/** Holds the place of the stores that are being looked for. */
export function ResultsSkeleton() {
  return (
    <div className={css.skeletons}>
      {CARDS.map((card) => (
        <div key={card} className={css.skeletonCard}>
          <Skeleton width="half" />
          <SkeletonText lines={3} />
        </div>
      ))}
    </div>
  );
}
