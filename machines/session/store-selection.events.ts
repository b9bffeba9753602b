import type { StoreRequest } from '#domain/ordering/order-store.ts';
import type { StoreNumber } from '#domain/stores/store.ts';

/** `storeNumber`: the whole number of a store that was asked for by a part of it, else null. */
export type Confirmation = { readonly storeNumber: StoreNumber | null; readonly confirmedAt: number };

/** Events of the visitor, the page and the app about the store that orders go to. */
export type StoreSelectionEvent =
  | { type: 'store.requested'; request: StoreRequest }
  | { type: 'store.confirmed'; at: number }
  | { type: 'store.cleared' }
  | { type: 'confirmation.expired' }
  | { type: 'page.shown' }
  | { type: 'menu.failed' }
  | { type: 'dialog.dismissed' }
  | { type: 'retry.pressed' }
  | { type: 'visitor.changed'; isMember: boolean }
  | { type: 'visitor.forgotten' };

/** What it says of a request to those around every page. */
export type StoreSelectionEmitted =
  | { type: 'store.chosen'; origin: StoreRequest['origin'] }
  | { type: 'address.followed' }
  | { type: 'menu.missing' };
