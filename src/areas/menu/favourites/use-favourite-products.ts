import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { favouriteProductsQuery } from '#api/menu/favourite-products.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { type FailureCode, failureCodeOf } from '#domain/failure.ts';
import type { FavouriteProduct } from '#domain/menu/favourite-product.ts';
import { may } from '#domain/visitor.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { useStorePricing } from '../use-store-pricing.ts';

export type FavouriteProducts =
  | { readonly state: 'members-only' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: FailureCode; readonly retry: () => void }
  | { readonly state: 'listed'; readonly favourites: readonly FavouriteProduct[] };

/** The favourites of a member for the language and the order store (MNU-020, MNU-021); other visitors have none, and none are asked for (MNU-008). */
export function useFavouriteProducts(): FavouriteProducts {
  const { locale } = useMessages();
  const isMember = may(useVisitor(), 'keepFavourites');
  const { store, isKnown } = useStorePricing();
  const { data, error, isStale, refetch } = useQuery({
    ...favouriteProductsQuery(locale, store),
    enabled: isMember && isKnown,
    // What is shown and could not be read again is asked for once a minute, unless the server refuses it (D-307).
    refetchInterval: ({ state: { data, error } }) => data !== undefined && mayHeal(error) && MINUTE_MS,
  });
  // Nothing else asks for what stays in sight.
  const isOld = data !== undefined && isStale;
  useEffect(() => {
    if (isOld) void refetch({ cancelRefetch: false });
  }, [isOld, refetch]);
  if (!isMember) return { state: 'members-only' };
  if (data) return { state: 'listed', favourites: data };
  if (!error) return { state: 'loading' };
  return { state: 'failed', failure: failureCodeOf(error), retry: () => void refetch() };
}

const mayHeal = (error: Error | null) => error !== null && !['refused', 'signed-out'].includes(failureCodeOf(error));
