import { afterAll, vi } from 'vitest';
import { type AnyActorRef, fromPromise } from 'xstate';
// Loaded before the walks begin, so that none of them waits for a file.
import '#areas/store-locator/details/pinned-store.tsx';
import { EMPTY_QUERY } from '#domain/store-locator/location-query.ts';
import { aLocation } from '#tests/support/locations.ts';
import { describeView } from '../kit/register-view.ts';
import { mountedLocator } from './fake-map.tsx';
import { mountLocatorScreen } from './mount-locator-screen.tsx';
import { HEIGHTS, model, ROOM } from './results-sheet.model.ts';

// Nothing is laid out here: the sheet is as high as its style would make it.
vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(ROOM);
vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
  const stop = this.closest('[data-sheet]')?.getAttribute('data-sheet');
  return stop === 'peek' || stop === 'full' || stop === 'pin' ? HEIGHTS[stop] : HEIGHTS.half;
});
HTMLElement.prototype.setPointerCapture = () => {};
afterAll(() => vi.restoreAllMocks());

const asked = { ...EMPTY_QUERY, place: 'Seattle' };

describeView('store-locator/results-sheet', model, (harness) =>
  mountLocatorScreen(harness, {
    address: { query: asked, tab: 'nearby', camera: null },
    questions: [asked],
    stores: [aLocation('1001'), aLocation('1002')],
    actors: {
      loadLocations: fromPromise(async () => ({
        count: 2,
        coordinates: null,
        view: null,
        moreResults: false,
        firstFavourite: null,
        firstNearby: null,
        named: null,
      })),
    },
    onExternalEvent: (event) => {
      const sheet: AnyActorRef = mountedLocator().flow.sheet;
      sheet.send(event);
    },
  }),
);
