import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { useHomeStream } from '#session/home-stream.ts';
import { FeedError } from '../feed-error.tsx';
import { StreamCards } from '../stream/stream-cards.tsx';
import { BenefitsCarousel } from './benefits-carousel.tsx';
import * as css from './guest.css.ts';

/** What there is for guests: a stream of their own by the retailer's flag, else what members enjoy (FED-018, FED-019). */
export function GuestOffers() {
  const { status, cards, failure, retry } = useHomeStream();
  if (status === 'loading') {
    return (
      <div className={css.offers}>
        <LoadingSkeleton />
      </div>
    );
  }
  return (
    <div className={css.offers}>
      {failure === null ? null : <FeedError failure={failure} onRetry={retry} />}
      {cards.length > 0 ? <StreamCards cards={cards} /> : null}
      {cards.length === 0 && failure === null ? <BenefitsCarousel /> : null}
    </div>
  );
}
