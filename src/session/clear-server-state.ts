import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Whether a query is of the visitor, unlike what is the same for every visitor and names none of them: configuration, stores,
 * menus, products and gifts. Without them a flow would lose its page (D-265, D-447).
 */
export const isOfVisitor = ({ meta }: Query) => meta?.['outlivesSession'] !== true;

/**
 * Aborts what is under way and empties the cache. Parts on the screen go back to "not there yet" and ask again only
 * on request, so that nothing is asked with a session that is just ending.
 */
export function clearServerState(queryClient: QueryClient): void {
  void queryClient.cancelQueries({ predicate: isOfVisitor });
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive', predicate: isOfVisitor });
  const active = queryClient.getQueryCache().findAll({ type: 'active', predicate: isOfVisitor });
  for (const query of active) query.reset();
}
