import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { storeQuery } from '#api/stores/store-by-number.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { curbsideLimit } from '#domain/pickup/curbside.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { LoadingOrError } from '#parts/loading/loading-or-error.tsx';
import { Art } from '#ui/art/art.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel, page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { LimitedPickup } from './limited-pickup.tsx';
import * as css from './pickup.css.ts';
import type { PickupSearch, StoreLink } from './pickup-search.ts';
import { StoreLine } from './store-line.tsx';
import { hiddenOnTheWay, useHiddenToken } from './use-hidden-token.ts';

/** Check-in at the store of a link, and how pickup works (CRB-001, CRB-016). */
export function PickupScreen({ search }: { readonly search: PickupSearch }) {
  const { text } = useMessages();
  const howId = useId();
  useHiddenToken('/pickup', search);
  return (
    <div className={classNames(page.wide, css.screen)}>
      <header className={css.head}>
        <h1 className={look.heading1} tabIndex={-1}>
          {text('pickup.title')}
        </h1>
        <p className={look.lead}>{text('pickup.lead')}</p>
      </header>
      {search.store === null ? null : <CheckInSection search={{ ...search, store: search.store }} />}
      <section className={css.how} aria-labelledby={howId}>
        <h2 id={howId} className={look.heading2}>
          {text('pickup.how.title')}
        </h2>
        <ul className={css.ways}>
          {WAYS.map(({ picture, title, steps }) => (
            <li key={title} className={css.way}>
              <Art name={picture} className={css.picture} />
              <h3 className={look.heading3}>{text(title)}</h3>
              <ol className={css.steps}>
                {steps.map((step) => (
                  <li key={step}>{text(step)}</li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const WAYS = [
  {
    picture: 'pickup-curbside',
    title: 'pickup.how.curbside',
    steps: ['pickup.how.curbside-1', 'pickup.how.curbside-2', 'pickup.how.curbside-3'],
  },
  {
    picture: 'pickup-in-store',
    title: 'common.in-store',
    steps: ['pickup.how.in-store-1', 'pickup.how.in-store-2', 'pickup.how.in-store-3'],
  },
  {
    picture: 'pickup-drive-thru',
    title: 'pickup.how.drive-thru',
    steps: ['pickup.how.drive-thru-1', 'pickup.how.drive-thru-2', 'pickup.how.drive-thru-3'],
  },
] as const;

/** Only at a store that brings orders out (CRB-016); else why it does not. A store that is not there has none. */
function CheckInSection({ search }: { readonly search: StoreLink }) {
  const { text } = useMessages();
  const titleId = useId();
  const query = useQuery(storeQuery(search.store));
  const store = query.data;
  if (store) {
    const limit = curbsideLimit(store);
    if (limit) {
      return (
        <div className={css.limited}>
          <StoreLine store={store} />
          <LimitedPickup limit={limit} />
        </div>
      );
    }
    return (
      <section className={classNames(brandPanel, css.checkIn)} aria-labelledby={titleId}>
        <h2 id={titleId} className={look.heading2}>
          {text('pickup.curbside.title')}
        </h2>
        <StoreLine store={store} />
        <p>{text('pickup.check-in-text')}</p>
        <ButtonLink
          size="large"
          className={css.checkInButton}
          render={<Link {...hiddenOnTheWay('/pickup/curbside', search)} />}
        >
          {text('pickup.check-in')}
        </ButtonLink>
      </section>
    );
  }
  if (query.error && failureCodeOf(query.error) === 'store-not-found') return null;
  return (
    <LoadingOrError
      query={query}
      title={text('common.store-not-loaded')}
      skeleton={<Skeleton shape="card" className={css.placeholder} />}
    />
  );
}
