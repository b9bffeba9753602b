import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addSingleUseAddress, createAddress, readAddresses } from '#api/account/addresses.ts';
import { guestPaymentOf } from '#session/guest/guest-payment.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-without-payment-methods' });

const ADD = '/account/payment-method/add/billing-address';
const CARD = '/account/payment-method/add/credit-card';
const GUEST_CARD = '/account/payment-method/gift/guest/credit-card';

const addresses = () => app.world.account('member-without-payment-methods').addresses;
const streets = () => addresses().map(({ addressLine1 }) => addressLine1);
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const isUnheard = () => screen.findByText(/We can’t connect right now/);
const leadsTo = (index: number) =>
  waitFor(() => expect(app.address()).toBe(`${CARD}?address=${addresses()[index]?.addressId}`));

async function fillIn(street = '1912 Pike Place') {
  const entries = {
    'First name': 'Pia',
    'Last name': 'North',
    'Street address': street,
    City: 'Seattle',
    State: 'WA',
    'ZIP code': '98101',
  };
  for (const [name, typed] of Object.entries(entries)) await app.enter(await field(name), typed);
  await app.press('Continue to card');
}

/** The address is saved, and its answer is lost; so are the next reads of the list. */
async function loseAnswer(readsLost = 0) {
  await app.open(ADD);
  await field('City');
  app.world.fail(createAddress, 'drop-after', 1);
  if (readsLost > 0) app.world.fail(readAddresses, 'status:500', readsLost);
  await fillIn();
  await isUnheard();
  expect(streets()).toEqual(['1912 Pike Place']);
  await waitFor(() => expect(app.calls(readAddresses)).toBe(2));
}

test('BIL-018 D-335 an address whose answer was lost is taken out of the list with the next press, not added again', async () => {
  await loseAnswer();
  await screen.findByRole('radio', { name: /1912 Pike Place/ });
  await app.press('Continue to card');
  await leadsTo(0);
  expect(streets()).toEqual(['1912 Pike Place']);
  expect([app.calls(createAddress), app.calls(readAddresses)]).toEqual([1, 3]);
});

test('BIL-018 D-335 an address that was changed elsewhere meanwhile is not taken out of an old list', async () => {
  await loseAnswer();
  await screen.findByRole('radio', { name: /1912 Pike Place/ });
  const [saved] = addresses();
  if (saved) Object.assign(saved, { addressLine1: '4 Elm Street' });
  await app.press('Continue to card');
  await leadsTo(1);
  expect(streets()).toEqual(['4 Elm Street', '1912 Pike Place']);
});

test('BIL-018 D-335 where the list did not come after a lost answer, it is read before anything is added', async () => {
  await loseAnswer(2);
  await app.press('Continue to card');
  await screen.findByText(/Something went wrong on our end/);
  expect([app.calls(createAddress), app.calls(readAddresses)]).toEqual([1, 3]);
  await app.press('Continue to card');
  await leadsTo(0);
  expect(await screen.findByText(/1912 Pike Place/)).toBeTruthy();
  expect(streets()).toEqual(['1912 Pike Place']);
  expect(app.calls(createAddress)).toBe(1);
});

test('BIL-018 D-335 another address after a lost answer is added, once the list is known not to have it', async () => {
  await loseAnswer();
  await app.enter(await field('Street address'), '4 Elm Street');
  await app.press('Continue to card');
  await leadsTo(1);
  expect(streets()).toEqual(['1912 Pike Place', '4 Elm Street']);
  expect(app.calls(createAddress)).toBe(2);
});

test('BIL-018 D-335 an address that was refused is sent again without waiting for the list', async () => {
  await app.open(ADD);
  await fillIn('Nowhere Street 1');
  await screen.findByText('We couldn’t confirm this address. Check it and try again.');
  await waitFor(() => expect(app.calls(readAddresses)).toBe(2));
  app.world.fail(readAddresses, 'latency:60000');
  await app.enter(await field('Street address'), '1912 Pike Place');
  await app.press('Continue to card');
  await leadsTo(0);
  expect(app.calls(createAddress)).toBe(2);
});

test('BIL-017 BIL-018 D-335 also on a page that is loaded anew, an address that the list has is not added again', async () => {
  await loseAnswer();
  await app.open(ADD);
  await app.user.click(await screen.findByRole('radio', { name: 'Use a new address' }));
  await fillIn();
  await leadsTo(0);
  expect(streets()).toEqual(['1912 Pike Place']);
  expect(app.calls(createAddress)).toBe(1);
});

test('BIL-020 D-335 a guest’s address whose answer was lost gets another token, as no list has it', async () => {
  await app.open(ADD, { as: 'guest' });
  await field('City');
  app.world.fail(addSingleUseAddress, 'drop-after', 1);
  await fillIn();
  await isUnheard();
  await app.press('Continue to card');
  await waitFor(() => expect(app.address()).toBe(GUEST_CARD));
  const tokens = [...app.world.accounts.guestAddresses.keys()];
  expect(tokens).toHaveLength(2);
  expect(guestPaymentOf(app.parts.session).getSnapshot().context.addressToken).toBe(tokens[1]);
  expect(app.calls(readAddresses)).toBe(0);
});
