import { useQuery } from '@tanstack/react-query';
import { giftCatalogueQuery } from '#api/gifts/gift-catalogue.ts';
import { type FailureCode, failureCodeOf } from '#domain/failure.ts';
import type { GiftCategory } from '#domain/gift.ts';
import { useMessages } from '#messages/messages-provider.tsx';

/** The gifts as a page shows them. */
export type GiftCatalogue = {
  /** Null while they are not there. */
  readonly categories: readonly GiftCategory[] | null;
  readonly failure: FailureCode | null;
  readonly retry: () => void;
};

/** The gifts in the language of the page (GFT-018, GFT-020). */
export function useGiftCatalogue(): GiftCatalogue {
  const { locale } = useMessages();
  const { data, error, refetch } = useQuery(giftCatalogueQuery(locale));
  return {
    categories: data ?? null,
    failure: data === undefined && error ? failureCodeOf(error) : null,
    retry: () => void refetch(),
  };
}
