import { type RefObject, useEffect } from 'react';
import { onboardingCardsMachine } from '#machines/home/onboarding-cards.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { watchInSight } from '#platform/in-sight.ts';

type DoneCardNeeds = {
  readonly card: RefObject<Element | null>;
  /** Something lies over it: no time passes for it. */
  readonly isCovered: boolean;
  /** Also in another tab. */
  readonly isSeen: boolean;
  readonly onSeen: () => void;
};

/** The card of a task that is done, until it was seen (FED-073, FED-074). */
export function useDoneCard({ card, isCovered, isSeen, onSeen }: DoneCardNeeds) {
  const actor = useFlow(onboardingCardsMachine, {}, { on: { 'task.seen': onSeen } });
  const isCollapsed = useTag(actor, 'collapsed');
  useEffect(() => {
    const shown = card.current;
    if (!shown || isCollapsed) return;
    if (isCovered) {
      actor.send({ type: 'card.left' });
      return;
    }
    return watchInSight(shown, (isInSight) => actor.send({ type: isInSight ? 'card.entered' : 'card.left' }));
  }, [actor, card, isCollapsed, isCovered]);
  useEffect(() => {
    if (isSeen) actor.send({ type: 'seen.elsewhere' });
  }, [actor, isSeen]);
  return { isCollapsed };
}
