import type { TabChannel, TabNews } from '#platform/broadcast.ts';

/** The tabs of one browser: what one tells is heard by all others, at once. */
export function createTabs() {
  const listeners = new Map<TabChannel, Set<(news: TabNews) => void>>();
  const told: TabNews[] = [];
  return {
    /** Everything that was told, by whatever tab. */
    told,
    open(): TabChannel {
      const mine = new Set<(news: TabNews) => void>();
      const tab: TabChannel = {
        tell(news) {
          told.push(news);
          for (const [other, heard] of listeners) if (other !== tab) for (const listener of heard) listener(news);
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
