import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { readGiftDetails } from '#api/gifts/gift-details.ts';
import { buyGifts } from '#api/gifts/gift-purchase.ts';
import type { FollowedGift, GiftAnswer } from '#domain/gifting/gift-progress.ts';
import { SENTINEL_GIFTS } from '#mocks/gifts/gift-sentinels.ts';
import { GIFT, toPaymentAsMember } from '#tests/support/gift-on-screen.ts';
import { sentBodies } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });

const OTHER = '/gift/80010102';
/** What the picture of the other one shows. */
const BALLOONS = 'A bunch of bright balloons rising into a blue sky';

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Review and send' }));
const missing = async () =>
  within(await screen.findByRole('group', { name: 'Please check what you entered' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** The form of a gift for one recipient, at its payment. */
async function toPayment(address = GIFT, runtime: Parameters<typeof app.open>[1] = {}) {
  await app.open(address, runtime);
  const dialog = await toPaymentAsMember(app);
  await dialog.findByRole('radio', { checked: true });
  return dialog;
}

async function chooseOther() {
  const designs = within(screen.getByRole('region', { name: 'Choose a design' }));
  const other = await waitFor(
    () =>
      designs.getAllByRole('link').find((link) => link.getAttribute('href') === OTHER) ?? expect.fail('no other yet'),
  );
  await app.user.click(other);
  await waitFor(() => expect(app.address()).toBe(OTHER));
}

test('GFT-003 GFT-033 while another design is on its way the form stays, with what is wrong in it and the picture of that one', async () => {
  await app.open(GIFT);
  await app.press('Continue to payment');
  await screen.findByRole('link', { name: "Enter the recipient's name" });
  const name = app.field('Recipient’s name');
  app.world.fail(readGiftDetails, 'hang');
  await chooseOther();
  await within(screen.getByRole('region', { name: 'What they’ll see' })).findByRole('img', { name: BALLOONS });
  expect(app.field('Recipient’s name')).toBe(name);
  expect(await missing()).toContain("Enter the recipient's name");
});

test('GFT-033 OPP-085 who chooses another design stays on it, in the form', async () => {
  await app.open(GIFT);
  await screen.findByRole('region', { name: 'Choose a design' });
  await chooseOther();
  await screen.findByRole('img', { name: BALLOONS });
  const chosen = document.activeElement;
  expect([chosen?.getAttribute('href'), chosen?.hasAttribute('aria-current')]).toEqual([OTHER, true]);
  // A page of its own takes the focus to its heading, also among gifts.
  await app.router.navigate({ to: '/gift/$productNumber', params: { productNumber: '80010101' } });
  const heading = await app.heading('Send a gift');
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('GFT-044 GFT-047 BIL-032 the method that was chosen pays for another design too, also where the form was left', async () => {
  const dialog = await toPayment();
  const [other] = dialog.getAllByRole<HTMLInputElement>('radio', { checked: false });
  const chosen = other?.value;
  if (other) await app.user.click(other);
  await app.press('Close');
  await app.noDialog();
  await chooseOther();
  await app.press('Continue to payment');
  expect((await sheet()).getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe(chosen);
  await app.router.navigate({ to: '/menu' });
  await app.heading('Menu');
  vi.spyOn(globalThis, 'fetch');
  await app.router.navigate({ href: `${GIFT}#payment` });
  expect((await sheet()).getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe(chosen);
  await app.press(/^Pay \$/);
  const account = app.world.account('member-gold');
  const paying = account.paymentMethods.find(({ paymentMethodId }) => paymentMethodId === chosen);
  await waitFor(() =>
    expect(sentBodies(buyGifts)).toMatchObject([
      { paymentInstrumentId: paying?.paymentInstrumentId, paymentType: paying?.paymentType },
    ]),
  );
});

test('GFT-065 GFT-066 addresses that the server finds twice are said, although another design was chosen meanwhile', async () => {
  let answer: (refused: GiftAnswer) => void = () => {};
  const submitGift = fromPromise(() => new Promise<GiftAnswer>((resolve) => (answer = resolve)));
  await toPayment(GIFT, { runtime: { actors: { submitGift } } });
  await app.press(/^Pay \$/);
  await app.press('Close');
  await app.noDialog();
  await chooseOther();
  await screen.findByRole('img', { name: BALLOONS });
  answer({ outcome: 'refused', refusal: { code: '170046', orderNumber: null } });
  await screen.findByRole('dialog', { name: 'Uh-oh! We found duplicate emails' });
  await app.press('Got it');
  await app.noDialog();
  expect(app.address()).toBe(OTHER);
});

test('GFT-033 GFT-073 Pay for a design that was withdrawn sends nothing more: the form says that one is to be chosen', async () => {
  await toPayment(`/gift/${SENTINEL_GIFTS.withdrawn}`);
  await app.press(/^Pay \$/);
  await screen.findByText('This gift art is no longer available.');
  await app.press(/^Pay \$/);
  expect(await missing()).toEqual(['Choose a Gift design']);
  await app.noDialog();
  const summary = screen.getByRole('group', { name: 'Please check what you entered' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(app.calls(buyGifts)).toBe(1);
});

test('GFT-033 GFT-073 the address of the payment opens none for a design that is gone', async () => {
  const refusal = { code: 'GIFT_ART_UNAVAILABLE', orderNumber: null };
  const submitGift = fromPromise(
    async (): Promise<GiftAnswer> => ({
      outcome: 'accepted',
      delay: 1,
      answeredAt: Date.now(),
      requestId: 'request-00000001',
    }),
  );
  const followGift = fromPromise(
    async (): Promise<FollowedGift> => ({ isAcknowledged: true, status: { outcome: 'error', refusal } }),
  );
  await toPayment(GIFT, { runtime: { actors: { submitGift, followGift } } });
  await waitFor(() => expect(app.address()).toBe(`${GIFT}#payment`));
  await app.press(/^Pay \$/);
  await waitFor(() => expect(app.address()).toBe('/gift/confirmation'));
  await screen.findByRole('link', { name: 'Back to your gift' });
  // Read anew, the form comes after the address was taken over.
  for (const queryKey of [['gift-details'], ['gift-catalogue']]) app.parts.queryClient.removeQueries({ queryKey });
  await app.router.navigate({ href: `${GIFT}#payment` });
  await app.press('Continue to payment');
  expect(await missing()).toEqual(['Choose a Gift design']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.address()).toBe(GIFT);
});
