import { useHomeStream } from '#session/home/home-stream.ts';
import { StreamFeed } from '../stream/stream-feed.tsx';
import { BenefitsCarousel } from './benefits-carousel.tsx';

/** What there is for guests: a stream of their own by the retailer's flag; without one what members enjoy (FED-018, FED-019). */
export function GuestOffers() {
  const stream = useHomeStream();
  const { status, cards, failure } = stream;
  const isEmpty = status === 'shown' && cards.length === 0 && failure === null;
  return status === 'off' || isEmpty ? <BenefitsCarousel /> : <StreamFeed stream={stream} />;
}
