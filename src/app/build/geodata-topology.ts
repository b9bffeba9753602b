import type { Position } from 'geojson';
import type { Topology } from 'topojson-specification';

/** Arc numbers as TopoJSON writes them: a negative number is the arc `~n` walked backwards. */
export type Rings = number[][];

/** The points of one arc in degrees. */
export function arcPoints(topology: Topology, index: number): Position[] {
  const arc = topology.arcs[index] ?? [];
  const { scale, translate } = topology.transform ?? { scale: [1, 1], translate: [0, 0] };
  let x = 0;
  let y = 0;
  return arc.map(([dx = 0, dy = 0]) => {
    if (topology.transform) {
      x += dx;
      y += dy;
    } else [x, y] = [dx, dy];
    return [x * (scale[0] ?? 1) + (translate[0] ?? 0), y * (scale[1] ?? 1) + (translate[1] ?? 0)];
  });
}

/** Squared distance of a point from a segment, degrees of longitude; latitudes stretched as the map stretches them. */
function offLine(point: Position, a: Position, b: Position): number {
  const stretch = 1 / Math.max(0.2, Math.cos(((point[1] ?? 0) * Math.PI) / 180));
  const [px, py] = [point[0] ?? 0, (point[1] ?? 0) * stretch];
  const [ax, ay] = [a[0] ?? 0, (a[1] ?? 0) * stretch];
  const [bx, by] = [b[0] ?? 0, (b[1] ?? 0) * stretch];
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length));
  return (px - ax - share * (bx - ax)) ** 2 + (py - ay - share * (by - ay)) ** 2;
}

/** Degrees by which a line may be off at a place. */
export type Tolerance = (place: Position) => number;

/** Douglas and Peucker: drops the points that lie within the tolerance of the line without them. */
function simplified(points: readonly Position[], tolerance: Tolerance): Position[] {
  const keep = new Set([0, points.length - 1]);
  const open: Array<[number, number]> = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const [a, b] = [points[from], points[to]];
    let farthest = -1;
    let most = 1;
    for (let index = from + 1; a && b && index < to; index += 1) {
      const point = points[index];
      const off = point ? offLine(point, a, b) / tolerance(point) ** 2 : 0;
      if (off > most) [farthest, most] = [index, off];
    }
    if (farthest < 0) continue;
    keep.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, index) => keep.has(index));
}

/** The area of a ring in square degrees, for telling islands that matter from specks. */
export function ringArea(ring: readonly Position[]): number {
  let doubled = 0;
  let previous = ring.at(-1);
  for (const point of ring) {
    if (previous) doubled += (previous[0] ?? 0) * (point[1] ?? 0) - (point[0] ?? 0) * (previous[1] ?? 0);
    previous = point;
  }
  return Math.abs(doubled) / 2;
}

/** The points of a ring, arcs joined. */
export function ringPoints(topology: Topology, arcs: readonly number[]): Position[] {
  return arcs.flatMap((arc) => (arc < 0 ? arcPoints(topology, ~arc).reverse() : arcPoints(topology, arc)));
}

/** How often each arc is used by different areas: once is a coast, twice is a border. */
export function arcUses(
  areas: ReadonlyArray<{ arcs: readonly number[][] | readonly number[][][] }>,
): Map<number, number> {
  const uses = new Map<number, number>();
  for (const area of areas) {
    const own = new Set(area.arcs.flat(2).map((arc) => (arc < 0 ? ~arc : arc)));
    for (const arc of own) uses.set(arc, (uses.get(arc) ?? 0) + 1);
  }
  return uses;
}

/** Collects arcs of several topologies into one, simplified and quantised on a common grid. */
export function topologyWriter(grid: number) {
  const arcs: Position[][] = [];
  const known = new Map<Topology, Map<number, number>>();
  const onGrid = ([x = 0, y = 0]: Position): Position => [Math.round(x / grid), Math.round(y / grid)];

  /** Adds an arc once. */
  function add(topology: Topology, arc: number, tolerance: Tolerance): number {
    const index = arc < 0 ? ~arc : arc;
    const numbers = known.get(topology) ?? new Map<number, number>();
    known.set(topology, numbers);
    let number = numbers.get(index);
    if (number === undefined) {
      number = arcs.push(simplified(arcPoints(topology, index), tolerance).map(onGrid)) - 1;
      numbers.set(index, number);
    }
    return arc < 0 ? ~number : number;
  }

  /** Every arc as differences, without points that fall together. */
  function written(): Position[][] {
    return arcs.map((points) => {
      const [first = [0, 0], ...rest] = points;
      let [x = 0, y = 0] = first;
      const steps: Position[] = [first];
      for (const [nextX = 0, nextY = 0] of rest) {
        if (nextX !== x || nextY !== y) steps.push([nextX - x, nextY - y]);
        [x, y] = [nextX, nextY];
      }
      return steps.length === 1 ? [...steps, [0, 0]] : steps;
    });
  }

  return { add, written };
}
