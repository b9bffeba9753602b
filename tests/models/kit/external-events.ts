import type { AnyEventObject } from 'xstate';

let handler: ((event: AnyEventObject) => void) | undefined;

/** Events that reach a machine from elsewhere than its view: the mount of a walk registers how, a cause that arrives fires them. */
export const externalEvents = {
  /** Replaces the handler of the walk before; `fire` makes an event happen as the app around the view would. */
  register: (fire: (event: AnyEventObject) => void): void => {
    handler = fire;
  },
  fire: (event: AnyEventObject): void => {
    if (!handler) throw new Error(`No handler is registered that can fire ${event.type}.`);
    handler(event);
  },
};

/** Causes that the app around the view fires, with the payload of the case. */
export const fromOutside = <const Type extends string>(...types: readonly Type[]) =>
  Object.fromEntries(
    types.map((type) => [
      type,
      { arrives: ({ payload }: { payload: object }) => externalEvents.fire({ ...payload, type }) },
    ]),
  ) as Record<Type, { arrives: (args: { payload: object }) => void }>;
