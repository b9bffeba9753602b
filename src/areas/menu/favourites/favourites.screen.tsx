import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import type { FavouriteProduct } from '#domain/menu/favourite-product.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { useKeptFocus } from '#parts/use-kept-focus.ts';
import { useIsVisitorUnknown } from '#session/session-provider.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { FavouriteCard } from './favourite-card.tsx';
import { useProductHearts } from './favourite-product.flow.ts';
import * as css from './favourites.css.ts';
import { HeartPrompt } from './heart-prompt.tsx';
import { type FavouriteProducts, useFavouriteProducts } from './use-favourite-products.ts';

/** The products that a member keeps, ready to order; others are asked to sign in (MNU-005, MNU-009). */
export function FavouritesScreen() {
  const { text } = useMessages();
  const products = useFavouriteProducts();
  const isUnknown = useIsVisitorUnknown();
  return (
    <div className={classNames(page.wide, css.screen)}>
      <h1 className={look.heading1} tabIndex={-1}>
        {text('menu-product.favourites.title')}
      </h1>
      {isUnknown ? <LoadingSkeleton parts={1} /> : <Favourites products={products} />}
    </div>
  );
}

function Favourites({ products }: { products: FavouriteProducts }) {
  const { text } = useMessages();
  const returnUrl = useLocation({ select: ({ href }) => href });
  const toMenu = (
    <ButtonTo to="/menu" variant="secondary">
      {text('common.see-menu')}
    </ButtonTo>
  );
  if (products.state === 'loading') return <LoadingSkeleton />;
  if (products.state === 'failed') {
    return (
      <LoadError title={text('menu-product.favourites.failed')} failure={products.failure} onRetry={products.retry} />
    );
  }
  if (products.state === 'members-only') {
    return (
      <EmptyState
        picture="empty-no-favourites"
        title={text('menu-product.favourites.members-only')}
        actions={
          <>
            <ButtonLink render={<Link to="/account/signin" search={{ returnUrl }} />}>
              {text('common.sign-in')}
            </ButtonLink>
            {toMenu}
          </>
        }
      >
        {text('menu-product.favourites.members-only-hint')}
      </EmptyState>
    );
  }
  return (
    <Cards favourites={products.favourites}>
      <EmptyState picture="empty-no-favourites" title={text('menu-product.favourites.empty')} actions={toMenu}>
        {text('menu-product.favourites.empty-hint')}
      </EmptyState>
    </Cards>
  );
}

type CardsProps = {
  readonly favourites: readonly FavouriteProduct[];
  /** Stands in place of the cards once there are none. */
  readonly children: ReactNode;
};

function Cards({ favourites, children }: CardsProps) {
  const hearts = useProductHearts();
  // Not the list: it goes with its last card.
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part);
  return (
    <div ref={part} tabIndex={-1} className={css.kept}>
      {favourites.length === 0 ? (
        children
      ) : (
        <ul className={css.cards}>
          {favourites.map((favourite) => (
            <FavouriteCard key={favourite.id} favourite={favourite} hearts={hearts} />
          ))}
        </ul>
      )}
      <HeartPrompt hearts={hearts} />
    </div>
  );
}
