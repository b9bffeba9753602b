import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import type { OrderChoices } from '#domain/ordering/order-choices.ts';
import { orderChoicesMachine } from '#machines/session/order-choices.machine.ts';
import { createFlowActor } from '../flow-runtime.tsx';
import { oncePerSession } from '../once-per-session.ts';
import type { Session } from '../session.ts';
import { useSession } from '../session-provider.tsx';

export type OrderChoicesActor = Actor<typeof orderChoicesMachine>;

/**
 * What the visitor of a running app has chosen about the next order, in memory only: gone at sign-out, and once `order.placed`
 * says that it was taken.
 */
export const orderChoicesOf = oncePerSession((session): OrderChoicesActor => {
  const actor = createFlowActor(orderChoicesMachine, session.runtime, {}).start();
  session.onForgotten(() => actor.send({ type: 'visitor.forgotten' }));
  session.onVisitorChange(({ visitor }) => {
    if (visitor.kind === 'member') actor.send({ type: 'member.arrived' });
  });
  return actor;
});

/** Whether the chosen time is gone and another one must be chosen first, at this moment (ORD-041). */
export function isChosenTimeLost(session: Session): boolean {
  return orderChoicesOf(session).getSnapshot().hasTag('timeUnavailable');
}

/** What is chosen now; `isTimeLost`: another time must be chosen first (ORD-041). */
export function useOrderChoices(): {
  readonly choices: OrderChoices;
  readonly isTimeLost: boolean;
  readonly send: OrderChoicesActor['send'];
} {
  const actor = orderChoicesOf(useSession());
  const { context, tags } = useSelector(actor, (now) => now);
  return { choices: context, isTimeLost: tags.has('timeUnavailable'), send: actor.send };
}
