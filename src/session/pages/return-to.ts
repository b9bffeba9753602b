import { redirect, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { SafePath } from '#domain/return-url.ts';

/** Goes to a return address; Back does not lead to the page that was left. The one navigation by text, so it takes no other. */
export function useReturnTo(): (to: SafePath) => Promise<void> {
  const navigate = useNavigate();
  return useCallback((to) => navigate({ href: to, replace: true }), [navigate]);
}

/** The redirect to a return address, which a guard throws. */
export function redirectTo(to: SafePath) {
  // The router also puts it into a header, which takes no such characters; the browser writes the address so in any case.
  return redirect({ href: to.replaceAll(/[^\u0021-\u007e]/gu, encodeURIComponent), replace: true });
}
