import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { AnyMachineSnapshot } from 'xstate';
import { type Cause, type EventCase, type Model, NO_VIEW } from './model.ts';
import { payloadOf, type Stimulus } from './stimuli.ts';

/** Causes an event the way a person would, or lets it arrive the way it does. */
export async function dispatch(
  model: Model,
  stimulus: Extract<Stimulus, { via: 'event' }>,
  user: UserEvent,
): Promise<void> {
  const cause = causeOf(model, stimulus.event.type);
  const args = argsOf(stimulus.case);
  if ('never' in cause) throw new Error(`${stimulus.name} cannot be caused in a view: ${cause.never}`);
  if ('arrives' in cause) {
    await act(async () => cause.arrives(args));
    return;
  }
  const control = cause.control(args);
  if (!control) throw new Error(`missing control: ${stimulus.name}`);
  await (cause.perform ? cause.perform(user, args) : user.click(control));
}

/**
 * Compares the controls on the page with the events that a snapshot can take: an event that it can take needs an
 * enabled control, and an enabled control needs an event that it can take, unless its cause says why it may idle. Cases
 * may share one control.
 */
export function controlProblems(model: Model, snapshot: AnyMachineSnapshot, setting: string): string[] {
  return Object.entries(model.events).flatMap(([type, cases]) => {
    const cause = causeOf(model, type);
    if (typeof cases === 'string' || !('control' in cause)) return [];
    const found = cases
      .filter((each) => each.offView === undefined && (each.setting === undefined || each.setting === setting))
      .map((each) => {
        const control = cause.control(argsOf(each));
        return {
          name: `${type}(${each.label})`,
          control: control && isEnabled(control) ? control : null,
          // A machine that has ended takes nothing, whatever its root listens to.
          can: snapshot.status === 'active' && snapshot.can({ ...payloadOf(each), type }),
        };
      });
    const alive = new Set(found.flatMap(({ control, can }) => (can && control ? [control] : [])));
    return found.flatMap(({ name, control, can }) => {
      if (can && !control) return [`missing control: ${name} can happen but nothing enabled causes it`];
      if (!can && control && !alive.has(control) && cause.idle === undefined)
        return [`dead control: ${name} cannot happen but its control is enabled`];
      return [];
    });
  });
}

/** Whether a person can use a control: not disabled, and neither it nor what holds it is inert or hidden. */
const isEnabled = (control: HTMLElement): boolean =>
  control.isConnected &&
  !control.matches(':disabled, [aria-disabled="true"]') &&
  control.closest('[inert], [hidden], [aria-hidden="true"]') === null;

function causeOf(model: Model, type: string): Cause {
  const cause = model.causes === NO_VIEW ? undefined : model.causes[type];
  if (!cause) throw new Error(`event without a cause: ${type}`);
  return cause;
}

const argsOf = (one: EventCase) => ({ screen, label: one.label, payload: payloadOf(one) });
