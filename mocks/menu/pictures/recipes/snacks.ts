import { at, circle, clipped, dots, line, path, picture, rect, right, shadow } from '../parts/canvas.ts';
import { darker, FOOD, lighter, TILE } from '../parts/colours.ts';
import { blueberry, grapes, halfStrawberry, mangoCubes, mint, raspberry, strawberry } from '../parts/fruit.ts';
import { layered } from '../parts/liquid.ts';
import { bar, clearPot, pouch } from '../parts/packages.ts';
import { almond, hazelnut, honey, oat } from '../parts/spice.ts';

const chip = (turn: number) =>
  at(
    0,
    0,
    path('M-24 0C-20-18 16-22 26-4 20 14-16 18-24 0z', '#f2c65c') +
      line('M-14 0c8-8 20-10 30-6', '#fae3a0', 4) +
      dots('-8 5,6 3,14 -1', 2.5, '#c98f35'),
    turn,
  );
const popped = () =>
  dots('-9 2,8 4,0 -9', 18, '#fff3d0') + dots('-6 -4,6 -3', 12, '#fffaf0') + dots('0 2', 7, '#e9b23c');
const nuts = () => at(-14, -14, almond()) + at(16, -8, almond('#a8652f')) + at(-2, 16, almond());
const mixed = () =>
  at(-16, -12, almond(), 0, 0.9) +
  at(16, -14, hazelnut(), 0, 0.85) +
  dots('-22 14,-4 22,10 8', 12, '#4a2136') +
  dots('20 16,-8 6', 12, '#b3273f') +
  dots('4 -24,26 4', 9, '#f6d247');
const dried = () =>
  at(
    -10,
    -8,
    path('M-22 4C-18-18 20-16 22 2 14 16-18 18-22 4z', '#f5a02f') + line('M-12 0c8-6 18-6 26-2', '#fbc870', 4),
    -20,
  ) +
  at(
    12,
    14,
    path('M-20 4C-16-14 18-14 20 2 12 14-16 14-20 4z', '#ee8a22') + line('M-10 0c8-6 16-6 22-2', '#fbb95e', 4),
    16,
  );

const BITS = [
  [-60, -10],
  [-38, 2],
  [-20, -12],
  [2, 0],
  [22, -10],
  [44, 4],
  [60, -8],
  [-50, 10],
  [12, -16],
  [34, -14],
] as const;
const crumbs = (base: string, ...bits: readonly string[]) =>
  rect(-74, -22, 148, 44, 9, base) +
  rect(-74, 8, 148, 14, 7, darker(base, 0.2)) +
  bits
    .map((bit, index) =>
      dots(
        BITS.filter((_, spot) => spot % bits.length === index),
        10,
        bit,
      ),
    )
    .join('');

const wholeBanana = () =>
  [
    path('M44 92c6 72 88 118 158 70 8-8 0-20-10-16-52 22-104-6-118-66-4-16-30-12-30 12z', FOOD.lemon),
    path('M52 92c14 56 76 96 146 62l4 8C132 210 50 164 44 92z', darker(FOOD.lemon, 0.14)),
    path('M44 84l4-24c2-8 14-8 16 0l8 22z', '#b9a63c'),
    path('M194 146l14-2 4 14-10 6z', '#6b4a22'),
    line('M78 98c16 36 48 56 88 56', lighter(FOOD.lemon, 0.55), 6),
    dots('96 150,120 168,150 174', 4, '#8a6a2a'),
  ].join('');

const cheese = (turn: number, colour: string) =>
  at(
    0,
    0,
    rect(-17, -62, 34, 124, 12, '#fff8e2') +
      rect(-12, -54, 5, 60, 2.5, '#eddcae') +
      rect(4, -50, 3, 50, 1.5, '#eddcae') +
      path('M-19-8h38v72h-38z', colour) +
      path('M-19-8l6-8 6 8 7-8 6 8 7-8 6 8z', colour) +
      at(0, 28, circle(0, 0, 11, '#fff8ec')),
    turn,
  );

const LAYERS_OUTLINE = 'M64 92h112l-13 102a12 12 0 0 1-12 10H89a12 12 0 0 1-12-10z';
const potted = (inner: string) => clipped('a', LAYERS_OUTLINE, inner);

export const SNACK_PICTURES: Record<string, string> = {
  '2501': picture(TILE.sky, pouch('#2f6f9a', at(-12, -10, chip(-14)) + at(12, 12, chip(24))), at(190, 192, chip(-10))),
  '2502': picture(
    TILE.peach,
    pouch('#33302e', at(-14, -8, popped()) + at(16, -12, popped(), 40) + at(2, 16, popped(), -30), '#f6d25c'),
    at(46, 194, popped()),
    at(198, 194, popped(), 60),
  ),
  '2503': picture(TILE.cream, pouch('#8e4a2c', nuts()), right(almond())),
  '2504': picture(TILE.mint, pouch('#5f8a4a', mixed()), right(hazelnut())),
  '2505': picture(
    TILE.butter,
    bar(
      '#e0a02c',
      '#fff3d0',
      crumbs('#d9a55c', '#f3dca4', '#b9803f'),
      at(0, 0, oat(), 40) + at(10, 4, honey(), 0, 0.7),
    ),
  ),
  '2506': picture(
    TILE.rose,
    bar('#3b2114', '#c8672f', crumbs('#4a2818', '#b9743a', '#6b4128'), at(0, 0, hazelnut(), 0, 1.1)),
  ),
  '2507': picture(TILE.leaf, pouch('#ee8a22', dried()), right(mangoCubes(), 1.05)),
  '2508': picture(
    TILE.blush,
    clearPot(
      potted(
        layered([
          ['#fffaf4', 84],
          ['#c83a67', 128],
          ['#fffaf4', 152],
          ['#d9a55c', 184],
        ]),
      ),
      at(-26, -8, strawberry(), -16, 0.9) +
        at(4, -4, blueberry()) +
        at(28, -6, raspberry(), 0, 0.9) +
        dots('-44 4,44 6,-8 10,14 10', 8, '#d9a55c') +
        at(-2, -16, mint(), 0, 0.7),
    ),
  ),
  '2509': picture(
    TILE.water,
    clearPot(
      potted(
        dots('88 116,128 104,152 130,108 158,146 182', 34, '#f7b267') +
          dots('112 128,88 152,132 156,96 188', 32, '#bcd98a') +
          at(150, 106, halfStrawberry(), 10) +
          at(116, 184, halfStrawberry(), -20) +
          at(152, 158, grapes(), 0, 0.8),
      ),
      dots('-36 -2,20 4', 28, '#f7b267') +
        dots('-12 4,42 0', 26, '#bcd98a') +
        at(2, -12, halfStrawberry(), -8, 0.9) +
        at(28, -12, mint(), 0, 0.7),
    ),
  ),
  '2510': picture(TILE.lilac, shadow(80), at(-2, 16, wholeBanana())),
  '2511': picture(TILE.evergreen, shadow(60), at(150, 132, cheese(14, '#e0a02c')), at(92, 138, cheese(-10, '#c8672f'))),
};
