import { useQuery } from '@tanstack/react-query';
import { giftCatalogueQuery } from '#api/gifts/gift-catalogue.ts';
import { giftOutlineQuery } from '#api/gifts/gift-outline.ts';
import { type FailureCode, failureCodeOf } from '#domain/failure.ts';
import type { GiftCategory } from '#domain/gifting/gift.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useAfter } from '#parts/use-after.ts';
import { pageData } from '#platform/page-data.ts';
import { pageUsable } from '#platform/page-usable.ts';

/** The gifts as a page shows them. */
export type GiftCatalogue = {
  /** Null while they are not there. */
  readonly categories: readonly GiftCategory[] | null;
  readonly failure: FailureCode | null;
  readonly retry: () => void;
};

/** The gifts in the language of the page (GFT-018, GFT-020). */
export function useGiftCatalogue(mayAsk = true): GiftCatalogue {
  const { locale } = useMessages();
  const { data, error, refetch } = useQuery({ ...giftCatalogueQuery(locale), enabled: mayAsk });
  return {
    categories: data ?? null,
    failure: data === undefined && error ? failureCodeOf(error) : null,
    retry: () => void refetch(),
  };
}

/** The same for the landing, which may have begun with an outline: it is usable before it asks for the rest. */
export function useGiftLanding(): GiftCatalogue {
  const { locale } = useMessages();
  const { data: outline } = useQuery({ ...giftOutlineQuery(locale), initialData: () => pageData('gifts', locale) });
  const isUsable = useAfter(pageUsable);
  const gifts = useGiftCatalogue(outline === undefined || isUsable);
  return { ...gifts, categories: gifts.categories ?? outline ?? null };
}
