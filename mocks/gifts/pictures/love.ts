import { at, circle, dots, ellipse, fade, line, path, rect, repeated } from '../../menu/pictures/parts/canvas.ts';
import { BRAND, darker } from '../../menu/pictures/parts/colours.ts';
import { star } from '../../menu/pictures/parts/emblem.ts';
import { leaf } from '../../menu/pictures/parts/fruit.ts';
import { disc, gift, glints } from './gift-canvas.ts';
import { blossom, bow, heart, mug, rose } from './things.ts';

const twoMugs = gift(
  '#e8938a',
  [
    disc('#e8938a', 178, 100, 96),
    rect(0, 174, 320, 26, 0, '#b9604f'),
    rect(0, 174, 320, 6, 0, '#cf7a66'),
    line('M140 92c-22-22-18-56 8-58 16 0 26 10 30 20 4-10 14-20 30-20 26 2 30 36 8 58', '#fffdf8', 8, fade(0.92)),
    at(136, 176, mug('#fff8ec', heart('#e0475c')), 0, [-1.06, 1.06]),
    at(220, 176, mug(BRAND.evergreen, star(0, 0, 20, BRAND.gold)), 0, 1.06),
    at(178, 66, heart('#d8343f'), 0, 0.7),
    at(80, 80, heart('#d8665c'), -14, 0.6) +
      at(284, 74, heart('#d8665c'), 14, 0.7) +
      at(276, 40, heart('#f6c3b8'), 10, 0.4) +
      at(84, 42, heart('#f6c3b8'), 10, 0.35),
  ],
  [glints('104 108,254 108,178 30', '#fff1e8'), line('M60 188h60M150 192h90M270 186h30', '#a34f40', 2)],
);

const STRINGS = [
  [72, 78, '#f08a72', 0.8],
  [104, 124, '#e0475c', 1],
  [140, 60, '#c8263f', 0.95],
  [176, 112, '#e0475c', 1.5],
  [216, 56, '#f08a9a', 1],
  [248, 122, '#c8263f', 1.05],
  [282, 76, '#e0475c', 0.85],
] as const;

const hearts = gift(
  '#fbe3d6',
  [
    circle(178, 104, 96, '#fff1e8'),
    line('M40 0c90 22 190 22 290 0', '#c9866a', 4),
    line(STRINGS.map(([x, y]) => `M${x} 8V${y - 12}`).join(''), '#d9a58c', 2),
    STRINGS.map(([x, y, colour, size]) =>
      at(
        x,
        y,
        heart(colour) + path('M0-11C0-15 5-20 11-20 23-20 27 1 0 19z', darker(colour, 0.14)),
        x % 2 ? -8 : 6,
        size,
      ),
    ).join(''),
    at(72, 146, heart('#f6c3b8'), -8, 0.5) +
      at(140, 152, heart('#f08a72'), 8, 0.6) +
      at(212, 154, heart('#f6c3b8'), -6, 0.55) +
      at(284, 132, heart('#f6c3b8'), 10, 0.5),
    line('M72 92v44M140 78v62M284 92v30M212 76v68', '#d9a58c', 2),
    dots('90 176,150 184,206 180,260 172,120 170,236 188', 5, '#f3b49c'),
  ],
  [
    line('M170 96c3-5 7-7 12-8', '#f7a5a6', 3),
    dots('104 116,140 52,216 48,248 114', 4, '#f7b9b0'),
    star(176, 118, 10, '#fff1e8'),
  ],
);

const bird = (body: string, wing: string) =>
  path('M30-4c16 10 30 14 44 12-8 12-26 16-40 12z', darker(body, 0.16)) +
  ellipse(8, 6, 32, 25, body) +
  circle(-14, -12, 20, body) +
  ellipse(-4, 14, 20, 14, '#fff1dc') +
  path('M4-2c18-6 36 2 40 18-20 8-40 2-40-18z', wing) +
  line('M14 4c8 0 16 4 22 10', darker(wing, 0.15), 2) +
  path('M-32-12l-11 5 12 4z', '#f6a63c') +
  circle(-20, -15, 3.2, '#2a2030') +
  circle(-21, -16, 1, '#fff') +
  ellipse(-16, -6, 5, 3.4, '#f08a8a', fade(0.7)) +
  line('M2 30v8M12 30v8', '#8a5a2c', 3);

const birds = gift(
  '#b9dccb',
  [
    disc('#b9dccb', 178, 98, 98),
    line(
      'M0 164c70-10 130 0 190-8s90-8 130-22M100 158c-16-14-26-26-30-44M262 146c10-18 22-28 34-36M60 160c-8 12-12 20-12 34',
      '#7a4f33',
      8,
    ),
    repeated(
      blossom('#f7b3c2'),
      [92, 148, 20, 0.85],
      [296, 106, 0, 1],
      [38, 158, 0, 0.8],
      [64, 108, 40, 0.9],
      [272, 138, 10, 0.7],
      [50, 190, 30, 0.7],
    ),
    at(82, 132, leaf('#3f8f5f'), -70, 1) +
      at(282, 124, leaf('#58ab78'), -60, 1) +
      at(110, 164, leaf('#58ab78'), 120, 1),
    at(222, 118, bird('#5b9fc8', '#3a7da8'), 0, 1.08),
    at(134, 120, bird('#f08a72', '#d9604f'), 0, [-1.08, 1.08]),
    at(178, 46, heart('#e0475c'), 0, 0.95) +
      at(206, 26, heart('#f08a9a'), 12, 0.45) +
      at(152, 28, heart('#f08a9a'), -12, 0.4),
  ],
  [line('M140 162c10-2 20-2 30-3M220 152c14-1 24-3 34-6', '#94684a', 2.4), glints('112 66,248 64', '#fff')],
);

