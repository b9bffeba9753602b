import { MINUTE_MS } from '../durations.ts';

/** A call to action as content describes it; whether it is active is decided by `streamCards`. */
export type StreamCallToAction = {
  readonly enable: boolean;
  readonly link: string | null;
  readonly text: string | null;
  /** What a screen reader says instead of the text. */
  readonly alternative: string | null;
  /** Only a guest's item is judged by it (FED-063). */
  readonly type: string | null;
};

/** A task of a member's first days (FED-069). */
export type OnboardingTask = {
  readonly name: 'MOP' | 'Purchase' | 'SvcReload';
  /** Milliseconds since 1970; null while it is open. */
  readonly completedAt: number | null;
  readonly displayOrder: number;
};

export type OnboardingStatus = {
  readonly tasks: readonly OnboardingTask[];
  /** What the first registered card held, integer cents; null where that is not known. */
  readonly initialBalance: number | null;
};

/**
 * One item of the feed, of a member or of a guest, as content describes it (FED-036 to FED-039). Times in milliseconds since 1970; texts may
 * hold markup, links may lead anywhere: only `streamCards` makes something of it that may be shown.
 */
export type StreamItem = {
  readonly audience: 'member' | 'guest';
  readonly id: string;
  readonly type: string;
  /** From when on it is hidden; null for ever (FED-048). */
  readonly endsAt: number | null;
  readonly rank: number;
  readonly title: string | null;
  readonly body: string | null;
  readonly legalFooter: string | null;
  readonly image: string | null;
  readonly imageLink: string | null;
  readonly isImageLinkVideo: boolean;
  readonly callsToAction: readonly StreamCallToAction[];
  /** Empty: for members of every tier. */
  readonly tiers: readonly string[];
  readonly coupon: { readonly code: string; readonly status: string; readonly expiresAt: number | null } | null;
  readonly expiring: { readonly total: number; readonly points: number; readonly expiresAt: number | null } | null;
  readonly onboarding: OnboardingStatus | null;
  readonly carousel: readonly { readonly text: string; readonly image: string | null }[];
};

/** Whose feed: its language, and the types that the retailer shows, separated by commas (FED-042). */
export type StreamSubject = {
  readonly audience: StreamItem['audience'];
  readonly locale: string;
  readonly types: string;
};

/** Whether two feeds are the same question to the server. */
export function isSameStream(one: StreamSubject | null, other: StreamSubject): boolean {
  return one?.audience === other.audience && one.locale === other.locale && one.types === other.types;
}

/** How long what was fetched is reused, milliseconds (FED-051). */
const STREAM_FRESH_MS = 5 * MINUTE_MS;

/** Whether what was fetched is asked for again; by a clock that was set back its age is not known. */
export function isStreamOld(fetchedAt: number, now: number): boolean {
  return !(now >= fetchedAt && now - fetchedAt <= STREAM_FRESH_MS);
}

/** The items that have not ended (FED-047, FED-057). */
export function unexpired(items: readonly StreamItem[], now: number): StreamItem[] {
  return items.filter(({ endsAt }) => endsAt === null || endsAt > now);
}

/** When the last item has ended, and when the next one will; what is unexpired changes at these moments and at no others (FED-057). */
export function endsAround(items: readonly StreamItem[], now: number): { last: number | null; next: number | null } {
  const ends = items.flatMap(({ endsAt }) => endsAt ?? []);
  const past = ends.filter((end) => end <= now);
  const coming = ends.filter((end) => end > now);
  return {
    last: past.length === 0 ? null : Math.max(...past),
    next: coming.length === 0 ? null : Math.min(...coming),
  };
}
