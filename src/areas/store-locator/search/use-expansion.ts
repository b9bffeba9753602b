import { useLocator } from '../locator-context.tsx';

/** Looks for the nearest store, however far, from where the search or the map is (LOC-028, LOC-043). */
export function useExpansion(): () => void {
  const { locator, map, placeSearch, nearest } = useLocator();
  return () => {
    const { query, fetchAtLocation } = locator.getSnapshot().context;
    const { lat, lng } = map.getSnapshot().context.camera;
    const from = fetchAtLocation ?? query.coordinates ?? { lat, lng };
    // A chosen place that is located slowly is not what is wanted any more (FC-055).
    placeSearch.send({ type: 'search.superseded' });
    // A store that was found and could not be shown is forgotten: it is looked for once more.
    if (nearest.getSnapshot().context.nearest) nearest.send({ type: 'search.superseded' });
    nearest.send({ type: 'expansion.pressed', asked: { from, features: query.features } });
  };
}
