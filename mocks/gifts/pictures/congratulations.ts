import { at, circle, dots, ellipse, fade, line, path, rect } from '../../menu/pictures/parts/canvas.ts';
import { BRAND, darker } from '../../menu/pictures/parts/colours.ts';
import { star } from '../../menu/pictures/parts/emblem.ts';
import { flower, leaf } from '../../menu/pictures/parts/fruit.ts';
import { confetti, disc, gift, glints } from './gift-canvas.ts';
import { cloud, cup, heart } from './things.ts';

/** Rays that fly apart from 0,0. */
function burst(colour: string, inner: number, outer: number, rays = 14): string {
  const ends = Array.from({ length: rays }, (_, index) => {
    const angle = (index * 2 * Math.PI) / rays;
    const point = (r: number) => `${Math.round(r * Math.cos(angle))} ${Math.round(r * Math.sin(angle))}`;
    return { ray: `M${point(inner)}L${point(outer)}`, tip: point(outer + 7) };
  });
  return (
    line(ends.map(({ ray }) => ray).join(''), colour, 3.2) + dots(ends.map(({ tip }) => tip).join(','), 4.4, colour)
  );
}

const fireworks = gift(
  '#1b2350',
  [
    circle(176, 78, 120, '#242e66'),
    dots('64 72,92 24,128 118,150 30,296 110,302 30,250 120,40 110', 2.6, '#aab4ea'),
    at(186, 70, burst('#f6c244', 18, 46) + burst('#fff1bd', 6, 16, 8)),
    at(104, 84, burst('#f08a72', 10, 26, 12)),
    at(262, 62, burst('#5cc4cf', 12, 32, 12)),
    line('M186 132c2-10 2-16 1-24M104 140c0-10 0-16 0-22M262 132c0-10 0-20 0-26', '#6b78bf', 2),
    path('M0 156c40-20 90-14 130-8s120-18 190-2v20H0z', '#10173a'),
    dots('24 152,44 150,66 152,88 150,112 152,206 150,232 148,262 148,288 150,304 152', 3.4, '#f7d27a'),
    rect(0, 162, 320, 38, 0, '#18306b'),
    line('M150 172h72M166 182h40M176 192h22', '#f6c244', 3, fade(0.8)),
    line('M84 174h40M94 184h22', '#f08a72', 3, fade(0.8)),
    line('M244 174h38M252 184h22', '#5cc4cf', 3, fade(0.8)),
    path('M122 176l6 10h26l8-10z', '#0b1029') +
      path('M140 146v28h-14z', '#fff1d2') +
      path('M143 152v22h12z', '#dcc9a6'),
  ],
  [
    at(228, 118, burst('#c9a7d6', 5, 13, 8)),
    at(138, 44, burst('#fff8ec', 5, 12, 8)),
    dots('20 40,52 40,310 80', 2, '#fff'),
  ],
);

const mortarboard =
  path('M-34 2v20c16 12 52 12 68 0V2z', '#1d2a52') +
  path('M0-22l62 22L0 22-62 0z', '#2a3a6e') +
  path('M0 22L-62 0 0-6 62 0z', '#22305e') +
  line('M0-1l44 12v24', BRAND.gold, 3.5) +
  path('M38 34h12l3 20H35z', BRAND.gold);

const graduation = gift(
  '#a8d5c2',
  [
    disc('#a8d5c2', 172, 112, 96),
    rect(0, 180, 320, 20, 0, '#6fae95'),
    ellipse(164, 182, 60, 7, '#123c2f', fade(0.25)),
    at(164, 182, cup(BRAND.copper), 0, 1.02),
    at(164, 66, mortarboard, -6, 1.02),
    at(
      250,
      168,
      rect(-46, -14, 92, 28, 6, '#fff8ec') +
        ellipse(46, 0, 7, 14, '#e9d8b8') +
        ellipse(46, 0, 3.5, 8, '#cdb58a') +
        ellipse(-46, 0, 6, 14, '#f3e6cc') +
        rect(-12, -15, 16, 30, 2, '#c0392f') +
        path('M-10 10l-8 22 8-4 4 8 6-22z', '#a32d25') +
        circle(-4, 4, 10, '#d8503f'),
      -10,
    ),
    confetti(
      ['#f6c244', '80 70,96 120,256 60,284 110', '66 96,236 96'],
      ['#e0475c', '104 88,70 140,270 86,232 44', '92 48,288 60'],
      ['#2a3a6e', '84 104,110 52,246 118,296 84', '78 166,256 30'],
    ),
  ],
  [glints('250 122,90 34,116 30,226 30', '#fffdf8')],
);

