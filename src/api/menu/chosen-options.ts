import * as v from 'valibot';
import { codeText } from '../tolerant.ts';

const code = v.pipe(codeText, v.nonEmpty());

/**
 * The options of a product as it was chosen. All of them can be read, or it cannot be had again: without one it is another drink
 * (D-390). A list that is missing is empty.
 */
export const chosenOptions = v.pipe(
  v.nullish(
    v.array(
      v.object({
        productNumber: code,
        sku: code,
        quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    ),
    [],
  ),
  v.transform((options) => options.filter(({ quantity }) => quantity > 0)),
);
