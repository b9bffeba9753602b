import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { latteDetails, latteForm } from '#tests/support/product-details.ts';
import { addObstacle, inSize, keptChoice, mostOf, withOption } from './choice-change.ts';
import { type ProductChoice, problemsOf, usualChoice } from './product-choice.ts';

const details = latteDetails();
const OPTIONS = Object.keys(details.optionsByProductNumber);
const LIMIT = 12;
const usual = (sizeCode: string) => usualChoice(details, sizeCode);
const changed = (...changes: [option: string, quantity: number][]) =>
  changes.reduce((choice, change) => withOption(details, choice, ...change), usual('S'));

/** A choice that a person could make, press by press. */
const aChoice = fc
  .tuple(fc.constantFrom('S', 'L'), fc.array(fc.tuple(fc.constantFrom(...OPTIONS), fc.nat(LIMIT)), { maxLength: 8 }))
  .map(([sizeCode, presses]) =>
    presses.reduce<ProductChoice>((choice, [option, wanted]) => {
      const isOfOne = option === 'cow' || option === 'oat';
      const quantity = Math.min(isOfOne ? 1 : wanted, mostOf(details, choice, option, LIMIT));
      return withOption(details, choice, option, quantity);
    }, usual(sizeCode)),
  );

describe('another size', () => {
  test('MNU-018 options at their usual amount follow the usual amount of the new size', () => {
    expect(inSize(details, usual('S'), 'L')).toEqual(usual('L'));
    expect(inSize(details, usual('L'), 'S').quantities).toMatchObject({ vanilla: 3 });
  });

  test('MNU-018 options that were changed stay as they are, beside others that follow', () => {
    const { quantities } = inSize(details, changed(['oat', 1], ['cream', 2]), 'L');
    expect(quantities).toEqual({ oat: 1, vanilla: 5, cream: 2 });
    expect(inSize(details, changed(['vanilla', 4]), 'L').quantities).toMatchObject({ vanilla: 4 });
    expect(inSize(details, changed(['vanilla', 0]), 'L').quantities['vanilla']).toBeUndefined();
  });

  test('a group that would hold too many stays as it was', () => {
    const { quantities } = inSize(details, changed(['caramel', 9]), 'L');
    expect(quantities).toMatchObject({ vanilla: 3, caramel: 9 });
  });

  test('whatever was chosen can be ordered in every size, and there and back loses nothing that was changed', () => {
    fc.assert(
      fc.property(aChoice, fc.constantFrom('S', 'L'), (choice, sizeCode) => {
        const other = inSize(details, choice, sizeCode);
        expect(problemsOf(details, latteForm, other)).toEqual([]);
        expect(inSize(details, choice, choice.sizeCode)).toEqual(choice);
        for (const option of ['cream', 'candy', 'oat']) {
          expect(other.quantities[option]).toBe(choice.quantities[option]);
        }
      }),
    );
  });
});

describe('an option', () => {
  test('of a group that holds one takes the place of the other', () => {
    expect(changed(['oat', 1]).quantities).toEqual({ oat: 1, vanilla: 3 });
  });

  test('that is left out takes with it what needs it', () => {
    expect(changed(['cream', 1], ['candy', 1]).quantities).toMatchObject({ cream: 1, candy: 1 });
    expect(changed(['cream', 1], ['candy', 1], ['cream', 0]).quantities).toEqual({ cow: 1, vanilla: 3 });
  });

  test('PRV-024 has a most: its own, what its group leaves, and that of the shop', () => {
    expect(mostOf(details, usual('S'), 'cream', LIMIT)).toBe(2);
    expect(mostOf(details, usual('S'), 'vanilla', LIMIT)).toBe(12);
    expect(mostOf(details, usual('S'), 'vanilla', 6)).toBe(6);
    expect(mostOf(details, changed(['caramel', 7]), 'vanilla', LIMIT)).toBe(5);
    expect(mostOf(details, changed(['oat', 1]), 'cow', LIMIT)).toBe(1);
  });

  test('that needs another one, or is unknown, has none', () => {
    expect(mostOf(details, usual('S'), 'candy', LIMIT)).toBe(0);
    expect(mostOf(details, changed(['cream', 1]), 'candy', LIMIT)).toBe(2);
    expect(mostOf(details, usual('S'), 'gold', LIMIT)).toBe(0);
  });

  test('within its most leaves nothing wrong', () => {
    fc.assert(
      fc.property(aChoice, (choice) => {
        expect(problemsOf(details, latteForm, choice)).toEqual([]);
      }),
    );
  });
});

describe('a choice that was made elsewhere', () => {
  const [form = latteForm] = details.product.forms;

  test('stays as it is where it can', () => {
    fc.assert(
      fc.property(aChoice, (choice) => {
        expect(keptChoice(details, form, choice)).toEqual({ choice, lostSize: false, lostOptions: [] });
      }),
    );
  });

  test('loses size and options that are not to be had, and names them', () => {
    const here = latteDetails({ without: ['oat', 'cream'], sizes: ['S'] });
    const [only = latteForm] = here.product.forms;
    const kept = keptChoice(here, only, inSize(details, changed(['oat', 1], ['cream', 1], ['candy', 1]), 'L'));
    expect(kept?.choice).toEqual({ sizeCode: 'S', quantities: { cow: 1, vanilla: 5 } });
    expect(kept?.lostSize).toBe(true);
    expect([...(kept?.lostOptions ?? [])].sort()).toEqual(['candy', 'cream', 'oat']);
  });

  test('is the usual one where there was none; a form without sizes has none', () => {
    expect(keptChoice(details, form, null)?.choice).toEqual(usual('S'));
    expect(keptChoice(details, { ...form, sizes: [] }, null)).toBeNull();
  });

  test('whatever it was, what is kept can be ordered', () => {
    const anything = fc.record({
      sizeCode: fc.constantFrom('S', 'L', 'XXL'),
      quantities: fc.dictionary(fc.constantFrom(...OPTIONS, 'gold'), fc.oneof(fc.integer(), fc.double())),
    });
    const here = latteDetails({ without: ['caramel'] });
    fc.assert(
      fc.property(anything, (choice) => {
        const kept = keptChoice(here, form, choice);
        expect(kept && problemsOf(here, form, kept.choice)).toEqual([]);
      }),
    );
  });
});

test('MNU-018 what a store has comes before what was chosen', () => {
  const nothing: ProductChoice = { sizeCode: 'S', quantities: {} };
  expect(addObstacle(details, latteForm, usual('S'))).toBeNull();
  expect(addObstacle(details, latteForm, nothing)).toMatchObject({ kind: 'choice', problem: { kind: 'too-few' } });
  const soldOut = latteDetails({ availability: 'SoldOut' });
  expect(addObstacle(soldOut, latteForm, nothing)).toEqual({ kind: 'unavailable', availability: 'SoldOut' });
});
