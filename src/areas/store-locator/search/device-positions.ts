import { type Coordinates, coarse, hasMoved } from '#domain/coordinates.ts';
import type { LocationQuery } from '#domain/store-locator/location-query.ts';
import type { LocatorAddress } from '#domain/store-locator/locator.ts';

/**
 * Where the device was found since the locator was opened. Tags of advertisers read addresses, so those have such a position to 0.01
 * degree only (FC-134, D-272); while the page lasts it is asked for exactly.
 */
export type DevicePositions = {
  note(position: Coordinates): void;
  /** A question as an address may have it. */
  written(query: LocationQuery): LocationQuery;
  /** What an address means that was written so. */
  meant(address: LocatorAddress): LocatorAddress;
};

export function createDevicePositions(): DevicePositions {
  /** The newest first: of two that are written alike it is the one that is meant. */
  let found: readonly Coordinates[] = [];
  return {
    note(position) {
      found = [position, ...found];
    },
    written(query) {
      const { coordinates } = query;
      const isOfDevice = coordinates !== null && found.some((one) => !hasMoved(one, coordinates));
      return isOfDevice ? { ...query, coordinates: coarse(coordinates) } : query;
    },
    meant(address) {
      const { query, camera } = address;
      const { coordinates } = query;
      const exact = coordinates && found.find((one) => !hasMoved(coarse(one), coordinates));
      // A view that is asked about is asked around its centre.
      return exact
        ? { ...address, query: { ...query, coordinates: exact }, camera: camera && { ...camera, ...exact } }
        : address;
    },
  };
}
