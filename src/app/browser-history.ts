import { createBrowserHistory, type HistoryLocation, type RouterHistory } from '@tanstack/react-router';

type OwnState = HistoryLocation['state'];

/**
 * The browser's history. An entry may bear what another script or an older build has put there, and the router takes that
 * for its own and fails: such an entry counts as one without any, and its page is shown.
 */
export function openBrowserHistory(): RouterHistory {
  if (stateOf(window.history.state) === null) window.history.replaceState(null, '');
  return createBrowserHistory({ parseLocation: () => locationOf(window.location, stateOf(window.history.state)) });
}

function locationOf({ pathname, search, hash }: Location, state: OwnState | null): HistoryLocation {
  // Two slashes would be another host wherever the path is taken for an address again.
  const path = pathname.replace(/^\/+/, '/');
  return { href: `${path}${search}${hash}`, pathname: path, search, hash, state: state ?? freshState() };
}

function freshState(): OwnState {
  const key = Math.random().toString(36).slice(2, 10);
  return { key, __TSR_key: key, __TSR_index: 0 };
}

/** What the router and our pages keep in an entry, and nothing else; null where it is not theirs. */
function stateOf(found: unknown): OwnState | null {
  if (typeof found !== 'object' || found === null) return null;
  const { key, __TSR_key, __TSR_index, cartWarning, isTokenHidden, overlay } = found as Readonly<
    Record<string, unknown>
  >;
  if (typeof key !== 'string' || __TSR_key !== key || !Number.isInteger(__TSR_index)) return null;
  return {
    key,
    __TSR_key,
    __TSR_index: Number(__TSR_index),
    ...(cartWarning === true && { cartWarning }),
    ...(isTokenHidden === true && { isTokenHidden }),
    ...((overlay === 'filters' || overlay === 'details') && { overlay }),
  };
}
