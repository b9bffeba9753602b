import * as v from 'valibot';
import { safePathOf } from '#domain/return-url.ts';

const firstText = (value: unknown): unknown =>
  Array.isArray(value) ? value.find((one) => typeof one === 'string') : value;

/** Where to go after signing in, as far as it may be followed; of several in an address the first counts (FC-089). */
export const signInSearchSchema = v.object({
  returnUrl: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => safePathOf(firstText(value)) ?? undefined),
    ),
  ),
});