const BUNCH = [
  [124, 70, 0.95],
  [236, 70, 0.95],
  [150, 46, 1],
  [210, 46, 1],
  [180, 36, 1.05],
  [142, 94, 1],
  [218, 94, 1],
  [180, 74, 1.25],
  [160, 112, 0.95],
  [200, 112, 0.95],
] as const;

const roses = gift(
  '#3c2346',
  [
    disc('#3c2346', 180, 100, 98, 0.1),
    [
      [112, 92, -80, 1.5],
      [122, 56, -50, 1.4],
      [248, 92, 75, 1.5],
      [238, 52, 50, 1.4],
      [164, 24, -20, 1.3],
      [198, 22, 20, 1.3],
    ]
      .map(([x = 0, y = 0, turn, scale]) => at(x, y, leaf(y % 4 ? '#3f8f5f' : '#2f7a52'), turn, scale))
      .join(''),
    path('M100 96l80 110 80-110c-10-10-30-14-40-6-20-10-60-10-80 0-12-8-32-4-40 6z', '#d9c3a0'),
    BUNCH.map(([x, y, scale], index) =>
      at(x, y, rose(index % 3 === 1 ? '#e0475c' : '#c8263f'), index * 40, scale),
    ).join(''),
    path('M100 96l80 104-30 0zM260 96l-80 104h30z', '#f3e2c4'),
    path('M100 96c24 14 52 36 80 104-10-6-24-14-34-30z', '#fff1dc') +
      path('M260 96c-24 14-52 36-80 104 10-6 24-14 34-30z', '#ecd6b2'),
    at(180, 166, bow('#e8b84f'), 0, 1.15),
  ],
  [glints('84 60,280 60,92 150,272 146', '#f6c3b8'), dots('72 110,292 104,104 30,262 26', 3.4, '#f6c3b8')],
);

const FUR = '#8a5a3c';

/** Floats on its back with its head at the left; its paw reaches down to the middle. */
const otter = () =>
  ellipse(22, 2, 62, 24, FUR) +
  path('M78 4c20-6 34-2 42 8-14 8-30 8-44 2z', darker(FUR, 0.15)) +
  ellipse(20, 2, 44, 15, '#c99a6f') +
  ellipse(64, -10, 13, 7, darker(FUR, 0.12)) +
  ellipse(66, 14, 13, 7, darker(FUR, 0.12)) +
  circle(-44, -18, 7, darker(FUR, 0.1)) +
  circle(-52, 16, 7, darker(FUR, 0.1)) +
  circle(-48, 0, 26, FUR) +
  ellipse(-42, 2, 17, 18, '#d9b48a') +
  line('M-56-12c2-3 6-4 9-2M-58 12c2 3 6 4 9 2', '#3b2114', 2.6) +
  ellipse(-42, 1, 5, 4, '#3b2114') +
  line('M-37 1c4 3 4 7 0 9M-37 1c4-3 4-7 0-9', '#3b2114', 1.8);

const otters = gift(
  '#3f97a3',
  [
    circle(178, 104, 112, '#4aa5b0'),
    line(
      'M52 64c14-8 26-8 38 0M236 30c14-8 26-8 38 0M270 112c14-8 26-8 38 0M44 178c14-8 26-8 38 0M250 186c14-8 26-8 38 0M108 32c10-6 20-6 28 0',
      '#8fd0d8',
      4,
    ),
    ellipse(178, 104, 112, 66, '#6bbcc6', fade(0.5)),
    at(172, 70, otter(), -4, 1.04),
    at(180, 138, otter(), 5, [1.04, -1.04]),
    line('M176 90l4 12M186 118l-6-14', FUR, 14) + circle(180, 103, 9, darker(FUR, 0.1)),
    at(198, 68, heart('#e0475c'), -12, 0.6),
    at(86, 104, heart('#fff1dc'), -10, 0.42) + at(66, 118, heart('#fff1dc'), 14, 0.3),
    at(292, 66, path('M0 0c-22-10-20-26 0-24 20-2 22 14 0 24z', '#58ab78') + blossom('#f7b3c2'), 0, 1),
  ],
  [
    line('M96 168c10-5 18-5 26 0M214 24c8-5 14-5 20 0M60 100c6-4 12-4 18 0', '#bfe6ea', 2.6),
    glints('240 104,128 104', '#fff'),
  ],
);

export const LOVE = { 'two-mugs': twoMugs, hearts, birds, roses, otters };
