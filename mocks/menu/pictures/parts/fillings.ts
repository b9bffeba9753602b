import { dots, ellipse, line, path, rect } from './canvas.ts';
import { darker, lighter } from './colours.ts';

/* Layers of a sandwich: drawn around 0,0, as wide as twice what they are given. */

/** Leaves, ham, bacon: something thin with a wavy edge. */
export function wavy(colour: string, half: number): string {
  const step = half / 3;
  const waves = Array.from(
    { length: 6 },
    (_, index) => `q${(step / 2).toFixed(1)} ${index % 2 ? 5 : 14} ${step.toFixed(1)} 0`,
  ).join('');
  return (
    path(`M${-half} 2v-9h${half * 2}v9${''}H${-half}${waves}z`, colour) +
    line(`M${-half + 6}-5h${half * 2 - 12}`, lighter(colour, 0.35), 3)
  );
}

/** A slice of cheese that runs over the edge. */
export const melted = (colour: string, half: number) =>
  path(
    `M${-half}-5h${half * 2}v7l-${(half * 0.3).toFixed(0)} 4-14 16-16-16-${(half * 0.5).toFixed(0)} 0-12 10-14-12-${(half * 0.4).toFixed(0)}-2z`,
    colour,
  ) + line(`M${-half + 4}-3h${half * 1.2}`, lighter(colour, 0.45), 3);

export const patty = (colour: string, half: number) =>
  rect(-half, -9, half * 2, 19, 9, colour) +
  rect(-half, 3, half * 2, 7, 3.5, darker(colour, 0.2)) +
  dots(
    [
      [-half * 0.6, -3],
      [0, -4],
      [half * 0.5, -3],
      [half * 0.2, 1],
      [-half * 0.3, 1],
    ],
    3,
    lighter(colour, 0.3),
  );

export const egg = (half: number, yolk = '#f8bb35', white = '#fffaf0') =>
  path(
    `M${-half}-4c10-6 ${half * 2 - 20}-6 ${half * 2} 0 4 10-6 14-14 10-${half * 0.5} 8-${half * 1.2} 6-${half * 1.5} 2-12 2-16-6-14-12z`,
    white,
  ) + ellipse(-half * 0.1, -3, half * 0.36, 7, yolk);

/** Slices in a row: tomato, cucumber, mozzarella. */
export const slices = (colour: string, half: number) =>
  [-0.66, 0, 0.66]
    .map(
      (share) =>
        rect(half * share - half * 0.34, -5, half * 0.68, 11, 5.5, colour) +
        rect(half * share - half * 0.24, -3, half * 0.4, 3, 1.5, lighter(colour, 0.45)),
    )
    .join('');

/** Folds of sliced meat. */
export const folded = (colour: string, half: number) =>
  [-0.7, -0.24, 0.24, 0.7]
    .map(
      (share, index) =>
        ellipse(half * share, 0, half * 0.34, 9, index % 2 ? darker(colour, 0.1) : colour) +
        line(`M${half * share - half * 0.2}-2q${half * 0.2}-6 ${half * 0.4} 0`, lighter(colour, 0.4), 2.5),
    )
    .join('');

/** Something soft that is spread: egg salad, hummus, pesto. */
export const spread = (colour: string, half: number) =>
  path(`M${-half}-6h${half * 2}c6 6 2 14-8 12-10 6-20-2-30 3s-22 3-34-1-26 6-36 0-16 2-24-2-14-6-8-12z`, colour) +
  dots(
    [
      [-half * 0.7, -1],
      [-half * 0.2, 1],
      [half * 0.3, -1],
      [half * 0.7, 0],
    ],
    4,
    lighter(colour, 0.4),
  );
