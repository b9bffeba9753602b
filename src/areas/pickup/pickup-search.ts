import * as v from 'valibot';
import { displayName } from '#domain/pickup/curbside.ts';
import { type StoreNumber, storeNumberOf } from '#domain/stores/store.ts';

/** Whatever does not fit is dropped, and the rest of the address kept; of a parameter given twice the first counts. */
const parameter = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.optional(v.fallback(v.pipe(v.unknown(), v.transform(first), v.nullable(schema)), null), null);

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** What a retailer puts into a token is its own affair; an address that is longer than this is none of its links, characters. */
const TOKEN_LIMIT = 4096;

/** The link of the mail that says that an order is ready (CRB-002, FC-119); parsing never throws. */
export const pickupSearchSchema = v.object({
  store: parameter(v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(storeNumberOf))),
  orderToken: parameter(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(TOKEN_LIMIT))),
  firstName: parameter(v.pipe(v.string(), v.transform(displayName))),
  /** The native app that the link was opened in (CRB-015). */
  platform: parameter(v.pipe(v.string(), v.toLowerCase(), v.picklist(['ios', 'android']))),
});

export type PickupSearch = v.InferOutput<typeof pickupSearchSchema>;

/** A link that names a store. */
export type StoreLink = PickupSearch & { readonly store: StoreNumber };
