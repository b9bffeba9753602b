import * as v from 'valibot';
import { PURCHASE_RISK_KEY } from '#domain/cards/reload.ts';
import { collectReputation, type RiskCollector } from './device-risk.ts';

/** More than anyone begins before the outcome of the first of them is known. */
const MOST_KEPT = 20;

const keptSchema = v.array(v.tuple([v.string(), v.string()]));

/** Where the browser keeps nothing. */
const ofThisPage = new Map<string, string>();

/**
 * The risk data of a purchase, collected once for its request id, also where the page is loaded anew or another tab asks again:
 * what is sent again goes out byte for byte, or the server would take it for another purchase (FC-004, D-131).
 */
export async function purchaseReputation(
  requestId: string,
  signal?: AbortSignal,
  collect?: RiskCollector,
): Promise<string> {
  const known = ofThisPage.get(requestId) ?? stored().find(([id]) => id === requestId)?.[1];
  if (known !== undefined) return known;
  const reputation = await collectReputation(signal, collect);
  // Left before it was sent: the next try may still learn more.
  if (!signal?.aborted) keep(requestId, reputation);
  return reputation;
}

function keep(requestId: string, reputation: string): void {
  ofThisPage.set(requestId, reputation);
  try {
    const others = stored().filter(([id]) => id !== requestId);
    window.localStorage.setItem(
      PURCHASE_RISK_KEY,
      JSON.stringify([...others, [requestId, reputation]].slice(-MOST_KEPT)),
    );
  } catch {
    // Storage is full or forbidden: it is known as long as the page.
  }
}

function stored(): v.InferOutput<typeof keptSchema> {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(window.localStorage.getItem(PURCHASE_RISK_KEY) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
