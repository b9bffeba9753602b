/** What somebody has agreed to beyond what the site needs to work. */
export type Consent = {
  /** Measuring how the site is used. */
  readonly analytics: boolean;
  /** Telling advertisers that an advertisement led to something. */
  readonly advertising: boolean;
};

export const CONSENT_COOKIE = 'cookie-consent';

/** Asked anew after half a year, seconds. */
const LIFETIME_SECONDS = 180 * 24 * 60 * 60;

/** What was agreed to; nothing, until somebody has said otherwise (FC-140). */
export function readConsent(): Consent {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${CONSENT_COOKIE}=`));
  const agreed = found?.slice(CONSENT_COOKIE.length + 1).split('.') ?? [];
  return { analytics: agreed.includes('analytics'), advertising: agreed.includes('advertising') };
}

/** Keeps the choice in this browser; it belongs to the browser, so signing out leaves it as it is. */
export function saveConsent(consent: Consent): void {
  const agreed = (['analytics', 'advertising'] as const).filter((purpose) => consent[purpose]);
  const value = agreed.length > 0 ? agreed.join('.') : 'none';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the browsers that we serve
  document.cookie = `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${LIFETIME_SECONDS}; SameSite=Lax`;
}
