import { readPreviousOrders } from '#api/menu/previous-orders.ts';
import type { Locale } from '#domain/locale.ts';
import type { HistoryLine, HistoryRecord } from '../account/history/history-record.ts';
import { refuseGraph, respondGraph } from '../respond-graph.ts';
import { recordOf } from '../stores/order-store.ts';
import type { World } from '../world.ts';
import { availabilityAt, type HasProduct, nationwide } from './availability.ts';
import type { CatalogueProduct } from './catalogue/catalogue-product.ts';
import { findProduct } from './catalogue/find-product.ts';
import { quantityIn } from './making/contents.ts';
import { optionsOf } from './making/options.ts';
import { recipeOf } from './making/recipes.ts';
import { SIZES, type SizeId } from './making/sizes.ts';
import { pastProductName } from './past-products.ts';
import { pictureAddress } from './pictures/picture-address.ts';
import { wordsIn } from './words.ts';

const AHEAD = '101';
const AT_THE_COUNTER = '141';
/** Every so manyth order was made at the counter, the second one among them. */
const COUNTER_EACH = 4;

/** What a till writes beside products: a bag, and a rounding that has no number at all. */
const BAG = { productNumber: '81', name: 'Paper bag' };
const ROUNDING = { productNumber: null, name: 'Rounding' };

export const previousOrderHandlers = (world: World) => [
  respondGraph(world, readPreviousOrders, ({ variables: { locale, storeNumber, limit }, session }) => {
    if (session.kind !== 'member') return refuseGraph('UNAUTHENTICATED');
    const record = storeNumber === undefined ? null : recordOf(world, storeNumber);
    if (storeNumber !== undefined && !record) return refuseGraph('STORE_NOT_FOUND');
    const has = record ? availabilityAt(world, record) : nationwide(world);
    const orders = session.member.account.history.filter(({ kind }) => kind === 'order').slice(0, limit);
    // What was ordered in this world was ordered ahead; the orders of before keep their places.
    const since = orders.filter(({ historyId }) => world.ordering.placed.has(historyId)).length;
    return { previousOrders: orders.map((order, at) => orderAnswer(order, at - since, locale, has)) };
  }),
];

function orderAnswer(
  { historyId, at, storeName, lines }: HistoryRecord,
  position: number,
  locale: Locale,
  has: HasProduct,
) {
  const isCounter = position % COUNTER_EACH === 1;
  const sold = lines.flatMap(({ product, quantity }, line) =>
    product ? [itemAnswer(`${historyId}-${line}`, product, quantity, locale, has)] : [],
  );
  const beside = isCounter
    ? [BAG, ROUNDING].map((one) => ({
        ...NOTHING,
        itemId: `${historyId}-${one.name}`,
        product: { ...NOTHING.product, ...one },
      }))
    : [];
  return {
    orderId: historyId,
    orderType: { code: isCounter ? AT_THE_COUNTER : AHEAD },
    date: new Date(at).toISOString(),
    store: storeName === null ? null : { name: storeName },
    basket: { items: [...sold, ...beside] },
    inStoreOrder: isCounter ? { expressOrder: { orderToken: `express-${historyId}` } } : null,
  };
}

const NOTHING = {
  product: { formCode: '', image: '', availability: 'Available' },
  size: '',
  sizeCode: '',
  quantity: 1,
  childItems: [],
};

/** An item as it was made: usual options at its size; what is not sold any more keeps its name alone. */
function itemAnswer(
  itemId: string,
  { number, sizeCode }: NonNullable<HistoryLine['product']>,
  quantity: number,
  locale: Locale,
  has: HasProduct,
) {
  const found = findProduct(number);
  const size = found ? sizeOf(found.product, sizeCode) : null;
  return {
    itemId,
    product: {
      productNumber: number,
      formCode: found?.product.form ?? '',
      name: pastProductName(locale, number),
      image: found ? pictureAddress(number) : '',
      availability: found ? has(found.category, number) : 'Unavailable',
    },
    size: size ? wordsIn(locale, SIZES[size].words) : '',
    sizeCode,
    quantity,
    childItems: found && size ? contentsOf(found.product, size) : [],
  };
}

const sizeOf = ({ recipe }: CatalogueProduct, code: string): SizeId | null =>
  recipeOf(recipe).sizes.find((size) => SIZES[size].code === code) ?? null;

function contentsOf(product: CatalogueProduct, size: SizeId) {
  const options = recipeOf(product.recipe).groups.flatMap(optionsOf);
  return options.flatMap((option) => {
    const quantity = quantityIn(product, option, size);
    const [productNumber] = option.row;
    return quantity > 0 ? [{ productNumber, sku: `OPT${productNumber}`, quantity }] : [];
  });
}
