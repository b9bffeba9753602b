/** How an order is handed over (OPP-039), in the order in which it is offered. */
export const PICKUP_OPTIONS = ['in-store', 'drive-thru', 'curbside'] as const;
export type PickupOption = (typeof PICKUP_OPTIONS)[number];

/** Where it is eaten and drunk (ORD-022). */
export const CONSUMPTIONS = ['to-go', 'for-here'] as const;
export type Consumption = (typeof CONSUMPTIONS)[number];

/** How an order is picked up (ORD-021, ORD-022). */
export type Fulfilment = { readonly pickupOption: PickupOption; readonly consumption: Consumption };

/** The codes by which a store names what it offers (OPP-041). */
export const FULFILMENT_CODES: Readonly<Record<PickupOption, string>> = {
  'in-store': '16',
  'drive-thru': 'DT',
  curbside: 'CX',
};
