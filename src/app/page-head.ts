import type { Messages, PlainMessageId } from '#messages/messages.ts';
import type { PageHead } from '#platform/document.ts';
import { stringifySearch } from './search-params.ts';

export type PageWords = {
  readonly title: PlainMessageId;
  readonly description: PlainMessageId;
  readonly header?: 'minimal' | 'none';
  readonly footer?: 'none';
  readonly canonical?: { readonly path: string; readonly keeps: readonly string[] };
};

const MISSING_PAGE: PageWords = { title: 'shell.not-found.title', description: 'shell.not-found.description' };

const BROKEN_PAGE: PageWords = { title: 'shell.error.title', description: 'shell.error.text' };

/** What a page says of itself to the browser and to search engines; `subject`: the one thing that it shows now, where it has one. */
export function pageHead(
  { text, locale }: Messages,
  page: PageWords,
  { subject, canonical }: { readonly subject?: string | null; readonly canonical: string | null },
): PageHead {
  return {
    title: text('shell.page-title', { page: subject ?? text(page.title) }),
    description: text(page.description),
    lang: locale,
    canonical,
  };
}

type Match = {
  readonly fullPath: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly status: string;
  /** No route answers the address. */
  readonly _notFound?: boolean | undefined;
  readonly staticData: PageWords;
  readonly loaderData?: unknown;
};

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

/**
 * The address under which a page is to be known, of this site; null where there is none to share: a missing page, or one whose
 * address holds a token. Search parameters are left out but those that make another page, so none that follows visitors is in it.
 */
export function canonicalAddress(matches: readonly Match[]): string | null {
  const shown = shownPage(matches);
  const match = matches.at(-1);
  if (!match || shown === MISSING_PAGE || shown === BROKEN_PAGE) return null;
  const { path, keeps } = shown.canonical ?? { path: match.fullPath.replace(/(.)\/$/, '$1'), keeps: [] };
  if (path.includes('$')) return null;
  const kept = keeps.flatMap((name) => (match.search[name] === null ? [] : [[name, match.search[name]] as const]));
  return path + stringifySearch(Object.fromEntries(kept));
}

/** A loader that alone finds out what its page is answers with `page`: its words instead of the route's own. */
function isLoadedPage(data: unknown): data is { page: PageWords } {
  return typeof data === 'object' && data !== null && 'page' in data;
}
