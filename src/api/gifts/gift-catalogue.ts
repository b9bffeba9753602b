import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { MINUTE_MS } from '#domain/durations.ts';
import type { GiftCategory } from '#domain/gifting/gift.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { graphOperation } from '../graph-operation.ts';
import { filled, listAnswer } from '../tolerant.ts';
import { designFields, withWords } from './gift-design.ts';

/** How long gifts are fresh, milliseconds (GFT-020, GFT-021). */
export const GIFTS_FRESH_MS = 15 * MINUTE_MS;

const categorySchema = v.object({
  urn: filled,
  name: filled,
  // One of which none can be read goes as a whole, so that where all do the answer goes with them.
  eGifts: listAnswer('gifts of a category', v.pipe(v.object(designFields), v.transform(withWords))),
});

/** The designs that can be given, by occasion (GFT-018, OPP-088); a category without any is left out. */
export const readGiftCatalogue = graphOperation({
  name: 'get-digital-gifts',
  query: `query GetDigitalGifts($locale: String!) {
  digitalGifts(locale: $locale) { categories { urn name eGifts { productNumber name altText imageUrl } } }
}`,
  variables: v.strictObject({ locale: v.picklist(LOCALES) }),
  answer: v.pipe(
    v.object({ digitalGifts: v.object({ categories: listAnswer('categories of gifts', categorySchema) }) }),
    v.transform(({ digitalGifts }): readonly GiftCategory[] =>
      digitalGifts.categories.filter(({ eGifts }) => eGifts.length > 0),
    ),
  ),
});

/** The query of the gift catalogue, which is cached for each language (GFT-020). */
export const giftCatalogueQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['gift-catalogue', locale],
    queryFn: ({ signal }) => readGiftCatalogue({ variables: { locale }, signal }),
    staleTime: GIFTS_FRESH_MS,
    gcTime: GIFTS_FRESH_MS,
    meta: { outlivesSession: true },
  });
