import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { findNearestLocation } from '#api/locations/nearest-location.ts';
import { answerInstead } from '#tests/support/held-calls.ts';
import { sentBodies } from '#tests/support/sent-calls.ts';
import { nearestSearchState } from '../locator-state.ts';
import { useNearestSearchActor } from './nearest-search.flow.ts';

const FROM = { lat: 47.9, lng: -106.6 };

/** Until there is an answer. */
async function lookFrom(nearest: ReturnType<typeof useNearestSearchActor>, features: readonly string[]) {
  nearest.send({ type: 'expansion.pressed', asked: { from: FROM, features } });
  await waitFor(nearest, (snapshot) => !snapshot.hasTag('busy'));
}

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['its own', { latitude: 45.7833, longitude: -108.5007 }, { lat: 45.7833, lng: -108.5007 }],
  ['none, where it has none,', null, null],
])(
  'LST-012 the coordinates of the store that was found are %s and never those that were asked from',
  async (_, coordinates, shown) => {
    answerInstead(findNearestLocation, () =>
      Response.json({ store: { storeNumber: '7', name: 'Billings', coordinates }, distance: 130 }),
    );
    const { result } = renderHook(useNearestSearchActor);
    const nearest = result.current;
    await act(() => lookFrom(nearest, []));
    expect(nearestSearchState(nearest.getSnapshot())).toMatchObject({
      hasSearchedNearest: true,
      nearestNotFound: false,
      nearestStoreCoordinates: shown,
      error: null,
    });
  },
);

test('LOC-028 the nearest store is asked for from the point, with the features that are filtered by', async () => {
  answerInstead(findNearestLocation, () => new Response(null, { status: 404 }));
  const { result } = renderHook(useNearestSearchActor);
  await act(() => lookFrom(result.current, ['DT', 'WF']));
  expect(sentBodies(findNearestLocation)).toEqual([{ ...FROM, features: ['DT', 'WF'] }]);
});
