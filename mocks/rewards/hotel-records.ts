import type { Claim } from '../account/account-records.ts';
import type { Member } from '../session/members.ts';

/** What a world keeps of the hotel partnership, nothing yet. */
export const noHotelRecords = () => ({
  /** Whose link has changed since the beginning, and whether it stands now. */
  links: new Map<Member, boolean>(),
  /** Who is on the way to the programme, and to which origin of the shop it leads back; keys are secrets. */
  departures: new Map<string, Claim & { readonly shop: string }>(),
});
