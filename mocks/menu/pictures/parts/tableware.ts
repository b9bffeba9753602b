import { at, circle, ellipse, fade, path, picture, rect, shadow } from './canvas.ts';
import { darker } from './colours.ts';

/** A plate seen from a little above, on which things stand at y 196. */
export const plate = (colour = '#fffdf8') =>
  shadow(92) +
  ellipse(120, 200, 94, 16, darker(colour, 0.14)) +
  ellipse(120, 195, 94, 16, colour) +
  ellipse(120, 195, 66, 9.5, darker(colour, 0.08));

/** A plate seen from above. */
export const roundPlate = (colour = '#fffdf8') =>
  ellipse(124, 130, 96, 96, '#123c2f', fade(0.15)) +
  circle(120, 122, 95, colour) +
  circle(120, 122, 70, darker(colour, 0.06));

export const board = (wood = '#c98f55') =>
  shadow(94) + rect(24, 190, 192, 18, 9, darker(wood, 0.2)) + rect(24, 186, 192, 16, 8, wood);

/** A paper under what is eaten by hand. */
export const napkin = (colour = '#fffdf8') =>
  shadow(84, 120, 208) +
  path('M28 196l30-22h130l26 22-30 16H52z', colour) +
  path('M28 196l24 16h132l30-16-30 9H54z', darker(colour, 0.12));

/** What stands on a plate or board, drawn upwards from 0,0. */
export const served = (inner: string, scale = 1, y = 194) => at(120, y, inner, 0, scale);

/** Low things come nearer, and so to the middle. */
export const nearer = (tile: string, ...parts: string[]) => picture(tile, at(-7.2, -26, parts.join(''), 0, 1.06));

/** A deep bowl, seen from a little above: what it holds is drawn around 0,0, 130 wide and 44 high. */
export function bowl(colour: string, content: string, over: string): string {
  return [
    shadow(70),
    path('M38 112c0 58 30 92 58 92h48c28 0 58-34 58-92z', colour),
    path('M38 112c0 58 30 92 58 92h16c-30 0-56-34-58-84z', darker(colour, 0.16)),
    ellipse(120, 112, 82, 31, colour),
    ellipse(120, 114, 74, 26, darker(colour, 0.22)),
    ellipse(120, 117, 71, 23, content),
    at(120, 114, over),
  ].join('');
}
