/** How a server says no to pricing or placing an order: a code (`110000`, `SLOT_UNAVAILABLE`), and its own words for a few (OPP-020). */
export type OrderRefusal = { readonly code: string | null; readonly message: string | null };

/** Whether a server refuses an order, or gifts, because it has them, or their payment, already (FC-020, OPP-074). */
export function isDuplicate({ code }: Pick<OrderRefusal, 'code'>): boolean {
  return code === 'ORDER_ALREADY_PLACED' || code === '121063';
}
