import * as v from 'valibot';
import { placeText } from '#domain/store-locator/location-query.ts';
import type { LocatorTab } from '#domain/store-locator/locator.ts';

// Routes check their search before anything else is loaded: what this file imports, every page pays for.

/** Whatever does not fit is dropped, and the rest of the address kept; of a parameter given twice the first counts. */
const parameter = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.optional(v.fallback(v.pipe(v.unknown(), v.transform(firstText), v.nullable(schema)), null), null);

function firstText(value: unknown): unknown {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'number' ? String(first) : first;
}

const decimal = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,3}(\.\d+)?$/),
  v.transform((digits) => Number(digits)),
);
const degrees = (limit: number) => v.pipe(decimal, v.minValue(-limit), v.maxValue(limit));

/** As a retailer may write it. */
const FEATURE_CODE = /^[\p{L}\p{N}_-][\p{L}\p{N} _+.&/-]{0,39}$/u;
const MOST_FEATURES = 100;

const TABS = ['nearby', 'previous', 'favourites'] as const satisfies readonly LocatorTab[];

/** A code that cannot be one costs itself alone; none left is no parameter. */
const featureCodes = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .filter((code) => FEATURE_CODE.test(code))
      .slice(0, MOST_FEATURES)
      .join(','),
  ),
  v.nonEmpty(),
);

/** The search parameters of the locator's routes; parsing never throws, whatever stands in the address. */
export const locatorSearchSchema = v.object({
  place: parameter(v.pipe(v.string(), v.transform(placeText), v.string())),
  lat: parameter(degrees(90)),
  lng: parameter(degrees(180)),
  zoom: parameter(decimal),
  features: parameter(featureCodes),
  storeNumber: parameter(v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/))),
  tab: parameter(v.picklist(TABS)),
  details: parameter(v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/))),
});

export type LocatorSearch = v.InferOutput<typeof locatorSearchSchema>;

/** The address of a locator in which nothing was asked. */
export const EMPTY_SEARCH: LocatorSearch = v.parse(locatorSearchSchema, {});
