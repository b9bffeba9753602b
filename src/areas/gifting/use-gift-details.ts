import { useQuery, useQueryClient } from '@tanstack/react-query';
import { giftCatalogueQuery } from '#api/gifts/gift-catalogue.ts';
import { giftDetailsQuery } from '#api/gifts/gift-details.ts';
import type { GiftDetails } from '#domain/gifting/gift.ts';
import { LOCALES } from '#domain/locale.ts';
import { useMessages } from '#messages/messages-provider.tsx';

/**
 * A gift in the language of the page. Until it is there in that one, or where it cannot be had, as it came in another; until
 * it is there at all, as the catalogue lists it: what is filled in beside it stays when the language or the design changes.
 */
export function useGiftDetails(productNumber: string) {
  const { locale } = useMessages();
  const queryClient = useQueryClient();
  const { data, error } = useQuery(giftDetailsQuery(productNumber, locale));
  const known = () =>
    LOCALES.map((each) => queryClient.getQueryData(giftDetailsQuery(productNumber, each).queryKey)).find(Boolean);
  /** With its small picture. */
  const listed = (): GiftDetails | undefined => {
    const categories = queryClient.getQueryData(giftCatalogueQuery(locale).queryKey);
    const entry = categories?.flatMap(({ eGifts }) => eGifts).find((each) => each.productNumber === productNumber);
    return entry && { ...entry, largeImageUrl: entry.imageUrl };
  };
  const design = data ?? known() ?? (error === null ? listed() : undefined);
  return { design, hasFailed: design === undefined && error !== null };
}
