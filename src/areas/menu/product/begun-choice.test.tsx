import { expect, test, vi } from 'vitest';
import { usualChoice } from '#domain/menu/product-choice.ts';
import { latteDetails } from '#tests/support/product-details.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { begunChoice, keepBegunChoice } from './begun-choice.ts';

const app = setUpApp();

test('D-088 a choice is kept until the product is in the cart, and the session is listened to once for all of them', async () => {
  await app.open('/');
  const { session } = app.parts;
  const listen = vi.spyOn(session, 'onForgotten');
  const begun = { key: 'latte', choice: usualChoice(latteDetails({}), 'L'), quantity: 2 };
  for (let product = 0; product < 3; product += 1) {
    keepBegunChoice(session, begun);
    expect(begunChoice(session, 'latte')).toEqual(begun);
    expect(begunChoice(session, 'mocha')).toBeNull();
    keepBegunChoice(session, null);
    expect(begunChoice(session, 'latte')).toBeNull();
  }
  expect(listen).toHaveBeenCalledTimes(1);
  keepBegunChoice(session, begun);
  const [forget] = listen.mock.calls[0] ?? [];
  forget?.('all');
  expect(begunChoice(session, 'latte')).toBeNull();
});
