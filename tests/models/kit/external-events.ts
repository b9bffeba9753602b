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
