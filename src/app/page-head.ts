import type { Messages, PlainMessageId } from '#messages/messages.ts';
import type { PageHead } from '#platform/document.ts';

export type PageWords = { readonly title: PlainMessageId; readonly description: PlainMessageId };

const MISSING_PAGE: PageWords = { title: 'shell.not-found.title', description: 'shell.not-found.description' };

/** What a page says of itself; without a page, what the missing one says. */
export function pageHead({ text, locale }: Messages, page: PageWords = MISSING_PAGE): PageHead {
  return {
    title: text('shell.page-title', { page: text(page.title) }),
    description: text(page.description),
    lang: locale,
  };
}
