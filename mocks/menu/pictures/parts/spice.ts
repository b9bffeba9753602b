import { at, circle, ellipse, fade, line, path, rect } from './canvas.ts';
import { darker, FOOD, lighter } from './colours.ts';
import { flower, leaf } from './fruit.ts';

/* Each is drawn around 0,0 and about 40 wide. */

export const bean = (colour = '#6b3a20') =>
  ellipse(0, 0, 13, 9, colour) + line('M-11 2c7-6 14 4 22-4', darker(colour, 0.55), 2.6);

export const beans = (colour?: string) =>
  at(-9, 5, bean(colour), -20) + at(12, 3, bean(colour), 30) + at(1, -9, bean(colour), 8);

export const vanilla = () =>
  line('M-22 14C-6 6 8-4 22-22', '#4a2c1a', 4) + at(2, 2, flower('#fff4d2', '#e9b257'), 0, 0.85);

export const cinnamon = () =>
  [-8, 3]
    .map((y, index) =>
      at(
        index * 4,
        y,
        rect(-24, -5, 48, 10, 5, index ? '#a8612f' : '#8f4f25') +
          line('M-18 0h34', '#6d3818', 2) +
          ellipse(23, 0, 3, 5, '#d59a62'),
        -16 + index * 26,
      ),
    )
    .join('');

export const anise = () =>
  line('M0-16v32M-16 0h32M-11-11l22 22M11-11l-22 22', '#7a4526', 7) +
  line('M0-11v22M-11 0h22M-8-8l16 16M8-8l-16 16', '#d59a62', 2.6) +
  circle(0, 0, 4, '#5a3018');
Array.from({ length: 8 }, (_, index) =>
  at(0, 0, path('M0 0c-5-8-4-14 0-18 4 4 5 10 0 18z', '#7a4526') + ellipse(0, -10, 1.6, 3, '#d59a62'), index * 45),
).join('') + circle(0, 0, 3, '#5a3018');

export const ginger = () =>
  path('M-22 6c-4-10 6-14 14-10 0-10 12-14 16-6 10-6 18 2 12 10-2 12-14 10-18 8-6 8-20 8-24-2z', '#dcb276') +
  line('M-10 0c2 3 2 6 0 9M4-8c3 2 3 5 1 8', '#b98a4d', 2) +
  ellipse(14, -1, 5, 6, '#f6e3a8');

export const turmeric = () =>
  path('M-22 4c-2-8 8-10 14-6 4-10 16-10 20-4 10-2 14 8 6 12-8 8-34 12-40-2z', '#c77a2b') +
  ellipse(16, 1, 6, 7, '#f6a42c');

export const honey = () =>
  line('M-4 6L18-22', '#b57a3d', 5) +
  at(-8, 10, [-9, -3, 3, 9].map((y) => ellipse(0, y, Math.abs(y) > 5 ? 8 : 12, 3.6, '#d69a52')).join(''), 38) +
  path('M-14 14c-4 6-4 10 0 10s4-4 0-10z', FOOD.honey);

export const caramel = (colour: string = FOOD.caramel) =>
  at(-8, 4, rect(-11, -11, 22, 22, 5, colour) + rect(-11, -11, 22, 8, 4, lighter(colour, 0.35)), -12) +
  at(12, 8, rect(-9, -9, 18, 18, 4, darker(colour, 0.1)) + rect(-9, -9, 18, 7, 3.5, lighter(colour, 0.25)), 16);

export const chocolate = (colour: string = FOOD.chocolate) =>
  at(
    0,
    0,
    rect(-20, -14, 40, 28, 4, colour) +
      rect(-17, -11, 16, 10, 2, lighter(colour, 0.16)) +
      rect(2, -11, 15, 10, 2, lighter(colour, 0.16)) +
      rect(-17, 2, 16, 9, 2, lighter(colour, 0.16)) +
      rect(2, 2, 15, 9, 2, lighter(colour, 0.16)),
    -14,
  );

export const hazelnut = (colour = '#a8652f') =>
  [
    [-9, 4, -20],
    [11, 6, 24],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        path('M-11 0C-11-12 11-12 11 0c0 8-6 12-11 15C-5 12-11 8-11 0z', colour) +
          path('M-12-1c0-13 24-13 24 0-8 3-16 3-24 0z', '#dcb98a'),
        turn,
      ),
    )
    .join('');

export const almond = (colour = '#b9743a') =>
  [
    [-9, 2, -30],
    [10, 5, 40],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        path('M0-17C11-6 10 10 0 15-10 10-11-6 0-17z', colour) +
          line('M0-10v18M-4-3v9M4-3v9', darker(colour, 0.25), 1.6),
        turn,
      ),
    )
    .join('');

