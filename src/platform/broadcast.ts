/** Messages between the tabs of one browser. No personal data: only that something happened. */
const TAB_MESSAGES = ['session-changed', 'session-ended', 'favourites-changed', 'favourite-products-changed'] as const;

export type TabMessage = (typeof TAB_MESSAGES)[number];

export type TabChannel = {
  /** To every other tab. */
  post(message: TabMessage): void;
  /** From every other tab. */
  listen(listener: (message: TabMessage) => void): () => void;
};

/** The channel between this browser's tabs; a tab alone where the browser has none, or none without the right to store (FC-175). */
export function openTabChannel(): TabChannel {
  const channel = openChannel();
  if (channel === null) return { post: () => {}, listen: () => () => {} };
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

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('northstar.session');
  } catch {
    return null;
  }
}
