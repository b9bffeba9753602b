import { at, left, picture, right } from '../parts/canvas.ts';
import { BRAND, FOOD, TILE } from '../parts/colours.ts';
import { glassMug, paperCup, wideCup } from '../parts/hot-vessels.ts';
import { beans, caramel, chocolate, maple, oat, sugar, vanilla } from '../parts/spice.ts';
import { drizzle, strewn, whip } from '../parts/toppings.ts';

export const HOT_COFFEE_PICTURES: Record<string, string> = {
  '1001': picture(TILE.peach, wideCup({ liquid: FOOD.coffee, cup: '#2f6f5a' }), left(beans())),
  '1002': picture(TILE.sky, wideCup({ liquid: FOOD.espresso, cup: '#33426b' }), left(beans('#472717'))),
  '1003': picture(TILE.butter, wideCup({ liquid: '#8a5630' }), right(beans('#a8703d'))),
  '1004': picture(TILE.leaf, paperCup({ sleeve: '#8fb071' }), left(beans('#7d5b3a'))),
  '1005': picture(TILE.sand, wideCup({ liquid: FOOD.crema, scale: 0.76 }), left(sugar()), right(beans())),
  '1006': picture(TILE.rose, wideCup({ liquid: FOOD.crema, art: 'dot', cup: '#c8672f', scale: 0.76 }), left(beans())),
  '1007': picture(TILE.mint, paperCup({ sleeve: BRAND.copper }), right(beans())),
  '1008': picture(TILE.lilac, wideCup({ liquid: FOOD.flat, art: 'heart', cup: '#efe2cd', handle: false, scale: 0.82 })),
  '1009': picture(TILE.water, wideCup({ liquid: '#8a5330', art: 'dust' }), left(chocolate(), 0.9)),
  '1010': picture(TILE.cream, wideCup({ liquid: FOOD.latte, art: 'heart' }), right(beans())),
  '1011': picture(TILE.sky, wideCup({ liquid: FOOD.flat, art: 'leaf', cup: '#e9eef0' })),
  '1012': picture(
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
  '1013': picture(
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
  '1014': picture(TILE.butter, wideCup({ liquid: FOOD.latte, art: 'tulip' }), left(vanilla(), 1.15)),
  '1015': picture(TILE.peach, wideCup({ liquid: FOOD.latte, art: 'cross', mark: FOOD.caramel }), left(caramel(), 1.15)),
  '1016': picture(
    TILE.leaf,
    glassMug([
      [FOOD.foam, 66],
      ['#c58e58', 98],
      [FOOD.oat, 150],
    ]),
    left(maple(), 1.15),
    at(192, 184, oat(), 0, 1.15),
  ),
  '1017': picture(
    TILE.mint,
    wideCup({ liquid: '#b98a5e', art: 'swirl', cup: '#6f9fc4', handle: false, saucer: false }),
  ),
};
