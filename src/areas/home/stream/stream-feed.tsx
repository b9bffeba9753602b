import { LoadingStatus } from '#parts/loading/loading-status.tsx';
import { useRisen } from '#parts/use-risen.ts';
import type { HomeStream } from '#session/home/home-stream.ts';
import { Card } from '#ui/card/card.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { FeedError } from '../feed-error.tsx';
import * as css from './stream-cards.css.ts';
import { StreamCards } from './stream-cards.tsx';

/** The feed in its place: on its way, there, or not there with a way to try again, beside whatever is (FED-011, FED-012, FED-013). */
export function StreamFeed({ stream: { status, cards, failure, retry } }: { readonly stream: HomeStream }) {
  if (status === 'off') return null;
  return status === 'loading' ? <StreamSkeleton /> : <Arrived {...{ failure, retry, cards }} />;
}

function Arrived({ cards, failure, retry }: Pick<HomeStream, 'cards' | 'failure' | 'retry'>) {
  const isDrawn = useRisen();
  return (
    <div className={classNames(css.feed, !isDrawn && css.arriving)}>
      {failure === null ? null : <FeedError failure={failure} onRetry={retry} />}
      <StreamCards cards={cards} />
    </div>
  );
}

/** Two cards as they will be. */
function StreamSkeleton() {
  return (
    <div className={classNames(css.section, css.arriving)}>
      <LoadingStatus />
      <Skeleton shape="heading" width="half" />
      <div className={css.cards}>
        {[1, 2].map((card) => (
          <Card key={card} padding="none">
            <Skeleton shape="picture" className={css.skeletonPicture} />
            <div className={css.skeletonWords}>
              <Skeleton shape="heading" width="long" />
              <SkeletonText lines={2} />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
