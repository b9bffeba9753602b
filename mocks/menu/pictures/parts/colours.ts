/** Backgrounds of the pictures: pale enough for the food, deep enough to be calm on a dark page. */
export const TILE = {
  cream: '#f4dfc0',
  sand: '#e6d6c3',
  peach: '#f8d0b4',
  rose: '#f4c9c6',
  blush: '#f0d5dd',
  lilac: '#d9d2ea',
  sky: '#c5dbee',
  water: '#b9dadd',
  mint: '#c9e2d4',
  leaf: '#d8e6b8',
  butter: '#f8e2a4',
  evergreen: '#2c5f4d',
  night: '#33426b',
  berry: '#a04560',
  copper: '#d98a57',
} as const;

export const BRAND = {
  evergreen: '#17503e',
  deep: '#123c2f',
  copper: '#c8672f',
  gold: '#e8b84f',
  cream: '#fff8ec',
} as const;

/** What drinks and food are made of. */
export const FOOD = {
  espresso: '#3b2114',
  coffee: '#52301c',
  mocha: '#6b4128',
  crema: '#b87f47',
  latte: '#c99b6d',
  flat: '#b98656',
  milk: '#fbf3e4',
  oat: '#efdfc4',
  foam: '#fff8ec',
  caramel: '#c9792b',
  chocolate: '#4a2818',
  white: '#fff8ec',
  crust: '#d28f3c',
  golden: '#e9b257',
  crumb: '#f3d9a4',
  egg: '#f8bb35',
  cheddar: '#f2a93b',
  swiss: '#f6dd8d',
  ham: '#ea9c92',
  bacon: '#b4473a',
  sausage: '#8a4f33',
  lettuce: '#86b94f',
  spinach: '#4f8d45',
  tomato: '#dd4b3a',
  avocado: '#a9c765',
  matcha: '#9dbb52',
  chai: '#c08850',
  black: '#a6511d',
  hibiscus: '#cf3257',
  strawberry: '#e0475c',
  raspberry: '#d23a64',
  blueberry: '#46508f',
  mango: '#f8ae36',
  peach: '#f6a26b',
  lemon: '#f6d247',
  lime: '#a5c94d',
  orange: '#f39a32',
  pumpkin: '#de7d2c',
  honey: '#e9a42c',
} as const;

/** Shadows are warm: black would look dirty on food. */
const DARK = '#2a1008';

export const mix = (from: string, to: string, share: number): string =>
  `#${[1, 3, 5]
    .map((start) => {
      const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
      return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

export const darker = (colour: string, share = 0.2) => mix(colour, DARK, share);
export const lighter = (colour: string, share = 0.35) => mix(colour, '#ffffff', share);
