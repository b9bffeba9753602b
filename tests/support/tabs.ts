import type { TabChannel, TabMessage } from '#platform/broadcast.ts';

/** The channel of a tab that is alone in its browser. */
export const NO_OTHER_TABS: TabChannel = { post: () => {}, listen: () => () => {} };

/** The tabs of one browser: what one posts is heard by all others, at once. */
export function createTabs() {
  const listeners = new Map<TabChannel, Set<(message: TabMessage) => void>>();
  return {
    open(): TabChannel {
      const mine = new Set<(message: TabMessage) => void>();
      const tab: TabChannel = {
        post(message) {
          for (const [other, heard] of listeners) if (other !== tab) for (const listener of heard) listener(message);
        },
        listen(listener) {
          mine.add(listener);
          return () => mine.delete(listener);
        },
      };
      listeners.set(tab, mine);
      return tab;
    },
  };
}
