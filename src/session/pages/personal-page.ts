import type { AnyRouter } from '@tanstack/react-router';
import { requireNextGeneration } from './require-flagged.ts';
import { requireMember } from './require-member.ts';

type GuardedRoute = {
  readonly options: { readonly beforeLoad?: unknown; readonly staticData?: { readonly isPersonal?: true } };
};

/** The guards of pages outside /account that show a member's own. */
const PERSONAL: readonly unknown[] = [requireMember, requireNextGeneration];

/** Whether a page shows a member's own: its address may name data that is not for the next member (FC-071). */
export function isPersonalPage(path: string, routes: readonly GuardedRoute[]): boolean {
  const isOwn = ({ options }: GuardedRoute) => PERSONAL.includes(options.beforeLoad) || options.staticData?.isPersonal;
  return path.startsWith('/account/') || routes.some(isOwn);
}

/**
 * Whether the page that is shown, or the one that the router leads to, shows a member's own. Joining does not: its form leads on
 * by itself, to where it was asked to (ACC-068).
 */
export function isPersonalMatch(router: AnyRouter): boolean {
  const { matches, location } = router.state;
  const shown = matches.at(-1)?.pathname ?? location.pathname;
  // A page with pages below it ends with a slash there.
  if (/^\/account\/create\/?$/.test(shown)) return false;
  const shownRoutes = matches.map(({ routeId }) => router.routesById[routeId]);
  const [nextRoutes] = router.getMatchedRoutes(location.pathname);
  return isPersonalPage(shown, shownRoutes) || isPersonalPage(location.pathname, nextRoutes);
}
