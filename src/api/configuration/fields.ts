import * as v from 'valibot';
import type { Localised } from '#domain/configuration.ts';
import { LOCALES } from '#domain/locale.ts';
import { lookUp } from '#domain/look-up.ts';
import { toCents } from '../cents.ts';

/** Each field takes its default where the wire has nothing or a wrong shape, so that one broken field never loses the others. */

/** A switch. */
export const flag = (byDefault: boolean) => v.fallback(v.boolean(), byDefault);

/** A text, trimmed; an empty one counts as missing. */
export const text = (byDefault: string) => v.fallback(v.pipe(v.string(), v.trim(), v.nonEmpty()), byDefault);

/** A text, trimmed; null where it is missing or empty. */
export const optionalText = v.fallback(v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty())), null);

/** An address outside the app: https only, else none. */
export const link = v.fallback(v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://'))), null);

/** A path of this site or an https address. */
export const base = (byDefault: string) =>
  v.fallback(v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)[^\s\\]*$/)), byDefault);

/** A whole number within bounds. */
export const count = (byDefault: number, least: number, most: number) =>
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), byDefault);

/** Any number within bounds. */
export const measure = (byDefault: number, least: number, most: number) =>
  v.fallback(v.pipe(v.number(), v.minValue(least), v.maxValue(most)), byDefault);

const MOST_DOLLARS = 1000;

const wireDollars = v.pipe(v.number(), v.gtValue(0), v.maxValue(MOST_DOLLARS), toCents);

/** Dollars on the wire, integer cents in the app. */
export const dollars = (byDefaultCents: number) => v.fallback(wireDollars, byDefaultCents);

/** A list of dollar amounts; an empty or broken one is no choice to offer, so the default holds. */
export const dollarOptions = (byDefaultCents: readonly number[]) =>
  v.fallback(v.pipe(v.array(wireDollars), v.minLength(1)), [...byDefaultCents]);

/** Codes; entries of another shape are dropped. */
export const codes = (byDefault: readonly string[]) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) => entries.flatMap((entry) => (typeof entry === 'string' && entry !== '' ? [entry] : []))),
    ),
    [...byDefault],
  );

/** Entries of a known kind; others are dropped. */
export const listOf = <Entry extends v.GenericSchema>(entry: Entry, byDefault: readonly v.InferOutput<Entry>[]) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) =>
        entries.flatMap((candidate): v.InferOutput<Entry>[] => {
          const parsed = v.safeParse(entry, candidate);
          return parsed.success ? [parsed.output] : [];
        }),
      ),
    ),
    [...byDefault],
  );

/** Texts by locale; locales that the app does not speak and texts of another shape are dropped. */
export const localised = v.fallback(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(
      (byLocale): Localised =>
        Object.fromEntries(
          LOCALES.flatMap((locale) => {
            const words = lookUp(byLocale, locale);
            return typeof words === 'string' && words !== '' ? [[locale, words] as const] : [];
          }),
        ),
    ),
  ),
  {},
);

/** A group of fields: a missing or broken group is one whose fields are all missing. */
export const group = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((wire) => (typeof wire === 'object' && wire !== null && !Array.isArray(wire) ? wire : {})),
      v.object(entries),
    ),
    {},
  );
