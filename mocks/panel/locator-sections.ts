import { MISSING_STORE, SENTINEL_PLACES } from '../sentinels.ts';
import { choice, field, section, table } from './dom.ts';

/** What stands where stores would be, and how to see it. */
const EMPTY_STATES = [
  ['Where would you like your coffee?', 'Open /store-locator'],
  ['We couldn’t find that location.', `Search for ${SENTINEL_PLACES.nowhere}`],
  ['We couldn’t find that store.', `Open /store-locator?storeNumber=${MISSING_STORE}`],
  ['No stores found: look further away', `Search for ${SENTINEL_PLACES.empty}`],
  ['No stores found: disable filters', `Search for ${SENTINEL_PLACES.empty} and turn a filter on`],
  ['No stores found: move the map', `Search for ${SENTINEL_PLACES.empty} at /menu/store-locator`],
  ['We can’t find any nearby stores.', `Search for ${SENTINEL_PLACES.nothing}, then Expand Search`],
  ['You’ve zoomed out too far.', 'Search for Seattle and zoom out below 10'],
  ['We were unable to access your location.', 'Choose a position below, open /store-locator, find stores near me'],
  ['No previous stores yet', 'Signed out or as a new member, the tab Previous'],
  ['No favorite stores yet', 'Signed out or as a new member, the tab Favorites'],
  ['More stores than one answer holds', 'Choose the world of short answers, search for Seattle'],
  ['We couldn’t load the stores.', `Search for ${SENTINEL_PLACES.broken}`],
] as const;

type Positions = Record<string, { label: string; position?: GeolocationPosition; error?: 1 | 2 | 3 }>;

const at = (latitude: number, longitude: number, accuracy: number) =>
  ({ coords: { latitude, longitude, accuracy } }) as GeolocationPosition;

const POSITIONS: Positions = {
  own: { label: 'As the browser says' },
  seattle: { label: 'Seattle, accurate to 20 m', position: at(47.6097, -122.3331, 20) },
  rough: { label: 'Seattle, accurate to 50 km', position: at(47.6097, -122.3331, 50_000) },
  denied: { label: 'Denied', error: 1 },
  unavailable: { label: 'Not available', error: 2 },
  late: { label: 'Timed out', error: 3 },
  silent: { label: 'No answer at all' },
};

let chosen = 'own';

/** What the browser says of the position, as long as this page is open, and the way to every empty state. */
export function locatorSection(): HTMLElement {
  const options = Object.entries(POSITIONS).map(([value, { label }]) => ({ value, label }));
  return section(
    'Store locator',
    'Every message that may stand where stores would be.',
    field('Position, until the page is left', choice(options, chosen, pretendPosition)),
    table('Empty states', ['Message', 'How to see it'], EMPTY_STATES),
  );
}

function pretendPosition(name: string): void {
  chosen = name;
  Reflect.deleteProperty(navigator.geolocation, 'getCurrentPosition');
  if (name === 'own') return;
  const { position, error } = POSITIONS[name] ?? {};
  Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
    configurable: true,
    value: (found: PositionCallback, failed?: (error: { code: number }) => void) => {
      if (position) found(position);
      else if (error) failed?.({ code: error });
    },
  });
}
