import { at, circle, dots, ellipse, fade, line, path, rect } from './canvas.ts';
import { darker, lighter } from './colours.ts';

/* Drawn upwards from 0,0. */

/** A square cut from the tray: brownie, rice square. */
export const square = (colour: string, top: string, over = '') =>
  [
    path('M-78-56L-10-84 80-60v44L8 14-78-10z', darker(colour, 0.25)),
    path('M-78-56L8-28V14l-86-24z', darker(colour, 0.1)),
    path('M-78-56L-8-86 80-60 8-28z', top),
    over,
  ].join('');

/** A slice of layer cake: bands from the bottom up, frosting on top. */
export function wedge(bands: readonly string[], frosting: string, over = ''): string {
  const step = 62 / bands.length;
  return [
    path('M-82-62L30-102 84-66v70L-82 8z', darker(frosting, 0.14)),
    bands
      .map((colour, index) => path(`M-82 ${8 - step * index}L84 ${4 - step * index}v${-step}l-166 4z`, colour))
      .join(''),
    path('M-82-56L30-98 84-60v-10L30-108-82-66z', darker(frosting, 0.08)),
    path('M-82-66L30-110 84-70z', frosting),
    path('M-82-66L84-70v13c-8 8-14-4-24 2s-14 10-24 2-16 6-28 2-16-4-26 4-20-2-30 0-22-2-34 4z', frosting),
    over,
  ].join('');
}

export const cakePop = (coat: string, over: string) =>
  line('M0-60V4', '#fffdf8', 7) +
  line('M2.500-50V4', '#dfd3c0', 2) +
  circle(0, -88, 40, coat) +
  path('M-40-88a40 40 0 0 0 62 33c-32 2-50-26-38-69a40 40 0 0 0-24 36z', darker(coat, 0.12)) +
  ellipse(14, -108, 11, 6, lighter(coat, 0.65)) +
  over;

export const tartlet = (filling: string, crust: string, over: string) =>
  [
    path('M-84-50H84L62-4a10 10 0 0 1-10 6H-52a10 10 0 0 1-10-6z', crust),
    line('M-62-46l14 44M-36-44l8 46M-12-44l3 46M12-44l-3 46M36-44l-8 46M62-46L48-2', darker(crust, 0.18), 7),
    ellipse(0, -52, 86, 28, crust),
    ellipse(0, -53, 74, 22, darker(filling, 0.16)),
    ellipse(0, -55, 72, 20, filling),
    line('M-50-62c12-6 26-9 40-10', lighter(filling, 0.6), 5),
    over,
  ].join('');

/** Five points with round tips. */
export const shortbread = (colour: string) => {
  const star = 'M0-76L22-28l52 6-38 36 10 52L0 42l-46 24 10-52-38-36 52-6z';
  const round = (fill: string) => path(star, fill, ` stroke="${fill}" stroke-width="18" stroke-linejoin="round"`);
  return (
    at(4, 8, round('#123c2f'), 0, 1).replace('<g ', '<g opacity=".15" ') +
    round(darker(colour, 0.16)) +
    at(-1, -4, round(colour), 0, 0.97) +
    dots('0 -44,-32 -8,32 -8,-20 30,20 30,0 0', 6, darker(colour, 0.24)) +
    dots('-12 -22,16 12,-40 -16,30 40,8 -62,46 -14', 3.5, '#fffdf8')
  );
};

export const macaron = (shell: string, cream: string) =>
  [
    rect(-48, -26, 96, 20, 10, cream),
    path('M-52-8h104c4 22-108 22-104 0z', darker(shell, 0.12)),
    line('M-49-9h98', darker(shell, 0.24), 5, ' stroke-dasharray="1 7"'),
    path('M-52-26c-4-50 108-50 104 0z', shell),
    line('M-49-25h98', darker(shell, 0.18), 5, ' stroke-dasharray="1 7"'),
    line('M-30-46c6-8 16-11 26-11', lighter(shell, 0.6), 5),
  ].join('');

export const cookie = (dough: string, chunks: string, over = '') =>
  [
    circle(6, 8, 78, '#123c2f', fade(0.16)),
    circle(0, 0, 78, darker(dough, 0.16)),
    circle(-2, -3, 74, dough),
    line('M-56-28c10-18 26-28 44-32', lighter(dough, 0.4), 6),
    dots('-38 -18,8 -46,40 -10,-8 6,-34 36,24 38,-6 -70,62 22', 18, chunks),
    dots('-20 -44,34 -42,12 22,-58 8,-2 58,50 40,20 -10,-22 20', 6, darker(dough, 0.3)),
    over,
  ].join('');
