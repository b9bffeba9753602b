import { circle, n, path } from './canvas.ts';
import { BRAND } from './colours.ts';

/** The north star of the brand. */
export function star(x: number, y: number, r: number, fill: string): string {
  const s = n(r * 0.13);
  const l = n(r * 0.87);
  return path(
    `M${n(x)} ${n(y - r)}q${s} ${l} ${n(r)} ${n(r)}q-${l} ${s}-${n(r)} ${n(r)}q-${s}-${l}-${n(r)}-${n(r)}q${l}-${s} ${n(r)}-${n(r)}z`,
    fill,
  );
}

/** The star on a disc, as it is printed on cups and bags. */
export const emblem = (x: number, y: number, r: number, disc: string = BRAND.evergreen, ink: string = BRAND.cream) =>
  circle(x, y, r, disc) + star(x, y, r * 0.72, ink);
