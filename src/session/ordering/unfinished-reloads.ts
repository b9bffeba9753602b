import { type BegunReload, isReloadExpired } from '#domain/cards/reload.ts';
import { ownerOf } from '#domain/owner-key.ts';
import { dropUnfinishedReload, keepUnfinishedReload, unfinishedReload } from '#platform/storage/unfinished-reloads.ts';
import { oncePerSession } from '../once-per-session.ts';

/**
 * The reloads of all tabs whose end is not known, of the visitor's own cards (D-254, D-311). Every answer is read anew: another
 * tab may have written a moment ago.
 */
export const unfinishedReloadsOf = oncePerSession(({ clock, visitor, onForgotten }) => {
  /** Where the browser keeps nothing, by owner and card. */
  const own = new Map<string, BegunReload>();
  onForgotten(() => own.clear());
  const keyOf = (cardId: string) => JSON.stringify([ownerOf(visitor()), cardId]);
  const find = (cardId: string): BegunReload | null => {
    const unkept = own.get(keyOf(cardId));
    if (unkept && !isReloadExpired(unkept, clock.now())) return unkept;
    return unfinishedReload({ cardId, owner: ownerOf(visitor()) }, clock);
  };
  return {
    find,
    /** Before it is sent: its id must outlive the sheet that made it, and a page that is loaded anew. */
    keep(request: BegunReload): void {
      if (find(request.cardId)) return;
      if (!keepUnfinishedReload(request, ownerOf(visitor()), clock)) own.set(keyOf(request.cardId), request);
    },
    drop({ requestId }: Pick<BegunReload, 'requestId'>): void {
      for (const [key, known] of own) if (known.requestId === requestId) own.delete(key);
      dropUnfinishedReload({ requestId });
    },
  };
});
