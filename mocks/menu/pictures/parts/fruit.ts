import { at, circle, dots, ellipse, fade, line, path, rect } from './canvas.ts';
import { BRAND, darker, FOOD, lighter } from './colours.ts';

/* Each is drawn around 0,0 and about 40 wide. */

const LEAF_SHAPE = 'M0 0c-4-14 4-24 18-26 4 14-4 25-18 26z';

/** One leaf that grows from 0,0 up to the right. */
export const leaf = (colour: string = '#3f8f5f') =>
  path(LEAF_SHAPE, colour) + line('M2-2c3-8 7-13 12-18', darker(colour, 0.25), 1.6);

export const mint = () => leaf('#2f8158') + at(0, 0, leaf('#58ab78'), -75, 0.85) + at(0, 2, leaf('#46986a'), -36, 0.9);

/** A slice of lemon, lime, orange or grapefruit. */
export function citrus(flesh: string, peel = darker(flesh, 0.12)): string {
  const pale = lighter(flesh, 0.75);
  return (
    circle(0, 0, 20, pale, ` stroke="${peel}" stroke-width="3"`) +
    circle(0, 0, 15, flesh) +
    line('M-15 0h30M0-15v30M-11-11l22 22M11-11l-22 22', pale, 2.4)
  );
}

export function strawberry(colour: string = FOOD.strawberry): string {
  const seeds = [
    [-8, -3],
    [0, 2],
    [8, -3],
    [-4, 9],
    [5, 10],
    [0, -7],
  ] as const;
  return [
    path('M0 22C-14 16-22 2-18-8c6-8 30-8 36 0C22 2 14 16 0 22z', colour),
    path('M0 22C-14 16-22 2-18-8c2-2 5-4 8-4-4 12 0 26 10 34z', darker(colour, 0.2), fade(0.5)),
    dots(seeds, 2.8, '#fbe3a0'),
    path('M-14-11c4-5 9-4 14-9 5 5 10 4 14 9-5 3-9 1-14 5-5-4-9-2-14-5z', '#3f8f4f'),
  ].join('');
}

export const halfStrawberry = () =>
  path('M0 20C-14 14-20 2-17-8c6-8 28-8 34 0C20 2 14 14 0 20z', FOOD.strawberry) +
  path('M0 13C-9 9-13 2-11-5c4-4 18-4 22 0C13 2 9 9 0 13z', '#f7a5a6') +
  path('M0 8c-5-3-5-8 0-12 5 4 5 9 0 12z', '#fde6e0');

export const blueberry = (colour: string = FOOD.blueberry) =>
  circle(0, 0, 11, colour) + circle(1, -3, 4.5, darker(colour, 0.35)) + ellipse(-5, -5, 3, 2, lighter(colour, 0.6));

export const raspberry = (colour: string = FOOD.raspberry) =>
  dots('0 11,7 5,-10 -4,-4 -6', 13, darker(colour, 0.14)) +
  dots('-7 5,0 2,10 -4,5 -7', 13, colour) +
  path('M-9-9c4-3 6-2 9-5 3 3 5 2 9 5-6 3-12 3-18 0z', '#3f8f4f');

export const peachSlice = (colour: string = FOOD.peach) =>
  path('M-20-8C-14 18 14 18 20-8 12 2-12 2-20-8z', lighter(colour, 0.25)) +
  line('M-20-8C-14 18 14 18 20-8', '#e2694a', 4);

export const peach = (colour: string = FOOD.peach) =>
  circle(0, 2, 19, colour) +
  path('M0-16c14 6 14 30 0 37A19 19 0 0 0 0-16z', '#e2694a', fade(0.6)) +
  at(0, -15, leaf(), 30, 0.8);

export const mangoCubes = (colour: string = FOOD.mango) =>
  path('M-22 4C-18-22 18-22 22 4 14 18-14 18-22 4z', darker(colour, 0.12)) +
  [-12, 0, 12].map((x) => rect(x - 5, -9, 10, 10, 3, lighter(colour, 0.2)) + rect(x - 5, 3, 10, 9, 3, colour)).join('');

