/** What a visitor has agreed to beyond what the site needs to work. */
export type Consent = {
  /** Measuring how the site is used. */
  readonly analytics: boolean;
  /** Telling advertisers that an advertisement led to something. */
  readonly advertising: boolean;
};

export const PURPOSES = ['analytics', 'advertising'] as const satisfies readonly (keyof Consent)[];

export const NO_CONSENT: Consent = { analytics: false, advertising: false };

export const FULL_CONSENT: Consent = { analytics: true, advertising: true };

/** Where the ids of what was measured last lie: random ones, and only once measuring was agreed to (decision D-213). */
export const MEASURED_KEY = 'northstar.measured';
