/** How far a sheet can lie over what is below it. */
export const SHEET_STOPS = ['peek', 'half', 'full'] as const;

export type SheetStop = (typeof SHEET_STOPS)[number];

/** The share of the room that half a sheet takes; what peeks is as high as a line and its handle, pixels. */
export const HALF_SHARE = 0.55;
export const PEEK_HEIGHT = 76;

/** Let go faster than this, pixels a millisecond, a sheet goes on to the next stop. */
const FAST = 0.4;

/** Where a sheet comes to rest that is let go at a height (pixels) with a speed (pixels a millisecond, upwards positive). */
export function sheetStopAt(height: number, speed: number, room: number): SheetStop {
  const heights = { peek: PEEK_HEIGHT, half: room * HALF_SHARE, full: room };
  if (speed > FAST) return SHEET_STOPS.find((stop) => heights[stop] > height) ?? 'full';
  if (speed < -FAST) return [...SHEET_STOPS].reverse().find((stop) => heights[stop] < height) ?? 'peek';
  const away = (stop: SheetStop) => Math.abs(heights[stop] - height);
  return SHEET_STOPS.reduce((nearest, stop) => (away(stop) < away(nearest) ? stop : nearest));
}
