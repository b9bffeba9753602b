import { expectAccessible } from './accessible.ts';
import { CART, orderHere } from './cart-page.ts';
import { button } from './controls.ts';
import { addCard, comeToCheckout, fillIn, SUBMIT_GUEST } from './guest-steps.ts';
import { dialog, expectDone, expectPlaced, LOST, PICKUP, placeButton, reloadButton, review } from './order-steps.ts';
import { expect, test } from './support.ts';
import { text } from './words.ts';

for (const [what, persona, spent, press, reloads] of [
  ['an order', 'member-gold', 0, placeButton, 0],
  ['an order whose card is filled up first', 'member-green', 2400, reloadButton, 1],
] as const) {
  test(`FC-020 ORD-070 ${what} waits for the person’s word where a guest’s answer was lost before the sign-in`, async ({
    page,
    world,
    problems,
  }) => {
    problems.expect(LOST);
    // The server knows no such order of a member.
    problems.expect(/404.*pickup-time/);
    await comeToCheckout(page, world);
    await addCard(page);
    await fillIn(page);
    await world.fail(SUBMIT_GUEST, 'drop-after');
    await world.fail(PICKUP, 'drop-before');
    await placeButton(page).click();
    const doubt = dialog(page, 'order-placed.doubt.unsure');
    await expect(doubt).toBeVisible({ timeout: 20_000 });
    await world.heal();

    await world.become(persona);
    if (spent > 0) expect(await world.spend(spent)).toBe(100);
    await page.goto(CART);
    await expect(doubt).toContainText(text('order-placed.doubt.guest-text'));
    await expectAccessible(page);
    await expect(button(page, 'order-placed.doubt.order-anyway')).toBeHidden();
    await button(page, 'order-placed.doubt.back').click();
    await review(page).click();
    await press(page).click();
    // The store is one of an earlier page by now.
    await orderHere(page).click();
    await button(page, 'order-placed.doubt.order-anyway').click();
    await expectPlaced(page);
    await expectDone(world, { reloads, ordersPlaced: 2 });
  });
}
