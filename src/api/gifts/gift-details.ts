import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { GiftDetails } from '#domain/gifting/gift.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { graphOperation } from '../graph-operation.ts';
import { GIFTS_FRESH_MS } from './gift-catalogue.ts';
import { designFields, withWords } from './gift-design.ts';

/** Reads one design with its large picture (GFT-019); a number that no gift has is refused. */
export const readGiftDetails = graphOperation({
  name: 'get-digital-gift-card',
  query: `query GetDigitalGiftCard($productNumber: String!, $locale: String!) {
  digitalGiftCard(productNumber: $productNumber, locale: $locale) { productNumber name altText imageUrl largeImageUrl }
}`,
  variables: v.strictObject({ productNumber: v.string(), locale: v.picklist(LOCALES) }),
  answer: v.pipe(
    v.object({ digitalGiftCard: v.object({ ...designFields, largeImageUrl: v.pipe(v.string(), v.nonEmpty()) }) }),
    v.transform(({ digitalGiftCard }): GiftDetails => withWords(digitalGiftCard)),
  ),
  refusals: { 404: 'gift-not-found', GIFT_NOT_FOUND: 'gift-not-found' },
});

/** The query of the details of a gift, which are cached for each gift and language (GFT-021). */
export const giftDetailsQuery = (productNumber: string, locale: Locale) =>
  queryOptions({
    queryKey: ['gift-details', productNumber, locale],
    queryFn: ({ signal }) => readGiftDetails({ variables: { productNumber, locale }, signal }),
    staleTime: GIFTS_FRESH_MS,
    gcTime: GIFTS_FRESH_MS,
    meta: { outlivesSession: true },
  });
