import { queryOptions, skipToken } from '@tanstack/react-query';
import type { GiftCategory } from '#domain/gifting/gift.ts';
import type { Locale } from '#domain/locale.ts';

/** The outline of the gifts that came with the page, where one did; it is never asked for. */
export const giftOutlineQuery = (locale: Locale) =>
  queryOptions<readonly GiftCategory[]>({
    queryKey: ['gift-outline', locale],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
