import { afterEach, expect, test, vi } from 'vitest';
import { watchInSight } from './in-sight.ts';

type Entries = { intersectionRatio: number }[];

/** The observer of the browser, as far as it is used. */
function observe() {
  let report: (entries: Entries) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      constructor(listener: (entries: Entries) => void) {
        report = listener;
      }
      observe() {}
    },
  );
  const listener = vi.fn();
  const stop = watchInSight(document.body, listener);
  return {
    scroll: (...ratios: number[]) => report(ratios.map((intersectionRatio) => ({ intersectionRatio }))),
    listener,
    stop,
    disconnect,
  };
}

const setVisibility = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('FED-073 most of an element on the screen is in sight, less of it or a page behind another is not', () => {
  const { scroll, listener } = observe();
  setVisibility('visible');
  scroll(0);
  expect(listener).not.toHaveBeenCalled();
  scroll(0.3, 0.6);
  setVisibility('hidden');
  setVisibility('visible');
  scroll(0.59);
  expect(listener.mock.calls.flat()).toEqual([true, false, true, false]);
});

test('after it was stopped nothing is reported', () => {
  const { stop, listener, disconnect } = observe();
  stop();
  setVisibility('hidden');
  setVisibility('visible');
  expect(disconnect).toHaveBeenCalledTimes(1);
  expect(listener).not.toHaveBeenCalled();
});

test('a browser without the observer reports nothing', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const listener = vi.fn();
  watchInSight(document.body, listener)();
  expect(listener).not.toHaveBeenCalled();
});
