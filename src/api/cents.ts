import * as v from 'valibot';

/** Dollars on the wire, integer cents in the app (decision 0.9). */
export const toCents = v.transform((dollars: number) => Math.round(dollars * 100));

/** An amount of the wire; what is spent is below zero. */
export const cents = v.pipe(v.number(), v.finite(), toCents);
