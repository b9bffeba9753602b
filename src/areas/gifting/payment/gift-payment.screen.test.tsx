import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { paymentMethodsKey, readPaymentMethods } from '#api/account/payment-methods.ts';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { buyGifts } from '#api/gifts/gift-purchase.ts';
import { DAY_MS } from '#domain/durations.ts';
import { GIFT_PURCHASE_KEY } from '#domain/gifting/gift-purchase.ts';
import { createClock } from '#mocks/clock.ts';
import { SENTINEL_GIFTS } from '#mocks/gifts/gift-sentinels.ts';
import { systemClock } from '#platform/clock.ts';
import { fillInGift, GIFT } from '#tests/support/gift-on-screen.ts';
import { holdCalls } from '#tests/support/held-calls.ts';
import { sentBodies } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const toPayment = (emails?: readonly string[], address?: string, name?: string) =>
  fillInGift(app, emails, address, name);
const sheet = () => screen.findByRole('dialog', { name: 'Review and send' });
const duplicates = () => screen.findByRole('dialog', { name: 'Uh-oh! We found duplicate emails' });
const pay = () => app.press(/^Pay \$/);
/** A minute after the purchase has been taken, by the world, its gifts are on their way. */
const payAndPass = async () => {
  await pay();
  await waitFor(() => expect(app.world.gifts.purchases.size).toBe(1));
  app.world.clock.advance(60_000);
};
const recipientEmail = (number: number) =>
  within(screen.getByRole('group', { name: `Recipient ${number}` })).getByLabelText<HTMLInputElement>(
    'Recipient’s email',
  );

test('GFT-004 GFT-043 OPP-085 a complete form opens its payment at #payment, with every gift and the total; Back closes it', async () => {
  await toPayment(['ada@example.com', 'grace@example.com']);
  const words = (await sheet()).textContent;
  expect(words).toContain('To Ada 1$25.00ada@example.comTo Ada 2$25.00grace@example.com');
  expect(words).toContain('Total to pay$50.00');
  await waitFor(() => expect(app.address()).toBe(`${GIFT}#payment`));
  app.router.history.back();
  await app.noDialog();
  expect(app.address()).toBe(GIFT);
  expect(recipientEmail(2).value).toBe('grace@example.com');
});

