import { at, clipped, dots, ellipse, fade, line, n, path, rect } from './canvas.ts';
import { lighter, mix } from './colours.ts';

/** Colours from the top down, each with the height at which it begins. */
export type Layer = readonly [colour: string, from: number];

/** Layers with a wavy edge; where two meet lies a band of both. */
export function layered(layers: readonly Layer[]): string {
  return layers
    .map(([colour, from], index) => {
      const above = layers[index - 1];
      if (!above) return rect(50, from, 140, 215 - from, 0, colour);
      return wave(mix(above[0], colour, 0.5), from - 11, index) + wave(colour, from + 5, index + 1);
    })
    .join('');
}

function wave(colour: string, y: number, index: number): string {
  const up = index % 2 === 0 ? 9 : -9;
  return path(`M50 ${y}c26 ${-up} 36 ${up} 66 ${up / 3}s42 ${-up} 74 0V215H50z`, colour);
}

const CUBES = [
  [100, 92, -14],
  [134, 98, 20],
  [112, 124, 8],
  [141, 132, -22],
  [102, 154, 30],
  [132, 163, -8],
] as const;

/** Cubes that float at the top. */
export function ice(count = 4, shift = 0): string {
  if (count === 0) return '';
  const cubes = CUBES.slice(0, count).map(([x, y, turn]) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const step = (dx: number, dy: number) => pair(dx * cos - dy * sin, dx * sin + dy * cos);
    const start = (dx: number, dy: number) => pair(x + dx * cos - dy * sin, y + shift + dx * sin + dy * cos);
    return {
      body: `M${start(-10, -10)}l${step(20, 0)}l${step(0, 20)}l${step(-20, 0)}z`,
      shine: `M${start(-7, 3)}l${step(0, -10)}l${step(10, 0)}`,
    };
  });
  return [
    path(
      cubes.map(({ body }) => body).join(''),
      '#fff',
      ` stroke="#fff" stroke-width="6" stroke-linejoin="round"${fade(0.4)}`,
    ),
    line(cubes.map(({ shine }) => shine).join(''), '#fff', 3, fade(0.75)),
  ].join('');
}

const pair = (x: number, y: number) => `${n(x)} ${n(y)}`;

/** Water that gathers on cold glass. */
export const droplets = () =>
  line('M88 120v2M93 150v3M149 112v2M146 148v3M98 186v2M140 182v2M152 128v1', '#fff', 5, fade(0.55));

/** Bits that hang in a drink: chips, cookie crumbs. */
export function specks(colour: string, from = 90, to = 196): string {
  const step = (to - from) / 9;
  const places = [98, 138, 116, 150, 92, 130, 148, 94, 146].map(
    (x, index) => [x, from + step * index + (index % 2) * 6] as const,
  );
  return (
    dots(
      places.filter((_, index) => index % 2 === 0),
      8,
      colour,
    ) +
    dots(
      places.filter((_, index) => index % 2 === 1),
      5,
      colour,
    )
  );
}

const ART = {
  heart: 'M0 19C-24 3-19-17-8-17c5 0 8 5 8 8 0-3 3-8 8-8 11 0 16 20-8 36z',
  tulip:
    'M0 22C-14 14-20 4-19-2c7 6 13 6 19 2 6 4 12 4 19-2 1 6-5 16-19 24zM0-3C-12-1-17-7-16-12c6 3 11 2 16-2 5 4 10 5 16 2 1 5-4 11-16 9zM0-16c-6-1-7-6 0-10 7 4 6 9 0 10z',
  leaf: 'M0 24C-3 18-22 12-23 2c8 6 14 6 19 8C-16 4-21-4-20-11c8 7 13 9 17 10C-11-7-14-14-12-19c6 8 9 10 11 11-1-6-1-11 1-18 2 7 2 12 1 18 2-1 5-3 11-11 2 5-1 12-9 18 4-1 9-3 17-10 1 7-4 15-16 21 5-2 11-2 19-8C22 12 3 18 0 24z',
} as const;

export type LatteArt = keyof typeof ART | 'swirl' | 'foam' | 'dot' | 'cross' | 'dust' | 'none';

/** What the barista leaves on a drink: drawn around 0,0 for a surface 100 wide and 42 high. */
export function surface(liquid: string, art: LatteArt, mark = '#fff6e6'): string {
  const pool = ellipse(0, 0, 52, 20, liquid) + ellipse(0, 2, 44, 15.5, lighter(liquid, 0.16));
  switch (art) {
    case 'none':
      return pool + line('M-36-4c8-7 20-9 30-9', lighter(liquid, 0.5), 3, fade(0.7));
    case 'dot':
      return pool + ellipse(0, 1, 19, 7, mark);
    case 'foam':
      return ellipse(0, 0, 52, 20, mark) + ellipse(0, 2, 44, 15, lighter(mark, 0.5)) + bubbles(liquid);
    case 'dust':
      return ellipse(0, 0, 52, 20, lighter(liquid, 0.4)) + ellipse(0, 1, 43, 15, mark) + dust(liquid);
    case 'swirl':
      return pool + line('M-4 2c2-4 12-3 11 3-2 8-26 8-28-2-2-12 42-16 46 0', mark, 4.5);
    case 'cross':
      return ellipse(0, 0, 52, 20, '#fff6e6') + line('M-36-6l60 18M-14-14l52 16M-40 4L16-15M-24 14l60-19', mark, 3.2);
    default:
      return pool + at(0, 1, path(ART[art], mark), 0, [1.15, 0.62]);
  }
}

const bubbles = (colour: string) => dots('-34 2,-20 -9,28 7,37 -3,-10 12', 4, lighter(colour, 0.35), fade(0.7));

const dust = (colour: string) =>
  dots(
    [-30, -22, -15, -8, -2, 5, 12, 19, 27, -18, -4, 9, 22, 0].map((x, index) => [x, ((index * 5) % 17) - 8] as const),
    3,
    colour,
  );

/** Layers seen through a vessel with a clear wall, with the shine of the wall over them. */
export function filled(outline: string, back: string, ...inside: string[]): string {
  return clipped(
    'a',
    outline,
    rect(50, 30, 140, 190, 0, back),
    ...inside,
    path('M50 40h38l14 180H50z', '#fff', fade(0.22)),
    path('M158 40h6l-8 180h-6z', '#fff', fade(0.3)),
  );
}
