import { beforeEach, expect, test } from 'vitest';
import { readGiftCatalogue } from '#api/gifts/gift-catalogue.ts';
import { readGiftDetails } from '#api/gifts/gift-details.ts';
import { LOCALES } from '#domain/locale.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld } from '../server.ts';
import { SENTINEL_GIFTS } from './gift-sentinels.ts';

setUpServer();
beforeEach(() => void startWorld());

const catalogueIn = (locale: (typeof LOCALES)[number]) => readGiftCatalogue({ variables: { locale } });
const detailsOf = (productNumber: string) => readGiftDetails({ variables: { productNumber, locale: 'en-US' } });

test('GFT-015 the catalogue has categories with urns and eGifts with numbers, the same in every language', async () => {
  const [first, ...others] = await Promise.all(LOCALES.map(catalogueIn));
  const numbers = (categories: typeof first) =>
    categories?.map(({ urn, eGifts }) => [urn, eGifts.map(({ productNumber }) => productNumber)]);
  expect(numbers(first)?.length).toBeGreaterThanOrEqual(6);
  for (const other of others) expect(numbers(other)).toEqual(numbers(first));
});

test('names and what pictures show are said in the language asked for', async () => {
  const spoken = async (locale: (typeof LOCALES)[number]) => {
    const [birthday] = await catalogueIn(locale);
    return [birthday?.name, birthday?.eGifts[0]?.name, birthday?.eGifts[0]?.altText];
  };
  const [english, canadian, french, spanish] = await Promise.all(LOCALES.map(spoken));
  expect(english).toEqual(['Birthday', 'Cake time', 'A birthday cake on a stand with five burning candles']);
  expect(canadian).toEqual(english);
  for (const words of [french, spanish])
    for (const [at, word] of (words ?? []).entries()) expect(word).not.toBe(english?.[at]);
});

test('the details of a design have a large picture; numbers of no design and the sentinels are refused or fail', async () => {
  expect(await detailsOf('80010302')).toMatchObject({
    productNumber: '80010302',
    name: 'Class dismissed',
    imageUrl: '/art/gifts/graduation.svg',
    largeImageUrl: '/art/gifts/graduation-large.svg',
  });
  await expect(detailsOf('12345678')).rejects.toMatchObject({ code: 'gift-not-found' });
  await expect(detailsOf(SENTINEL_GIFTS.missing)).rejects.toMatchObject({ code: 'gift-not-found' });
  await expect(detailsOf(SENTINEL_GIFTS.broken)).rejects.toMatchObject({ code: 'server' });
  expect(await detailsOf(SENTINEL_GIFTS.withdrawn)).toMatchObject({ productNumber: SENTINEL_GIFTS.withdrawn });
});
