import type { Messages, PlainMessageId } from '#messages/messages.ts';
import type { PageHead } from '#platform/document.ts';

export interface PageWords {
  readonly title: PlainMessageId;
  readonly description: PlainMessageId;
  readonly header?: 'minimal';
}

const MISSING_PAGE: PageWords = { title: 'shell.not-found.title', description: 'shell.not-found.description' };

const BROKEN_PAGE: PageWords = { title: 'shell.error.title', description: 'shell.error.text' };

/** What a page says of itself to the browser and to search engines. */
export function pageHead({ text, locale }: Messages, page: PageWords): PageHead {
  return {
    title: text('shell.page-title', { page: text(page.title) }),
    description: text(page.description),
    lang: locale,
  };
}

interface Match {
  readonly status: string;
  /** No route answers the address. */
  readonly _notFound?: boolean | undefined;
  readonly staticData: PageWords;
  readonly loaderData?: unknown;
}

/**
 * The page that the innermost match shows, as its loader found it out or its route says. Where a route, or none, says that there is nothing here, it is the missing
 * one; and a page that could not be loaded may have no words of its own.
 */
export function shownPage(matches: readonly Match[]): PageWords {
  if (matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)) return MISSING_PAGE;
  if (matches.some(({ status }) => status === 'error')) return BROKEN_PAGE;
  const shown = matches.at(-1);
  if (!shown) return MISSING_PAGE;
  return isLoadedPage(shown.loaderData) ? shown.loaderData.page : shown.staticData;
}

/** A loader that alone finds out what its page is answers with `page`: its words instead of the route's own. */
function isLoadedPage(data: unknown): data is { page: PageWords } {
  return typeof data === 'object' && data !== null && 'page' in data;
}
