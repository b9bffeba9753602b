import { at, circle, dots, ellipse, fade, line, path, rect } from '../../menu/pictures/parts/canvas.ts';
import { BRAND, darker } from '../../menu/pictures/parts/colours.ts';
import { star } from '../../menu/pictures/parts/emblem.ts';
import { doughnut } from '../../menu/pictures/parts/pastry.ts';
import { confetti, disc, gift, glints } from './gift-canvas.ts';
import { balloon, bunting, candle, cloud, cup, flame, present } from './things.ts';

/** Icing that has run down over the upper edge of a tier. */
const icing = (left: number, top: number, width: number, colour: string) => {
  const step = width / 7;
  const drops = [12, 22, 10, 26, 14, 20, 11].map((drop) => `v${drop - 8}a${step / 2} 8 0 0 0 ${step} 0v${8 - drop}`);
  return path(`M${left} ${top + 12}${drops.join('')}v-4a10 10 0 0 0-10-10H${left + 10}a10 10 0 0 0-10 10z`, colour);
};

const birthdayCake = gift(
  '#f4a79a',
  [
    disc('#f4a79a', 176, 104, 96),
    path('M164 170h24l8 18h-40z', '#1f6f78'),
    ellipse(176, 188, 40, 6, '#195a62'),
    ellipse(176, 168, 92, 11, '#2f8fa3'),
    ellipse(176, 165, 92, 10, '#4fb3bf'),
    rect(106, 110, 140, 54, 10, '#fff3e0'),
    path('M196 110h40a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10h-54c12-14 18-34 14-54z', '#f3dfc2'),
    icing(106, 106, 140, '#e0475c'),
    dots('122 150,146 150,170 150,194 150,218 150,236 150', 7, BRAND.gold),
    rect(132, 72, 88, 38, 8, '#fbd9b0'),
    path('M186 72h26a8 8 0 0 1 8 8v30h-38c6-10 8-26 4-38z', '#eec592'),
    icing(132, 68, 88, '#fff8ec'),
    [144, 160, 176, 192, 208].map((x, index) => at(x, 69, candle(index % 2 ? '#f6c244' : '#2f8fa3', 24))).join(''),
    confetti(
      ['#fff8ec', '74 70,98 130,276 66,262 128,120 40', '60 104,286 100'],
      ['#2f8fa3', '86 100,270 36,290 140,60 150', '92 48,256 88'],
      ['#f6c244', '70 128,104 92,252 56,290 84', '288 56,80 164'],
    ),
  ],
  [dots('128 122,160 124,190 122,222 124,150 90,176 92,204 90', 3, '#fff'), glints('104 66,252 108,236 40', '#fff8ec')],
);

const BALLOONS = [
  [128, 74, '#2f8fa3', -12],
  [232, 70, '#7c4a8f', 12],
  [152, 104, '#f08a72', -8],
  [208, 106, '#58ab78', 9],
  [180, 62, '#e0475c', 0],
  [180, 110, '#f6c244', 0],
] as const;

const balloons = gift(
  '#9fd0e8',
  [
    circle(268, 168, 70, '#b7def0'),
    circle(70, 190, 80, '#b7def0'),
    at(84, 62, cloud(), 0, 0.8),
    at(282, 104, cloud(), 0, 0.9),
    at(270, 36, cloud('#e6f4fa'), 0, 0.55),
    line(BALLOONS.map(([x, y]) => `M${x} ${y + 26}Q${(x + 180) / 2} 160 180 196`).join(''), '#fff8ec', 1.8),
    BALLOONS.map(([x, y, colour, turn]) => at(x, y, balloon(colour), turn, 1.14)).join(''),
    path('M172 182h16l-4 10 6 8h-20l6-8z', BRAND.copper),
  ],
  [
    line('M58 120c5-6 10-6 13 0 3-6 8-6 13 0M292 70c4-5 8-5 10 0 2-5 6-5 10 0', '#5b8ba6', 2.4),
    star(180, 110, 9, '#fff6dc') + star(128, 74, 8, '#a9dde4') + star(232, 70, 8, '#c9a7d6'),
  ],
);

const hat =
  path('M0-70L32 0h-64z', '#e0475c') +
  path('M-8-52L-13-41 24-17 18-30zM-20-27L-25-15-5 0h26z', '#fff8ec') +
  path('M0-70L32 0H12z', '#7a1f33', fade(0.16)) +
  dots('0 -74,-7 -70,7 -70,-4 -79,5 -79', 10, '#2f8fa3') +
  ellipse(0, 0, 32, 5, '#b8334a');

const partyCup = gift(
  '#f7cf62',
  [
    disc('#f7cf62', 172, 110, 98),
    ellipse(172, 184, 70, 9, '#123c2f', fade(0.15)),
    at(172, 184, cup(BRAND.evergreen), 0, 1.05),
    at(172, 74, hat, 6, 0.94),
    line(
      'M84 20c10 8-8 16 2 26s-8 16 2 26M268 12c-10 8 8 16-2 26s8 16-2 26M300 100c-9 7 7 14-2 22s7 14-2 22',
      '#2f8fa3',
      4.5,
    ),
    confetti(
      ['#e0475c', '72 84,108 44,246 40,290 128,84 150', '98 110,272 156'],
      ['#2f8fa3', '92 64,116 150,230 150,60 120', '226 58,76 176'],
      ['#fffdf8', '112 88,236 128,256 184,290 44', '66 100,284 92'],
      ['#c8672f', '128 64,60 60,250 108,104 180', '252 64,108 128'],
    ),
  ],
  [glints('140 30,214 26,296 66', '#fffdf8')],
);

