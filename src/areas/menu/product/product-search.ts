import * as v from 'valibot';

/** What is no text says nothing. */
const optionalText = v.fallback(v.nullish(v.string(), null), null);

/** The line of the cart that the page of a product changes. */
export const lineSearchSchema = v.object({ line: optionalText });

/** The size of which the nutrition is shown, and the line of the cart to which the way back leads. */
export const nutritionSearchSchema = v.object({ size: optionalText, line: optionalText });
