import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import type { Store } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { QueryStatus } from '#parts/loading/query-status.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { OpenStatus } from '#parts/stores/store-facts.tsx';
import { useOrderStore } from '#session/order-store/order-store.ts';
import { useOrderStoreStatus } from '#session/order-store/selected-store.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { SkeletonText } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './feed.css.ts';

const TITLE_ID = 'for-you-store';

/** The store that orders go to, whether it is open and where it is; else the ways to stores. */
export function UsualStore() {
  const { text } = useMessages();
  const { state } = useOrderStore();
  const { store, failure, retry } = useOrderStoreStatus();
  if (state === 'none') return <NoStore />;
  return (
    <Card as="section" aria-labelledby={TITLE_ID} className={classNames(css.part, css.store)}>
      <h2 id={TITLE_ID} className={look.heading3}>
        {text('home-feed.store-title')}
      </h2>
      {store ? <Facts store={store} /> : null}
      {failure ? <QueryStatus failure={failure} onRetry={retry} /> : null}
      {store || failure ? null : <SkeletonText lines={3} />}
      <div className={css.actions}>
        <ButtonTo to="/menu" variant="secondary">
          {text('common.see-menu')}
        </ButtonTo>
        <ButtonTo to="/menu/store-locator" variant="secondary">
          {text('common.choose-a-store')}
        </ButtonTo>
      </div>
    </Card>
  );
}

function Facts({ store }: { readonly store: Store }) {
  return (
    <div className={css.facts}>
      <p className={css.storeName}>{store.name}</p>
      <p className={css.fact}>
        <Clock size={18} aria-hidden="true" />
        <span className={css.hours}>
          <OpenStatus store={store} />
        </span>
      </p>
      <p className={css.fact}>
        <MapPin size={18} aria-hidden="true" />
        <span>{store.address.singleLine}</span>
      </p>
    </div>
  );
}

function NoStore() {
  const { text } = useMessages();
  return (
    <Card as="section" aria-labelledby={TITLE_ID} className={classNames(css.part, css.store)}>
      <h2 id={TITLE_ID} className={look.heading3}>
        {text('home-feed.stores-title')}
      </h2>
      <p className={look.smallMuted}>{text('home-feed.stores-text')}</p>
      <div className={css.actions}>
        <ButtonLink variant="secondary" render={<Link to="/store-locator" search={{ tab: 'favourites' }} />}>
          {text('home-feed.favourites-link')}
        </ButtonLink>
        <ButtonTo to="/menu/store-locator" variant="secondary">
          {text('common.choose-a-store')}
        </ButtonTo>
      </div>
    </Card>
  );
}
