import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addSingleUseAddress, createAddress } from '#api/account/addresses.ts';
import { addressField, fillInAddress } from '#tests/support/billing-address-steps.ts';
import { holdCalls } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-without-payment-methods' });

const ADD = '/account/payment-method/add/billing-address';
const PARTS = ['First name', 'Last name', 'Street address', /^Apartment/, 'City', 'State', 'ZIP code', /^Phone number/];

const addresses = () => app.world.account('member-without-payment-methods').addresses;
const field = addressField;

const fillIn = (change?: Record<string, string>) => fillInAddress(app, change);

async function fillInForCanada(code: string) {
  await app.open(ADD);
  await fillIn({ 'ZIP code': code });
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'CA');
  await app.press('Continue to card');
}

for (const [typed, written] of [
  ['98101 1234', '98101-1234'],
  ['981011234', '98101-1234'],
] as const) {
  test(`BIL-016 BIL-018 D-354 the ZIP code “${typed}” is sent as ${written}`, async () => {
    await app.open(ADD);
    await fillIn({ 'ZIP code': typed });
    await app.press('Continue to card');
    await waitFor(() => expect(addresses()).toMatchObject([{ postalCode: written }]));
  });
}

test('BIL-016 BIL-020 D-354 so is the code of a guest’s address', async () => {
  app.world.become('guest');
  await fillInForCanada('v6b1a1');
  await waitFor(() => expect(app.calls(addSingleUseAddress)).toBe(1));
  expect([...app.world.accounts.guestAddresses.values()]).toMatchObject([{ postalCode: 'V6B 1A1' }]);
});

test('BIL-018 D-335 D-354 an address whose answer was lost is found again, however its code is typed', async () => {
  app.world.fail(createAddress, 'drop-after', 1);
  await fillInForCanada('V6B-1A1');
  await screen.findByText(/We can’t connect right now/);
  await app.enter(await field('Postal code'), 'v6b1a1');
  await app.press('Continue to card');
  await waitFor(() => expect(app.address()).toContain(`address=${addresses()[0]?.addressId}`));
  expect(app.calls(createAddress)).toBe(1);
});

test('BIL-016 nothing of an address can be changed while it is saved: what is sent is what stands there', async () => {
  await app.open(ADD);
  await fillIn();
  const release = holdCalls((call) => call.includes(`"${createAddress.graph.name}"`));
  await app.press('Continue to card');
  const button = screen.getByRole('button', { name: /^Continue to card/ });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  for (const name of PARTS) expect((await field(name)).readOnly, String(name)).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).disabled).toBe(true);
  release();
  await waitFor(() => expect(addresses()).toHaveLength(1));
});
