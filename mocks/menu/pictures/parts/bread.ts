import { at, ellipse, line, path, rect } from './canvas.ts';
import { darker, FOOD, lighter } from './colours.ts';

/* What stands is drawn upwards from 0,0 and about 150 wide. */

/** A whole bagel, sliced, with its spread. */
export function bagel(colour: string, seeds: string, spread: string = FOOD.milk): string {
  return [
    rect(-84, -34, 168, 30, 15, darker(colour, 0.14)),
    rect(-82, -44, 164, 16, 8, spread),
    path('M-84-52c0-30 38-50 84-50s84 20 84 50c0 10-168 10-168 0z', darker(colour, 0.1)),
    ellipse(0, -64, 84, 40, colour),
    ellipse(0, -68, 28, 12, darker(colour, 0.4)),
    path('M-28-68c0 15 56 15 56 0-6 7-50 7-56 0z', lighter(colour, 0.3)),
    line('M-66-76c12-14 30-20 50-22', lighter(colour, 0.45), 6),
    seeds,
  ].join('');
}

const SEEDS = [
  [-58, -62],
  [-44, -82],
  [-20, -92],
  [8, -94],
  [34, -88],
  [56, -76],
  [62, -56],
  [40, -44],
  [14, -38],
  [-16, -40],
  [-42, -48],
  [-36, -64],
  [44, -64],
  [-68, -54],
] as const;

/** Seeds around the hole: every second one of the next colour. */
export const seeded = (...colours: readonly string[]) =>
  colours
    .map((colour, turn) =>
      line(
        SEEDS.filter((_, index) => index % colours.length === turn)
          .map(([x, y], index) => `M${x} ${y}l${index % 2 ? 4 : -3} 2`)
          .join(''),
        colour,
        4.5,
      ),
    )
    .join('');

export const muffin = (top: string, paper: string, over: string) =>
  [
    path('M-58-60H58L44 0a8 8 0 0 1-8 6h-72a8 8 0 0 1-8-6z', paper),
    line('M-38-52l6 52M-14-52l3 52M14-52l-3 52M38-52l-6 52', darker(paper, 0.18), 6),
    path('M-74-56c-6-22 14-28 20-46 14-34 94-34 108 0 6 18 26 24 20 46-4 12-144 12-148 0z', top),
    path('M-74-56c-2-8 0-12 4-17 26 16 114 16 140 0 4 5 6 9 4 17-4 12-144 12-148 0z', darker(top, 0.18)),
    line('M-42-92c6-12 18-19 32-21', lighter(top, 0.5), 7),
    over,
  ].join('');

/** A loaf behind the slice that was cut from it. */
export function loaf(crust: string, crumb: string, inside: string, icing = ''): string {
  const slice = 'M-62-4v-54c-16-12-10-44 16-44h56c26 0 32 32 16 44v54a6 6 0 0 1-6 6h-76a6 6 0 0 1-6-6z';
  return [
    at(34, -6, path(slice, darker(crust, 0.15)), 0, 0.98),
    at(18, -3, path(slice, crust), 0, 0.99),
    icing === ''
      ? ''
      : path(
          'M-74-84c0-12 10-22 28-22h78c22 0 34 12 32 30-16 4-14-10-28-8s-16 12-26 10-14-12-26-10-14 16-26 14-14-12-32-14z',
          icing,
        ),
    at(-14, 0, path(slice, crust) + at(-1, -5, path(slice, crumb), 0, [0.9, 0.92]) + inside),
    icing === ''
      ? ''
      : path(
          'M-82-82c2-14 12-22 26-22h56c16 0 26 10 26 24-12 2-8-10-18-8s-10 18-18 16-8-14-18-12-12 14-22 12-10-14-32-10z',
          icing,
        ),
  ].join('');
}
