import type { MapSprites, Sprite } from './map-sprites.ts';
import type { PlacedName } from './place-names.ts';

/** A circle that no name may cross: a pin's head or a cluster, CSS pixels. */
export type Obstacle = { x: number; y: number; reach: number };
export type LaidName = { sprite: Sprite; x: number; y: number; strength: number };

/** Between a place and its name. */
const DROP = 4;
/** Farther than this a name no longer belongs to its place. */
const FARTHEST = 46;

type Box = { left: number; right: number; top: number; bottom: number };

const meets = (box: Box, { x, y, reach }: Obstacle) => {
  const dx = x - Math.min(box.right, Math.max(box.left, x));
  const dy = y - Math.min(box.bottom, Math.max(box.top, y));
  return dx * dx + dy * dy < reach * reach;
};
const crosses = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Hangs each name below its place, below the marker that hides it, or above that marker; where neither is free the name is left
 * out. Names earlier in the list are placed first. Distances between places and markers do not change while a map is dragged,
 * so nothing jumps.
 */
export function layNames(
  names: readonly PlacedName[],
  obstacles: readonly Obstacle[],
  sprites: MapSprites,
): LaidName[] {
  const laid: LaidName[] = [];
  const taken: Box[] = [];
  for (const { name, x, y, size, strength } of names) {
    const sprite = sprites.name(name, size);
    const half = sprite.width / 2;
    const boxAt = (top: number): Box => ({ left: x - half, right: x + half, top, bottom: top + sprite.height });
    const blockers = (top: number) => obstacles.filter((obstacle) => meets(boxAt(top), obstacle));
    const isFree = (top: number) => !taken.some((box) => crosses(box, boxAt(top))) && blockers(top).length === 0;
    const first = blockers(y + DROP);
    const below = Math.max(...first.map((obstacle) => obstacle.y + obstacle.reach));
    const above = Math.min(...first.map((obstacle) => obstacle.y - obstacle.reach)) - sprite.height;
    const top = [y + DROP, below, above].find((tried) => Math.abs(tried - y) < FARTHEST && isFree(tried));
    if (top === undefined) continue;
    taken.push(boxAt(top));
    laid.push({ sprite, x, y: top, strength });
  }
  return laid;
}
