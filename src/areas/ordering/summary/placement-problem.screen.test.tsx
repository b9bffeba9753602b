import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openSummary, place, orderHere } = setUpCheckout();

/** The server refuses every order from now on, for a reason and in words of its own. */
function refuseOrders(extensions: { code: string | null; message: string | null }) {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    String(init?.body).includes('"submit-order"')
      ? Response.json({ data: null, errors: [{ message: 'For developers', extensions }] })
      : send(input, init),
  );
}

const OURS = 'Something unexpected happened. Please try again.';
const THEIRS = 'Your bank asks you to confirm this payment.';

test.each([
  ['DIGITAL_CARD_PROVISION_ERROR', THEIRS, THEIRS],
  ['INSUFFICIENT_BALANCE', THEIRS, THEIRS],
  ['DIGITAL_CARD_PROVISION_ERROR', 'card_provision: <b>400</b>', OURS],
  ['UNEXPECTED_ERROR', null, OURS],
] as const)(
  'OPP-077 an order that is refused as %s in the words %j says what the server says, where that can be read',
  async (code, message, shown) => {
    const opened = await openSummary('member-gold');
    refuseOrders({ code, message });
    await place();
    await orderHere();
    const notice = within(await within(opened).findByRole('alert'));
    expect(notice.getByText(shown)).toBeTruthy();
    expect(app.world.effects.ordersPlaced).toBe(0);
  },
);
