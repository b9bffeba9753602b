import type { Sentinel } from '../sentinel.ts';
import { PERSONAS } from '../session/personas.ts';

/** Whose account is linked with the hotel programme from the beginning. */
export const LINKED_MEMBER = PERSONAS['member-gold'];

/** Unlinking goes wrong for no reason that an app has heard of. */
export const STUCK_MEMBER = PERSONAS['member-reserve'];

/** What unlinking an account answers that is not linked (PTN-041), and one that cannot be unlinked. */
export const NOT_LINKED_CODE = 8_001_034;
export const STUCK_CODE = 8_001_099;

export const HOTEL_SENTINELS: readonly Sentinel[] = [
  { where: 'Hotel partnership', input: LINKED_MEMBER.label, result: 'Linked already; can be unlinked' },
  { where: 'Hotel partnership', input: STUCK_MEMBER.label, result: `Linked already; unlinking: 409, ${STUCK_CODE}` },
  { where: 'Hotel partnership', input: 'Any other member', result: `Not linked; unlinking: 409, ${NOT_LINKED_CODE}` },
];
