import { cakePop, wedge } from '../../../menu/pictures/parts/cakes.ts';
import { at, circle, dots, ellipse, fade, line, path, rect, repeated } from '../../../menu/pictures/parts/canvas.ts';
import { coldCup } from '../../../menu/pictures/parts/cold-vessels.ts';
import { BRAND, FOOD } from '../../../menu/pictures/parts/colours.ts';
import { star } from '../../../menu/pictures/parts/emblem.ts';
import {
  blueberry,
  citrus,
  flower,
  leaf,
  raspberry,
  strawberry,
  watermelon,
} from '../../../menu/pictures/parts/fruit.ts';
import { teapot, wideCup } from '../../../menu/pictures/parts/hot-vessels.ts';
import { surface } from '../../../menu/pictures/parts/liquid.ts';
import { croissant } from '../../../menu/pictures/parts/pastry.ts';
import { bean, maple, pumpkin } from '../../../menu/pictures/parts/spice.ts';
import { mug } from '../../../menu/pictures/parts/ware.ts';
import { card, fromSquare, hills, sun } from './card-canvas.ts';

/** A cup from above, on its saucer. */
const latte = card(
  '#c8672f',
  circle(320, 0, 120, '#d47a42'),
  circle(0, 210, 90, '#b85a25'),
  circle(176, 102, 84, '#f3e6d2'),
  circle(176, 102, 74, '#fffaf0'),
  path('M226 62l42-30 14 14-34 38z', '#fffaf0'),
  circle(176, 102, 60, '#e9d8bd'),
  at(176, 102, surface(FOOD.latte, 'leaf'), -18, [1, 2.4]),
);

const coldBrew = card(
  '#a9d3dc',
  circle(236, 96, 104, '#bfe0e6'),
  hills(['#7fb7c3', '176c50-14 90 8 160-2s110-8 160 4']),
  fromSquare(
    232,
    98,
    0.86,
    coldCup({
      layers: [
        ['#d9b48a', 70],
        ['#7a4a2a', 104],
        [FOOD.espresso, 150],
      ],
    }).usual,
  ),
  repeated(bean(), [84, 128, 20, 1.5], [120, 152, -30, 1.2], [60, 160, 70, 1.1]),
  dots('92 72,132 48,150 96,64 92', 5, '#fff'),
);

const BEANS = [
  [92, 34, 20, 1.5],
  [158, 26, -40, 1.7],
  [226, 40, 30, 1.4],
  [288, 24, -20, 1.7],
  [48, 92, -30, 1.7],
  [118, 88, 60, 1.6],
  [192, 92, -10, 1.8],
  [262, 96, 50, 1.6],
  [316, 84, -50, 1.5],
  [82, 152, 30, 1.6],
  [152, 150, -60, 1.5],
  [226, 158, 20, 1.7],
  [296, 154, -30, 1.8],
  [28, 168, 40, 1.4],
] as const;

const beans = card('#3b2114', repeated(bean('#7a4a2a'), ...BEANS), star(192, 92, 15, BRAND.gold));

const spring = card(
  '#cfe6cf',
  sun(254, 48, 22, '#fff3cf'),
  hills(['#a9cfa0', '140c60-30 110 4 160-10s110-26 160-6'], ['#7fb277', '164c70-20 120 10 190-4s90-8 130 2']),
  line('M84 178c-4-30 0-50 4-66M136 182c4-34 0-56-2-74M196 180c-4-28 2-44 4-58M248 182c4-30 0-46-2-60', '#3f8f5f', 5),
  at(76, 156, leaf('#3f8f5f'), -60) + at(144, 156, leaf('#58ab78'), 50) + at(256, 158, leaf('#3f8f5f'), 60),
  at(88, 104, flower('#e0475c'), 0, 1.6),
  at(134, 98, flower('#f6a26b'), 20, 1.9),
  at(200, 114, flower('#fffdf8'), 0, 1.5),
  at(246, 112, flower('#b46ac0'), 10, 1.7),
);

const summer = card(
  '#ffe39a',
  sun(248, 58, 34, '#f9b233'),
  path('M0 128c26-12 54-12 80 0s54 12 80 0 54-12 80 0 54 12 80 0v72H0z', '#4fb3bf'),
  path('M0 150c26-12 54-12 80 0s54 12 80 0 54-12 80 0 54 12 80 0v50H0z', '#2f8fa3'),
  path('M0 176c26-10 54-10 80 0s54 10 80 0 54-10 80 0 54 10 80 0v24H0z', '#f3d9a4'),
  at(94, 92, citrus(FOOD.orange), 12, 2.3),
  at(156, 66, watermelon(), -16, 1.9),
  at(170, 118, citrus(FOOD.lime), -10, 1.5),
);

