import { type BegunReload, isReloadExpired, type ReloadRequest } from '#domain/cards/reload.ts';
import { ownerOf } from '#domain/owner-key.ts';
import {
  dropUnfinishedReload,
  isReloadKept,
  keepUnfinishedReload,
  unfinishedReload,
} from '#platform/storage/unfinished-reloads.ts';
import { oncePerSession } from '../once-per-session.ts';
import { orderLedgerOf } from './unfinished-orders.ts';

type Named = Pick<ReloadRequest, 'requestId'>;

/**
 * The reloads of all tabs whose end is not known, of the visitor's own cards (D-254, D-311): those of added money, which lie here,
 * and those before an order, which lie with it. Before either is sent both are asked about here, and here each is settled (D-421).
 * Every answer is read anew: another tab may have written a moment ago.
 */
export const unfinishedReloadsOf = oncePerSession((session) => {
  const { clock, visitor, onForgotten } = session;
  const orders = orderLedgerOf(session);
  /** Where the browser keeps nothing, by owner and card. */
  const own = new Map<string, BegunReload>();
  onForgotten(() => own.clear());
  const keyOf = (cardId: string) => JSON.stringify([ownerOf(visitor()), cardId]);
  const added = (cardId: string): BegunReload | null => {
    const unkept = own.get(keyOf(cardId));
    if (unkept && !isReloadExpired(unkept, clock.now())) return unkept;
    return unfinishedReload({ cardId, owner: ownerOf(visitor()) }, clock);
  };
  const find = (cardId: string): BegunReload | null =>
    added(cardId) ?? orders.sentReloads().find((one) => one.cardId === cardId) ?? null;
  return {
    find,
    /** Whether it is one of these still. Who is anonymous may be its owner, whose session has ended. */
    isOpen({ cardId, requestId }: Pick<ReloadRequest, 'cardId' | 'requestId'>): boolean {
      const isIt = (one: Named | null) => one?.requestId === requestId;
      if (orders.sentReloads().some(isIt) || isIt(added(cardId))) return true;
      return visitor().kind === 'anonymous' && ([...own.values()].some(isIt) || isReloadKept({ requestId }, clock));
    },
    /** Whether a page may be about to send one before its order (D-316). */
    isAhead: orders.isReloadAhead,
    /** Before it is sent: its id must outlive the sheet that made it, and a page that is loaded anew. */
    keep(request: BegunReload): void {
      if (find(request.cardId)) return;
      if (!keepUnfinishedReload(request, ownerOf(visitor()), clock)) own.set(keyOf(request.cardId), request);
    },
    /** It is known what became of it. */
    drop({ requestId }: Named): void {
      for (const [key, known] of own) if (known.requestId === requestId) own.delete(key);
      dropUnfinishedReload({ requestId });
      orders.settleReload(requestId);
    },
  };
});
