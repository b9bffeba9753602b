import { Outlet } from '@tanstack/react-router';
import { useVisitor } from '#session/session-provider.tsx';

/** The guard lets members in only; while it sends a visitor away there is nothing of a member to show. */
export function MembersOnly() {
  return useVisitor().kind === 'member' ? <Outlet /> : null;
}