test('OPP-085 GFT-004 the address of the payment alone opens nothing while something is missing', async () => {
  await app.open(`${GIFT}#payment`);
  await app.heading('Send a gift');
  await screen.findByRole('button', { name: 'Continue to payment' });
  await waitFor(() => expect(app.address()).toBe(GIFT));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('GFT-026 a member’s own name and address stand in the form', async () => {
  await app.open(GIFT);
  await waitFor(() => expect(app.field('Your name').value).toMatch(/^Gwen /));
  expect(app.field('Your email').value).toMatch(/^gwen.*@/);
});

test('GFT-044 GFT-047 BIL-032 a member pays with a saved method and comes to the confirmation', async () => {
  await toPayment();
  await within(await sheet()).findByRole('radio', { name: /Visa ending in/, checked: true });
  await payAndPass();
  await waitFor(() => expect(app.address()).toBe('/gift/confirmation'));
  expect(app.world.effects.giftCharges).toBe(1);
});

test.each([
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
])('FC-184 GFT-060 a gift is sent today by the server, from a device whose clock is %s', async (_, error) => {
  const clock = createClock({ at: new Date(2026, 5, 10, 12).getTime(), frozen: true });
  app.startWorld({ clock, persona: 'member-green' });
  vi.spyOn(systemClock, 'now').mockImplementation(() => clock.now() + error);
  vi.spyOn(globalThis, 'fetch');
  await toPayment();
  await within(await sheet()).findByRole('radio', { name: /Visa ending in/, checked: true });
  await pay();
  await waitFor(() => expect(sentBodies(buyGifts)).toMatchObject([{ egifts: [{ deliveryDate: '2026-06-10' }] }]));
});

test('GFT-063 a name that is written from right to left stands beside its address, and turns no line around', async () => {
  await toPayment(['m@example.com'], GIFT, 'محمد');
  await within(await sheet()).findByRole('radio', { name: /Visa ending in/, checked: true });
  await payAndPass();
  await waitFor(() => expect(app.address()).toBe('/gift/confirmation'));
  const name = await app.main().findByText('محمد 1');
  expect(name.tagName).toBe('BDI');
  expect(name.closest('[dir]')).toBeNull();
});

test('GFT-055 who looks at other gifts meanwhile is led to the confirmation, too', async () => {
  await toPayment();
  await within(await sheet()).findByRole('radio', { name: /Visa ending in/, checked: true });
  await pay();
  await waitFor(() => expect(app.calls(buyGifts)).toBe(1));
  await app.router.navigate({ to: '/gift' });
  app.world.clock.advance(60_000);
  await waitFor(() => expect(app.address()).toBe('/gift/confirmation'));
});

test('GFT-055 CRD-026 D-378 the end of a gift waits while money is added over the page, and leads on after it', async () => {
  await toPayment();
  await within(await sheet()).findByRole('radio', { name: /Visa ending in/, checked: true });
  await pay();
  await waitFor(() => expect(app.calls(buyGifts)).toBe(1));
  await app.router.navigate({ to: '/gift', hash: 'add-money' });
  const release = holdCalls((call) => call.includes('/reload'));
  await app.press('Add $25');
  await screen.findByRole('button', { name: /Adding \$25…/ });
  app.world.clock.advance(60_000);
  await waitFor(() => expect(window.sessionStorage.getItem(GIFT_PURCHASE_KEY)).toContain('"outcome":"success"'));
  await app.atRest();
  expect(app.address()).toBe('/gift#add-money');
  await act(async () => release());
  await screen.findByText('$25 added');
  await app.press('Got it');
  await waitFor(() => expect(app.address()).toBe('/gift/confirmation'));
});

test('GFT-044 BIL-032 another method is added on its own page, which comes back to the filled form', async () => {
  await toPayment();
  const link = await within(await sheet()).findByRole('link', { name: 'Use another payment method' });
  expect(link.getAttribute('href')).toBe(`/account/payment-method?returnUrl=${encodeURIComponent(`${GIFT}#payment`)}`);
  await app.user.click(link);
  await app.heading('Payment methods');
  await app.router.navigate({ href: `${GIFT}#payment` });
  await sheet();
  expect(app.field('Recipient’s email').value).toBe('ada@example.com');
});

test('GFT-038 without a payment method the press says so, and sends nothing', async () => {
  app.world.become('member-new');
  await toPayment();
  await within(await sheet()).findByRole('link', { name: 'Add a payment method' });
  await pay();
  await waitFor(() => expect(document.getElementById('gift-unpaid')?.textContent).toBe('Add a payment method'));
  const way = within(await sheet()).getByRole('link', { description: 'Add a payment method' });
  expect(document.activeElement).toBe(way);
  await pay();
  expect(document.activeElement).toBe(way);
  expect(app.calls(buyGifts)).toBe(0);
});

test('GFT-038 GFT-044 BIL-032 D-281 where the chosen method is removed elsewhere no other pays in its place, and the press says so', async () => {
  const account = app.world.account('member-green');
  const [visa] = account.paymentMethods;
  if (visa) account.paymentMethods.push({ ...visa, paymentMethodId: 'spare', paymentInstrumentId: 'spare' });
  await toPayment();
  const opened = within(await sheet());
  const cards = () => opened.getAllByRole('radio', { name: /Visa ending in/ });
  await waitFor(() => expect(cards()).toHaveLength(2));
  await app.user.click(cards()[1] as HTMLElement);
  account.paymentMethods.pop();
  await act(() => app.parts.queryClient.refetchQueries({ queryKey: paymentMethodsKey }));
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(opened.queryByRole('radio', { checked: true })).toBeNull();
  await pay();
  expect(await opened.findByText('No payment method selected')).toBeTruthy();
  expect(document.activeElement).toBe(opened.getAllByRole('radio')[0]);
  expect(app.calls(buyGifts)).toBe(0);
  await app.user.click(cards()[0] as HTMLElement);
  expect(opened.queryByText('No payment method selected')).toBeNull();
  await pay();
  await waitFor(() => expect(app.calls(buyGifts)).toBe(1));
});

test('GFT-038 GFT-044 before the saved methods are read Pay does nothing, and none is said to be missing', async () => {
  app.world.fail(readPaymentMethods, 'status:400');
  await toPayment();
  const dialog = within(await sheet());
  await dialog.findByText('We couldn’t load this');
  await pay();
  app.world.heal();
  await app.user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByRole('radio', { name: /Visa ending in/, checked: true });
  expect(document.getElementById('gift-unpaid')).toBeNull();
  await pay();
  await waitFor(() => expect(app.calls(buyGifts)).toBe(1));
});

test('GFT-040 GFT-065 GFT-066 FC-017 an address that stands twice is found before anything is sent, in any letter case', async () => {
  await toPayment(['ada@example.com', 'grace@example.com', 'ADA@Example.com']);
  const dialog = await duplicates();
  expect(dialog.textContent).toContain(
    'Each recipient needs a different email address. Check the recipients and try again.',
  );
  expect(app.address()).toBe(GIFT);
  await app.press('Got it');
  await app.noDialog();
  await waitFor(() => expect(document.activeElement).toBe(recipientEmail(3)));
  expect(recipientEmail(3).value).toBe('ADA@Example.com');
  expect(app.calls(buyGifts)).toBe(0);
});

test('GFT-041 FC-017 the sender’s own address may stand twice', async () => {
  await toPayment(['gwen@example.com', 'GWEN@example.com']);
  await sheet();
});

test('GFT-065 GFT-066 FC-016 duplicates that the server finds open the same message, and the focus goes to their field', async () => {
  await toPayment(['refuse-170046@northstar.test']);
  await sheet();
  await pay();
  await duplicates();
  await app.press('Got it');
  await waitFor(() => expect(document.activeElement).toBe(app.field('Recipient’s email')));
  expect(app.field('Recipient’s name').value).toBe('Ada 1');
  expect(app.address()).toBe(GIFT);
  expect(app.world.effects.giftCharges).toBe(0);
});

/** A refused gift whose payment was left by Back, and then the way forward that the form offers. */
async function refusedAndBack(code: string, way: string): Promise<void> {
  await toPayment([`refuse-${code}@northstar.test`]);
  await sheet();
  await pay();
  await screen.findByRole('button', { name: way });
  app.router.history.back();
  await app.noDialog();
  await app.press(way);
}

describe('what a refused gift says, and its way forward', () => {
  test.each([
    ['GFT-068 GFT-076', '121043', 'There’s a problem with your payment method.', 'Change payment'],
    ['GFT-068 GFT-076', '121070', 'There’s a problem with your payment method.', 'Change payment'],
    ['GFT-068 D-406', '121048', 'There’s a problem with your payment method.', 'Change payment'],
    ['GFT-068 D-406', '121067', 'There’s a problem with your payment method.', 'Change payment'],
    ['GFT-069 GFT-076', '121044', 'Your card may have expired.', 'Change payment'],
    [
      'GFT-070 GFT-076',
      'billing_address_invalid',
      'There’s a problem with your billing address.',
      'Change billing address',
    ],
    ['GFT-071 GFT-076', 'order_failed', 'Your order failed.', 'Try again'],
    ['GFT-072 GFT-076', 'place_order_failed', 'We couldn’t place your order.', 'Try again'],
    ['GFT-074 GFT-076', 'address_unavailable', 'That address is not available.', 'Change billing address'],
    ['GFT-075 GFT-076', 'recipient_invalid', 'Unable to send, double check recipient info.', 'Check recipients'],
    ['GFT-067 GFT-076', 'something_new', 'Something unexpected happened. Please try again later.', 'Try again'],
  ])('%s FC-050 %s', async (_, code, said, way) => {
    await toPayment([`refuse-${code}@northstar.test`]);
    const dialog = within(await sheet());
    await pay();
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain(said));
    expect(within(dialog.getByRole('alert')).getByRole('button', { name: way })).toBeTruthy();
    expect(app.field('Recipient’s name').value).toBe('Ada 1');
    expect(app.world.effects.giftCharges).toBe(0);
  });

  test('GFT-075 the way to the recipients puts the focus there', async () => {
    await toPayment(['refuse-recipient_invalid@northstar.test']);
    await sheet();
    await pay();
    await app.press('Check recipients');
    await waitFor(() => expect(document.activeElement).toBe(app.field('Recipient’s name')));
    expect(screen.queryByText('Unable to send, double check recipient info.')).toBeNull();
  });

  test('GFT-075 Back leaves what was refused on the form, whose way to the recipients leads there too', async () => {
    await refusedAndBack('recipient_invalid', 'Check recipients');
    await waitFor(() => expect(document.activeElement).toBe(app.field('Recipient’s name')));
    expect(screen.queryByText('Unable to send, double check recipient info.')).toBeNull();
  });

  test('GFT-071 there Try again opens the payment once more, and sends nothing by itself', async () => {
    await refusedAndBack('order_failed', 'Try again');
    await sheet();
    expect(app.calls(buyGifts)).toBe(1);
    await pay();
    await waitFor(() => expect(app.calls(buyGifts)).toBe(2));
  });

  test('GFT-073 GFT-033 a design that was withdrawn: another one is chosen, and until then none is', async () => {
    await toPayment(['ada@example.com'], `/gift/${SENTINEL_GIFTS.withdrawn}`);
    await sheet();
    await pay();
    await screen.findByText('This gift art is no longer available.');
    await app.press('Choose another design');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose a design'));
    await app.press('Continue to payment');
    const summary = await screen.findByRole('group', { name: 'Please check what you entered' });
    expect(within(summary).getByRole('link').textContent).toBe('Choose a Gift design');
    const designs = within(screen.getByRole('region', { name: 'Choose a design' }));
    const [other] = await designs.findAllByRole('link');
    if (other) await app.user.click(other);
    await waitFor(() => expect(app.address()).not.toContain(SENTINEL_GIFTS.withdrawn));
    await app.press('Continue to payment');
    await sheet();
  });

  test('GFT-073 Back leaves it on the form; a design whose page comes anew has none of it', async () => {
    await toPayment(['ada@example.com'], `/gift/${SENTINEL_GIFTS.withdrawn}`);
    await sheet();
    await pay();
    await screen.findByText('This gift art is no longer available.');
    app.router.history.back();
    await app.noDialog();
    await app.router.navigate({ href: '/gift/80010104' });
    await screen.findByRole('button', { name: 'Continue to payment' });
    expect(screen.queryByText('This gift art is no longer available.')).toBeNull();
    await app.press('Continue to payment');
    await sheet();
  });
});

describe('a gift that came to nothing once it was taken', () => {
  /** Back on its form from the confirmation. */
  async function failedAndBack(code: string) {
    await toPayment([`fail-${code}@northstar.test`]);
    await within(await sheet()).findByRole('radio', { name: /Visa ending in/, checked: true });
    await payAndPass();
    await waitFor(() => expect(app.address()).toBe('/gift/confirmation'));
    await app.user.click(await screen.findByRole('link', { name: 'Back to your gift' }));
    await waitFor(() => expect(app.address()).toBe(GIFT));
  }
  const toAnotherDesign = async () => {
    await app.router.navigate({ href: '/gift/80010104' });
    await screen.findByRole('button', { name: 'Continue to payment' });
  };

  test('GFT-033 GFT-073 a design that is gone takes no other one with it', async () => {
    await failedAndBack('gift_art_unavailable');
    await app.press('Continue to payment');
    await screen.findByRole('link', { name: 'Choose a Gift design' });
    await toAnotherDesign();
    await app.press('Continue to payment');
    await sheet();
  });

  test('GFT-066 GFT-057 addresses that stand twice are said once, on the form that they stand in', async () => {
    await failedAndBack('170046');
    await duplicates();
    await app.press('Got it');
    await app.noDialog();
    await toAnotherDesign();
    expect(screen.queryByRole('dialog')).toBeNull();
    // From another page the form begins anew.
    await app.router.navigate({ to: '/menu' });
    await app.heading('Menu');
    await app.router.navigate({ href: GIFT });
    await screen.findByRole('button', { name: 'Continue to payment' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('GFT-044 a session that is over when Pay is pressed asks to sign in again, charges nothing and keeps the form', async () => {
  await toPayment();
  await within(await sheet()).findByRole('radio', { name: /Visa ending in/, checked: true });
  app.world.sessions.clear();
  await pay();
  await screen.findByText('You’ve been signed out. Sign in again to continue.');
  expect(within(await sheet()).queryByText('Your gift wasn’t sent')).toBeNull();
  expect(app.field('Recipient’s email').value).toBe('ada@example.com');
  expect(app.world.effects.giftCharges).toBe(0);
});

test('a session that is lost keeps the form; signing out forgets it', async () => {
  await toPayment();
  await sheet();
  app.parts.session.expire();
  await screen.findByRole('button', { name: 'Add a payment method' });
  expect(app.field('Recipient’s email').value).toBe('ada@example.com');
  expect(app.parts.queryClient.getQueryData(configurationQuery.queryKey)).toBeTruthy();
});
