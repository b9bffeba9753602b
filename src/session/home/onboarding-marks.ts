import { useMemo, useSyncExternalStore } from 'react';
import { NOTHING_SEEN, type OnboardingMarks, withSeen } from '#domain/home/onboarding.ts';
import { onPageKept } from '#platform/document.ts';
import { createListeners } from '#platform/listeners.ts';
import {
  keepOnboardingMarks,
  keptOnboardingMarks,
  onOnboardingMarksElsewhere,
} from '#platform/storage/onboarding-marks.ts';
import { oncePerSession, stopWithSession } from '../once-per-session.ts';
import { useSession } from '../session-provider.tsx';

type Port = {
  get: (memberId: string) => OnboardingMarks;
  change: (memberId: string, make: (known: OnboardingMarks) => OnboardingMarks) => void;
  watch: (listener: () => void) => () => void;
};

/** What members of this browser have seen of their first days, in every tab the same (FED-073 to FED-077). */
const onboardingPort = oncePerSession((session): Port => {
  const { subscribe, notify } = createListeners();
  const byMember = new Map<string, OnboardingMarks>();
  const get = (memberId: string) => {
    const marks = byMember.get(memberId) ?? keptOnboardingMarks(memberId);
    byMember.set(memberId, marks);
    return marks;
  };
  let isKept = true;
  const forget = () => {
    byMember.clear();
    notify();
  };
  const restored = () => {
    if (isKept) forget();
  };
  // Put aside, a page hears of no other tab.
  stopWithSession(session, [onOnboardingMarksElsewhere(forget), onPageKept({ left: () => {}, restored })]);
  return {
    get,
    change(memberId, make) {
      // What another tab has noted is not written over, also before it is heard of.
      const marks = make(isKept ? keptOnboardingMarks(memberId) : get(memberId));
      byMember.set(memberId, marks);
      isKept = keepOnboardingMarks(memberId, marks);
      notify();
    },
    watch: subscribe,
  };
});

/** What a member has seen, and how that grows. */
export function useOnboardingMarks(memberId: string) {
  const session = useSession();
  const { get, change, watch } = onboardingPort(session);
  const marks = useSyncExternalStore(
    watch,
    () => get(memberId),
    () => NOTHING_SEEN,
  );
  return useMemo(
    () => ({
      marks,
      /** A task was seen done. */
      noteSeen: (name: string) => change(memberId, ({ seen, ...rest }) => ({ ...rest, seen: withSeen(seen, name) })),
      /** The welcome was read. */
      noteWelcomed: () => change(memberId, (known) => ({ ...known, isWelcomed: true })),
    }),
    [marks, change, memberId],
  );
}
