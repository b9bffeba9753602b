import * as v from 'valibot';

/** `?unlink=true` opens the question whether to unlink (PTN-036); anything else is left out. */
export const hotelSearchSchema = v.object({
  unlink: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value): true | undefined => (String(value) === 'true' ? true : undefined)),
    ),
  ),
});
