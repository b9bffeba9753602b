import type { Messages } from '#messages/messages.ts';

/** How many stores are listed, and that there are more where the answer had no room for all. */
export function countWords(
  { text }: Pick<Messages, 'text'>,
  { count, moreResults, place }: { count: number; moreResults: boolean; place: string | null },
): string {
  if (place === null) return text(moreResults ? 'store-locator.count-more' : 'store-locator.count', { count });
  return text(moreResults ? 'store-locator.count-near-more' : 'store-locator.count-near', { count, place });
}
