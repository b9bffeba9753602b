import type { VesselKind } from '../vessels.ts';
import { at, dots, ellipse, fade, line, path, repeated, SIDE } from './canvas.ts';
import { BLENDED, CUP, CUP_RIM, DOME, GLASS, PINT } from './cold-vessels.ts';
import { FOOD, lighter } from './colours.ts';
import { emblem } from './emblem.ts';
import { cranberries } from './festive.ts';
import { blackberry, halfStrawberry, mangoCubes, mint } from './fruit.ts';
import { smaller, TALL } from './hot-vessels.ts';
import { ice } from './liquid.ts';
import { coldFoam, drizzle, dusted, strewn, whip } from './toppings.ts';

/** Where things are in one kind of vessel; what is placed is drawn around 0,0. */
type Places = {
  /** What stands on the drink, 84 wide. */
  readonly standing: (inner: string) => string;
  /** What lies flat on it, 100 wide and 40 high. */
  readonly lying: (inner: string) => string;
  /** A colour over what can be seen of the drink. */
  readonly tinted: (colour: string, share: number) => string;
  /** What has sunk to the bottom of a clear one. */
  readonly sunk?: (colour: string) => string;
  readonly front?: string;
};

const cup = (scale: number): Places => {
  const placed = (inner: string) => at(118, 206 - 98 * scale, inner, 0, scale);
  return {
    standing: (inner) => placed(at(0, -4, inner)),
    lying: (inner) => placed(at(0, 3, inner)),
    tinted: (colour, share) => placed(ellipse(0, 3, 52, 20, colour, fade(share))),
  };
};

/** What lies at the bottom of a glass, with a wavy edge. */
const bottom = (colour: string, [left, right]: readonly [number, number], y: number, depth: number) =>
  path(
    `M${left} ${y}c16-7 26 7 ${(right - left) / 2} 2s22-8 ${(right - left) / 2}-2l-${depth / 12} ${depth - 10}a10 10 0 0 1-10 9H${left + 14}a10 10 0 0 1-10-9z`,
    colour,
    fade(0.82),
  );

const over = (outline: string, mark: string) => (colour: string, share: number) =>
  path(outline, colour, fade(share)) + mark;

const PLACES: Readonly<Record<VesselKind, Places>> = {
  cup: cup(1),
  cortado: cup(0.82),
  demitasse: cup(0.76),
  'glass-mug': {
    standing: (inner) => smaller(at(118, 66, inner, 0, 0.9), 0.92),
    lying: (inner) => smaller(at(118, 66, inner, 0, [0.72, 0.42]), 0.92),
    tinted: (colour, share) => smaller(path(TALL, colour, fade(share)), 0.92),
    sunk: (colour) => smaller(bottom(colour, [82.5, 153.5], 166, 28), 0.92),
  },
  'paper-cup': {
    standing: (inner) => smaller(at(120, 62, inner, 0, 0.86), 0.87),
    lying: (inner) => smaller(at(120, 64, inner, 0, [0.7, 0.2]), 0.87),
    tinted: () => '',
  },
  'cold-cup': {
    standing: (inner) => at(120, 66, inner, 0, [1, 0.8]),
    lying: (inner) => at(120, 62, inner, 0, [0.8, 0.55]),
    tinted: over(CUP, emblem(120, 176, 15)),
    sunk: (colour) => bottom(colour, [83.5, 156.5], 180, 25) + emblem(120, 176, 15),
    front: CUP_RIM,
  },
  'tall-glass': {
    standing: (inner) => at(120, 55, inner, 0, [0.9, 0.8]),
    lying: (inner) => at(120, 56, inner, 0, [0.72, 0.5]),
    tinted: over(GLASS, ''),
    sunk: (colour) => bottom(colour, [87, 153], 166, 27),
  },
  'nitro-glass': {
    standing: (inner) => at(120, 52, inner, 0, [0.95, 0.9]),
    lying: (inner) => at(120, 46, inner, 0, [0.76, 0.4]),
    tinted: over(PINT, emblem(120, 152, 16)),
    sunk: (colour) => bottom(colour, [91, 149], 178, 20),
  },
  'dome-cup': {
    standing: (inner) => at(120, 92, inner),
    lying: (inner) => at(120, 108, inner, 0, [0.85, 0.5]),
    tinted: over(BLENDED, emblem(120, 172, 16)),
    sunk: (colour) => bottom(colour, [83, 157], 178, 27) + emblem(120, 172, 16),
    front: DOME,
  },
};

