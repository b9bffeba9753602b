import { readMenus } from '#api/menu/menu.ts';
import { traitsIn } from '../locations/store-search.ts';
import { refuseGraph, respondGraph } from '../respond-graph.ts';
import { BROKEN_MENU_END, MENULESS_END } from '../sentinels.ts';
import { recordOf } from '../stores/order-store.ts';
import { type StoreRecord, storeKey } from '../stores/store-record.ts';
import type { World } from '../world.ts';
import { type CategoryId, menuWords, NATIONAL_MENUS } from './menu-words.ts';

export const menuHandlers = (world: World) => [
  respondGraph(world, readMenus, ({ variables: { locale, storeNumber } }) => {
    const words = menuWords(locale);
    const menusWith = (serves: (category: CategoryId) => boolean) => ({
      menus: NATIONAL_MENUS.flatMap(({ id, categories }) => {
        const served = categories.filter((category) => serves(category.id));
        return served.length === 0
          ? []
          : [
              {
                id,
                name: words(id),
                categories: served.map((category) => ({ ...category, name: words(category.id) })),
              },
            ];
      }),
    });
    if (storeNumber === undefined) return menusWith(() => true);
    const record = recordOf(world, storeNumber);
    if (!record) return refuseGraph('STORE_NOT_FOUND');
    const key = storeKey(record.storeNumber);
    if (key.endsWith(MENULESS_END)) return refuseGraph('MENU_EMPTY', 404);
    if (key.endsWith(BROKEN_MENU_END)) return refuseGraph('INTERNAL_SERVER_ERROR', 500);
    const missing = missingAt(world, record);
    return menusWith((category) => !missing.includes(category));
  }),
];

/** What a store lacks: no oven, no nitro tap, no display case; licensed stores have a smaller counter. */
function missingAt(world: World, record: StoreRecord): readonly CategoryId[] {
  const { amenities, warnings } = traitsIn(world, record);
  return [
    ...(amenities.includes('WA') ? [] : (['breakfast', 'lunch'] as const)),
    ...(amenities.includes('NB') ? [] : (['nitro'] as const)),
    ...(record.ownershipTypeCode === 'LS' ? (['cups', 'at-home'] as const) : []),
    ...(warnings.includes('LIMITED_MENU') ? (['blended', 'refreshers', 'lunch'] as const) : []),
  ];
}
