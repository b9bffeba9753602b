import { confetti, disc, glints } from '../../gifts/pictures/gift-canvas.ts';
import { bow, cup, mug, present, steamCurl } from '../../gifts/pictures/things.ts';
import { at, circle, dots, ellipse, fade, line, path, rect } from '../../menu/pictures/parts/canvas.ts';
import { BRAND, darker } from '../../menu/pictures/parts/colours.ts';
import { star } from '../../menu/pictures/parts/emblem.ts';

const SIDE = 320;

/** A square that may be cut to a wide or a tall one: what counts lies within 80 units of its middle. */
const picture = (background: string, ...parts: string[]) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">`,
    rect(0, 0, SIDE, SIDE, 0, background),
    ...parts,
    '</svg>',
  ].join('');

const bits = confetti(
  [BRAND.gold, '40 60,284 78,70 250,262 258,160 30', '24 150,288 180,110 44'],
  ['#f08a72', '64 110,270 130,36 210,220 40', '52 40,240 280,96 286'],
  ['#fff8ec', '100 70,232 96,46 280,292 230', '276 50,30 106,196 292'],
);

const shade = (rx: number, y = 236) => ellipse(160, y, rx, 8, '#123c2f', fade(0.22));

const success = picture(
  '#2c5f4d',
  disc('#2c5f4d', 160, 160, 128, 0.1),
  disc('#2c5f4d', 160, 160, 98, 0.12),
  bits,
  shade(76),
  at(160, 236, present(124, 84, '#c8672f', '#f6e3bd')),
  at(160, 146, bow('#f6e3bd'), 0, 0.4),
  star(160, 104, 34, BRAND.gold),
  star(106, 128, 15, '#f2cc77'),
  star(214, 126, 15, '#f2cc77'),
  glints('130 84,192 82,160 58'),
);

/** The right half of a ticket with a star; its torn edge is at its left. */
const tornHalf = (colour: string) =>
  path('M0-32h58v20a12 12 0 0 0 0 24v20H0l8-11-8-10 8-11-8-11 8-10z', colour) + star(32, 0, 15, '#f6e3bd');

const failure = picture(
  '#f0d2b0',
  disc('#f0d2b0', 160, 160, 128, 0.22),
  disc('#f0d2b0', 160, 160, 94, 0.28),
  shade(84, 232),
  at(156, 232, cup('#17503e', '#fff8ec'), -5, 1.02),
  at(96, 134, tornHalf('#c8672f'), 166, 0.9),
  at(214, 128, tornHalf('#c8672f'), 14, 0.9),
  line('M160 78v22M140 86l8 16M180 86l-8 16', '#a3562a', 4.5),
  dots('70 196,250 200,92 84,236 76', 6, '#e0b387'),
);

const started = picture(
  '#c5dbee',
  disc('#c5dbee', 160, 160, 128, 0.3),
  path('M0 236c70-22 120-8 170-14s100-12 150-2v100H0z', '#9cc66b'),
  path('M0 260c80-16 150 2 320-10v70H0z', '#7fb257'),
  // The way to the star, half of it done.
  line('M88 292c10-40 80-22 78-54', '#fff8ec', 11),
  line('M166 238c0-22 44-16 46-44', '#fff8ec', 6, ' stroke-dasharray="2 13"'),
  at(118, 244, mug('#c8672f', star(0, 0, 17, '#fff3d6')), -4, 0.92),
  at(118, 170, steamCurl(), 0, 0.9),
  line('M214 202v-84', '#5b3a22', 6),
  path('M217 116c22-12 30 10 54-2v42c-24 12-32-10-54 2z', BRAND.evergreen),
  star(244, 137, 13, BRAND.gold),
  glints('60 92,280 72,150 66', '#ffffff'),
);

const multiplier = picture(
  '#f4d78f',
  disc('#f4d78f', 160, 160, 128, 0.3),
  disc('#f4d78f', 160, 160, 96, 0.35),
  line(
    'M160 34v22M160 264v22M34 160h22M264 160h22M72 72l15 15M233 233l15 15M248 72l-15 15M87 233l-15 15',
    '#fff6dc',
    7,
  ),
  at(
    132,
    172,
    circle(0, 0, 58, darker('#c8672f', 0.16)) + circle(0, -5, 58, '#c8672f') + star(0, -5, 42, '#fff3d6'),
    -8,
  ),
  at(
    196,
    138,
    circle(0, 0, 50, darker('#17503e', 0.2)) + circle(0, -5, 50, '#17503e') + star(0, -5, 36, BRAND.gold),
    10,
  ),
  rect(178, 196, 66, 44, 22, '#fff8ec'),
  line('M194 211l14 14M208 211l-14 14', '#17503e', 5.5) +
    line('M219 213c4-9 16-6 13 3-2 5-8 7-13 11h15', '#17503e', 5.5),
);

const over = picture(
  '#d9d2ea',
  disc('#d9d2ea', 160, 160, 128, 0.3),
  shade(82, 240),
  rect(88, 92, 144, 142, 14, '#fffaf0'),
  path('M102 92h116a14 14 0 0 1 14 14v24H88v-24a14 14 0 0 1 14-14z', '#c8672f'),
  line('M124 80v26M196 80v26', '#5b3a22', 8),
  dots('116 152,146 152,176 152,206 152,116 180,146 180,116 208,146 208,176 208', 13, '#e3d6c2'),
  dots('176 180', 13, BRAND.gold),
  circle(210, 210, 38, '#17503e'),
  circle(210, 210, 30, '#fffaf0'),
  line('M210 190v20l13 9', '#17503e', 5.5),
  dots('60 110,262 130,66 216,268 84', 7, '#bfb3dc'),
);

/** The pictures of promotions under `promo-codes` of the images base (PRM-026, PRM-038), by name. */
export const PROMO_PICTURES: Readonly<Record<string, string>> = { success, failure, started, multiplier, over };
