import * as v from 'valibot';

const firstText = (value: unknown): unknown =>
  Array.isArray(value) ? value.find((one) => typeof one === 'string') : value;

/** Where to go after signing in, as the address says it; of several the first counts (FC-089). Judged by `safeReturnUrl`. */
export const signInSearchSchema = v.object({
  returnUrl: v.optional(v.fallback(v.pipe(v.unknown(), v.transform(firstText), v.optional(v.string())), undefined)),
});
