import { expect, test } from 'vitest';
import { latteDetails } from '#tests/support/product-details.ts';
import type { PictureLayer } from './product.ts';
import { usualChoice } from './product-choice.ts';
import { picturesOver } from './product-picture.ts';

const layer = (image: string, when: Partial<PictureLayer>): PictureLayer => ({
  image,
  all: [],
  any: [],
  none: [],
  ...when,
});

const details = {
  ...latteDetails(),
  pictureLayers: [
    layer('/open', { any: ['cream', 'candy'] }),
    layer('/open', { all: ['caramel'], any: ['cream'] }),
    layer('/oat', { all: ['oat'] }),
    layer('/caramel', { all: ['caramel'], none: ['cream'] }),
    layer('/caramel-on-cream', { all: ['caramel', 'cream'] }),
  ],
};

const over = (...options: string[]) => {
  const { quantities } = usualChoice(details, 'S');
  const added = Object.fromEntries(options.map((option) => [option, 1]));
  return picturesOver(details, { quantities: { ...quantities, ...added } });
};

test('a product as it comes has nothing over its picture', () => {
  expect(over()).toEqual([]);
});

test('all, any and none of the options decide, from below, and each picture is there once', () => {
  expect(over('oat')).toEqual(['/oat']);
  expect(over('caramel')).toEqual(['/caramel']);
  expect(over('oat', 'candy')).toEqual(['/open', '/oat']);
  expect(over('caramel', 'cream')).toEqual(['/open', '/caramel-on-cream']);
});

test('an option that was taken off is not chosen', () => {
  expect(picturesOver(details, { quantities: { oat: 0, caramel: 1 } })).toEqual(['/caramel']);
});

test('D-368 what no picture may be asked for at lies over nothing', () => {
  const pictureLayers = [layer('http://elsewhere.example/1.webp', { all: ['oat'] }), layer('/oat', { all: ['oat'] })];
  expect(picturesOver({ pictureLayers }, { quantities: { oat: 1 } })).toEqual(['/oat']);
});
