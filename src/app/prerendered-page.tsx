import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { readConfiguration } from '#api/configuration/configuration.ts';
import { readGiftCatalogue } from '#api/gifts/gift-catalogue.ts';
import { giftOutlineQuery } from '#api/gifts/gift-outline.ts';
import { readMenus } from '#api/menu/menu.ts';
import { menuOutlineQuery } from '#api/menu/menu-outline.ts';
import { programmeOutlineQuery } from '#api/rewards/programme-outline.ts';
import { giftOutline } from '#domain/gifting/gift-outline.ts';
import type { Locale } from '#domain/locale.ts';
import { menuOutline } from '#domain/menu/menu-outline.ts';
import type { PageData } from '#domain/page-data.ts';
import { programmeOutline } from '#domain/rewards/programme-outline.ts';
import { type ReadArea, readMessagesFile } from '#messages/catalogue.ts';
import type { CompiledMessages } from '#messages/messages.ts';
import { withShownPictures } from '#session/configuration.ts';
import { App } from './app.tsx';
import { createAppParts } from './app-parts.ts';
import { canonicalAddress, pageHead, shownPage } from './page-head.ts';
import { createAppRouter } from './router.tsx';

/** What a page says whose scripts do not come, or are not allowed. */
export type WordsWithoutApp = {
  readonly notStarted: string;
  readonly loadAgain: string;
  readonly noScript: string;
  readonly tooOld: string;
};

export type RenderedPage = {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  /** The address to share; null where the page has none. */
  readonly canonical: string | null;
  /** What stands in the page beside the app. */
  readonly wordsWithoutApp: WordsWithoutApp;
  /** What it was prerendered from, for the app to begin with: its words, too. */
  readonly data: Partial<PageData>;
};

export type PageRequest = {
  readonly path: string;
  readonly locale: Locale;
  /** What a backend answers to `get-menu` without a store, to `get-digital-gifts`, or as its configuration, where the page is prerendered with it. */
  readonly answers?: Readonly<Partial<Record<Exclude<keyof PageData, 'words'>, unknown>>>;
};

/** A build-time page has no other tabs to talk to. */
const noChannel = { post: () => {}, listen: () => () => {} };

/**
 * The first paint of an address in a language: anonymous visitor, no search parameters, no answers of the server but the
 * national menu, the gifts and what its programme is. The browser's first render equals it, so it is hydrated without a change.
 */
export async function renderPage({ path, locale, answers = {} }: PageRequest): Promise<RenderedPage> {
  const words: Record<string, CompiledMessages> = {};
  const readArea: ReadArea = async (area, ofLocale) => {
    const read = await readMessagesFile(area, ofLocale);
    words[area] = read;
    return read;
  };
  const parts = createAppParts({ locale, channel: noChannel, readArea });
  const data = dataOf(answers, locale);
  if (data.menu) parts.queryClient.setQueryData(menuOutlineQuery(locale).queryKey, data.menu);
  if (data.gifts) parts.queryClient.setQueryData(giftOutlineQuery(locale).queryKey, data.gifts);
  if (data.rewards) parts.queryClient.setQueryData(programmeOutlineQuery(locale).queryKey, data.rewards);
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
  const wordsWithoutApp = {
    notStarted: text('shell.not-started'),
    loadAgain: text('shell.load-again'),
    noScript: text('shell.no-script'),
    tooOld: text('shell.too-old'),
  };
  return { html, title, description, canonical, wordsWithoutApp, data: { ...data, words } };
}

/** Answers are read as the app reads them: a build with menus that the app would refuse fails. */
const dataOf = ({ menu, gifts, rewards }: NonNullable<PageRequest['answers']>, locale: Locale): Partial<PageData> => ({
  ...(menu !== undefined && { menu: menuOutline(v.parse(readMenus.graph.answer, menu)) }),
  ...(gifts !== undefined && { gifts: giftOutline(v.parse(readGiftCatalogue.graph.answer, gifts)) }),
  ...(rewards !== undefined && {
    rewards: programmeOutline(withShownPictures(v.parse(readConfiguration.contract.answer, rewards)), locale),
  }),
});