export const apple = (colour = '#cf3b3f') =>
  path('M0-12c-16-8-24 4-20 18 3 12 10 18 20 13 10 5 17-1 20-13C24-8 16-20 0-12z', colour) +
  path('M-12-8c-6 3-6 10-4 16', 'none', ` stroke="${lighter(colour, 0.5)}" stroke-width="3.5" stroke-linecap="round"`) +
  line('M0-12c0-6 2-10 5-13', '#6b4128', 3) +
  at(3, -16, leaf(), 30, 0.6);

export const banana = (colour = '#f5cf4d') =>
  path('M-26-12c2 26 34 34 52 12 2-3-1-6-4-4-14 8-34 4-40-14-2-5-8-2-8 6z', colour) +
  line('M-22-4C-14 14 6 18 20 6', darker(colour, 0.15), 3) +
  rect(-26, -18, 7, 8, 3, '#7a5a2a');

export const bananaCoin = () =>
  circle(0, 0, 12, '#f7e2a0') + circle(0, 0, 9, '#fdf3cf') + line('M-3-1l3 2 3-2M0 1v3', '#d8b968', 2);

export const coconut = () =>
  path('M-22-4a22 22 0 0 0 44 0z', '#7a4b2a') +
  ellipse(0, -4, 22, 9, '#5e381e') +
  ellipse(0, -4, 18, 6.5, '#fffdf8') +
  ellipse(2, -3, 11, 3.5, '#e9efec');

export const cucumber = () =>
  circle(0, 0, 16.5, '#d9ecb8', ' stroke="#3f8f4f" stroke-width="3"') +
  line('M-8 0h-2M8 0h2M-4-7l-1-2M4 7l1 2M4-7l1-2M-4 7l-1 2', '#a9cc78', 3);

export const grapes = (colour = '#7c4a8f') =>
  [
    [-8, -6],
    [6, -7],
    [-14, 4],
    [0, 4],
    [13, 3],
    [-6, 13],
    [7, 13],
  ]
    .map(([x = 0, y = 0], index) => circle(x, y, 8, index % 2 ? colour : lighter(colour, 0.18)))
    .join('') + line('M0-12v-8', '#6b4128', 3);

/** A passion fruit, halved. */
export const passion = () =>
  circle(0, 0, 19, '#6b2d55') +
  circle(0, 0, 16, '#fbe8ea') +
  circle(0, 0, 12.5, '#f2a52c') +
  line('M-6-4v1M0-3v1M6-4v1M-3 4v1M4 4v1', '#3b2a1a', 3.6);

export const tomatoSlice = () =>
  circle(0, 0, 16, FOOD.tomato) +
  circle(0, 0, 12.5, '#f08a72') +
  [0, 120, 240].map((turn) => at(0, 0, ellipse(7, 0, 4, 3, FOOD.tomato), turn)).join('');

export const flower = (petal: string, heart: string = BRAND.gold, petals = 5) =>
  Array.from({ length: petals }, (_, index) =>
    at(0, 0, ellipse(0, -12, 7, 10, index % 2 ? petal : lighter(petal, 0.18)), (360 / petals) * index),
  ).join('') + circle(0, 0, 5.5, heart);

export const blackberry = () => raspberry('#54285f');

export const watermelon = () =>
  path('M-22-10h44C20 16-20 16-22-10z', '#3f8f4f') +
  path('M-18-10h36C16 11-16 11-18-10z', '#f3f0d0') +
  path('M-15-10h30C13 7-13 7-15-10z', '#e8505f') +
  line('M-8-5v1M0-5v2M8-5v1', '#3b2114', 2.8);

/** Leaves of sage, which stand up. */
export const sage = () => at(0, 0, leaf('#8aa583'), -50, 0.9) + at(0, 0, leaf('#a3ba98'), -8, 1.05);
