import { at, dots, ellipse, fade, line, path, rect } from './canvas.ts';
import { darker, FOOD, lighter } from './colours.ts';

/* What stands is drawn upwards from 0,0 and about 150 wide. */

/** Draws one roll of a croissant after another, the middle one in front. */
export function croissant(colour: string = FOOD.golden): string {
  const roll = (x: number, y: number, turn: number, rx: number, ry: number, tone: string) =>
    at(
      x,
      y,
      ellipse(0, 0, rx, ry, tone) +
        line(`M${-rx * 0.3} ${-ry * 0.62}q${-rx * 0.4} ${ry * 0.5} ${-rx * 0.15} ${ry}`, lighter(tone, 0.4), 6),
      turn,
    );
  const [far, side] = [darker(colour, 0.22), darker(colour, 0.12)];
  return [
    roll(-76, -22, -68, 22, 16, far),
    roll(76, -22, 68, 22, 16, far),
    roll(-60, -44, -48, 29, 29, side),
    roll(60, -44, 48, 29, 29, side),
    roll(-34, -62, -24, 34, 38, darker(colour, 0.05)),
    roll(34, -62, 24, 34, 38, darker(colour, 0.05)),
    roll(0, -70, 0, 34, 45, colour),
  ].join('');
}

export const almonds = () =>
  line(
    'M-44-86l8 6M-30-68l9-3M-8-100l9 5M14-84l-9 4M30-96l8 7M46-66l8 6M-60-52l8 3M2-62l10 4M62-44l6 6',
    '#fbeccb',
    8,
  ) + dots('-20 -90,22 -68,-46 -60,52 -80', 4, '#fffdf8');

/** Puff pastry rolled around two sticks of chocolate. */
export function chocolateRoll(colour: string = FOOD.golden): string {
  const dark = darker(colour, 0.22);
  return [
    rect(-74, -74, 148, 74, 34, darker(colour, 0.12)),
    rect(-74, -80, 148, 66, 32, colour),
    line('M-40-78c-8 20-8 44 2 62M-4-80c-6 22-6 44 0 66M34-79c8 20 8 42 0 62', dark, 5),
    line('M-62-60c10-10 26-12 40-12M10-73h34', lighter(colour, 0.5), 5),
    ellipse(-58, -16, 13, 11, '#3b2114'),
    ellipse(58, -16, 13, 11, '#3b2114'),
    ellipse(-60, -18, 6, 4, '#6b4128'),
    ellipse(56, -18, 6, 4, '#6b4128'),
  ].join('');
}

/** A round of pastry with a filled middle. */
export function danish(filling: string, colour: string = FOOD.golden): string {
  return [
    ellipse(0, -26, 84, 34, darker(colour, 0.3)),
    ellipse(0, -36, 84, 38, colour),
    line('M-74-34c4-26 60-38 104-24M-64-24c-2-16 40-30 84-20 40 8 40 24 20 32', darker(colour, 0.2), 5),
    line('M-66-46c16-16 44-20 66-20', lighter(colour, 0.55), 5),
    ellipse(0, -38, 46, 20, darker(filling, 0.18)),
    ellipse(0, -41, 44, 18, filling),
    ellipse(-14, -47, 16, 5, lighter(filling, 0.55), fade(0.8)),
  ].join('');
}

/** A folded half round with slits and sugar. */
export const turnover = (filling: string, colour: string = FOOD.golden) =>
  [
    path('M-84-2C-84-66-38-96 6-96s78 40 78 92c0 6-168 8-168 2z', colour),
    path('M-84-2c0-8 2-16 4-24 20 14 140 14 160-2 2 8 4 16 4 26 0 6-168 6-168 0z', darker(colour, 0.18)),
    line('M-70-4l4-12M-46-2l2-12M-20-1v-12M6-1v-12M32-1l-2-12M58-3l-4-12', darker(colour, 0.36), 4),
    line('M-36-42l20-26M-8-40l16-30M22-42l10-24', filling, 8),
    line('M-62-48c8-16 22-28 38-34', lighter(colour, 0.55), 6),
    dots('-30 -78,24 -80,48 -56,-54 -36,4 -84,40 -38', 4, '#fffdf8'),
  ].join('');

/** A rolled bun with icing. */
export const cinnamonRoll = (colour: string = FOOD.crust) =>
  [
    path('M-76-58v30c0 40 152 40 152 0v-30z', darker(colour, 0.2)),
    line('M-52-12v-26M-20-4v-30M14-4v-30M48-11v-26', darker(colour, 0.34), 3),
    ellipse(0, -58, 76, 36, colour),
    line('M2-58c6-6 22-2 20 6-4 14-50 14-54-4-2-22 62-28 84-6 16 22-26 40-62 34', '#8a4a20', 7),
    path(
      'M-66-66c10-18 40-24 62-24 34 0 66 12 68 26 0 10-10 4-14 14s-2 26-10 26-6-18-16-20-10 10-18 8-4-14-14-16-16 6-22 4-2-14-12-14-22 6-24-4z',
      '#fffdf8',
      fade(0.9),
    ),
    line('M-40-76c12-6 30-8 44-7', '#efe2cd', 4),
  ].join('');

export const scone = (colour: string, bits: string, glaze = '') =>
  [
    path('M-84-6L4-92c6-6 14-4 18 2l62 84c4 8-2 12-10 12H-76c-10 0-14-6-8-12z', colour),
    path('M-84-6l10-10H78l6 10c4 8-2 12-10 12H-76c-10 0-14-6-8-12z', darker(colour, 0.22)),
    path('M-20-50L4-74c4-4 10-2 12 2l6 8z', lighter(colour, 0.4)),
    dots('-36 -32,8 -52,34 -30,-6 -26,-52 -14,54 -12', 13, bits),
    glaze === ''
      ? dots('-18 -44,26 -48,18 -22,-34 -18', 4, '#fffdf8')
      : line('M-56-22l30-14-4 18 28-38 2 34 20-38 8 36 14-16', glaze, 5),
  ].join('');

/** A ring of dough under its glaze, seen from a little above. */
export const doughnut = (glaze: string, over = '', dough: string = FOOD.crust) =>
  [
    ellipse(0, -36, 84, 42, darker(dough, 0.16)),
    ellipse(0, -46, 84, 42, dough),
    path(
      'M-80-54c0-24 34-40 80-40s80 16 80 40c0 14-8 12-14 20s-14 2-22 8-16 8-26 4-18 6-30 4-14-6-26-4-20 2-26-8-16-6-16-24z',
      glaze,
    ),
    ellipse(0, -56, 26, 11, darker(dough, 0.36)),
    path('M-26-56c0 14 52 14 52 0-4 6-48 6-52 0z', dough),
    line('M-62-62c8-12 24-20 44-22', lighter(glaze, 0.7), 6),
    over,
  ].join('');

export const pinwheel = (filling: string, colour: string = FOOD.golden) =>
  [
    path('M-82-20L-40-92l40 26 46-28 38 70-40 20H-46z', darker(colour, 0.22)),
    path('M0-44l-40-48-46 60zM0-44l46-50 38 66zM0-44L84-22 44 0zM0-44L-46 0l-38-24z', colour),
    path('M-40-92L0-44l-56-26zM46-94L0-44l58-22zM84-22L0-44l60 30zM-46 0L0-44l-58 32z', lighter(colour, 0.3)),
    ellipse(0, -44, 30, 19, filling),
    ellipse(-8, -50, 10, 4, lighter(filling, 0.6)),
    dots('-52 -48,54 -56,34 -16,-40 -16,-28 -72,30 -74', 4, '#fffdf8'),
  ].join('');
