import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { storeQuery } from '#api/stores/store-by-number.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { arrivingName } from '#domain/pickup/curbside.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { LoadingOrError } from '#parts/loading/loading-or-error.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { CheckIn } from './check-in.tsx';
import * as css from './pickup.css.ts';
import type { StoreLink } from './pickup-search.ts';
import { StoreLine } from './store-line.tsx';
import { hiddenOnTheWay, useHiddenToken } from './use-hidden-token.ts';

/** Check-in from the link of a mail (CRB-002); a store that is not there leads to the ways to pick up (CRB-014). */
export function CurbsideScreen({ search }: { readonly search: StoreLink }) {
  const { text } = useMessages();
  useHiddenToken('/pickup/curbside', search);
  const query = useQuery(storeQuery(search.store));
  const store = query.data;
  if (query.error && failureCodeOf(query.error) === 'store-not-found') return <Navigate to="/pickup" replace />;
  return (
    <div className={classNames(page.wide, css.screen)}>
      <header className={css.head}>
        <TextLink standalone render={<Link {...hiddenOnTheWay('/pickup', search)} />}>
          <ChevronLeft size={20} aria-hidden="true" />
          {text('pickup.curbside.back')}
        </TextLink>
        <h1 className={look.heading1} tabIndex={-1}>
          {text('pickup.curbside.title')}
        </h1>
        <Greeting linkName={search.firstName} />
        {store ? <StoreLine store={store} /> : null}
      </header>
      {store ? (
        <CheckIn store={store} search={search} />
      ) : (
        <LoadingOrError query={query} title={text('common.store-not-loaded')} />
      )}
    </div>
  );
}

/** The name that the store will call out. */
function Greeting({ linkName }: { readonly linkName: string | null }) {
  const { text } = useMessages();
  const visitor = useVisitor();
  const name = arrivingName(visitor.kind === 'member' ? visitor.firstName : null, linkName);
  return name === null ? null : <p className={look.lead}>{text('pickup.curbside.hello', { name })}</p>;
}
