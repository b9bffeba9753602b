import type { RouterHistory } from '@tanstack/react-router';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HIDDEN_ADDRESSES_KEY } from '#platform/storage/hidden-addresses.ts';
import { clearPersonalStorage } from '#platform/storage/storage.ts';
import { createAppParts } from './app-parts.ts';
import { openBrowserHistory } from './browser-history.ts';
import { createAppRouter } from './router.tsx';

let history: RouterHistory | undefined;
afterEach(() => {
  cleanup();
  history?.destroy();
  window.history.replaceState(null, '', '/');
  window.sessionStorage.clear();
});

const STRANGE = [
  'a text',
  5,
  true,
  [],
  {},
  { key: 5 },
  { key: 'a' },
  { key: 'a', __TSR_key: 'a', __TSR_index: 'none' },
  { key: 'a', __TSR_key: 'a', __TSR_index: 1, __tempLocation: 'x' },
  { key: 'a', __TSR_key: 'a', __TSR_index: 1, __tempLocation: { pathname: 5 } },
  { key: 'a', __TSR_key: 'a', __TSR_index: 1, overlay: { strange: true }, __hashScrollIntoViewOptions: 'x' },
  { __tempLocation: 'x' },
  { turbolinks: { restorationIdentifier: 'x' } },
];

test.each(STRANGE)('an entry of the history that bears %o shows its page', async (state) => {
  window.history.replaceState(state, '', '/store-locator');
  history = openBrowserHistory();
  const router = createAppRouter({ ...createAppParts({ locale: 'en-US' }), history });
  expect(router.latestLocation.pathname).toBe('/store-locator');
  // The same comes with Back, and from a script that runs beside the app.
  window.history.pushState(state, '', '/menu');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  expect(history.location.pathname).toBe('/menu');
  router.updateLatestLocation();
  expect(router.latestLocation.pathname).toBe('/menu');
  expect(history.location.state).toMatchObject({ key: expect.any(String), __TSR_index: expect.any(Number) });
});

test('a fresh entry is written to once: each writing takes a slow phone time before its page is usable', async () => {
  window.history.replaceState(null, '', '/menu');
  const writings = [window.history, History.prototype].map((at) => vi.spyOn(at, 'replaceState'));
  history = openBrowserHistory();
  await createAppRouter({ ...createAppParts({ locale: 'en-US' }), history }).load();
  expect(writings.flatMap(({ mock }) => mock.calls)).toHaveLength(1);
});

test('what our own pages keep in an entry stays', async () => {
  window.history.replaceState(null, '', '/menu');
  history = openBrowserHistory();
  history.push('/store-locator', { overlay: 'filters', __TSR_index: 0, key: '', __TSR_key: '' });
  await vi.waitFor(() => expect(window.location.pathname).toBe('/store-locator'));
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  expect(history.location.state).toMatchObject({ overlay: 'filters', __TSR_index: 1 });
});

test('of the marks of our pages an entry keeps only values that they write', () => {
  const router = { key: 'a', __TSR_key: 'a', __TSR_index: 1 };
  const stateFor = (marks: object) => {
    window.history.replaceState({ ...router, ...marks }, '', '/menu');
    history?.destroy();
    history = openBrowserHistory();
    return history.location.state;
  };
  const written = { cartWarning: true, dialog: true, hashModal: true, overlay: 'details' };
  expect(stateFor(written)).toEqual({ ...router, ...written });
  expect(stateFor({ cartWarning: 'x', dialog: 'x', hashModal: 1, overlay: 'x' })).toEqual(router);
});

test('an address that is shown as another one lies in the storage of the tab, is there after a reload, and goes with a sign-out', async () => {
  const open = () => {
    history?.destroy();
    history = openBrowserHistory();
    return createAppRouter({ ...createAppParts({ locale: 'en-US' }), history });
  };
  window.history.replaceState(null, '', '/menu');
  await open().navigate({
    to: '/account/reset-password/$token',
    params: { token: 'secret' },
    mask: { to: '/account/reset-password' },
  });
  await vi.waitFor(() => expect(window.location.pathname).toBe('/account/reset-password'));
  expect(JSON.stringify(window.history.state)).not.toContain('secret');
  expect(open().latestLocation).toMatchObject({
    pathname: '/account/reset-password/secret',
    maskedLocation: { pathname: '/account/reset-password' },
  });
  clearPersonalStorage({ keepBegun: true });
  expect(open().latestLocation.pathname).toBe('/account/reset-password/secret');
  clearPersonalStorage({ keepBegun: false });
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('secret');
  expect(open().latestLocation.pathname).toBe('/account/reset-password');
});

test('an address that an older build has put into an entry is not followed: it may be of a member who has signed out since', () => {
  const address = { pathname: '/account/reset-password/secret', search: '', hash: '' };
  window.history.replaceState({ key: 'a', __TSR_key: 'a', __TSR_index: 0, __tempLocation: address }, '', '/menu');
  history = openBrowserHistory();
  const router = createAppRouter({ ...createAppParts({ locale: 'en-US' }), history });
  expect(router.latestLocation.pathname).toBe('/menu');
});

test.each(['{', '5', '["a"]', '[["a",5]]', '[["a",{"pathname":5,"search":"","hash":""}]]'])(
  'what lies in the storage of the tab and is no address, such as %s, counts as none',
  async (kept) => {
    window.sessionStorage.setItem(HIDDEN_ADDRESSES_KEY, kept);
    window.history.replaceState({ key: 'a', __TSR_key: 'a', __TSR_index: 0 }, '', '/menu');
    history = openBrowserHistory();
    const router = createAppRouter({ ...createAppParts({ locale: 'en-US' }), history });
    expect(router.latestLocation.pathname).toBe('/menu');
  },
);

test('CRD-010 a hash that is typed has its place after the entry that was shown, and keeps it', async () => {
  window.history.replaceState(null, '', '/menu');
  history = openBrowserHistory();
  const moves: string[] = [];
  history.subscribe(({ action }) => moves.push(action.type));
  const indexAt = async (hash: string) => {
    await vi.waitFor(() => expect(history?.location.hash).toBe(hash));
    return history?.location.state.__TSR_index;
  };
  window.location.hash = '#pay';
  expect(await indexAt('#pay')).toBe(1);
  window.location.hash = '#add-money';
  expect(await indexAt('#add-money')).toBe(2);
  window.history.back();
  expect(await indexAt('#pay')).toBe(1);
  window.history.back();
  expect(await indexAt('')).toBe(0);
  expect(moves).toEqual(['FORWARD', 'FORWARD', 'BACK', 'BACK']);
});

test.each([
  ['/gift/80010101/?a=b#payment', '/gift/80010101?a=b#payment'],
  ['/menu///', '/menu'],
  ['/', '/'],
])('D-430 the address %s that a host has ended with a slash is that of the page without', async (given, due) => {
  window.history.replaceState(null, '', given);
  history = openBrowserHistory();
  const router = createAppRouter({ ...createAppParts({ locale: 'en-US' }), history });
  const { pathname, search, hash } = window.location;
  expect([history.location.href, router.latestLocation.pathname, pathname + search + hash]).toEqual([
    due,
    due.replace(/[?#].*/, ''),
    due,
  ]);
});
