import { at, circle, dots, ellipse, fade, line, path, rect } from '../../menu/pictures/parts/canvas.ts';
import { BRAND, darker } from '../../menu/pictures/parts/colours.ts';
import { star } from '../../menu/pictures/parts/emblem.ts';
import { apple, flower, leaf } from '../../menu/pictures/parts/fruit.ts';
import { disc, gift, glints } from './gift-canvas.ts';
import { blossom, heart, mug, steamCurl, sunflower } from './things.ts';

const stems = (d: string) => line(d, '#2f7a52', 4.5);

const thankYouBouquet = gift(
  '#f2c9a8',
  [
    disc('#f2c9a8', 178, 104, 98),
    rect(0, 172, 320, 28, 0, '#d99a6c'),
    ellipse(176, 178, 62, 7, '#7d4a2a', fade(0.35)),
    stems('M176 108L140 56M176 108l-14-66M176 108l16-74M176 108l38-54M176 108l-58-30M176 108l62-28M176 108V66'),
    [
      [128, 92, -70, 1.6],
      [150, 78, -30, 1.4],
      [214, 90, 40, 1.6],
      [228, 102, 70, 1.4],
      [196, 70, 10, 1.3],
    ]
      .map(([x = 0, y = 0, turn, scale]) => at(x, y, leaf(y % 4 ? '#3f8f5f' : '#58ab78'), turn, scale))
      .join(''),
    at(116, 76, flower('#7c4a8f'), 0, 1.25),
    at(240, 78, flower('#e8a33b', '#7a4a2a'), 12, 1.3),
    at(140, 52, flower('#fffdf8'), 20, 1.5),
    at(216, 50, flower('#f08a72'), 30, 1.45),
    at(192, 32, flower('#e0475c'), 0, 1.2),
    at(178, 68, flower('#e0475c', BRAND.gold), 8, 1.9),
    at(174, 178, mug(BRAND.evergreen), 0, 1.02).replace(/<ellipse[^>]*#52301c[^>]*>/, ''),
    at(170, 140, star(0, 0, 22, BRAND.gold)),
    at(86, 178, flower('#fffdf8'), 0, 0.9),
    at(268, 182, at(0, 0, leaf('#58ab78'), 60, 1.2) + flower('#f08a72')),
  ],
  [dots('100 110,256 112,130 120,236 40,118 40', 4, '#fff8ec'), glints('90 60,266 60', '#fff8ec')],
);

const heartLatte = gift(
  '#2b6a70',
  [
    circle(300, 200, 120, '#34787e'),
    circle(60, 0, 90, '#255e64'),
    circle(180, 106, 92, '#123c2f', fade(0.2)),
    circle(178, 102, 90, '#f3e6d2'),
    circle(178, 102, 80, '#fffaf0'),
    line('M236 58l38-27', '#fffaf0', 24) + line('M246 51l26-19', '#d9c8a8', 7),
    circle(178, 102, 66, '#e6d3b6'),
    circle(178, 102, 62, '#a8652f'),
    circle(178, 102, 56, '#c0824a'),
    at(178, 106, heart('#fff3de'), 0, 2.05),
    at(178, 104, heart('#d9a36c'), 0, 1.42),
    at(178, 102, heart('#fff8ec'), 0, 1),
    line('M62 70l16 92', '#dfe6e2', 7),
    at(58, 52, ellipse(0, 0, 12, 20, '#dfe6e2') + ellipse(-2, -2, 7, 13, '#b9c8c4'), -10),
    at(284, 164, heart('#e0475c'), 14, 0.9),
    at(254, 184, heart('#f08a72'), -16, 0.55),
    at(92, 176, heart('#f08a72'), -10, 0.6),
  ],
  [line('M134 62c8-10 18-16 30-18', '#e9c79a', 4), dots('128 128,140 144,226 138,216 152', 4, '#e9c79a')],
);

const letter = gift(
  '#cfe0c4',
  [
    disc('#cfe0c4', 176, 104, 96),
    at(
      176,
      118,
      path('M-96-28L0-88 96-28v86H-96z', '#c9a06a') +
        rect(-74, -74, 148, 112, 6, '#fffdf8') +
        path('M44-74h24a6 6 0 0 1 6 6V30H58c4-30 0-70-14-104z', '#f2ebdd') +
        line('M-54-18H54M-54 0H40M-54 18H20', '#d8cbb4', 5) +
        at(0, -46, heart('#e0475c'), 0, 0.85) +
        path('M-96-28L-8 30a14 14 0 0 0 16 0L96-28v90a8 8 0 0 1-8 8H-88a8 8 0 0 1-8-8z', '#e9c48c') +
        path('M-94 66L-14 14a24 24 0 0 1 28 0L94 66a8 8 0 0 1-6 4H-88a8 8 0 0 1-6-4z', '#f3d6a6') +
        circle(0, 32, 17, BRAND.copper) +
        star(0, 32, 12, '#ffe9c8'),
      -5,
    ),
    at(70, 150, flower('#fffdf8'), 0, 1.2) +
      at(86, 170, leaf('#3f8f5f'), -40, 1.2) +
      at(58, 172, flower('#f08a72'), 0, 0.9),
    at(286, 66, flower('#e8a33b', '#7a4a2a'), 0, 1.1) + at(276, 86, leaf('#58ab78'), 110, 1.1),
    at(292, 150, blossom('#f7b3c2'), 0, 0.9),
  ],
  [line('M104 156l40-26M250 140l-38-18', '#d9b277', 2), dots('66 128,98 184,300 92,272 176', 4, '#fffdf8')],
);

const book = (y: number, width: number, colour: string, shift = 0) =>
  rect(-width / 2 + shift, y, width, 24, 4, colour) +
  rect(-width / 2 + shift + 6, y + 5, width - 6, 14, 2, '#fff8ec') +
  line(
    `M${-width / 2 + shift + 10} ${y + 10}h${width - 16}M${-width / 2 + shift + 10} ${y + 15}h${width - 16}`,
    '#e0d2b8',
    1.6,
  ) +
  rect(-width / 2 + shift, y, 16, 24, 4, darker(colour, 0.15));

const teacher = gift(
  '#2f5d50',
  [
    line('M74 60L88 26l14 34M79 48h18', '#e9f0e6', 3.5, fade(0.8)),
    line('M124 26v34h10c14 0 14-18 0-18h-10M124 26h8c13 0 13 16 0 16', '#e9f0e6', 3.5, fade(0.8)),
    line('M190 30c-10-8-24-2-24 13s14 21 24 13', '#e9f0e6', 3.5, fade(0.8)),
    line('M224 26h36M224 40h28M224 54h34', '#e9f0e6', 2.4, fade(0.4)) + star(288, 40, 14, '#f2cc77'),
    rect(0, 172, 320, 28, 0, '#b97a45'),
    rect(0, 172, 320, 6, 0, '#d39a62'),
    at(136, 172, book(-26, 132, '#c8672f') + book(-51, 116, '#2f8fa3', 6) + book(-76, 124, '#e0a63c', -4)),
    at(140, 80, apple('#d8343f'), 0, 1.1),
    at(252, 172, mug('#fffdf8', star(0, 0, 17, BRAND.evergreen)), 0, 0.86),
    at(252, 102, steamCurl(), 0, 0.95),
  ],
  [
    line('M54 92h12M54 104h8M288 92l10 10M298 92l-10 10', '#e9f0e6', 2.6, fade(0.6)),
    at(66, 172, line('M0-3l46-5', '#f6c244', 6) + path('M46-11l10 2-9 4z', '#4a2c1a')),
  ],
);

const sunflowers = gift(
  '#b5def0',
  [
    circle(266, 54, 30, '#fff1bd'),
    circle(266, 54, 42, '#fff1bd', fade(0.4)),
    path('M0 150c60-26 120-10 170-18s110-16 150 2v66H0z', '#9cc66b'),
    path('M0 168c70-18 120 4 190-6s90-8 130 2v36H0z', '#6fa84f'),
    line('M112 92c6 40 2 70 4 108M186 72c-4 40 4 80 0 128M250 104c4 30-2 60 0 96', '#3f7f3f', 7),
    at(116, 156, leaf('#4f9648'), -60, 1.9),
    at(188, 150, leaf('#4f9648'), 40, 2.1),
    at(186, 176, leaf('#3f7f3f'), -75, 1.8),
    at(250, 168, leaf('#4f9648'), 45, 1.6),
    at(112, 90, sunflower(), -8, 1.05),
    at(250, 104, sunflower(), 10, 0.92),
    at(186, 72, sunflower(), 0, 1.35),
  ],
  [
    at(
      148,
      40,
      ellipse(0, 0, 8, 5, '#f6b52e') + line('M-3-4v8M2-4v8', '#3b2114', 2) + ellipse(2, -7, 5, 4, '#fff', fade(0.8)),
      20,
    ),
    line('M58 186c2-8 2-14 0-20M76 190c2-8 4-12 2-18M286 188c2-8 2-14 0-20M300 190c0-8 4-14 2-20', '#4f8f3f', 3),
  ],
);

export const THANKS = {
  'thank-you-bouquet': thankYouBouquet,
  'heart-latte': heartLatte,
  letter,
  teacher,
  sunflowers,
};
