import * as v from 'valibot';
import { AVAILABILITIES, type Availability, type MenuProduct } from '#domain/menu/menu.ts';
import { toCents } from '../cents.ts';
import { filled, orElse, orNull } from '../tolerant.ts';

/** Dollars on the wire, cents in the app. */
export const money = v.pipe(v.number(), v.finite(), v.minValue(0), toCents);

/** An amount that is null where it is missing or no sensible number: a page says nothing rather than something wrong. */
export const amount = orNull(v.pipe(v.number(), v.finite(), v.minValue(0)));

/** A product without any availability is not sold here (ORD-016); a word that is not known counts as any other reason (A41). */
export const availabilitySchema = v.pipe(
  v.nullish(v.string(), null),
  v.transform((word): Availability => {
    if (word === null) return 'NotAvailableHere';
    if (word === 'OutOfStock') return 'SoldOut';
    return AVAILABILITIES.find((known) => known === word) ?? 'Unavailable';
  }),
);

/** A product without a number, form or name is no product; all else may be missing. */
export const menuProductSchema = v.pipe(
  v.object({
    productNumber: filled,
    formCode: filled,
    name: filled,
    image: orElse(v.string(), ''),
    price: orNull(money),
    calories: amount,
    caffeine: amount,
    allergens: orNull(v.array(v.string())),
    availability: availabilitySchema,
  }),
  v.transform(({ image, ...product }): MenuProduct => ({ ...product, picture: image })),
);

/** What a query asks of each product of a menu. */
export const MENU_PRODUCT_FIELDS = 'productNumber formCode name image price calories caffeine allergens availability';
