/** Messages between the tabs of one browser. No personal data: only that something happened. */
const TAB_MESSAGES = ['session-changed', 'session-ended', 'favourites-changed', 'favourite-products-changed'] as const;

export type TabMessage = (typeof TAB_MESSAGES)[number];

export type TabChannel = {
  /** To every other tab. */
  post(message: TabMessage): void;
  /** From every other tab. */
  listen(listener: (message: TabMessage) => void): () => void;
};

/** The channel between this browser's tabs; a tab alone where the browser has none. */
export function openTabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel('northstar.session');
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const heard = ({ data }: MessageEvent<unknown>) => {
        const message = TAB_MESSAGES.find((known) => known === data);
        if (message) listener(message);
      };
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
  };
}
