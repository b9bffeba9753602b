import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { hashOf, pick, randomFrom } from '../../random.ts';
import type { Card, LedgerRecord } from '../account.ts';

type Change = Pick<LedgerRecord, 'kind' | 'amount'> & { detail?: string | null };

const STORES: readonly [string, ...string[]] = ['Pine Street', 'Harbor Steps', 'Union Market', 'University Way'];
const RELOADS: readonly [number, ...number[]] = [1000, 2500, 5000];
/** Entries of a persona's card: more than one page of them. */
const PAST_ENTRIES = 26;
/** The most that a card holds, and so held in its past. */
const FULL = 50_000;

const entryId = (cardNumber: string, position: number) => `entry-${hashOf(`${cardNumber} ${position}`).toString(36)}`;

/** Changes the balance of a card at `now`, and writes it down: the only way to change it. */
export function changeBalance(card: Card, { kind, amount, detail = null }: Change, now: number): void {
  const balance = card.balance + amount;
  if (balance < 0) throw new Error(`Card ${card.cardId} cannot hold ${balance}.`);
  card.balance = balance;
  card.ledger.push({ entryId: entryId(card.cardNumber, card.ledger.length), at: now, kind, detail, amount, balance });
}

/** How a card came to its balance by `now`, oldest first; the same card always has the same past. */
export function pastLedger(cardNumber: string, balance: number, now: number): LedgerRecord[] {
  const random = randomFrom(`${cardNumber} ledger`);
  const entries: LedgerRecord[] = [];
  let after = balance;
  let at = now - 3 * HOUR_MS;
  for (let position = PAST_ENTRIES - 1; position > 0; position -= 1) {
    const change = pastChange(after, random);
    entries.unshift({ entryId: entryId(cardNumber, position), at, ...change, balance: after });
    after -= change.amount;
    at = earlierDay(at, random);
  }
  const activation = { kind: 'activation' as const, detail: null, amount: after, balance: after };
  return [{ entryId: entryId(cardNumber, 0), at, ...activation }, ...entries];
}

/** A time on one of the days before, by daylight in America. */
function earlierDay(at: number, random: () => number): number {
  const midnight = Math.floor(at / DAY_MS) * DAY_MS;
  return midnight - (1 + Math.floor(random() * 4)) * DAY_MS + Math.round((15 + random() * 8) * HOUR_MS);
}

/** What can have led to a balance: money was added where there is enough, else something was bought. */
function pastChange(after: number, random: () => number): Pick<LedgerRecord, 'kind' | 'detail' | 'amount'> {
  const reload = pick(RELOADS, random);
  const price = 325 + Math.floor(random() * 24) * 25;
  if (after >= reload && (random() < 0.25 || after + price > FULL)) {
    return { kind: random() < 0.5 ? 'reload' : 'auto-reload', detail: null, amount: reload };
  }
  return { kind: 'purchase', detail: pick(STORES, random), amount: -price };
}
