import { at, circle, ellipse, line, path } from './canvas.ts';
import { darker } from './colours.ts';
import { leaf } from './fruit.ts';

/* Each is drawn around 0,0 and about 40 wide. */

export const gingerbread = (dough = '#b36a2e') =>
  circle(0, -13, 9.5, dough) +
  line('M-14-1h28M0-4v9M0 6l-9 13M0 6l9 13', dough, 11) +
  line('M-18-4v6M18-4v6M-13 14l6 5M13 14l-6 5M-3-10q3 3 6 0', '#fffdf8', 2) +
  circle(-3, -15, 1.5, '#3b2114') +
  circle(3, -15, 1.5, '#3b2114') +
  circle(0, -1, 2, '#d8343f') +
  circle(0, 6, 2, '#3f8f4f');

export const chestnut = (shell = '#6d3318') =>
  [
    [-9, 4, -14],
    [12, 7, 18],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        path('M0-17C8-8 15-6 14 4 12 14-12 14-14 4-15-6-8-8 0-17z', shell) +
          path('M-13 6c8-5 18-5 26 0-5 8-21 8-26 0z', '#d5ab78') +
          line('M-7-4c1-3 3-5 5-7', darker('#c98a5a', 0), 2.4),
        turn,
      ),
    )
    .join('');

export const cranberries = (colour = '#c8263f') =>
  at(-4, -6, leaf('#4f8d55'), -40) +
  circle(-9, 5, 9, colour) +
  circle(9, 7, 8.5, darker(colour, 0.15)) +
  circle(3, -7, 8, colour) +
  ellipse(-12, 2, 2.6, 2, '#f6a5a5') +
  ellipse(1, -10, 2.4, 1.8, '#f6a5a5');

export const nutmeg = (colour = '#8a5a35') =>
  ellipse(-6, 3, 15, 12, colour) +
  line('M-16-1c6-4 14-4 20 0M-18 5c8-3 16-3 24 0', darker(colour, 0.3), 1.8) +
  ellipse(14, 9, 9, 7, '#d9b48a') +
  line('M9 9c3-3 7-3 10 0M11 12c2-1 4-1 6 0', darker(colour, 0.1), 1.6);
