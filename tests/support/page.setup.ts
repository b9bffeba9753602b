import { configure, prettyDOM } from '@testing-library/dom';
import * as React from 'react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { quickComputedStyle } from './computed-style.ts';

declare global {
  /** Whether React counts updates outside of `act` as faults. */
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
  interface Window {
    /** As jsdom brought it: files share a page, and each of them runs this setup. */
    jsdomComputedStyle?: Window['getComputedStyle'];
    /** What React has said in the console since the last test. */
    saidByReact?: string[];
  }
}

const page = document.defaultView;
if (!page) throw new Error('The tests of screens run in a page.');
page.jsdomComputedStyle ??= page.getComputedStyle.bind(page);
export const { jsdomComputedStyle } = page;
page.getComputedStyle = globalThis.getComputedStyle = quickComputedStyle(document, jsdomComputedStyle);

// Generous: a loaded machine must not fail a test that waits for the right thing.
configure({ asyncUtilTimeout: 15_000, getElementError: missingElement });

/** What a query did not find, beside the page as it is when that is read: whatever waits for an element drops most of these unread. */
function missingElement(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let text: string | undefined;
  const read = () => {
    text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
    return text;
  };
  return Object.defineProperty(error, 'message', { configurable: true, get: read });
}

// jsdom draws by the interval of the process. A test with a false one that ended before a frame was drawn would leave all tests of
// the files after it without frames.
const { setTimeout: waitFor, clearTimeout: drop } = globalThis;
const FRAME_MS = 16;
page.requestAnimationFrame = globalThis.requestAnimationFrame = (draw) =>
  Number(waitFor(() => draw(page.performance.now()), FRAME_MS));
page.cancelAnimationFrame = globalThis.cancelAnimationFrame = (frame) => drop(frame);

// jsdom lays nothing out: it has nowhere to scroll to, and says so each time.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
// Nothing has a place there.
document.elementFromPoint = () => null;
// Nor does it draw: every picture counts as drawn.
HTMLImageElement.prototype.decode = async () => {};

// React takes a stack trace for each element that it makes, so that its warnings name what made it: a tenth of the time of these
// tests. It goes without once it has taken ten thousand in a second.
const counter: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (counter instanceof Object) {
  const full = { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => {} };
  Object.defineProperty(counter, 'recentlyCreatedOwnerStacks', full);
}

/** What React says in development of a fault that it lives with. */
const FAULTS =
  /Cannot update a component|unique "key"|not wrapped in act|update depth|cannot be a (child|descendant)|hydrat/;

const said = page.saidByReact ?? [];
if (!page.saidByReact) {
  page.saidByReact = said;
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    if (FAULTS.test(String(parts[0]))) said.push(parts.map(String).join(' '));
    error(...parts);
  };
}
// A test that timed out may have left it on, or its late steps do: then each test after it in this process would fail.
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = undefined;
});
afterEach(() => {
  expect(said.splice(0), 'faults that React has said').toEqual([]);
});

/** The next file of tests opens an unused page. */
afterAll(async () => {
  vi.useRealTimers();
  // A module whose loading the end of a file cuts off cannot be had by the next file of this process either.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`;
  }
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  window.history.replaceState(null, '', '/');
});
