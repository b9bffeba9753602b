import { MINUTE_MS } from '../durations.ts';
import type { Member } from '../visitor.ts';

/** How long the last proof by password or code holds before a barcode is shown, milliseconds (CRD-015). */
export const PROOF_LIFETIME_MS = 30 * MINUTE_MS;

/**
 * Whether the member has to prove who it is before a barcode is shown (CRD-015, decision AO-41): the session was restored
 * by "keep me signed in", the last proof is older than 30 minutes, or nothing is known of one.
 */
export function isProofDue({ provenAt }: Member, now: number): boolean {
  return provenAt === undefined || provenAt === null || now - provenAt > PROOF_LIFETIME_MS;
}

/** Until when the last proof holds, milliseconds since 1970; never longer than a proof of now, also by a clock that is behind. */
export function provenUntil({ provenAt }: Member, now: number): number {
  return Math.min(provenAt ?? 0, now) + PROOF_LIFETIME_MS;
}
