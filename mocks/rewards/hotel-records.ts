import type { Claim } from '../account/account-records.ts';
import type { Member } from '../session/members.ts';

/** What a world keeps of the hotel partnership. */
export type HotelRecords = {
  /** Whose link has changed since the beginning, and whether it stands now. */
  readonly links: Map<Member, boolean>;
  /** Who is on the way to the programme, and to which origin of the shop it leads back; keys are secrets. */
  readonly departures: Map<string, Claim & { readonly shop: string }>;
};

/** Nothing happened yet. */
export function noHotelRecords(): HotelRecords {
  return { links: new Map(), departures: new Map() };
}
