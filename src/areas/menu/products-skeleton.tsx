import { useMessages } from '#messages/messages-provider.tsx';
import { LoadingStatus } from '#parts/loading/loading-status.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import * as cards from './product-card.css.ts';

const CARDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Holds the place of products, under the heading of their page. */
export function ProductsSkeleton() {
  const { text } = useMessages();
  return (
    <>
      <LoadingStatus>{text('menu.loading')}</LoadingStatus>
      <ul className={cards.grid} aria-hidden="true">
        {CARDS.map((card) => (
          <li key={card} className={cards.card}>
            <Skeleton shape="square" />
            <Skeleton width="long" />
            <Skeleton width="half" />
          </li>
        ))}
      </ul>
    </>
  );
}
