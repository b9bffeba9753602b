import { at, circle, clipped, ellipse, fade, line, n, path, rect } from '../../menu/pictures/parts/canvas.ts';
import { BRAND, darker, lighter } from '../../menu/pictures/parts/colours.ts';
import { star } from '../../menu/pictures/parts/emblem.ts';

/** A picture of its own size; without a background it stands on whatever is behind it. */
export function scene(width: number, height: number, background: string | null, ...parts: string[]): string {
  const edge = `M0 0h${width}v${height}H0z`;
  const drawn = background === null ? parts.join('') : path(edge, background) + clipped('c', edge, ...parts);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`;
}

/** Stars of one colour: `x y radius` each. */
export const stars = (places: string, colour: string = BRAND.gold) =>
  places
    .split(',')
    .map((place) => {
      const [x = 0, y = 0, r = 0] = place.split(' ').map(Number);
      return star(x, y, r, colour);
    })
    .join('');

/** The card of a member around 0,0, 160 wide. */
export const memberCard = (colour: string = BRAND.evergreen) =>
  rect(-80, -50, 160, 100, 13, colour) +
  path('M80-20V37a13 13 0 0 1-13 13H-30C20 40 60 16 80-20z', lighter(colour, 0.12)) +
  star(-50, -18, 19, BRAND.gold) +
  rect(-64, 14, 74, 8, 4, lighter(colour, 0.45)) +
  rect(-64, 29, 46, 7, 3.5, lighter(colour, 0.3)) +
  stars('36 30 7,52 30 7', BRAND.gold);

/** A phone around 0,0, 170 wide and 330 high, that shows how far the Stars of a year have come. */
export const starPhone = () =>
  rect(-88, -168, 176, 336, 30, '#0a241c') +
  rect(-78, -158, 156, 316, 21, BRAND.cream) +
  rect(-22, -150, 44, 9, 4.5, '#0a241c') +
  line('M0-118a54 54 0 1 1-.1 0z', '#ecdcbc', 13) +
  line('M0-118a54 54 0 1 1-51 71', BRAND.gold, 13) +
  star(0, -64, 30, BRAND.copper) +
  rect(-34, 6, 68, 11, 5.5, BRAND.evergreen) +
  rect(-50, 25, 100, 7, 3.5, '#d8c7a3') +
  [0, 42].map((y) => tile(50 + y)).join('') +
  rect(-60, 132, 120, 17, 8.5, BRAND.copper);

const tile = (y: number) =>
  rect(-62, y, 124, 35, 10, '#f3e3c4') +
  circle(-43, y + 17.5, 10, BRAND.evergreen) +
  star(-43, y + 17.5, 7, BRAND.gold) +
  rect(-25, y + 9, 62, 6, 3, '#a98f66') +
  rect(-25, y + 20, 40, 6, 3, '#cdb78e');

/** What lies on the floor at 0,0. */
export const groundShadow = (x: number, y: number, rx: number) => ellipse(x, y, rx, rx / 9, '#123c2f', fade(0.18));

/** A leaf from 0,0 upwards. */
export const leaf = (colour: string) =>
  path('M0 0C-16-8-16-30 0-44 16-30 16-8 0 0z', colour) + path('M0 0C16-8 16-30 0-44z', darker(colour, 0.14));

/** A wreath of leaves around 0,0, open at the top. */
export const wreath = (colour: string, radius: number) =>
  [-142, -116, -90, -64, -38, 38, 64, 90, 116, 142]
    .map((turn) => {
      const angle = (turn * Math.PI) / 180;
      const side = Math.sign(turn) * -24;
      return at(
        Number(n(Math.sin(angle) * radius)),
        Number(n(-Math.cos(angle) * radius)),
        leaf(colour),
        turn + 180 + side + 90 * Math.sign(turn) * -1,
        0.62,
      );
    })
    .join('');
