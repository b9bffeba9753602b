import * as v from 'valibot';
import { NOTHING_SEEN, ONBOARDING_KEY, type OnboardingMarks } from '#domain/home/onboarding.ts';
import { ownerKeyOf } from '#domain/owner-key.ts';
import { onStoredElsewhere, readStored, writeStored } from './stored.ts';

/** The most members that one browser remembers. */
const MOST_OWNERS = 8;

const marks = v.object({ seen: v.array(v.pipe(v.string(), v.maxLength(40))), isWelcomed: v.boolean() });
const keptSchema = v.fallback(v.record(v.string(), marks), {});

/** What a member has seen in this browser (FED-076); nothing where nothing that can be read lies there. */
export function keptOnboardingMarks(memberId: string): OnboardingMarks {
  return stored()[ownerKeyOf(memberId)] ?? NOTHING_SEEN;
}

/**
 * Keeps it over visits, and says whether the browser did; the member stands there by a name that does not say who it is.
 */
export function keepOnboardingMarks(memberId: string, kept: OnboardingMarks): boolean {
  const owner = ownerKeyOf(memberId);
  const others = Object.entries(stored()).filter(([key]) => key !== owner);
  const all = [...others, [owner, kept] as const].slice(-MOST_OWNERS);
  return writeStored(ONBOARDING_KEY, Object.fromEntries(all));
}

/** Calls back when another tab has changed it, or all that is stored was cleared. */
export const onOnboardingMarksElsewhere = (listener: () => void) => onStoredElsewhere(ONBOARDING_KEY, listener);

const stored = () => v.parse(keptSchema, readStored(ONBOARDING_KEY));
