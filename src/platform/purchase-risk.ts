import * as v from 'valibot';
import { PURCHASE_RISK_KEY } from '#domain/cards/reload.ts';
import { collectReputation, type RiskCollector } from './device-risk.ts';
import { readStored, writeStored } from './storage/stored.ts';

/** More than anyone begins before the outcome of the first of them is known. */
const MOST_KEPT = 20;

const keptSchema = v.fallback(v.array(v.tuple([v.string(), v.string()])), []);

/** The risk data that this page has collected, also where the browser keeps nothing. */
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
  const others = stored().filter(([id]) => id !== requestId);
  writeStored(PURCHASE_RISK_KEY, [...others, [requestId, reputation]].slice(-MOST_KEPT));
}

const stored = () => v.parse(keptSchema, readStored(PURCHASE_RISK_KEY));
