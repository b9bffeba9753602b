import type { Sprite, Writing } from './map-sprites.ts';

/** A circle that no name may cross: a pin's head or a cluster, CSS pixels. */
export type Obstacle = { x: number; y: number; reach: number };
/**
 * A name and the pixel that it belongs to; `dot` marks the pixel itself. `pinTop`: the upper edge of the pin that stands on that
 * pixel, where there is one.
 */
export type Nameable = {
  sprite: Writing;
  dot: Sprite | null;
  x: number;
  y: number;
  strength: number;
  pinTop: number | null;
};
/** A name at the pixel of its upper edge's middle. */
export type LaidName = Nameable & { top: number };

/** Between a place and its name. */
const DROP = 4;
/** Farther than this a name no longer belongs to its place. */
const FARTHEST = 64;
/** Markers farther above or below than this never meet a name. */
const REACH = 110;

/** Edges on the screen, CSS pixels. */
export type Box = { left: number; right: number; top: number; bottom: number };

function meets(box: Box, { x, y, reach }: Obstacle): boolean {
  const dx = x - Math.min(box.right, Math.max(box.left, x));
  const dy = y - Math.min(box.bottom, Math.max(box.top, y));
  return dx * dx + dy * dy < reach * reach;
}

const crosses = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Hangs each name below its place, below the marker that hides it, or above that marker. The name of a pin stands below that pin
 * or above it: beside another one it would be read as that one's. Where nothing is free the name is left out. Names earlier in
 * the list are placed first; on what is `written` already none is placed. Among themselves names keep their places while a map is
 * dragged, so nothing jumps; only at what is `written`, which does not move with it, one may go or change sides. Runs in every frame,
 * hence its loops.
 */
export function layNames(
  names: readonly Nameable[],
  obstacles: readonly Obstacle[],
  written: readonly Box[] = [],
): LaidName[] {
  const laid: LaidName[] = [];
  const taken: Box[] = [...written];
  for (const name of names) {
    const { sprite, x, y } = name;
    const half = sprite.width / 2;
    const near = obstacles.filter((one) => Math.abs(one.x - x) < half + one.reach && Math.abs(one.y - y) < REACH);
    const box: Box = { left: x - half, right: x + half, top: y + DROP, bottom: y + DROP + sprite.height };
    const isFree = (top: number) => {
      box.top = top;
      box.bottom = top + sprite.height;
      return !near.some((one) => meets(box, one)) && !taken.some((other) => crosses(box, other));
    };
    const otherTops = () => {
      if (name.pinTop !== null) return [name.pinTop - sprite.height];
      const blockers = near.filter((one) => meets(box, one));
      if (blockers.length === 0) return [];
      const below = Math.max(...blockers.map((one) => one.y + one.reach));
      const above = Math.min(...blockers.map((one) => one.y - one.reach)) - sprite.height;
      return [below, above].filter((other) => Math.abs(other - y) < FARTHEST);
    };
    const top = isFree(y + DROP) ? y + DROP : otherTops().find(isFree);
    if (top === undefined) continue;
    taken.push(box);
    laid.push({ ...name, top });
  }
  return laid;
}
