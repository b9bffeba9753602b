import type { Coordinates } from '#domain/coordinates.ts';
import { around } from '../locations/locations.ts';
import { nearestStore } from '../locations/store-search.ts';
import { randomFrom } from '../random.ts';
import type { World } from '../world.ts';

export type Timing = { p50: number; p95: number; worst: number };

/** Milliseconds that a world takes, in process, over many points near its stores: the index alone, a whole answer, a filtered one, the nearest. */
export function measureQueries(
  world: World,
  rounds = 500,
): Record<'index' | 'answer' | 'filtered' | 'nearest', Timing> {
  const random = randomFrom('measured points');
  const points = Array.from({ length: rounds }, (): Coordinates => {
    const record = world.directory.records[Math.floor(random() * world.directory.records.length)];
    const { lat, lng } = record?.position ?? { lat: 0, lng: 0 };
    return { lat: Math.max(-90, Math.min(90, lat + random() - 0.5)), lng: ((lng + random() + 179.5) % 360) - 180 };
  });
  const anonymous = { kind: 'anonymous' } as const;
  return {
    index: timed(points, (point) => world.directory.index.within(point, 50)),
    answer: timed(points, (point) => around(world, anonymous, 'en-US', point, [])),
    filtered: timed(points, (point) => around(world, anonymous, 'en-US', point, ['ON', 'DT', 'WF'])),
    nearest: timed(points, (point) => nearestStore(world, anonymous, 'en-US', point, ['ON', 'CX', 'EV'])),
  };
}

function timed(points: readonly Coordinates[], query: (point: Coordinates) => unknown): Timing {
  const taken = points.map((point) => {
    const begun = performance.now();
    query(point);
    return performance.now() - begun;
  });
  const sorted = taken.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), worst: at(1) };
}
