import type { VisitorChange } from '#domain/visitor.ts';
import { wording } from '#messages/messages.ts';
import { unveilPage } from '#platform/document.ts';
import type { Notices } from '#session/notices.ts';
import { requireMember } from '#session/require-member.ts';
import type { AppParts } from './app-parts.ts';
import type { AppRouter } from './router.tsx';

/** When the visitor becomes another one, a notice is shown, guards decide again, and then server state is fetched again. */
export function followVisitor({ session, queryClient }: AppParts, router: AppRouter): () => void {
  return session.onVisitorChange(async ({ how }) => {
    notify(session.notices, how);
    try {
      // A member's page may name data of theirs in its address: it must not be requested with another session (FC-071).
      if (how === 'replaced' && isPersonal(router)) await router.navigate({ to: '/account/for-you', replace: true });
      await router.invalidate();
    } finally {
      // What was asked while the visitor was unknown was asked with the same cookie.
      if (how !== 'restored') void queryClient.invalidateQueries();
      unveilPage();
    }
  });
}

function notify(notices: Notices, how: VisitorChange): void {
  if (how === 'signed-out') notices.toast('session', { text: wording('shell.signed-out'), tone: 'success' });
  if (how === 'signed-out-elsewhere') notices.toast('session', { text: wording('shell.signed-out') });
  if (how === 'signed-out-here-only') {
    notices.showBanner('session', { text: wording('shell.signed-out-here-only'), tone: 'failure' });
  }
  if (how === 'expired') notices.showBanner('session', { text: wording('failures.signed-out') });
}

function isPersonal({ state, routesById }: AppRouter): boolean {
  const { matches, location } = state;
  return (
    location.pathname.startsWith('/account/') ||
    matches.some(({ routeId }) => routesById[routeId].options.beforeLoad === requireMember)
  );
}
