import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A dialog lies over the page: Back closes it. */
    dialog?: true | undefined;
  }
}

/** Ways back that the app has asked for and the browser has not gone yet. */
const waysBack = new WeakMap<RouterHistory, Promise<void>>();

/** Overlays that hear Back now, by history. */
const listening = new WeakMap<RouterHistory, number>();

const count = (history: RouterHistory, change: 1 | -1) =>
  listening.set(history, (listening.get(history) ?? 0) + change);

/**
 * Puts an overlay into the history once it is open, so that Back closes it; gives the way to close it by a button. A way on to
 * another page closes it as well, and is no way back: what must outlast that asks.
 */
export function useBackCloses(onClosed: (isWayBack: boolean) => void, isOpen = true): () => void {
  const router = useRouter();
  const { history } = router;
  const current = useRef(onClosed);
  current.current = onClosed;
  const hearsBack = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    let stop = () => {};
    const begin = () => {
      if (isOver) return;
      const wayBack = waysBack.get(history);
      if (wayBack) {
        // It is out of something else, and would close this.
        void wayBack.then(begin);
        return;
      }
      if (!history.location.state.dialog) {
        // By the router, which would else bring the page below to its top.
        // An address that names no page matches one above it, to which '.' would lead.
        const { pathname: to } = router.latestLocation;
        const over = { to, search: true, hash: true, resetScroll: false } as const;
        void router.navigate({ ...over, state: (now) => ({ ...now, dialog: true }) });
      }
      hearsBack.current = true;
      count(history, 1);
      const unsubscribe = history.subscribe(({ location, action }) => {
        if (!location.state.dialog) current.current(action.type === 'BACK');
      });
      stop = () => {
        unsubscribe();
        count(history, -1);
      };
    };
    begin();
    return () => {
      isOver = true;
      hearsBack.current = false;
      stop();
    };
  }, [router, history, isOpen]);
  return useCallback(() => {
    // The entry of another overlay, which is on its way out of the history, closes nothing here.
    if (hearsBack.current && history.location.state.dialog) void goBack(history);
    else current.current(true);
  }, [history]);
}

/** Takes the entry of an overlay out of the history, where there is one: what it was about is over. */
export async function leaveOverlay(history: RouterHistory): Promise<void> {
  if (history.location.state.dialog) await goBack(history);
}

/** Takes the entry of an overlay out of the history however the overlay ended: Back leads to the page before. */
export function useEntryLeft(isOpen: boolean): void {
  const { history } = useRouter();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) void leaveOverlay(history);
    wasOpen.current = isOpen;
  }, [isOpen, history]);
}

/**
 * A reload takes a dialog away and leaves its entry, from which Back would lead to the same page: it is taken out, once the page
 * is drawn, unless the dialog is there again.
 */
export function leaveReloadedOverlay(history: RouterHistory): void {
  if (!listening.get(history) && history.canGoBack() && history.length > 1) void leaveOverlay(history);
}

/** Goes back, once for all that ask for it meanwhile. */
export function goBack(history: RouterHistory): Promise<void> {
  const known = waysBack.get(history);
  if (known) return known;
  let arrive = () => {};
  const wayBack = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  waysBack.set(history, wayBack);
  const stop = history.subscribe(({ action }) => {
    // Not what the page does meanwhile.
    if (action.type === 'PUSH' || action.type === 'REPLACE') return;
    stop();
    waysBack.delete(history);
    arrive();
  });
  history.back();
  return wayBack;
}