const autumn = card(
  '#e9b872',
  hills(['#d0803f', '132c50-26 110 6 170-10s100-20 150-2'], ['#a9562c', '166c60-18 120 8 180-4s100-10 140 2']),
  at(226, 134, pumpkin(), 0, 2.3),
  at(160, 152, pumpkin(), -6, 1.5),
  at(88, 88, maple(), -20, 2),
  at(140, 56, maple(), 24, 1.5),
  at(196, 60, maple(), -50, 1.2),
  at(66, 146, maple(), 60, 1.4),
  at(280, 62, maple(), 10, 1.7),
);

const matcha = card(
  '#dfe8b6',
  circle(220, 104, 100, '#cddb97'),
  ellipse(212, 174, 86, 12, '#7d8f45', fade(0.5)),
  path('M126 92c0 50 32 82 58 82h56c26 0 58-32 58-82z', '#39533f'),
  path('M126 92c0 50 32 82 58 82h12c-24-10-44-40-46-82z', '#2a3f30'),
  ellipse(212, 92, 86, 26, '#4c6a52'),
  ellipse(212, 94, 76, 20, FOOD.matcha),
  ellipse(200, 92, 40, 9, '#c3d67f'),
  dots('176 96,236 88,246 100,222 104,190 104', 6, '#dbe7a6'),
  at(76, 128, leaf('#5d8f45'), -50, 1.8) +
    at(86, 132, leaf('#7dab58'), 10, 1.9) +
    at(104, 152, leaf('#4a7a3c'), 60, 1.4),
);

const berries = card(
  '#a04560',
  circle(60, 200, 110, '#b25470'),
  circle(300, 20, 90, '#8c3852'),
  at(214, 102, strawberry(), 14, 2.6),
  at(146, 126, raspberry(), -12, 2.2),
  at(272, 142, raspberry('#7a2a5e'), 16, 1.9),
  at(112, 74, blueberry(), 0, 2),
  at(166, 56, blueberry('#5a64a8'), 0, 1.6),
  at(84, 154, blueberry(), 0, 1.7),
  at(280, 64, leaf('#58ab78'), 40, 1.6) + at(66, 106, leaf('#58ab78'), -60, 1.4),
);

const CONFETTI: readonly (readonly [string, string])[] = [
  ['#f6d247', '70 60,120 30,290 96,96 150,246 30,56 120'],
  ['#fffdf8', '104 66,160 26,276 50,60 176,300 150,132 96'],
  ['#2f8fa3', '84 100,140 60,214 24,296 30,112 176,284 180'],
];

const birthday = card(
  '#ee8f86',
  circle(206, 110, 96, '#f3a59c'),
  ...CONFETTI.map(([colour, places]) => dots(places, 8, colour)),
  ellipse(206, 178, 84, 12, '#c9645c'),
  line('M216 84V54', '#2f8fa3', 7),
  star(216, 42, 13, '#f6d247'),
  at(206, 174, wedge(['#f6d9a8', '#e0475c', '#f6d9a8'], '#fff8ec'), 0, 0.95),
  at(92, 180, cakePop('#fffdf8', dots('-18 -92,4 -104,8 -78,-6 -70', 6, '#2f8fa3')), -10, 0.75),
);

const bouquet = card(
  '#f4d3c4',
  circle(214, 110, 96, '#f8e0d4'),
  line('M196 108l-26-42M212 104V52M228 108l26-40M206 106l-4-30', '#3f8f5f', 5),
  at(168, 62, flower('#e0475c'), 0, 1.9),
  at(212, 52, flower('#fffdf8'), 15, 1.8),
  at(258, 64, flower('#e8a33b', '#7a4a2a'), 0, 1.9),
  at(196, 76, flower('#b46ac0'), 0, 1.4) + at(234, 80, flower('#f08a72'), 10, 1.5),
  fromSquare(218, 136, 0.62, mug(BRAND.evergreen, star(0, 0, 26, BRAND.gold))),
  at(96, 142, flower('#e0475c'), 0, 1.2) + at(124, 160, leaf('#58ab78'), 70, 1.1),
);

const teaTime = card(
  '#cfc6e6',
  circle(220, 96, 104, '#ddd6ef'),
  rect(0, 168, 320, 32, 0, '#b3a6d4'),
  fromSquare(214, 92, 0.9, teapot('#5b4a8a', FOOD.chai)),
  at(86, 148, citrus(FOOD.lemon), 14, 1.7),
  at(124, 156, leaf('#58ab78'), 60, 1.2),
);

const breakfast = card(
  '#f8d0b4',
  circle(110, 210, 120, '#fbdfca'),
  rect(0, 166, 320, 34, 0, '#e2a77c'),
  at(108, 168, croissant(), 0, 0.8),
  fromSquare(232, 96, 0.74, wideCup({ liquid: FOOD.latte, art: 'heart', cup: BRAND.evergreen }).usual),
);

export const STILL_LIFES = {
  latte,
  'cold-brew': coldBrew,
  beans,
  spring,
  summer,
  autumn,
  matcha,
  berries,
  birthday,
  bouquet,
  'tea-time': teaTime,
  breakfast,
};
