import * as v from 'valibot';
import type { CardRefusal } from '#domain/cards/card-error.ts';
import { optionalCode, orNull } from '../tolerant.ts';

const message = orNull(v.string());

/** How a call about a card or a reload is refused: in words and by a code of the catalogue (`cardErrorOf`). */
export type Refused = { readonly outcome: 'refused'; readonly refusal: CardRefusal };

const refusedWith = (refusal: CardRefusal): Refused => ({ outcome: 'refused', refusal });

/**
 * Reads the body of a refused card call, `{ code, message }`; any other status is a failure, of which `isOutcomeUnknown` knows
 * whether a purchase may have happened all the same (D-132).
 */
export const cardRefused = {
  statuses: [400, 402, 403, 404, 409, 422],
  body: v.pipe(v.object({ code: optionalCode, message }), v.transform(refusedWith)),
} as const;
