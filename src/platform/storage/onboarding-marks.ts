import * as v from 'valibot';
import { NOTHING_SEEN, ONBOARDING_KEY, type OnboardingMarks } from '#domain/home/onboarding.ts';
import { ownerKeyOf } from '#domain/owner-key.ts';

/** So many members of one browser are remembered. */
const MOST_OWNERS = 8;

const marks = v.object({ seen: v.array(v.pipe(v.string(), v.maxLength(40))), isWelcomed: v.boolean() });
const stored = v.record(v.string(), marks);

/** What a member has seen in this browser (FED-076); nothing where nothing that can be read lies there. */
export function keptOnboardingMarks(memberId: string): OnboardingMarks {
  return read()[ownerKeyOf(memberId)] ?? NOTHING_SEEN;
}

/** Keeps it over visits; the member stands there by a name that does not say who it is. */
export function keepOnboardingMarks(memberId: string, kept: OnboardingMarks): void {
  const owner = ownerKeyOf(memberId);
  const others = Object.entries(read()).filter(([key]) => key !== owner);
  const all = [...others, [owner, kept] as const].slice(-MOST_OWNERS);
  try {
    window.localStorage.setItem(ONBOARDING_KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Storage is full or forbidden: it is known as long as the page.
  }
}

/** Calls back when another tab has changed it, or all that is stored was cleared. */
export function onOnboardingMarksElsewhere(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const changed = ({ key }: StorageEvent) => {
    if (key === ONBOARDING_KEY || key === null) listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

function read(): v.InferOutput<typeof stored> {
  try {
    const parsed = v.safeParse(stored, JSON.parse(window.localStorage.getItem(ONBOARDING_KEY) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}
