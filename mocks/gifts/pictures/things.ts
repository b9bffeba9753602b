import { at, circle, dots, ellipse, fade, line, path, rect } from '../../menu/pictures/parts/canvas.ts';
import { BRAND, darker, lighter } from '../../menu/pictures/parts/colours.ts';
import { star } from '../../menu/pictures/parts/emblem.ts';

/* What several designs show. Each is drawn around 0,0, or upwards from there where it stands on something. */

export const heart = (colour: string) =>
  path('M0 19C-27 1-23-20-11-20-5-20 0-15 0-11 0-15 5-20 11-20 23-20 27 1 0 19z', colour);

export const cloud = (colour = '#fff') =>
  path('M-36 12a14 14 0 0 1 3-28 20 20 0 0 1 37-8 16 16 0 0 1 25 13 12 12 0 0 1 5 23z', colour);

export const flame = () =>
  path('M0-15C8-6 8 2 0 4-8 2-8-6 0-15z', '#f9a83a') + path('M0-6c4 4 4 8 0 9-4-1-4-5 0-9z', '#fff1bd');

/** Stands on 0,0. */
export const candle = (colour: string, height: number) =>
  rect(-3.5, -height, 7, height, 2, colour) +
  line(`M-3 ${-height + 8}l6-4M-3 ${-height + 16}l6-4`, lighter(colour, 0.55), 2) +
  at(0, -height - 3, flame());

export const balloon = (colour: string) =>
  path('M-4 30l4-6 4 6z', darker(colour, 0.2)) +
  path('M0-26c14 0 21 11 21 23S10 26 0 26-21 9-21-3-14-26 0-26z', colour) +
  path('M4-26c12 2 17 12 17 23S10 26 0 26c10-8 16-30 4-52z', darker(colour, 0.12)) +
  ellipse(-9, -11, 4, 8, lighter(colour, 0.6));

/** A bow, whose knot is at 0,0. */
export const bow = (colour: string) =>
  path('M0 0C-8-20-30-20-28-6-27 5-12 5 0 0zM0 0C8-20 30-20 28-6 27 5 12 5 0 0z', colour) +
  path('M-4 2l-16 20 9-2 2 8L2 4zM4 2l16 20-9-2-2 8L-2 4z', darker(colour, 0.16)) +
  path('M-22-7c6 4 12 5 18 6-6 2-14 2-18-6zM22-7c-6 4-12 5-18 6 6 2 14 2 18-6z', darker(colour, 0.2)) +
  ellipse(0, 0, 6, 5.5, darker(colour, 0.1));

/** Stands on 0,0; the lid is a little wider. */
export const present = (width: number, height: number, colour: string, ribbon: string) =>
  rect(-width / 2, -height, width, height, 3, colour) +
  path(`M0 ${-height}h${width / 2}V0H0z`, darker(colour, 0.1)) +
  rect(-width / 2 - 5, -height - 4, width + 10, 16, 3, lighter(colour, 0.12)) +
  rect(-6, -height - 4, 12, height + 4, 0, ribbon) +
  at(0, -height - 5, bow(ribbon), 0, width / 74);

/** A paper cup with the brand on its sleeve; stands on 0,0. */
export const cup = (sleeve: string = BRAND.evergreen, paper: string = BRAND.cream) =>
  path('M-34-86h68L25-6a8 8 0 0 1-8 6h-34a8 8 0 0 1-8-6z', paper) +
  path('M6-86h28L25-6a8 8 0 0 1-8 6H4z', darker(paper, 0.08)) +
  path('M-32-66h64l-4.500 42h-55z', sleeve) +
  star(0, -45, 14, BRAND.gold) +
  path('M-38-94a5 5 0 0 1 5-5h66a5 5 0 0 1 5 5v10h-76z', darker(paper, 0.12)) +
  rect(-31, -106, 62, 10, 4, paper);

/** A mug with a handle at its right; stands on 0,0. */
export const mug = (colour: string, print = '') =>
  line('M38-54c26-4 28 36-2 34', darker(colour, 0.1), 10) +
  path('M-42-72h84v56a16 16 0 0 1-16 16h-52a16 16 0 0 1-16-16z', colour) +
  path('M14-72h28v56A16 16 0 0 1 26 0H4c8-20 12-46 10-72z', darker(colour, 0.1)) +
  ellipse(0, -72, 42, 9, lighter(colour, 0.3)) +
  ellipse(0, -71, 36, 6.5, '#52301c') +
  at(-4, -34, print);

/** Rises from 0,0. */
export const steamCurl = (colour = '#fff') =>
  line('M-14 0c-8-10 8-16 0-28M0-4c-8-10 8-18 0-32M14 0c-8-10 8-16 0-28', colour, 5, fade(0.8));

/** Pennants on a string that hangs from the upper edge. */
export function bunting(colours: readonly string[], top = 14): string {
  const flags = Array.from({ length: 11 }, (_, index) => {
    const x = 66 + index * 26;
    const y = top + 22 - ((index - 4.7) / 5) ** 2 * 18;
    return path(`M${x - 11} ${Math.round(y)}h22l-11 24z`, colours[index % colours.length] ?? BRAND.gold);
  });
  return line(`M52 ${top - 2}c76 34 200 34 290-8`, '#fffdf8', 2.5) + flags.join('');
}

export const sunflower = () =>
  Array.from({ length: 14 }, (_, index) =>
    at(0, 0, path('M0-13c-8-8-7-20 0-29 7 9 8 21 0 29z', index % 2 ? '#f6b52e' : '#fbcb4f'), index * (360 / 14)),
  ).join('') +
  circle(0, 0, 17, '#6b3a20') +
  circle(0, 0, 11, '#4a2818') +
  dots('-8 -4,0 -9,8 -4,-6 7,5 8,0 0', 3, '#a8652f');

export const blossom = (petal: string) =>
  Array.from({ length: 5 }, (_, index) =>
    at(0, 0, path('M0 0c-11-5-11-17-3-20l3 3 3-3c8 3 8 15-3 20z', petal), index * 72),
  ).join('') +
  circle(0, 0, 4, '#e0567c') +
  dots('0 -8,7 -2,4 7,-4 7,-7 -2', 2.4, '#c23a63');

/** A rose from the front: petals folded into each other. */
export const rose = (colour: string) =>
  circle(0, 0, 17, darker(colour, 0.18)) +
  path('M-16 2C-18-12-4-19 4-16-8-12-10 0-4 8-10 8-15 6-16 2z', colour) +
  path('M4-16C16-14 19 0 14 8 12-2 6-8-2-9 0-12 2-14 4-16z', lighter(colour, 0.12)) +
  path('M-12 10C-4 18 10 17 15 6 10 8 2 8-4 5-6 8-9 10-12 10z', colour) +
  circle(1, -1, 6, lighter(colour, 0.2)) +
  line('M-2-2c2-3 6-2 6 1s-5 3-5 1', darker(colour, 0.25), 1.8);
