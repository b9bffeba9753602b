import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Locale } from '#domain/locale.ts';
import { App } from './app.tsx';
import { createAppParts } from './app-parts.ts';
import { canonicalAddress, pageHead, shownPage } from './page-head.ts';
import { createAppRouter } from './router.tsx';

/** What a page says whose scripts do not come, or are not allowed. */
export interface WordsWithoutApp {
  readonly notStarted: string;
  readonly loadAgain: string;
  readonly noScript: string;
  readonly tooOld: string;
}

export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** The address to share; null where the page has none. */
  readonly canonical: string | null;
  /** What stands in the page beside the app. */
  readonly words: WordsWithoutApp;
  /** The areas of messages that the page read: what the browser needs before it takes over. */
  readonly areas: readonly string[];
}

/** A build-time page has no other tabs to talk to. */
const noChannel = { post: () => {}, listen: () => () => {} };

/**
 * The first paint of an address in a language: anonymous visitor, no search parameters, no answers of the server. The
 * browser's first render equals it, so it takes over without a change.
 */
export async function renderPage({ path, locale }: { path: string; locale: Locale }): Promise<RenderedPage> {
  const parts = createAppParts({ locale, channel: noChannel });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter({ ...parts, history, isServer: true });
  await router.load();
  const html = renderToString(
    <StrictMode>
      <App parts={parts} router={router} />
    </StrictMode>,
  );
  // Its timers would keep the build from ending.
  parts.queryClient.clear();
  const { matches } = router.state;
  const canonical = canonicalAddress(matches);
  const { title, description } = pageHead(parts.catalogue.messages, shownPage(matches), { canonical });
  const { text } = parts.catalogue.messages;
  const words = {
    notStarted: text('shell.not-started'),
    loadAgain: text('shell.load-again'),
    noScript: text('shell.no-script'),
    tooOld: text('shell.too-old'),
  };
  return { html, title, description, canonical, words, areas: parts.catalogue.areas };
}
