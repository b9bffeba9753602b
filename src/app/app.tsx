import { QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MessagesProvider } from '#messages/messages-provider.tsx';
import { leaveReloadedOverlay } from '#parts/back-closes.ts';
import { SessionProvider } from '#session/session-provider.tsx';
import { AppError } from './app-error.tsx';
import type { AppParts } from './app-parts.ts';
import type { AppRouter } from './router.tsx';

type AppProps = {
  readonly parts: AppParts;
  readonly router: AppRouter;
  /** Called once the tree answers to the visitor. */
  readonly onMounted?: () => void;
};

/** The whole tree, the same in the browser, at build and in tests. */
export function App({ parts, router, onMounted }: AppProps) {
  // Effects of the tree below have run by then.
  useEffect(() => {
    // A hash that is pressed or typed while the page starts comes before the router listens.
    if (router.history.location.href !== router.state.location.href) void router.load();
    leaveReloadedOverlay(router.history);
    onMounted?.();
  }, [router, onMounted]);
  return (
    <QueryClientProvider client={parts.queryClient}>
      <SessionProvider session={parts.session}>
        <MessagesProvider catalogue={parts.catalogue}>
          <CatchBoundary getResetKey={() => router} errorComponent={AppError}>
            <RouterProvider router={router} />
          </CatchBoundary>
        </MessagesProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}
