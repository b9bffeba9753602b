import { useMemo, useSyncExternalStore } from 'react';
import { NOTHING_SEEN, type OnboardingMarks, withSeen } from '#domain/home/onboarding.ts';
import { createListeners } from '#platform/listeners.ts';
import {
  keepOnboardingMarks,
  keptOnboardingMarks,
  onOnboardingMarksElsewhere,
} from '#platform/storage/onboarding-marks.ts';
import { oncePerSession, stopWithSession } from './once-per-session.ts';
import { useSession } from './session-provider.tsx';

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
  const forget = () => {
    byMember.clear();
    notify();
  };
  stopWithSession(session, [onOnboardingMarksElsewhere(forget)]);
  return {
    get,
    change(memberId, make) {
      const marks = make(get(memberId));
      byMember.set(memberId, marks);
      keepOnboardingMarks(memberId, marks);
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
