import { DAY_MS } from '#domain/durations.ts';
import { type Consent, MEASURED_KEY, NO_CONSENT, PURPOSES } from '#domain/privacy/consent.ts';
import { type Clock, systemClock } from '../clock.ts';
import { readCookie, writeCookie } from '../cookies.ts';
import { onPageShown } from '../document.ts';

export const CONSENT_COOKIE = 'cookie-consent';

/** Asked anew after half a year. */
const LIFETIME_DAYS = 180;

const listeners = new Set<(consent: Consent) => void>();

/** Whether the browser says for its visitor that nothing may be sold or shared: Global Privacy Control. */
export function isSharingRefused(): boolean {
  return (navigator as { readonly globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}

/** The signal of the browser wins over every choice, also over one that was made before it was switched on. */
function allowed(consent: Consent): Consent {
  return isSharingRefused() ? { ...consent, advertising: false } : consent;
}

/** What was chosen in this browser, as far as its signal allows; null before a choice. */
export function keptConsent(): Consent | null {
  const agreed = readCookie(CONSENT_COOKIE)?.split('.');
  return agreed
    ? allowed({ analytics: agreed.includes('analytics'), advertising: agreed.includes('advertising') })
    : null;
}

/** What was agreed to; nothing before a choice (FC-140). */
export function readConsent(): Consent {
  return keptConsent() ?? NO_CONSENT;
}

/** Keeps the choice in this browser; it belongs to the browser, so signing out leaves it as it is. */
export function saveConsent(chosen: Consent, clock: Clock = systemClock): void {
  const consent = allowed(chosen);
  const agreed = PURPOSES.filter((purpose) => consent[purpose]);
  write([...(agreed.length > 0 ? agreed : ['none']), Math.floor(clock.now() / DAY_MS)].join('.'), clock);
  if (!consent.analytics) forgetMeasured();
  for (const listener of listeners) listener(consent);
}

/**
 * Writes it again: Safari drops a cookie that a script wrote seven days after it was written (D-346). Its time goes on from the
 * day of the choice, so that a choice that does not say its day is left as it is.
 */
export function renewConsent(clock: Clock = systemClock): void {
  const kept = readCookie(CONSENT_COOKIE);
  if (kept !== null) write(kept, clock);
}

/** The last part of the text is the day of the choice, counted from 1970. */
function write(text: string, clock: Clock): void {
  const day = Number(text.split('.').at(-1));
  if (!day) return;
  const left = (day + LIFETIME_DAYS) * DAY_MS - clock.now();
  writeCookie(CONSENT_COOKIE, text, { maxAgeSeconds: Math.floor(left / 1000) });
}

/** Removes what may be kept only while measuring is agreed to (D-213). */
function forgetMeasured(): void {
  try {
    window.localStorage.removeItem(MEASURED_KEY);
  } catch {
    // Storage is forbidden: nothing lies there.
  }
}

/** Called on every new choice, whichever part of the page or other tab it was made in; returns how to stop. */
export function onConsentKept(listener: (consent: Consent) => void): () => void {
  let known = readCookie(CONSENT_COOKIE);
  const hear = (consent: Consent) => {
    known = readCookie(CONSENT_COOKIE);
    listener(consent);
  };
  listeners.add(hear);
  // Another tab's choice is seen when this one is looked at again; the choice that was known already is no news.
  const stop = onPageShown(() => {
    const kept = keptConsent();
    if (kept && readCookie(CONSENT_COOKIE) !== known) hear(kept);
  });
  return () => {
    listeners.delete(hear);
    stop();
  };
}
