import { at, dots, ellipse, line, path, rect } from './canvas.ts';
import { darker, lighter } from './colours.ts';

/** A box with four places, seen from above. */
export const box = (colour: string, ...places: readonly string[]) =>
  [
    rect(34, 42, 180, 168, 22, '#123c2f', ' opacity=".15"'),
    rect(28, 34, 184, 168, 22, colour),
    rect(36, 42, 168, 152, 16, darker(colour, 0.16)),
    ...places.map((inner, index) => {
      const [x, y] = [index % 2 === 0 ? 79 : 161, index < 2 ? 80 : 156];
      return rect(x - 38, y - 34, 76, 68, 12, lighter(colour, 0.72)) + at(x, y, inner);
    }),
  ].join('');

export const halfEgg = (turn = 0) =>
  at(
    0,
    0,
    path('M0-21C14-18 17 4 12 12c-5 9-19 9-24 0C-17 4-14-18 0-21z', '#fffdf8') + ellipse(0, 3, 8, 8.5, '#f5b32f'),
    turn,
  );
export const cubes = (...colours: readonly string[]) =>
  colours
    .map((colour, index) =>
      at(
        [-16, 14, -14, 16][index] ?? 0,
        [-14, -12, 14, 15][index] ?? 0,
        rect(-12, -10, 24, 22, 4, darker(colour, 0.14)) + rect(-12, -12, 24, 18, 4, colour),
        [-10, 8, 6, -12][index],
      ),
    )
    .join('');
export const dip = (colour: string) =>
  ellipse(0, 0, 30, 26, '#fffdf8') +
  ellipse(0, 1, 25, 21, colour) +
  line('M-10 2c2-8 20-6 16 2-3 6-16 6-14-2', darker(colour, 0.2), 3);
export const sticks = () =>
  line('M-24-18L-10 22M-14-22l12 44', '#f08a35', 8) + line('M4-22l6 44M16-22l8 42', '#8fbf5a', 8);
export const crackers = () =>
  at(-10, -4, rect(-16, -16, 32, 32, 5, '#e0b36c') + dots('-7 -7,7 -7,0 0,-7 7,7 7', 3, '#a97838'), -12) +
  at(14, 8, rect(-15, -15, 30, 30, 5, '#ecc483') + dots('-6 -6,6 -6,0 0,-6 6,6 6', 3, '#a97838'), 10);
