import { redirect, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { SafePath } from '#domain/return-url.ts';

/** Goes to a return address; Back does not lead to the page that was left. The one navigation by text, so it takes no other. */
export function useReturnTo(): (to: SafePath) => Promise<void> {
  const navigate = useNavigate();
  return useCallback((to) => navigate({ href: to, replace: true }), [navigate]);
}

/** The same for a guard, which throws it. */
export function redirectTo(to: SafePath) {
  return redirect({ href: to, replace: true });
}
