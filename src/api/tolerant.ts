import * as v from 'valibot';
import { reportDropped } from './dropped-entries.ts';

/** A value of the wire that may be missing, null or of another kind; it counts as `least` then, which promises least. */
export const orElse = <Value extends v.GenericSchema<string> | v.GenericSchema<boolean>>(
  value: Value,
  least: v.InferOutput<Value>,
) => v.fallback(v.optional(value as v.GenericSchema<v.InferInput<Value>, v.InferOutput<Value>>, least), least);

/** A value of the wire that may be missing or of another kind; null then. */
export const orNull = <Value extends v.GenericSchema>(value: Value) => v.fallback(v.nullish(value, null), null);

/** A text that says something. */
export const filled = v.pipe(v.string(), v.nonEmpty());

/** A code or a number of an order, which servers write as a text or as a number. */
export const codeText = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** A code or a number of an order; null where it is missing or of another kind. */
export const optionalCode = orNull(codeText);

/** A currency (ISO 4217), which servers write in either case. */
export const currencyCode = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/));

/** A currency; null where it is missing or no code at all. */
export const optionalCurrency = orNull(currencyCode);

/** What stands in an answer under one name: `{ store: … }` is read as the store. */
export const field = <const Name extends string, Value extends v.GenericSchema>(name: Name, value: Value) =>
  v.pipe(
    // TypeScript knows a computed key as any text.
    v.object({ [name]: value } as Record<Name, Value>),
    v.transform((answer) => answer[name]),
  );

/** An instant as a text (ISO 8601). Some are one by the letter, as `…T10:00:00+00`, and no date to the browser that has to write it. */
export const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((written) => !Number.isNaN(Date.parse(written))),
);

/** A calendar day, YYYY-MM-DD. Some are one by the letter, as the 31st of February, and none that a browser can write. */
export const calendarDay = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((written) => {
    const at = new Date(`${written}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written);
  }),
);

/**
 * A list on the wire whose malformed entries are dropped, and counted, rather than losing the whole answer. It may be empty then;
 * where it is what is asked for, that would say that there is nothing: `listAnswer` (D-355).
 */
export const listOf = <Item extends v.GenericSchema>(name: string, item: Item) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) => {
      const parsed = entries.map((entry) => v.safeParse(item, entry));
      const kept = parsed.flatMap((one): v.InferOutput<Item>[] => (one.success ? [one.output] : []));
      if (kept.length < parsed.length) reportDropped(name, parsed.length - kept.length);
      return kept;
    }),
  );

/** The list that an answer is there for: the same, but where entries came and none can be read, the answer cannot be read (D-355). */
export const listAnswer = <Item extends v.GenericSchema>(name: string, item: Item) =>
  v.union([
    v.pipe(
      v.array(v.unknown()),
      v.length(0),
      v.transform((): v.InferOutput<Item>[] => []),
    ),
    v.pipe(listOf(name, item), v.minLength(1)),
  ]);
