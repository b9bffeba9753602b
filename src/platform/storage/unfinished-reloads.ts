import * as v from 'valibot';
import { type BegunReload, isReloadExpired, type ReloadRequest, UNFINISHED_RELOADS_KEY } from '#domain/cards/reload.ts';
import type { Clock } from '../clock.ts';
import { readInRoom, writeInRoom } from './stored.ts';

/** What is kept of any reload besides its card. */
export const keptReloadFields = {
  requestId: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  paymentMethodId: v.pipe(v.string(), v.nonEmpty()),
};

const requestSchema = v.object({ ...keptReloadFields, at: v.pipe(v.number(), v.integer()) });

const keptSchema = v.fallback(v.record(v.string(), requestSchema), {});

/** Whose card it is: one that another member has had before is asked about for its owner alone (D-311). */
type OwnCard = { readonly cardId: string; readonly owner: string | null };

const keyOf = ({ cardId, owner }: OwnCard) => (owner === null ? cardId : `${owner} ${cardId}`);

/**
 * The reload of a card that was sent from any tab and not answered yet; null where there is none, what lies there is none of
 * ours, or it is so old that no server need recognise its id.
 */
export function unfinishedReload(card: OwnCard, clock: Clock): BegunReload | null {
  const { cardId } = card;
  const all = stored();
  // Earlier versions of the app kept no owner.
  const kept = all[keyOf(card)] ?? all[cardId];
  if (!kept || isReloadExpired(kept, clock.now())) return null;
  const { requestId, amount, paymentMethodId, at } = kept;
  return { requestId, cardId, amount, paymentMethodId, at };
}

/** Whether a reload is kept as one without an answer, of whichever member. */
export function isReloadKept({ requestId }: Pick<ReloadRequest, 'requestId'>, clock: Clock): boolean {
  const now = clock.now();
  return Object.values(stored()).some((kept) => kept.requestId === requestId && !isReloadExpired(kept, now));
}

/**
 * Keeps a request before it is sent: its id must outlive a page that is loaded anew. Where another one is kept, this one was
 * settled in another tab and is only asked about once more: what is not known yet stays. It is never younger than it is: a mark is
 * dated from when its id was made. Says whether the browser keeps one.
 */
export function keepUnfinishedReload(
  { cardId, requestId, amount, paymentMethodId, at }: BegunReload,
  owner: string | null,
  clock: Clock,
): boolean {
  const card = { cardId, owner };
  if (unfinishedReload(card, clock)) return true;
  return store({ ...stored(), [keyOf(card)]: { requestId, amount, paymentMethodId, at } });
}

/** Removes a request of which it is known what became of it; where another tab has begun a later one meanwhile, that one stays. */
export function dropUnfinishedReload({ requestId }: Pick<ReloadRequest, 'requestId'>): void {
  const others = Object.entries(stored()).filter(([, known]) => known.requestId !== requestId);
  store(Object.fromEntries(others));
}

const stored = () => v.parse(keptSchema, readInRoom(UNFINISHED_RELOADS_KEY));

const store = (kept: v.InferOutput<typeof keptSchema>) =>
  writeInRoom(UNFINISHED_RELOADS_KEY, Object.keys(kept).length === 0 ? null : kept);
