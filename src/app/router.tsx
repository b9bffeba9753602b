import { createRouter, type NotFoundRouteComponent, type RouterHistory } from '@tanstack/react-router';
import type { AddressOf } from '#session/pages/require-member.ts';
import type { AppParts } from './app-parts.ts';
import { keepPagesHidden } from './hidden-pages.ts';
import { routeTree } from './route-tree.gen.ts';
import { parseSearch, stringifySearch } from './search-params.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { PendingPage } from './shell/pending-page.tsx';
import { Shell } from './shell/shell.tsx';

/** Milliseconds that a page may take before a placeholder shows; most are faster. */
const PENDING_MS = 300;

export interface RouterNeeds extends AppParts {
  readonly history: RouterHistory;
  /** True where the page is rendered at build. */
  readonly isServer?: boolean;
  /** What stands where no route answers, if not the page that says so. */
  readonly NotFound?: NotFoundRouteComponent | undefined;
}

/** The router of one running app, or of one page rendered at build. */
export function createAppRouter({ history, isServer = false, NotFound = NotFoundPage, ...parts }: RouterNeeds) {
  const addressOf: AddressOf = ({ href, maskedLocation }) => {
    if (maskedLocation) return maskedLocation.href;
    const { pathname, search, hash, href: written } = history.location;
    return `${pathname}${stringifySearch(parseSearch(search))}${hash}` === href ? written : href;
  };
  const router = createRouter({
    routeTree,
    history,
    isServer,
    context: { ...parts, addressOf },
    parseSearch,
    stringifySearch,
    InnerWrap: Shell,
    // As the host answers: another spelling is another address.
    caseSensitive: true,
    defaultPreload: 'intent',
    // What is fresh is decided by the query cache.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_MS,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFound,
    // The host answers an unknown address with the page of the root; below another page its first draw would be another one.
    notFoundMode: 'root',
    // On the server it would write an inline script into the page.
    scrollRestoration: !isServer,
  });
  keepPagesHidden(router);
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
