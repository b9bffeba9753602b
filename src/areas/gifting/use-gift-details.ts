import { useQuery, useQueryClient } from '@tanstack/react-query';
import { giftDetailsQuery } from '#api/gifts/gift-details.ts';
import { LOCALES } from '#domain/locale.ts';
import { useMessages } from '#messages/messages-provider.tsx';

/**
 * A gift in the language of the page. Until it is there in that one, or where it cannot be had, as it came in another: what
 * is filled in beside it stays when the language changes.
 */
export function useGiftDetails(productNumber: string) {
  const { locale } = useMessages();
  const queryClient = useQueryClient();
  const { data, error } = useQuery(giftDetailsQuery(productNumber, locale));
  const known = () =>
    LOCALES.map((each) => queryClient.getQueryData(giftDetailsQuery(productNumber, each).queryKey)).find(Boolean);
  const design = data ?? known();
  return { design, hasFailed: design === undefined && error !== null };
}
