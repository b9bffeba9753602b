import type { Consent } from '#domain/privacy/consent.ts';
import { keptConsent, onConsentKept } from './consent.ts';

/** Older entries than these are dropped. */
const MOST_WAITING = 50;

type Waiting = { readonly purpose: keyof Consent; readonly record: () => void };

/** What happened before the choice, in memory only: a reload drops it. */
let waiting: readonly Waiting[] = [];
let listening = false;

/**
 * The one rule for whatever measures: nothing is put into a queue of others before the person has agreed to its purpose
 * (FC-140). What happens before the choice is recorded once when it is agreed to later in the visit, and dropped when it is not.
 * Never throws: measuring must not break a flow.
 */
export function runWithConsent(purpose: keyof Consent, record: () => void): void {
  const consent = keptConsent();
  if (consent) {
    if (consent[purpose]) attempt(record);
    return;
  }
  waiting = [...waiting, { purpose, record }].slice(-MOST_WAITING);
  if (listening) return;
  listening = true;
  onConsentKept((chosen) => {
    const decided = waiting;
    waiting = [];
    for (const one of decided) if (chosen[one.purpose]) attempt(one.record);
  });
}

/** What one visitor has done is not recorded by the choice of the next one. */
export function dropWaiting(): void {
  waiting = [];
}

function attempt(record: () => void): void {
  try {
    record();
  } catch {
    // A tracker that is blocked or broken changes nothing.
  }
}
