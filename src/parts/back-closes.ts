import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A dialog lies over the page: Back closes it. */
    dialog?: true | undefined;
  }
}

/** Puts an overlay into the history once it is open, so that Back closes it; gives the way to close it by a button. */
export function useBackCloses(onClosed: () => void, isOpen = true): () => void {
  const { history } = useRouter();
  const current = useRef(onClosed);
  current.current = onClosed;
  useEffect(() => {
    if (!isOpen) return;
    const { href, state } = history.location;
    if (!state.dialog) history.push(href, { ...state, dialog: true });
    return history.subscribe(({ location }) => {
      if (!location.state.dialog) current.current();
    });
  }, [history, isOpen]);
  return useCallback(() => {
    if (history.location.state.dialog) history.back();
    else current.current();
  }, [history]);
}

/** Takes the entry of an overlay out of the history, where there is one: what it was about is over. */
export async function leaveOverlay(history: RouterHistory): Promise<void> {
  if (!history.location.state.dialog) return;
  await new Promise<void>((resolve) => {
    const stop = history.subscribe(() => {
      stop();
      resolve();
    });
    history.back();
  });
}
