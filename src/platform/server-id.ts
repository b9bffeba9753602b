import * as v from 'valibot';

/** The name that a retailer's server gave an order or a card, as it is kept: any text. */
export const serverId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));
