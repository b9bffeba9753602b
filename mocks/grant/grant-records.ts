import type { Member } from '../session/members.ts';

/** What a world keeps of access that members gave, none yet. */
export const noGrantRecords = () => ({
  /** Which clients each member has agreed to. */
  agreed: new Map<Member, Set<string>>(),
  /** Codes that clients may still use: secrets. */
  codes: new Set<string>(),
});
