import { at, circle, dots, ellipse, line, path, rect } from './canvas.ts';
import { BRAND, darker, FOOD, lighter } from './colours.ts';

/** Whipped cream, piped in three rounds; stands on 0,0 and is 84 wide. */
export function whip(cream: string = FOOD.white): string {
  const shade = darker(cream, 0.12);
  return [
    rect(-42, -18, 84, 22, 11, cream),
    line('M-34 0c14 5 50 5 68-1', shade, 4),
    rect(-31, -34, 62, 22, 11, cream),
    line('M-25-16c12 5 38 5 52-1', shade, 4),
    path('M-19-30c0-14 14-16 18-28 8 8 22 14 20 28-6 6-32 6-38 0z', cream),
    line('M-14-30c8 4 20 4 28-1', shade, 4),
  ].join('');
}

/** Lines of sauce over whipped cream. */
export const drizzle = (colour: string) =>
  line('M-38-8c10-10 12 6 22-2s12 6 22-2 14 4 30-4', colour, 4.5) +
  line('M-26-26c8-8 12 4 20-2s12 4 30-4', colour, 4.5) +
  line('M-12-40c6-4 12 4 22-3', colour, 4);

/** Sugar or chocolate strewn over whipped cream. */
export function strewn(colours: readonly string[], long = true): string {
  const places = [
    [-32, -8],
    [-18, -12],
    [-4, -7],
    [12, -11],
    [29, -8],
    [-22, -27],
    [-6, -23],
    [9, -28],
    [22, -24],
    [-6, -40],
    [6, -44],
  ] as const;
  return colours
    .map((colour, turn) => {
      const own = places.filter((_, index) => index % colours.length === turn);
      if (!long) return dots(own, 4.4, colour);
      const d = own.map(([x, y], index) => `M${x} ${y}l${[6, 2, -5][index % 3]} ${[2, -6, -3][index % 3]}`).join('');
      return line(d, colour, 3.4);
    })
    .join('');
}

/** Powder, crumbs or salt on flat foam; 70 wide. */
export const dusted = (...colours: readonly string[]): string =>
  colours
    .map((colour, turn) =>
      dots(
        DUST.filter((_, index) => index % colours.length === turn),
        3.6,
        colour,
      ),
    )
    .join('');

const DUST = [
  [-32, 0],
  [-24, -4],
  [-20, 4],
  [-12, -1],
  [-5, -6],
  [-2, 4],
  [6, -1],
  [13, -5],
  [15, 4],
  [23, 0],
  [30, -3],
  [33, 3],
  [-8, 6],
  [24, 5],
] as const;

/** A smooth layer of cold foam that runs down a little; 92 wide at 0,0. */
export const coldFoam = (colour: string) =>
  path('M-45-14h90l-1 22c-6 10-12 2-18 4-8 3-8 16-16 14s-6-14-16-14-8 10-16 8-10-12-24-8z', colour) +
  ellipse(0, -14, 44, 9, lighter(colour, 0.4));

export const marshmallows = (): string =>
  [
    [-22, -2, -12],
    [2, 3, 8],
    [24, -3, 20],
    [-8, -10, 30],
    [12, -12, -16],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(x, y, rect(-11, -8, 22, 16, 6, '#fffdf8') + rect(-11, 3, 22, 5, 2.5, '#f0dfcf'), turn),
    )
    .join('');

/** A cherry or a berry on the very top. */
export const cherry = (colour: string = FOOD.strawberry) =>
  line('M0-56c2-12 8-16 14-18', BRAND.evergreen, 3) +
  circle(0, -50, 11, colour) +
  ellipse(-4, -54, 3.5, 2.5, lighter(colour, 0.6));

export const wafer = (colour: string = FOOD.chocolate) =>
  at(26, -38, rect(-6, -34, 12, 50, 4, colour) + line('M-6-18l12-6M-6-4l12-6', darker(colour, 0.4), 3), 22);
