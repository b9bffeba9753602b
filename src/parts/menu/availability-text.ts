import type { Availability } from '#domain/menu/menu.ts';
import type { PlainMessageId } from '#messages/messages.ts';

/** Why a product cannot be ordered; null where it can (PRV-029 to PRV-032, decision A41). */
export const unavailableTexts: Readonly<Record<Availability, PlainMessageId | null>> = {
  Available: null,
  NotOrderable: 'menu.unavailable.not-orderable',
  SoldOut: 'menu.unavailable.sold-out',
  NotAvailableHere: 'menu.unavailable.not-here',
  Unavailable: 'menu.unavailable.other',
};
