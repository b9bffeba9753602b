import { traitsIn } from '#mocks/locations/store-search.ts';
import { availabilityAt } from '#mocks/menu/availability.ts';
import { localTimeIn, openingAt } from '#mocks/stores/opening.ts';
import type { StoreRecord } from '#mocks/stores/store-record.ts';
import { WEEKS } from '#mocks/stores/store-traits.ts';
import type { World } from '#mocks/world.ts';

/** The number of the store of that name. */
export function storeNamed(world: World, name: string): string {
  const found = world.directory.records.find((record) => record.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found.storeNumber;
}

/** The number of a store that is open, takes orders of everybody and sells lattes now, and of which this is true. */
export function storeWhere(world: World, isTrue: (record: StoreRecord) => boolean): string {
  const found = world.directory.records.find((record) => {
    const { ordering, week } = traitsIn(world, record);
    return (
      isTrue(record) &&
      ordering.availability === 'READY' &&
      ordering.guestOrdering &&
      openingAt(WEEKS[week], localTimeIn(record.timeZoneId, world.clock.now()), record.country).open &&
      availabilityAt(world, record)('hot-coffee', '1010') === 'Available'
    );
  });
  if (!found) throw new Error('There is no such store.');
  return found.storeNumber;
}
