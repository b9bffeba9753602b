import { decodedOnce } from '../decoded-once.ts';
import { primaryFirst, type StoredValueCard } from './stored-value-card.ts';

/** The card that an address names, whose id may need escapes there; null where it names none. */
export function cardIdOfPath(pathname: string): string | null {
  const [, cardId] = /^\/account\/cards\/([^/]+)\/?$/.exec(pathname) ?? [];
  return cardId === undefined || cardId === 'add' ? null : decodedOnce(cardId);
}

/** Which card a modal acts on. `foreign`: the address names a card that is not the member's. */
export type CardChoice = { type: 'card'; card: StoredValueCard } | { type: 'none' } | { type: 'foreign' };

/**
 * The card that a modal acts on (CRD-011): that of the path, else the last one paid with, else the first as they are
 * shown, the primary card before all others; of those that pay, as long as one does (D-319). A path that names a card of
 * another member opens none at all, so that money never goes to a card that the address does not name.
 */
export function chooseCard(
  cards: readonly StoredValueCard[],
  { ofPath, paidWith }: { ofPath: string | null; paidWith: string | null },
): CardChoice {
  const active = cards.filter(({ status }) => status === 'active');
  const offered = ofPath !== null || active.length === 0 ? cards : active;
  const byId = (wanted: string | null) => offered.find(({ cardId }) => cardId === wanted);
  const card = ofPath === null ? (byId(paidWith) ?? primaryFirst(offered)[0]) : byId(ofPath);
  if (card) return { type: 'card', card };
  return { type: ofPath === null || cards.length === 0 ? 'none' : 'foreign' };
}
