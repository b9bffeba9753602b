import { at, dots, ellipse, line, path, rect } from './canvas.ts';
import { darker, FOOD, lighter } from './colours.ts';

/* Drawn upwards from 0,0. */

export type Bread = 'muffin' | 'bun' | 'grilled' | 'roll' | 'toast';

/** Fillings from the bottom up between two halves of bread. */
export function sandwich(bread: Bread, crust: string, fillings: readonly string[], gap = 15): string {
  const height = 28 + fillings.length * gap;
  const stacked = fillings.map((filling, index) => at(0, -34 - index * gap, filling));
  const between = rect(-62, -height, 124, height - 20, 0, darker(FOOD.crumb, 0.3));
  return between + under(bread, crust) + stacked.join('') + at(0, -height, over(bread, crust));
}

function under(bread: Bread, crust: string): string {
  const radius = bread === 'toast' || bread === 'grilled' ? 6 : 14;
  return rect(-70, -28, 140, 28, radius, darker(crust, 0.1)) + rect(-70, -28, 140, 9, 4.5, FOOD.crumb);
}

function over(bread: Bread, crust: string): string {
  const crumb = rect(-70, -10, 140, 12, 5, FOOD.crumb);
  const shine = lighter(crust, 0.45);
  switch (bread) {
    case 'muffin':
      return (
        crumb +
        rect(-72, -36, 144, 32, 15, crust) +
        line('M-50-29h56', shine, 5) +
        dots('-54 -20,-30 -14,-8 -22,20 -15,44 -24,58 -14,34 -30', 4, '#fff4dc')
      );
    case 'grilled':
      return (
        crumb +
        rect(-72, -34, 144, 30, 8, crust) +
        line('M-52-8l14-24M-26-8l14-24M0-8l14-24M26-8l14-24M50-8l12-22', darker(crust, 0.42), 6)
      );
    case 'toast':
      return (
        crumb +
        rect(-72, -30, 144, 26, 7, crust) +
        line('M-58-22h80', shine, 5) +
        line('M-60-8H60', darker(crust, 0.2), 3)
      );
    case 'roll':
      return (
        crumb +
        path('M-74-4c-4-40 26-46 74-46s78 6 74 46z', crust) +
        line('M-34-42l10 14M-6-44l10 16M24-43l10 14', darker(crust, 0.28), 5) +
        line('M-60-26c4-9 12-14 20-16', shine, 5)
      );
    case 'bun':
      return (
        crumb +
        path('M-72-4c0-38 30-58 72-58s72 20 72 58z', crust) +
        line('M-54-28c4-10 14-18 26-22', shine, 6) +
        line('M-22-48l4 2M2-54h5M26-46l4 3M-6-34l4 2M18-30l5 1M44-32l3 3M-36-22h4', '#fff4dc', 4.5)
      );
  }
}

/** A sandwich cut from corner to corner, seen at its cut side: what is in it, one layer after another. */
export function triangle(crust: string, fillings: readonly string[]): string {
  return [
    path('M-86-62L6-112q6-3 12 0L88-62z', darker(crust, 0.12)),
    path('M-80-66L8-112q4-2 8 0l66 46z', crust),
    path('M-66-66L8-105q4-2 8 0l52 39z', '#fbe9c8'),
    dots('-20 -78,14 -92,40 -78,6 -76', 4, '#eccf9c'),
    rect(-86, -16, 174, 18, 6, crust),
    rect(-86, -19, 174, 14, 5, '#f6dcb0'),
    rect(-80, -60, 162, 44, 0, darker(FOOD.crumb, 0.3)),
    ...fillings,
    rect(-86, -68, 174, 14, 5, '#f6dcb0'),
    dots('-64 -61,-30 -62,8 -60,44 -62,72 -60,-48 -12,-8 -13,30 -11,62 -13', 4, '#e4c08a'),
  ].join('');
}

/** Half of a wrap in its paper; the cut end shows what is in it. */
function wrapHalf(tortilla: string, fillings: readonly string[], paper: string, turn: number): string {
  const spots = [
    [-16, -1],
    [-4, -5],
    [9, -4],
    [18, 1],
    [6, 4],
    [-8, 5],
    [0, 0],
  ] as const;
  return at(
    0,
    0,
    [
      path('M-33-96H33V-8c0 10-66 10-66 0z', tortilla),
      path('M-33-96h14V-2c-8-1-14-3-14-6z', darker(tortilla, 0.14)),
      dots('12 -78,24 -62,-8 -70,4 -88', 6, darker(tortilla, 0.26)),
      path('M-35-54l70-10v58c0 12-70 12-70 0z', paper),
      path('M-35-40l70-10v12l-70 10z', '#fffdf8'),
      path('M-35-54l14-2v56c-8-1-14-3-14-6z', darker(paper, 0.16)),
      ellipse(0, -96, 33, 14, tortilla),
      ellipse(0, -96, 27, 10.5, darker(tortilla, 0.3)),
      at(
        0,
        -97,
        fillings
          .map((colour, index) =>
            dots(
              spots.filter((_, spot) => spot % fillings.length === index),
              13,
              colour,
            ),
          )
          .join(''),
      ),
    ].join(''),
    turn,
  );
}

export const wrap = (tortilla: string, fillings: readonly string[], paper: string) =>
  at(38, 4, wrapHalf(tortilla, fillings, paper, 16)) + at(-32, 0, wrapHalf(tortilla, fillings, paper, -8));

/** A small baked round of egg. */
export const eggBite = (bits: readonly string[], colour = '#f8d77a') =>
  [
    path('M-40-34h80v22c0 18-80 18-80 0z', darker(colour, 0.14)),
    ellipse(0, -34, 40, 16, colour),
    ellipse(-3, -36, 30, 10, lighter(colour, 0.3)),
    bits
      .map((bit, index) =>
        dots(
          (
            [
              [-20, -36],
              [4, -42],
              [20, -33],
              [-6, -30],
              [-26, -14],
              [10, -10],
              [26, -18],
              [-8, -6],
            ] as const
          ).filter((_, spot) => spot % bits.length === index),
          7,
          bit,
        ),
      )
      .join(''),
  ].join('');