export const pecan = (colour = '#9a5a2c') =>
  at(
    0,
    0,
    ellipse(0, 0, 13, 19, colour) + line('M0-16v32M-6-10c2 6 2 14 0 20M6-10c-2 6-2 14 0 20', darker(colour, 0.35), 2.4),
    32,
  );

export const maple = () =>
  path('M0-22l5 9 8-4-2 9 10 0-6 7 4 6-11 1-8 10-8-10-11-1 4-6-6-7 10 0-2-9 8 4z', '#d0592a') +
  line('M0 2v20', '#a8431c', 2.6);

export const pumpkin = () =>
  ellipse(-11, 4, 11, 15, '#d46d1f') +
  ellipse(11, 4, 11, 15, '#d46d1f') +
  ellipse(0, 4, 10, 16, '#ec8a35') +
  path('M-3-11c0-6 2-9 7-11l3 4c-3 2-4 4-4 8z', '#4f7d45');

export const candyCane = () =>
  line('M-6 20V-8c0-16 20-16 20 0', '#fffdf8', 9) + line('M-9 14l6-6M-9 2l6-6M-8-12l8-4M8-18l6 6', '#d8343f', 4.5);

export const peppermint = () =>
  circle(0, 0, 15, '#fffdf8') +
  Array.from({ length: 6 }, (_, index) =>
    at(0, 0, path('M0 0c2-6 8-8 8-13A15 15 0 0 0 0-15z', '#d8343f'), index * 60),
  ).join('') +
  path('M-15-3l-10-7v18zM15-3l10-7v18z', '#fff', fade(0.7));

export const oat = () =>
  line('M-6 22C-2 6 2-8 8-22', '#c99b4d', 3) +
  [
    [-2, 10, -40],
    [6, 4, 40],
    [0, -2, -36],
    [8, -8, 40],
    [4, -14, -30],
    [9, -20, 16],
  ]
    .map(([x = 0, y = 0, turn = 0]) => at(x, y, path('M0 0c-5-4-5-10 0-14 5 4 5 10 0 14z', '#e5bf74'), turn))
    .join('');

export const lavender = () =>
  line('M-8 22C-4 8 0-2 6-14', '#5f8f62', 3) +
  [
    [-3, 4],
    [4, 0],
    [0, -6],
    [7, -9],
    [4, -15],
    [9, -19],
    [9, -25],
  ]
    .map(([x = 0, y = 0], index) => circle(x, y, 5 - index * 0.3, index % 2 ? '#9a7cc8' : '#b79be0'))
    .join('');

export const rosemary = () =>
  line('M-10 20C-4 4 2-8 10-22', '#4f7d45', 3) +
  line('M-8 14l-9-5M-8 14l9-3M-4 6l-9-5M-4 6l9-3M0-2l-9-5M0-2l9-3M4-10l-9-5M4-10l9-3M8-18l-9-5M8-18l9-3', '#5f9455', 3);

export const hibiscus = () => flower('#d4365c', '#f3c24d') + line('M0 0l12 10', '#f3c24d', 3);

export const chamomile = () => flower('#fffdf8', '#f1bb3a', 9);

export const teaLeaves = (colour = '#4f8d55') =>
  at(-2, 10, leaf(colour), -30) +
  at(0, 10, leaf(lighter(colour, 0.2)), 28) +
  at(-1, 12, leaf(darker(colour, 0.1)), 0, 1.15);

export const matchaHeap = (colour: string = FOOD.matcha) =>
  path('M-24 12C-14-2-8-14 0-14s14 12 24 26c-12 5-36 5-48 0z', colour) +
  path('M-24 12C-14-2-8-14 0-14c-6 8-8 18-6 29-7 0-14-1-18-3z', darker(colour, 0.16)) +
  circle(-14, 18, 2, colour) +
  circle(18, 17, 2, colour);

export const sugar = () =>
  at(-8, 4, rect(-10, -10, 20, 20, 3, '#fffdf8') + rect(-10, 4, 20, 6, 3, '#e6dccb'), -10) +
  at(12, 7, rect(-8, -8, 16, 16, 3, '#f3e7d2'), 18);

export const sandwichCookie = () =>
  ellipse(0, 8, 18, 9, '#33201a') +
  rect(-18, 1, 36, 6, 3, '#fffdf8') +
  ellipse(0, 0, 18, 9, '#43291f') +
  ellipse(0, -1, 10, 4, '#5a3a2d');

export const bergamot = () =>
  circle(0, 2, 17, '#c9c24a') + ellipse(-6, -4, 5, 4, '#e6e08a') + at(0, -14, leaf(), 20, 0.8);
