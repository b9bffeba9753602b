import type { QueryClient } from '@tanstack/react-query';

/**
 * Aborts what is under way and empties the cache. Parts on the screen go back to "not there yet" and ask again only
 * on request, so that nothing is asked with a session that is just ending.
 */
export function clearServerState(queryClient: QueryClient): void {
  void queryClient.cancelQueries();
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive' });
  for (const query of queryClient.getQueryCache().findAll({ type: 'active' })) query.reset();
}
