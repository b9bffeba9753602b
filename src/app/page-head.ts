import type { Messages, PlainMessageId } from '#messages/messages.ts';
import type { PageHead } from '#platform/document.ts';

export interface PageWords {
  readonly title: PlainMessageId;
  readonly description: PlainMessageId;
  readonly header?: 'minimal';
}

const MISSING_PAGE: PageWords = { title: 'shell.not-found.title', description: 'shell.not-found.description' };

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
}

/** The page that the innermost match shows; the missing one where a route, or none, says that there is nothing here. */
export function shownPage(matches: readonly Match[]): PageWords {
  if (matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)) return MISSING_PAGE;
  return matches.at(-1)?.staticData ?? MISSING_PAGE;
}
