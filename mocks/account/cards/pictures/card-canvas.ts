import { at, circle, clipped, fade, path } from '../../../menu/pictures/parts/canvas.ts';
import { BRAND } from '../../../menu/pictures/parts/colours.ts';
import { star } from '../../../menu/pictures/parts/emblem.ts';

/** A card lies: 8 to 5, edge to edge; the view rounds its corners. */
export const WIDTH = 320;
export const HEIGHT = 200;

const EDGE = `M0 0h${WIDTH}v${HEIGHT}H0z`;

/** A whole card on its background, with the brand's mark in its corner. */
export function card(background: string, ...parts: string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    path(EDGE, background),
    // What stands over the edge is cut, also where a picture is shown without its own frame.
    clipped('c', EDGE, ...parts),
    mark(),
    '</svg>',
  ].join('');
}

const mark = () => circle(30, 30, 15, BRAND.deep) + star(30, 30, 11, BRAND.gold);

/** A picture that was drawn on the square of a product, brought to its place on a card by its middle and its size. */
export const fromSquare = (x: number, y: number, scale: number, drawn: string) =>
  at(x - 120 * scale, y - 120 * scale, drawn, 0, scale);

/** Ranges of hills one behind the other, the farthest first. */
export const hills = (...ranges: ReadonlyArray<readonly [colour: string, outline: string]>) =>
  ranges.map(([colour, outline]) => path(`M0 ${HEIGHT}V${outline}V${HEIGHT}z`, colour)).join('');

/** A conifer on its foot, of three tiers. */
export const conifer = (colour: string) =>
  path('M0-74l20 28H8l18 24H12l18 22h-60l18-22h-14l18-24h-12z', colour) + path('M-4 0h8v9h-8z', '#4a2c1a');

export const sun = (x: number, y: number, r: number, colour: string) =>
  circle(x, y, r * 1.5, colour, fade(0.22)) + circle(x, y, r, colour);
