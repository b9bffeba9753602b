import type { AnyRouter } from '@tanstack/react-router';
import { isPersonalPage } from '#session/personal-page.ts';

/**
 * Whether the page that is open shows a member's own. Joining does not: its form leads on by itself, to where it was asked to
 * (ACC-068).
 */
export function isPersonalMatch({ state, routesById }: AnyRouter): boolean {
  const { matches, location } = state;
  if (location.pathname === '/account/create') return false;
  return isPersonalPage(
    location.pathname,
    matches.map(({ routeId }) => routesById[routeId]),
  );
}
