import { DAY_MS } from '../durations.ts';
import type { OnboardingStatus, OnboardingTask } from './stream-item.ts';

export type OnboardingTaskName = OnboardingTask['name'];

/** Where the browser keeps what members have seen of their first days (FED-076). */
export const ONBOARDING_KEY = 'northstar.onboarding';

/** What one member has seen: tasks that were done, by name and sorted; and the welcome. */
export type OnboardingMarks = { readonly seen: readonly string[]; readonly isWelcomed: boolean };

export const NOTHING_SEEN: OnboardingMarks = { seen: [], isWelcomed: false };

/** How long a task that is done is still shown, milliseconds (FED-072). */
const SHOWN_AFTER_DONE_MS = 2 * DAY_MS;

/** A first card that held at least so much is no beginner's, integer cents (FED-077, decision AMB-42). */
const WELCOME_BELOW = 500;

/** The list with one more name, sorted and each name once (FED-075). */
export const withSeen = (seen: readonly string[], name: string): readonly string[] =>
  [...new Set([...seen, name])].sort();

/**
 * The tasks to show, in their order: never the one of loading a card (FED-071), the purchase only on a phone (FED-070), a task
 * that is done for two days and not longer (FED-072). `now`: milliseconds since 1970.
 */
export function shownTasks(
  { tasks }: OnboardingStatus,
  { now, isPhone }: { readonly now: number; readonly isPhone: boolean },
): readonly OnboardingTask[] {
  const shown = tasks
    .filter(({ name }) => name === 'MOP' || (name === 'Purchase' && isPhone))
    .filter(({ completedAt }) => completedAt === null || now - completedAt <= SHOWN_AFTER_DONE_MS)
    .toSorted((one, other) => one.displayOrder - other.displayOrder);
  return shown.filter(({ name }, at) => shown.findIndex((one) => one.name === name) === at);
}

/** Whether a member is welcomed: once, and only where the first card is known to have held little (FED-077, AMB-42). */
export const isWelcomeDue = ({ initialBalance }: OnboardingStatus, { isWelcomed }: OnboardingMarks): boolean =>
  !isWelcomed && initialBalance !== null && initialBalance < WELCOME_BELOW;
