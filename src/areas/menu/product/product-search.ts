import * as v from 'valibot';

/** What is no text says nothing. */
const optionalText = v.fallback(v.optional(v.nullable(v.string()), null), null);

/** The line of the cart that the page of a product changes. */
export const lineSearchSchema = v.object({ line: optionalText });

/** The size of which the nutrition is shown: the one that was chosen on the page of the product. */
export const sizeSearchSchema = v.object({ size: optionalText });
