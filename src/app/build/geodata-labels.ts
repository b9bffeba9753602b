import type { PlaceLabels } from '#platform/maps/geodata-format.ts';
import { labelFontSize, worldX, worldY } from '#platform/maps/label-metrics.ts';
import { type GazetteerRow, hundredths, isAbroad } from './geodata-gazetteer.ts';

/** What a label needs. */
type LabelRow = { name: string; lat: number; lng: number; size: number };
export type PlacedRow<Row extends LabelRow> = Row & { from: number };

/** Zooms in halves of a step between which a label may begin to show: 3 to 14. */
const FIRST = 6;
const LAST = 28;
/** Halves of a zoom step up to which labels belong to the first look at the map. */
const EARLY = 11;
/** Fewest inhabitants, as a size, of a place that is named outside the countries of the gazetteer: 400,000. */
const LEAST_ABROAD = 56;
const CELL = 128;
const AIR = { x: 14, y: 10 };

/** A village has no label before the map shows its county, however empty the map is. */
const earliest = (size: number) => Math.max(FIRST, Math.round(2 * (4 + (58 - size) * 0.28)));

/**
 * From which zoom each label has room, larger places first. A label keeps its size while the map grows, so what has room once
 * has room at every closer zoom: labels never jump when the map is dragged, and the browser has nothing to work out.
 */
function placedLabels<Row extends LabelRow>(rows: readonly Row[]): PlacedRow<Row>[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  const grids = Array.from({ length: LAST - FIRST + 1 }, () => new Map<string, Box[]>());
  const cells = (box: Box) => {
    const keys: string[] = [];
    for (let x = Math.floor(box.left / CELL); x <= Math.floor(box.right / CELL); x += 1)
      for (let y = Math.floor(box.top / CELL); y <= Math.floor(box.bottom / CELL); y += 1) keys.push(`${x}:${y}`);
    return keys;
  };
  const boxAt = (row: Row, from: number): Box => {
    const world = 256 * 2 ** (from / 2);
    const [x, y] = [worldX(row.lng) * world, worldY(row.lat) * world];
    const font = labelFontSize(row.size);
    const half = row.name.length * font * 0.28 + AIR.x;
    return { left: x - half, right: x + half, top: y - AIR.y, bottom: y + font + AIR.y };
  };
  const isFree = (grid: Map<string, Box[]>, box: Box) =>
    cells(box).every((key) =>
      (grid.get(key) ?? []).every(
        (other) => other.right < box.left || other.left > box.right || other.bottom < box.top || other.top > box.bottom,
      ),
    );
  return [...rows]
    .sort((a, b) => b.size - a.size)
    .map((row) => {
      // Walked inwards from the closest zoom, because a label placed before this one may begin only at a closer zoom.
      let from = LAST;
      for (let zoom = LAST; zoom >= earliest(row.size); zoom -= 1) {
        const grid = grids[zoom - FIRST];
        if (grid && !isFree(grid, boxAt(row, zoom))) break;
        from = zoom;
      }
      for (let zoom = from; zoom <= LAST; zoom += 1) {
        const grid = grids[zoom - FIRST];
        const box = boxAt(row, zoom);
        for (const key of grid ? cells(box) : []) grid?.set(key, [...(grid.get(key) ?? []), box]);
      }
      return { ...row, from };
    });
}

/** What the map never names, however close it looks. */
const NEVER = 99;

/** All rows, each with the zoom from which the map names it: those of the own markets, and the large ones abroad. */
export function labelledRows(rows: readonly GazetteerRow[]): PlacedRow<GazetteerRow>[] {
  const isNamed = (row: GazetteerRow) => !isAbroad(row) || row.size >= LEAST_ABROAD;
  return [
    ...placedLabels(rows.filter(isNamed)),
    ...rows.filter((row) => !isNamed(row)).map((row) => ({ ...row, from: NEVER })),
  ];
}

/** The labels of the first look: what shows early, and everything abroad. */
export function earlyLabels(rows: ReadonlyArray<PlacedRow<GazetteerRow>>): PlaceLabels {
  const early = rows.filter((row) => row.from <= EARLY || (isAbroad(row) && row.from < NEVER));
  const sorted = early.sort((a, b) => a.from - b.from || a.name.localeCompare(b.name, 'en'));
  return {
    names: sorted.map((row) => row.name).join('\n'),
    lats: sorted.map((row) => hundredths(row.lat)),
    lngs: sorted.map((row) => hundredths(row.lng)),
    sizes: sorted.map((row) => row.size),
    from: sorted.map((row) => row.from),
  };
}
