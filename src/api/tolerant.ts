import * as v from 'valibot';
import { reportDropped } from './dropped-entries.ts';

/** A value of the wire that may be missing, null or of another kind; it counts as `least` then, which promises least. */
export const orElse = <Value extends v.GenericSchema<string> | v.GenericSchema<boolean>>(
  value: Value,
  least: v.InferOutput<Value>,
) => v.fallback(v.optional(value as v.GenericSchema<v.InferInput<Value>, v.InferOutput<Value>>, least), least);

/** A code or a number of an order, which servers write as a text or as a number. */
export const codeText = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** One that may be missing or of another kind; null then. */
export const optionalCode = v.fallback(v.nullish(codeText, null), null);

/** A currency (ISO 4217) that may be missing, or be no code at all; null then. */
export const optionalCurrency = v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), null), null);

/** A list on the wire whose malformed entries are dropped, and counted, rather than losing the whole answer. */
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
