import { at, left, right } from '../parts/canvas.ts';
import { BRAND, FOOD, TILE } from '../parts/colours.ts';
import { glassMug, paperCup, wideCup } from '../parts/hot-vessels.ts';
import { beans, caramel, chocolate, maple, oat, sugar, vanilla } from '../parts/spice.ts';
import { drizzle, strewn, whip } from '../parts/toppings.ts';
import { type DrinkPictures, drink } from '../parts/vessel.ts';

export const HOT_COFFEE_PICTURES: Record<string, DrinkPictures> = {
  '1001': drink(TILE.peach, wideCup({ liquid: FOOD.coffee, cup: '#2f6f5a' }), left(beans())),
  '1002': drink(TILE.sky, wideCup({ liquid: FOOD.espresso, cup: '#33426b' }), left(beans('#472717'))),
  '1003': drink(TILE.butter, wideCup({ liquid: '#8a5630' }), right(beans('#a8703d'))),
  '1004': drink(TILE.leaf, paperCup({ sleeve: '#8fb071' }), left(beans('#7d5b3a'))),
  '1005': drink(TILE.sand, wideCup({ liquid: FOOD.crema, scale: 0.76 }), left(sugar()), right(beans())),
  '1006': drink(TILE.rose, wideCup({ liquid: FOOD.crema, art: 'dot', cup: '#c8672f', scale: 0.76 }), left(beans())),
  '1007': drink(TILE.mint, paperCup({ sleeve: BRAND.copper }), right(beans())),
  '1008': drink(TILE.lilac, wideCup({ liquid: FOOD.flat, art: 'heart', cup: '#efe2cd', handle: false, scale: 0.82 })),
  '1009': drink(TILE.water, wideCup({ liquid: '#8a5330', art: 'dust' }), left(chocolate(), 0.9)),
  '1010': drink(TILE.cream, wideCup({ liquid: FOOD.latte, art: 'heart' }), right(beans())),
  '1011': drink(TILE.sky, wideCup({ liquid: FOOD.flat, art: 'leaf', cup: '#e9eef0' })),
  '1012': drink(
    TILE.rose,
    glassMug(
      [
        [FOOD.foam, 66],
        [FOOD.mocha, 92],
        [FOOD.chocolate, 165],
      ],
      whip() + drizzle(FOOD.chocolate),
    ),
    left(chocolate()),
  ),
  '1013': drink(
    TILE.lilac,
    glassMug(
      [
        [FOOD.foam, 66],
        ['#e9cfa8', 96],
        [FOOD.latte, 160],
      ],
      whip() + strewn(['#ecd9ae', '#fffdf5', '#dcc18a']),
    ),
    left(chocolate('#ecd9b4')),
  ),
  '1014': drink(TILE.butter, wideCup({ liquid: FOOD.latte, art: 'tulip' }), left(vanilla(), 1.15)),
  '1015': drink(TILE.peach, wideCup({ liquid: FOOD.latte, art: 'cross', mark: FOOD.caramel }), left(caramel(), 1.15)),
  '1016': drink(
    TILE.leaf,
    glassMug([
      [FOOD.foam, 66],
      ['#c58e58', 98],
      [FOOD.oat, 150],
    ]),
    left(maple(), 1.15),
    at(192, 184, oat(), 0, 1.15),
  ),
  '1017': drink(TILE.mint, wideCup({ liquid: '#b98a5e', art: 'swirl', cup: '#6f9fc4', handle: false, saucer: false })),
};
