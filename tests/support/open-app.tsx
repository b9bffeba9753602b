import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { App } from '#app/app.tsx';
import { type AppParts, createAppParts } from '#app/app-parts.ts';
import { openBrowserHistory } from '#app/browser-history.ts';
import { followVisitor } from '#app/follow-visitor.ts';
import { type AppRouter, createAppRouter } from '#app/router.tsx';
import type { Locale } from '#domain/locale.ts';
import { NO_CONSENT } from '#domain/privacy/consent.ts';
import type { ReadArea } from '#messages/catalogue.ts';
import { FIRST_AREAS } from '#messages/first-areas.ts';
import type { TabChannel } from '#platform/broadcast.ts';
import { beginLocale } from '#platform/locale.ts';
import { keptConsent, saveConsent } from '#platform/measuring/consent.ts';
import { type FlowRuntime, FlowRuntimeProvider } from '#session/flow-runtime.tsx';
import { restoreTypedPages } from '#session/pages/typed-pages.ts';
import { withOwnListeners } from './own-listeners.ts';
import { NO_OTHER_TABS } from './tabs.ts';

export type OpenedApp = {
  parts: AppParts;
  router: AppRouter;
  user: ReturnType<typeof userEvent.setup>;
  /** Draws the tree anew as in development, where everything of a page starts twice. */
  drawStrict: () => void;
  /** Ends actors, tree and session; call it after each test. */
  close: () => void;
};

/** The whole app at an address, as a person would open it, in jsdom and against the test's own world. */
export async function openApp(
  address: string,
  {
    locale = 'en-US',
    runtime = {},
    channel = NO_OTHER_TABS,
    isAskedForConsent = false,
    hasBrowserHistory = false,
    isVisitorAwaited = true,
    isReloaded = false,
    readArea,
    meanwhile,
  }: {
    locale?: Locale;
    runtime?: FlowRuntime;
    channel?: TabChannel;
    /** A browser that was never asked: only the question itself is tested in one. */
    isAskedForConsent?: boolean;
    /** The history of jsdom, as in a browser: only there can Back be held, and a hash be typed. */
    hasBrowserHistory?: boolean;
    /** False: the page is drawn while it is still asked who visits. */
    isVisitorAwaited?: boolean;
    /** This document takes the place of another one of its tab, and what was typed there. */
    isReloaded?: boolean;
    /** Where words come from, instead of the files of the build. */
    readArea?: ReadArea;
    /** What happens between reading the address and showing its page. */
    meanwhile?: (router: AppRouter) => void;
  } = {},
): Promise<OpenedApp> {
  if (!isAskedForConsent && keptConsent() === null) saveConsent(NO_CONSENT);
  beginLocale();
  const parts = createAppParts({ locale, channel, ...(readArea && { readArea }) });
  if (hasBrowserHistory) window.history.pushState(null, '', address);
  const history = hasBrowserHistory ? openBrowserHistory() : createMemoryHistory({ initialEntries: [address] });
  const [router, stopRouter] = withOwnListeners(() => createAppRouter({ ...parts, history }));
  const becomeReady = isReloaded ? restoreTypedPages(parts.session) : () => {};
  const stop = parts.session.start();
  const unfollow = followVisitor(parts, router);
  await parts.catalogue.load(...FIRST_AREAS);
  await router.load();
  if (isVisitorAwaited) await parts.session.resolveVisitor();
  meanwhile?.(router);
  const user = userEvent.setup();
  const tree = (
    <FlowRuntimeProvider value={runtime}>
      <App parts={parts} router={router} />
    </FlowRuntimeProvider>
  );
  render(tree);
  becomeReady();
  return {
    parts,
    router,
    user,
    drawStrict: () => {
      cleanup();
      render(<StrictMode>{tree}</StrictMode>);
    },
    close: () => {
      cleanup();
      unfollow?.();
      stop();
      stopRouter();
      parts.queryClient.clear();
      history.destroy();
    },
  };
}
