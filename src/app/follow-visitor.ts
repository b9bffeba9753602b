import type { VisitorChange } from '#domain/visitor.ts';
import { wording } from '#messages/messages.ts';
import { unveilPage } from '#platform/document.ts';
import { isOfVisitor } from '#session/clear-server-state.ts';
import type { Notices } from '#session/notices.ts';
import { isPersonalMatch } from '#session/pages/personal-page.ts';
import { SIGN_OUT_DUE } from '#session/session.ts';
import type { AppParts } from './app-parts.ts';
import type { AppRouter } from './router.tsx';

/** When the visitor becomes another one, a notice is shown, guards decide again, and then server state is fetched again. */
export function followVisitor({ session, queryClient }: AppParts, router: AppRouter): () => void {
  const stops = [session.onForgotten(() => showAddress(router)), followChanges({ session, queryClient }, router)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What the page was opened with, and its address does not show, goes with the visitor (D-320). */
function showAddress(router: AppRouter): void {
  const shown = router.latestLocation.maskedLocation;
  if (shown) void router.navigate({ href: shown.href, replace: true });
}

function followChanges({ session, queryClient }: Pick<AppParts, 'session' | 'queryClient'>, router: AppRouter) {
  let { kind: known } = session.visitor();
  return session.onVisitorChange(async ({ visitor, how }) => {
    const before = known;
    known = visitor.kind;
    // A guest has nothing to sign in with, and gets a new session with the next order (AMB-49, D-172).
    if (how !== 'expired' || before === 'member') notify(session.notices, how);
    if (how === 'returned' && visitor.kind === 'member') dropSignInNotices(session.notices);
    try {
      // A member's page may name data of theirs in its address: it must not be requested with another session (FC-071).
      if (how === 'replaced' && isPersonalMatch(router))
        await router.navigate({ to: '/account/for-you', replace: true });
      await router.invalidate();
    } finally {
      // What was asked while the visitor was unknown was asked with the same cookie.
      if (how !== 'restored') void queryClient.invalidateQueries({ predicate: isOfVisitor });
      // Meanwhile the page may have been hidden again, or be on its way to be begun anew (FC-070, D-365).
      const now = session.visitorActor.getSnapshot();
      if (now.status === 'active' && !now.hasTag('veiled')) unveilPage();
    }
  });
}

function notify(notices: Notices, how: VisitorChange): void {
  if (how === 'signed-out') notices.toast('session', { text: wording('shell.signed-out'), tone: 'success' });
  if (how === 'signed-out-elsewhere') notices.toast('session', { text: wording('shell.signed-out') });
  if (how === 'signed-out-here-only') {
    notices.showBanner(SIGN_OUT_DUE, { text: wording('shell.signed-out-here-only'), tone: 'failure' });
  }
  if (how === 'expired') notices.showBanner('session', { text: wording('failures.signed-out') });
}

/** What was said of the lost session, and of a try to sign in again, is over once the member is back (FC-064, ACC-028). */
function dropSignInNotices({ actor }: Notices): void {
  for (const key of ['session', 'sign-in']) actor.send({ type: 'notice.dismissed', key });
}
