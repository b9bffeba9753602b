import type { Consent } from '#domain/consent.ts';
import { keptConsent, onConsentKept } from './consent.ts';

/** More than this has nothing to tell any more. */
const MOST_WAITING = 50;

type Waiting = { readonly purpose: keyof Consent; readonly tell: () => void };

/** What happened before anybody was asked, in memory only: a reload forgets it. */
let waiting: readonly Waiting[] = [];
let listening = false;

/**
 * The one rule for whatever measures: nothing is put into a queue of others before the person has agreed to its purpose
 * (FC-140). What happens before the choice is told once when it is agreed to later in the visit, and dropped when it is not.
 * Never throws: measuring gets into nobody's way.
 */
export function tellIfAgreed(purpose: keyof Consent, tell: () => void): void {
  const consent = keptConsent();
  if (consent) {
    if (consent[purpose]) attempt(tell);
    return;
  }
  waiting = [...waiting, { purpose, tell }].slice(-MOST_WAITING);
  if (listening) return;
  listening = true;
  onConsentKept((chosen) => {
    const decided = waiting;
    waiting = [];
    for (const one of decided) if (chosen[one.purpose]) attempt(one.tell);
  });
}

function attempt(tell: () => void): void {
  try {
    tell();
  } catch {
    // A tracker that is blocked or broken is nobody's concern.
  }
}
