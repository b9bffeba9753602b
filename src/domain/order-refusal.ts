/** How a server says no to pricing or placing an order: a code (`110000`, `SLOT_UNAVAILABLE`), and its own words for a few (OPP-020). */
export type OrderRefusal = { readonly code: string | null; readonly message: string | null };
