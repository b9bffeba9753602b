import * as v from 'valibot';

/** Dollars on the wire; money is integer cents from here on. */
export const toCents = v.transform((dollars: number) => Math.round(dollars * 100));

/** An amount of the wire; what is spent is below zero. */
export const cents = v.pipe(v.number(), v.finite(), toCents);
