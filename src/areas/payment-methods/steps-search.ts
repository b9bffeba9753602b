import * as v from 'valibot';
import { type SafePath, safePathOf } from '#domain/return-url.ts';

/** Where a flow comes back to when it is done; an address that may not be followed is left out. */
export const returnSearchSchema = v.object({
  returnUrl: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((wanted): SafePath | undefined => safePathOf(wanted) ?? undefined),
    ),
  ),
});

const id = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);

/** What the steps of adding and editing hand on: the method being edited, and its billing address (CRD-047). */
export const stepsSearchSchema = v.object({ ...returnSearchSchema.entries, method: id, address: id });

export type StepsSearch = v.InferOutput<typeof stepsSearchSchema>;

/** What an address of a step says; nothing of what it leaves out. */
export function stepsSearch({ returnUrl, method, address }: StepsSearch): StepsSearch {
  return { ...(returnUrl && { returnUrl }), ...(method && { method }), ...(address && { address }) };
}

/** What an address of the list says: the way on from there, where there is one (D-255). */
export const listSearch = ({ returnUrl }: Pick<StepsSearch, 'returnUrl'>) => (returnUrl ? { returnUrl } : {});
