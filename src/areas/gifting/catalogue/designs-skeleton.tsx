import { useMessages } from '#messages/messages-provider.tsx';
import { LoadingStatus } from '#parts/loading/loading-status.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import * as css from './gift-category.css.ts';

const PLACES = ['1', '2', '3', '4', '5', '6'];

/** Holds the place of designs until they are there. */
export function DesignsSkeleton() {
  const { text } = useMessages();
  return (
    <div className={css.skeleton}>
      <LoadingStatus>{text('gifting-catalogue.loading')}</LoadingStatus>
      <DesignPlaces className={css.grid} />
    </div>
  );
}

/** As many places as fill a screen, in a grid or in a row. */
export function DesignPlaces({ className }: { readonly className: string }) {
  return (
    <ul className={className} aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place} className={css.place}>
          <Skeleton shape="picture" />
          <Skeleton width="long" />
        </li>
      ))}
    </ul>
  );
}
