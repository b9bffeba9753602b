import type { Plugin } from 'vite';
import { FIRST_AREAS } from '#messages/first-areas.ts';
import { messageAreas } from './message-files.ts';
import { forgottenLoads, forgottenLoadText } from './message-loads.ts';
import { sourceMessages } from './messages-plugin.ts';

/** Refuses a build in which a page says what it has not loaded. */
export function messageLoadsPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: 'northstar:message-loads',
    // The renderer of prerendered pages has the same modules.
    apply: (user, { command }) => command === 'build' && !user.build?.ssr,
    configResolved(config) {
      root = config.root;
    },
    buildEnd(failure) {
      if (failure) return;
      const ids = new Set(Object.keys(sourceMessages(root)));
      const forgotten = forgottenLoads(this, { ids, areas: messageAreas(root), first: FIRST_AREAS });
      if (forgotten.length > 0)
        this.error(['Messages are used that no route loads.', ...forgotten.map(forgottenLoadText)].join('\n'));
    },
  };
}
