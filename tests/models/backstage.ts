import type { AnyEventObject } from 'xstate';

let stagehand: ((event: AnyEventObject) => void) | undefined;

/** What reaches a machine from elsewhere than its view: the mount of a walk says how, a cause that arrives calls it. */
export const backstage = {
  /** Takes the place of the walk before; `perform` makes an event happen as the app around the view would. */
  opens: (perform: (event: AnyEventObject) => void): void => {
    stagehand = perform;
  },
  performs: (event: AnyEventObject): void => {
    if (!stagehand) throw new Error(`nobody backstage can make ${event.type} happen`);
    stagehand(event);
  },
};
