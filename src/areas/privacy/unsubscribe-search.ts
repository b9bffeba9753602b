import * as v from 'valibot';

/** A text of an address; a parameter that is given more than once is none. */
const text = v.optional(v.fallback(v.optional(v.string()), undefined));

/** What the link of a mail leads back with (UNS-001). */
export const unsubscribeSearchSchema = v.object({ success: text, type: text });