const newHome = gift(
  '#f8d8a8',
  [
    circle(252, 62, 30, '#fff1c9'),
    at(88, 78, cloud('#fff6e4'), 0, 0.75),
    at(272, 108, cloud('#fff6e4'), 0, 0.6),
    path('M0 160c70-22 130-8 180-12s100-10 140 4v48H0z', '#8cb868'),
    rect(204, 62, 18, 36, 2, '#8c4a38'),
    line('M213 54c-6-8 8-12 2-22', '#fff', 6, fade(0.85)),
    rect(118, 100, 116, 72, 2, '#fff3de'),
    rect(196, 100, 38, 72, 2, '#f1dcbb'),
    path('M104 106l72-56 72 56-8 10-64-50-64 50z', '#b4473a'),
    path('M118 104l58-46 58 46z', '#c9584a'),
    circle(176, 88, 10, '#8fc7d6') + line('M166 88h20M176 78v20', '#fff8ec', 2.5),
    rect(130, 120, 30, 28, 3, '#f9c94f') + line('M145 120v28M130 134h30', '#fff8ec', 3),
    rect(204, 120, 22, 24, 3, '#f9c94f') + line('M215 120v24M204 132h22', '#fff8ec', 3),
    path('M168 172v-42a12 12 0 0 1 24 0v42z', '#1f6f78') + circle(187, 152, 2.2, BRAND.gold),
    path('M166 172h28l14 28h-56z', '#e9d2a6'),
    rect(266, 128, 8, 46, 2, '#7a4a2a') +
      circle(270, 112, 24, '#4f8f4a') +
      circle(258, 124, 16, '#5fa356') +
      circle(284, 124, 15, '#5fa356'),
    at(98, 176, flower('#e0475c'), 0, 0.8) +
      at(116, 184, flower('#fffdf8'), 0, 0.75) +
      at(236, 182, flower('#f08a72'), 0, 0.8),
    line('M28 178v-20M44 178v-20M60 178v-20M76 178v-20M22 166h60', '#fff8ec', 5),
  ],
  [
    at(180, 118, heart('#e0475c'), 0, 0.28),
    line('M52 60c5-6 10-6 12 0 3-6 8-6 12 0', '#b98a5a', 2.4),
    dots('262 108,278 104,284 122,256 126', 5, '#d8343f'),
  ],
);

const laurel = (side: 1 | -1) =>
  at(
    178,
    110,
    line('M50 56C78 30 82-8 66-44', '#3f8f5f', 4) +
      [
        [58, 46, 70],
        [68, 28, 58],
        [75, 8, 44],
        [76, -14, 30],
        [70, -34, 12],
      ]
        .map(
          ([x = 0, y = 0, turn = 0]) =>
            at(x, y, leaf('#58ab78'), turn, 1.05) + at(x, y, leaf('#3f8f5f'), turn - 90, 0.9),
        )
        .join(''),
    0,
    [side, 1],
  );

const medal = gift(
  '#174a5c',
  [
    disc('#174a5c', 178, 106, 96, 0.1),
    laurel(1),
    laurel(-1),
    path('M146 0h24l16 62-22 12zM212 0h-24l-18 62 22 12z', '#e0475c'),
    path('M154 0h8l15 64-7 4zM204 0h-8l-17 64 7 4z', '#fff1d2'),
    circle(178, 112, 50, '#b5791c'),
    circle(178, 108, 50, BRAND.gold),
    circle(178, 108, 41, '#d9a036'),
    circle(178, 108, 38, '#f0c765'),
    star(178, 108, 33, '#fff6dc'),
    star(178, 108, 13, '#c8862a'),
    confetti(
      ['#f6c244', '70 60,96 96,280 64,262 36', '72 120,286 124'],
      ['#f08a72', '92 40,60 92,298 92,74 172', '260 160,96 148'],
    ),
  ],
  [line('M142 92c6-14 16-22 30-24', '#fff1bd', 4), glints('120 60,238 58,120 168,240 170', '#fff1bd')],
);

const crescent =
  path('M14-30A32 32 0 1 0 14 30 26 26 0 0 1 14-30z', '#f6cf6a') +
  circle(-8, -2, 2.6, '#8a5a2c') +
  line('M-14 10c4 3 8 2 10-1', '#8a5a2c', 2.4);

const littleOne = gift(
  '#c3d3ee',
  [
    disc('#c3d3ee', 178, 116, 92),
    line('M178 0v22M88 36c50-22 130-22 180 0', '#8a6a4a', 6),
    circle(178, 22, 8, '#b98a5a'),
    line('M92 34v58M136 24v92M180 20v44M224 24v78M264 34v50', '#fff8ec', 2.2),
    at(92, 104, star(0, 0, 17, '#f6cf6a')),
    at(136, 134, cloud('#fffdf8'), 0, 0.78),
    at(184, 100, crescent, 0, 1.15),
    at(224, 124, heart('#f08a9a'), 0, 0.98),
    at(264, 98, star(0, 0, 15, '#fffdf8')),
    dots('128 138,138 142,148 138', 3, '#a9bede'),
    path('M0 200v-20c40-14 70 4 96-4s40-16 76-6 60-14 90-2 40 4 58 6v26z', '#fffdf8'),
    path('M0 200v-6c50-12 90 2 130-4s110-4 190 4v6z', '#e6edf8'),
  ],
  [
    dots('60 70,112 66,156 60,206 46,246 58,296 60,72 140,300 130', 3.4, '#fffdf8'),
    star(60, 120, 6, '#fffdf8') + star(296, 160, 6, '#f6cf6a') + star(204, 160, 5, '#fffdf8'),
    line('M178 14l8 8M170 22l8 8', darker('#b98a5a', 0.2), 1.6),
  ],
);

export const CONGRATULATIONS = {
  fireworks,
  graduation,
  'new-home': newHome,
  medal,
  'little-one': littleOne,
};
