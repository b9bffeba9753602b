import type { Member } from '../session/members.ts';

/** What a world keeps of access that members gave. */
export type GrantRecords = {
  /** Which clients each member has agreed to. */
  readonly agreed: Map<Member, Set<string>>;
  /** Codes that clients may still use: secrets. */
  readonly codes: Set<string>;
};

/** Nothing happened yet. */
export function noGrantRecords(): GrantRecords {
  return { agreed: new Map(), codes: new Set() };
}
