import * as v from 'valibot';
import { addFavouriteProduct, deleteFavouriteProduct, readFavouriteProducts } from '#api/menu/favourite-products.ts';
import { readProduct } from '#api/menu/product.ts';
import type { Locale } from '#domain/locale.ts';
import { differencesOf, namedDifferencesOf, priceOf, usualChoice, usualSize } from '#domain/menu/product-choice.ts';
import { refuseGraph, respondGraph } from '../../respond-graph.ts';
import type { Member } from '../../session/members.ts';
import { MOST_FAVOURITE_PRODUCTS } from '../../session/personas.ts';
import type { Session } from '../../session/sessions.ts';
import { recordOf } from '../../stores/order-store.ts';
import type { World } from '../../world.ts';
import { availabilityAt, type HasProduct, nationwide } from '../availability.ts';
import { findProduct } from '../catalogue/find-product.ts';
import { marketOf } from '../prices.ts';
import { productAnswer } from '../product-answer.ts';
import { wordsIn } from '../words.ts';
import type { KeptProduct } from './kept-products.ts';

const refuseStranger = () => refuseGraph('UNAUTHENTICATED', 401);

const memberOf = (session: Session): Member | null => (session.kind === 'member' ? session.member : null);

export const favouriteProductHandlers = (world: World) => [
  respondGraph(world, readFavouriteProducts, ({ variables: { locale, storeNumber }, session }) => {
    const member = memberOf(session);
    if (!member) return refuseStranger();
    const record = storeNumber === undefined ? null : recordOf(world, storeNumber);
    if (storeNumber !== undefined && !record) return refuseGraph('STORE_NOT_FOUND');
    const has = record ? availabilityAt(world, record) : nationwide(world);
    const country = record?.country ?? marketOf(locale);
    return {
      favoriteProducts: member.favouriteProducts.flatMap((kept) => favouriteAnswer(kept, locale, country, has)),
    };
  }),

  respondGraph(world, addFavouriteProduct, ({ variables: { item }, session }) => {
    const member = memberOf(session);
    if (!member) return refuseStranger();
    const details = detailsOf(item.productNumber, 'en-US', 'US', nationwide(world));
    const form = details?.product.forms.find(({ formCode }) => formCode === item.formCode);
    if (!details || !form?.sizes.some(({ sizeCode }) => sizeCode === item.sizeCode)) {
      return refuseGraph('PRODUCT_NOT_FOUND', 404);
    }
    const known = member.favouriteProducts.find(({ productNumber }) => productNumber === item.productNumber);
    if (known) return { addFavoriteProduct: { id: known.id } };
    if (member.favouriteProducts.length >= MOST_FAVOURITE_PRODUCTS) return refuseGraph('561007');
    const quantities = Object.fromEntries(
      item.childItems.map(({ productNumber, quantity }) => [productNumber, quantity]),
    );
    const changes = differencesOf(details, { sizeCode: item.sizeCode, quantities });
    const id = `favourite-${item.productNumber}`;
    member.favouriteProducts.push({
      id,
      productNumber: item.productNumber,
      sizeCode: item.sizeCode,
      changes: Object.fromEntries(changes.map(({ option, chosen }) => [option.productNumber, chosen])),
    });
    world.effects.favouriteProductsAdded += 1;
    return { addFavoriteProduct: { id } };
  }),

  respondGraph(world, deleteFavouriteProduct, ({ variables: { favoriteProductId }, session }) => {
    const member = memberOf(session);
    if (!member) return refuseStranger();
    const position = member.favouriteProducts.findIndex(({ id }) => id === favoriteProductId);
    if (position >= 0) {
      member.favouriteProducts.splice(position, 1);
      world.effects.favouriteProductsRemoved += 1;
    }
    return { deleteFavoriteProduct: { id: favoriteProductId } };
  }),
];

/** A product as the app would read it, to reckon with what was chosen. */
function detailsOf(productNumber: string, locale: Locale, country: string, has: HasProduct) {
  const found = findProduct(productNumber);
  if (!found) return null;
  const availability = has(found.category, productNumber) ?? 'NotAvailableHere';
  const answer = productAnswer(found.product, locale, country, availability);
  return v.parse(readProduct.contract.answer, { products: [answer] });
}

/** What is kept of a product, in a language and at the prices of a country; nothing where it is not sold any more. */
function favouriteAnswer(
  { id, productNumber, sizeCode, changes }: KeptProduct,
  locale: Locale,
  country: string,
  has: HasProduct,
) {
  const details = detailsOf(productNumber, locale, country, has);
  const [form] = details?.product.forms ?? [];
  const size = form?.sizes.find((one) => one.sizeCode === sizeCode) ?? (form && usualSize(form));
  if (!details || !form || !size) return [];
  const usual = usualChoice(details, size.sizeCode);
  const choice = { ...usual, quantities: { ...usual.quantities, ...changes } };
  const { name, picture, availability, currency } = details.product;
  const price = priceOf(details, form, choice);
  return [
    {
      id,
      name,
      product: { productNumber, image: picture, availability, price: price === null ? null : price / 100, currency },
      forms: [{ formCode: form.formCode, sizes: [{ sizeCode: size.sizeCode, sku: size.sku, name: size.name }] }] as [
        { formCode: string; sizes: [{ sizeCode: string; sku: string; name: string }] },
      ],
      childItems: Object.entries(choice.quantities).flatMap(([number, quantity]) => {
        const option = details.optionsByProductNumber[number]?.product;
        return option && quantity > 0 ? [{ productNumber: number, sku: option.sku, quantity }] : [];
      }),
      customizations: namedDifferencesOf(details, choice).map(({ option, chosen }) => {
        if (chosen === 0) return `${wordsIn(locale, ['No', 'Sans', 'Sin'])} ${option.name.toLowerCase()}`;
        return chosen === 1 ? option.name : `${chosen} × ${option.name}`;
      }),
    },
  ];
}