const presents = gift(
  '#5b4a8a',
  [
    disc('#5b4a8a', 178, 108, 98, 0.12),
    ellipse(178, 182, 112, 11, '#2d2350', fade(0.45)),
    at(182, 182, present(94, 84, '#e0475c', '#fff1d2')),
    at(108, 182, present(64, 52, '#f6c244', '#c8672f')),
    at(252, 182, present(62, 64, '#58ab78', '#fff8ec')),
    at(160, 182, rect(-30, -26, 60, 26, 3, '#4fb3bf') + rect(-6, -26, 12, 26, 0, '#fff8ec')),
    confetti(
      ['#f6c244', '78 70,128 52,254 44,292 80', '66 98,232 66'],
      ['#f08a72', '98 88,112 30,276 62,60 140', '150 30,288 112'],
      ['#c9bfe8', '84 116,218 36,300 140', '268 96,100 52'],
    ),
  ],
  [
    dots('146 120,216 120,146 150,204 142,232 150,270 150,90 150,126 152', 5, '#fff8ec', fade(0.6)),
    glints('64 48,300 36,140 70', '#fff1d2'),
  ],
);

const SPRINKLES = [
  ['#fffdf8', 'M-56-54l10 4M-30-76l6-8M30-80l10 3M58-58l-8 5M-44-36l8 5M38-38l9-4'],
  ['#2f8fa3', 'M-40-66l-9 4M0-84l9 2M48-70l6 7M-62-42l9 1M20-34l-8 5'],
  ['#f6c244', 'M-14-74l-8-4M16-72l9 3M62-44l-8-2M-26-32l9 3M-54-68l4-8'],
] as const;

const sprinkled = (glaze: string) =>
  doughnut(glaze, SPRINKLES.map(([colour, d]) => line(d, colour === glaze ? '#e0475c' : colour, 4.5)).join(''));

const doughnuts = gift(
  '#f3d8e0',
  [
    disc('#f3d8e0', 176, 112, 100),
    ellipse(176, 182, 118, 12, '#7a4a5a', fade(0.25)),
    ellipse(176, 176, 118, 12, '#fffdf8'),
    ellipse(176, 174, 104, 8, '#ead9dc'),
    at(116, 176, sprinkled('#6b4128'), 0, 0.72),
    at(238, 176, sprinkled('#fff1d2'), 0, 0.72),
    at(177, 134, sprinkled('#f08aa5'), 0, 0.86),
    confetti(
      ['#f08aa5', '74 88,284 96,130 30', '86 116,264 60'],
      ['#2f8fa3', '96 62,262 110,216 28', '72 140,246 36'],
      ['#f6c244', '100 100,290 66,70 64', '110 40,288 130'],
    ),
  ],
  [glints('96 136,252 138,150 84', '#fff'), dots('120 170,150 172,206 172,232 170', 3, '#d9c3c8')],
);

const cupcake = gift(
  '#bfe0d6',
  [
    disc('#bfe0d6', 176, 122, 88),
    bunting(['#e0475c', '#f6c244', '#fffdf8', '#2f8fa3'], 12),
    ellipse(176, 190, 60, 7, '#123c2f', fade(0.16)),
    path('M132 132h88l-12 52a8 8 0 0 1-8 6h-48a8 8 0 0 1-8-6z', '#c8672f'),
    line('M146 138l6 48M161 138l4 48M176 138v48M191 138l-4 48M206 138l-6 48', darker('#c8672f', 0.2), 4),
    path(
      'M124 132c-8-22 12-30 24-28-4-20 14-28 26-26 0-14 8-18 12-24 2 14 18 16 16 30 14 2 20 14 14 24 14 2 20 12 12 24z',
      '#f08aa5',
    ),
    path('M190 60c4 12 14 12 12 24 14 2 20 14 14 24 14 2 20 12 12 24h-40c14-10 12-24 4-30 8-12 6-24-2-42z', '#df7391'),
    line('M138 128c20 8 56 8 76 0M154 102c14 6 34 6 48 0', '#f9b9c9', 6),
    at(
      181,
      62,
      rect(-4, -24, 8, 28, 2, '#2f8fa3') + line('M-3-14l7-5M-3-4l7-5', '#bfe6ec', 2.5) + at(0, -27, flame(), 0, 1.1),
    ),
    line('M148 112l6 5M170 90l6-5M196 96l5 6M206 122l-7 4M160 124l7-3M186 116l4-7', '#fffdf8', 4),
    line('M164 108l-6 4M188 82l6 3M214 112l4 6M176 126l7 2', '#f6c244', 4),
  ],
  [glints('116 100,240 96,108 156,246 158', '#fff'), line('M140 140l5 44', '#e59a68', 2)],
);

export const BIRTHDAY = {
  'birthday-cake': birthdayCake,
  balloons,
  'party-cup': partyCup,
  presents,
  doughnuts,
  cupcake,
};
