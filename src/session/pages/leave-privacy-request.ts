import { redirect } from '@tanstack/react-router';
import { isNativeApp } from '#platform/native-app.ts';
import type { Session } from '../session.ts';

/**
 * A member has the same choice in the account, where it is kept without an address being typed (PRI-002). Inside a native app the
 * page stays for everybody (PRI-003). Waits until it is known who it is, so that no member sees the form before leaving it.
 */
export async function leavePrivacyRequest({
  context: { session },
}: {
  readonly context: { readonly session: Session };
}): Promise<void> {
  if (isNativeApp()) return;
  const visitor = await session.resolveVisitor();
  if (visitor.kind === 'member') throw redirect({ to: '/account/settings/privacy', replace: true });
}
