/** What the tabs of one browser tell each other. No personal data: only that something happened. */
export const TAB_NEWS = ['session-changed', 'session-ended'] as const;

export type TabNews = (typeof TAB_NEWS)[number];

export interface TabChannel {
  /** To every other tab. */
  tell(news: TabNews): void;
  /** From every other tab. */
  listen(listener: (news: TabNews) => void): () => void;
}

/** The channel between this browser's tabs; a tab alone where the browser has none. */
export function openTabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel('northstar.session');
  return {
    tell: (news) => channel.postMessage(news),
    listen(listener) {
      const heard = ({ data }: MessageEvent<unknown>) => {
        const news = TAB_NEWS.find((known) => known === data);
        if (news) listener(news);
      };
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
  };
}
