import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { readMenus } from '#api/menu/menu.ts';
import { menuOutlineQuery } from '#api/menu/menu-outline.ts';
import type { Locale } from '#domain/locale.ts';
import { type MenuOutline, menuOutline as outlineFrom } from '#domain/menu-outline.ts';
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
  /** What the menu was drawn from; null without a menu. */
  readonly menuOutline: MenuOutline | null;
  /** The areas of messages that the page read: what the browser needs before it takes over. */
  readonly areas: readonly string[];
}

export interface PageRequest {
  readonly path: string;
  readonly locale: Locale;
  /** What a backend answers to `get-menu` without a store; missing where a page needs no menu, or the build knows none. */
  readonly menuAnswer?: unknown;
}

/** A build-time page has no other tabs to talk to. */
const noChannel = { post: () => {}, listen: () => () => {} };

/**
 * The first paint of an address in a language: anonymous visitor, no search parameters, no answers of the server but the
 * national menu. The browser's first render equals it, so it takes over without a change.
 */
export async function renderPage({ path, locale, menuAnswer }: PageRequest): Promise<RenderedPage> {
  const parts = createAppParts({ locale, channel: noChannel });
  const menuOutline = menuAnswer === undefined ? null : outlineOf(menuAnswer);
  if (menuOutline) parts.queryClient.setQueryData(menuOutlineQuery(locale).queryKey, menuOutline);
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
  return { html, title, description, canonical, words, menuOutline, areas: parts.catalogue.areas };
}

/** The answer is read as the app reads it: a build with menus that the app would refuse fails. */
const outlineOf = (answer: unknown): MenuOutline => outlineFrom(v.parse(readMenus.graph.answer, answer));
