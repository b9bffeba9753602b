import { wording } from '#messages/messages.ts';
import type { AppParts } from './app-parts.ts';
import type { AppRouter } from './router.tsx';

/** When the visitor becomes another one, guards decide again, facts are asked again, and the person is told. */
export function followVisitor({ session, queryClient }: AppParts, router: AppRouter): () => void {
  return session.onVisitorChange(async ({ how }) => {
    const { notices } = session;
    if (how === 'signed-out' || how === 'signed-out-here-only') await router.navigate({ to: '/' });
    if (how === 'signed-out') notices.toast('session', { text: wording('shell.signed-out'), tone: 'success' });
    if (how === 'signed-out-elsewhere') notices.toast('session', { text: wording('shell.signed-out') });
    if (how === 'signed-out-here-only') {
      notices.stand('session', { text: wording('shell.signed-out-here-only'), tone: 'failure' });
    }
    if (how === 'expired') notices.stand('session', { text: wording('shell.session-ended') });
    // What was asked while the visitor was unknown was asked with the same cookie.
    if (how !== 'restored') void queryClient.invalidateQueries();
    await router.invalidate();
  });
}
