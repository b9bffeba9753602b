import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readAddresses } from './account/addresses.ts';
import { cardLedgerQuery } from './account/card-ledger.ts';
import { readCards } from './account/cards.ts';
import { historyQuery } from './account/history.ts';
import { readPaymentMethods } from './account/payment-methods.ts';
import { readPhones } from './account/phones.ts';
import { readGiftCatalogue } from './gifts/gift-catalogue.ts';
import { readFavouriteProducts } from './menu/favourite-products.ts';
import { readMenus } from './menu/menu.ts';
import { readPreviousOrders } from './menu/previous-orders.ts';
import { readExpiringStars } from './rewards/expiring-stars.ts';
import { starHistoryQuery } from './rewards/star-history.ts';
import { readStoreTimeSlots } from './stores/time-slots.ts';

afterEach(() => void vi.unstubAllGlobals());

const UNREADABLE = [{}, null];

describe('D-355 where none of the entries that came can be read', () => {
  test.each([
    ['cards', readCards.contract.answer, (cards: unknown) => ({ cards })],
    ['phones', readPhones.contract.answer, (phones: unknown) => ({ phones })],
    ['previous orders', readPreviousOrders.graph.answer, (previousOrders: unknown) => ({ previousOrders })],
    ['favourites', readFavouriteProducts.graph.answer, (favoriteProducts: unknown) => ({ favoriteProducts })],
    [
      'Stars that expire',
      readExpiringStars.graph.answer,
      (expiringStars: unknown) => ({ loyaltyProgram: { expiringStars } }),
    ],
    ['times of a store', readStoreTimeSlots.graph.answer, (slots: unknown) => ({ storeTimeSlots: { slots } })],
    [
      'gifts',
      readGiftCatalogue.graph.answer,
      (eGifts: unknown) => ({ digitalGifts: { categories: [{ urn: 'one', name: 'One', eGifts }] } }),
    ],
  ])('FC-046 the %s are no answer, and without any they are none', (_, schema, answerOf) => {
    expect(v.safeParse(schema, answerOf(UNREADABLE)).success).toBe(false);
    expect(v.parse(schema, answerOf([]))).toEqual([]);
  });

  test('FC-046 CRD-045 BIL-007 payment methods and addresses may all be of kinds and countries that are not written here', () => {
    expect(v.parse(readPaymentMethods.contract.answer, { paymentMethods: UNREADABLE })).toEqual([]);
    expect(v.parse(readAddresses.graph.answer, { addresses: UNREADABLE })).toEqual([]);
  });

  test('FC-046 MNU-011 a category loses its products, and the menu stays', () => {
    const menu = { id: 'food', name: 'Food', categories: [{ id: 'all', name: 'All', products: UNREADABLE }] };
    expect(v.parse(readMenus.graph.answer, { menus: [menu] })).toMatchObject([
      { categories: [{ id: 'all', products: [] }] },
    ]);
  });
});

describe('D-355 of what is read page by page', () => {
  const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const listed = {
    'history of orders': () => client().fetchInfiniteQuery({ ...historyQuery('order'), pages: 2 }),
    'ledger of a card': () => client().fetchInfiniteQuery({ ...cardLedgerQuery('one'), pages: 2 }),
    'history of Stars': () => client().fetchInfiniteQuery({ ...starHistoryQuery(), pages: 2 }),
  };
  const date = '2026-11-01T10:00:00Z';
  const readable = {
    ...{ historyId: 'one', date, title: 'Pine Street', detail: '', total: 4.9 },
    ...{ entryId: 'one', amount: -4.9, balance: 5, stars: 12 },
  };
  /** Answers with these entries, page after page. */
  const answer = (...pages: unknown[][]) => {
    const left = [...pages];
    vi.stubGlobal('fetch', async () => {
      const page = { entries: left.shift(), total: 21 };
      return Response.json({ ...page, data: { loyaltyProgram: { starHistory: page } } });
    });
  };

  test.each(Object.entries(listed))(
    'FC-046 the first page of the %s is no answer where nothing on it can be read',
    async (_, ask) => {
      answer(UNREADABLE, [readable]);
      await expect(ask()).rejects.toMatchObject({ code: 'bad-answer' });
    },
  );

  test.each(Object.entries(listed))(
    'FC-046 a later page of the %s leaves out what cannot be read, and ends nothing',
    async (_, ask) => {
      answer([readable], UNREADABLE);
      expect((await ask()).pages.map(({ entries }) => entries.length)).toEqual([1, 0]);
    },
  );
});
