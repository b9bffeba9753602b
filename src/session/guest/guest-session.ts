import { startGuestSession } from '#api/ordering/guest-session.ts';
import { signOut } from '#api/session/session.ts';
import { beginGuestKey } from '#platform/storage/guest-key.ts';
import { clearSignOutPending, isSignOutPending } from '#platform/storage/pending-sign-out.ts';
import type { Session } from '../session.ts';

/** Goes on as a guest, or starts a guest's session anew (ORD-034, OPP-012); a sign-out that is due is sent before (FC-068). */
export async function beginGuestSession(session: Session, signal: AbortSignal): Promise<void> {
  if (isSignOutPending()) {
    await signOut({ signal });
    clearSignOutPending();
  }
  await startGuestSession({ signal });
  // Started anew under the same cookie it is the same guest (D-172).
  if (session.visitor().kind !== 'guest') beginGuestKey();
  session.admit({ kind: 'guest' });
}