/** Colours that a milk or a base gives a drink. */
const TINTS: Readonly<Record<string, readonly [colour: string, share: number]>> = {
  dairy: ['#fffaf0', 0.38],
  oat: ['#dcb680', 0.4],
  almond: ['#c39a78', 0.38],
  soy: ['#f3e3a0', 0.4],
  coconut: ['#ffffff', 0.42],
  eggnog: ['#f6cf62', 0.4],
  lemonade: ['#ffe14d', 0.42],
  'coconut-base': ['#ffffff', 0.48],
};

const SUNK: Readonly<Record<string, string>> = {
  caramel: FOOD.caramel,
  maple: '#b5651d',
  'brown-sugar': '#8a5226',
  gingerbread: '#9c5a28',
  peach: FOOD.peach,
  raspberry: FOOD.raspberry,
  strawberry: FOOD.strawberry,
  'mocha-sauce': FOOD.mocha,
  'white-sauce': FOOD.white,
  'dark-sauce': FOOD.chocolate,
  'pumpkin-sauce': FOOD.pumpkin,
};

const FOAMS: Readonly<Record<string, string>> = {
  'vanilla-foam': '#fff4dc',
  'caramel-foam': '#f0cb94',
  'cocoa-foam': '#a97856',
  'pumpkin-foam': '#f0b878',
  'oat-foam': '#ecd9b8',
};

const PIECES: Readonly<Record<string, () => string>> = {
  strawberries: halfStrawberry,
  'mango-pieces': mangoCubes,
  blackberries: blackberry,
  cranberries: cranberries,
  'mint-leaves': mint,
};

/** How a topping lies on whipped cream, and how on the drink itself. */
const TOPPINGS: Readonly<Record<string, readonly [onCream: string, flat: string]>> = {
  'caramel-drizzle': [drizzle(FOOD.caramel), waves(FOOD.caramel)],
  'mocha-drizzle': [drizzle(FOOD.chocolate), waves(FOOD.chocolate)],
  'cinnamon-dust': [strewn(['#a8612f'], false), dust('#a8612f')],
  'cocoa-dust': [strewn([FOOD.mocha], false), dust(FOOD.mocha)],
  chips: [strewn(['#3b2114'], false), crumbs('#3b2114')],
  'cookie-crumbs': [strewn(['#33201a', '#6a4636'], false), crumbs('#33201a')],
  'candy-cane': [strewn(['#d8343f', '#fffdf8']), ''],
};

function waves(colour: string): string {
  return line('M-38-7c9-8 13 6 21 0s13-7 21 0 12 6 20-1 8-3 13 0M-30 7c8-7 12 5 19 0s12-6 19 0 11 5 20-1', colour, 4.2);
}

function dust(colour: string): string {
  return at(0, 0, dusted(colour), 0, [1.2, 2]);
}

function crumbs(colour: string): string {
  return dots('-34 2,-22 -8,-12 6,0 -4,12 8,22 -7,34 1', 8, colour);
}

const MOUND =
  ellipse(0, -3, 50, 19, FOOD.foam) +
  ellipse(-3, -6, 38, 12, '#fff') +
  dots('-30 -6,-16 -14,22 2,34 -6,-8 4', 4, '#eadbc2');

/** Something in or on a drink, alone on a clear background. */
export function drawLayer(kind: VesselKind, name: string): string {
  const places = PLACES[kind];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">`,
    drawn(places, name),
    '</svg>',
  ].join('');
}

function drawn(places: Places, name: string): string {
  const [tint, sunk, foam, pieces] = [TINTS[name], SUNK[name], FOAMS[name], PIECES[name]];
  if (tint) return places.tinted(...tint);
  if (sunk !== undefined) return places.sunk?.(sunk) ?? '';
  if (foam !== undefined)
    return places.standing(coldFoam(foam) + line('M-28-15c10-5 26-6 40-4', lighter(foam, 0.7), 3));
  if (pieces) return repeated(pieces(), [104, 112, -18, 0.72], [136, 134, 22, 0.72], [108, 156, 8, 0.72]);
  switch (name) {
    case 'ice-extra':
      return ice(3, 34);
    case 'foam-extra':
      return places.lying(MOUND);
    case 'whip':
      return places.standing(whip());
    case 'front':
      return places.front ?? '';
    default:
      return topping(places, name);
  }
}

function topping(places: Places, name: string): string {
  const [, id = name, onCream] = /^(.*?)(-on-cream)?$/.exec(name) ?? [];
  const [raised, flat] = TOPPINGS[id] ?? ['', ''];
  return onCream === undefined ? places.lying(flat) : places.standing(raised);
}
