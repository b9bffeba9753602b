import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIsConfigurationKnown } from '#session/configuration.ts';

/**
 * For a page whose very kind is decided by the configuration before it is shown: one that comes late, or changes, can make
 * another page of it, and then guards, words and title have to decide with it. `isOther`: by what is known now it would be
 * another one.
 */
export function useDecidedAnew(isOther: boolean): void {
  const router = useRouter();
  const isDue = useIsConfigurationKnown() && isOther;
  useEffect(() => {
    if (isDue) void router.invalidate();
  }, [router, isDue]);
}
