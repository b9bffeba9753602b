import { createBrowserHistory, type HistoryLocation, type RouterHistory } from '@tanstack/react-router';
import { hiddenAddress, keepHiddenAddress } from '#platform/storage/hidden-addresses.ts';

type OwnState = HistoryLocation['state'];

/**
 * The browser's history. An entry may bear what another script or an older build has put there, and the router takes that
 * for its own and fails: such an entry counts as one without any, and its page is shown.
 */
export function openBrowserHistory(): RouterHistory {
  const { pathname, search, hash } = window.location;
  const path = pathOf(pathname);
  const state = stateOf(window.history.state);
  // With all that the router asks for: each writing takes a slow phone 15 ms, and it would write a second time.
  if (state === null || path !== pathname) window.history.replaceState(state ?? freshState(), '', path + search + hash);
  const unhide = hideAddresses(window.history);
  let history: RouterHistory | undefined;
  history = createBrowserHistory({
    parseLocation: () => {
      if (history && (window.history.state ?? null) === null) placeAfter(history.location.state);
      return locationOf(window.location, stateOf(window.history.state));
    },
  });
  const { destroy } = history;
  history.destroy = () => {
    destroy();
    unhide();
  };
  return history;
}

/** The router writes the true address into an entry that shows another one. It is kept where a sign-out reaches it (D-320). */
function hideAddresses(browser: History): () => void {
  const { pushState, replaceState } = History.prototype;
  browser.pushState = (state, ...place) => pushState.call(browser, withoutAddress(state), ...place);
  browser.replaceState = (state, ...place) => replaceState.call(browser, withoutAddress(state), ...place);
  return () => {
    browser.pushState = pushState;
    browser.replaceState = replaceState;
  };
}

function withoutAddress(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || !('__tempLocation' in state)) return state;
  const { __tempLocation, ...rest } = state;
  if ('key' in rest && typeof rest.key === 'string' && isLocation(__tempLocation)) {
    keepHiddenAddress(rest.key, __tempLocation);
  }
  return rest;
}

/**
 * The browser itself puts an entry after the one that is shown, for a hash that is typed or linked to. Without a place of its own
 * it would count as the first one, and the way back from it as none, so that what holds Back would not know it.
 */
function placeAfter({ __TSR_index }: OwnState): void {
  // Not the router's own way to write, which would take it for a move.
  History.prototype.replaceState.call(window.history, { ...freshState(), __TSR_index: __TSR_index + 1 }, '');
}

/**
 * Two slashes at the beginning would be another host wherever the path is taken for an address again. Some hosts end the address of a
 * page with a slash, which is no other page.
 */
function pathOf(pathname: string): string {
  const path = pathname.replace(/^\/+/, '/');
  // A pattern would try every run of slashes in an address that was made long on purpose.
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function locationOf({ pathname, search, hash }: Location, state: OwnState | null): HistoryLocation {
  const path = pathOf(pathname);
  return { href: `${path}${search}${hash}`, pathname: path, search, hash, state: state ?? freshState() };
}

function freshState(): OwnState {
  const key = Math.random().toString(36).slice(2, 10);
  return { key, __TSR_key: key, __TSR_index: 0 };
}

/**
 * What the router keeps in an entry, and what our pages keep there: a value that they cannot have written is dropped. The true
 * address comes from the storage of the tab alone. Null where the entry is not the router's.
 */
function stateOf(found: unknown): OwnState | null {
  if (typeof found !== 'object' || found === null) return null;
  const own: Readonly<Record<string, unknown>> = { ...found };
  const { key, __TSR_key, __TSR_index, __tempLocation: _, cartWarning, dialog, hashModal, overlay, ...rest } = own;
  if (typeof key !== 'string' || __TSR_key !== key || !Number.isInteger(__TSR_index)) return null;
  const hidden = hiddenAddress(key);
  return {
    ...rest,
    key,
    __TSR_key,
    __TSR_index: Number(__TSR_index),
    ...(isLocation(hidden) && { __tempLocation: hidden }),
    ...(cartWarning === true && { cartWarning }),
    ...(dialog === true && { dialog }),
    ...(hashModal === true && { hashModal }),
    ...((overlay === 'filters' || overlay === 'details') && { overlay }),
  };
}

/** The true address of a page that shows another one, such as one without its token. */
function isLocation(found: unknown): found is HistoryLocation {
  if (typeof found !== 'object' || found === null) return false;
  const parts: Readonly<Record<string, unknown>> = { ...found };
  return ['pathname', 'search', 'hash'].every((name) => typeof parts[name] === 'string');
}
