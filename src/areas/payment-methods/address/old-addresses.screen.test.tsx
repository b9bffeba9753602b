import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressesQuery, createAddress, readAddresses, updateAddress } from '#api/account/addresses.ts';
import { addressField } from '#tests/support/billing-address-steps.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const account = () => app.world.account('member-green');

/** The list of addresses is known here; then the first card gets another address elsewhere. Resolves with the page of that address. */
async function addAddressElsewhere(): Promise<string> {
  await app.open('/account/payment-method/add/billing-address');
  await screen.findByText('Use this address');
  const [method] = account().paymentMethods;
  const [address] = account().addresses;
  if (!method || !address) return expect.fail('nothing is saved');
  account().addresses.push({ ...address, addressId: 'from-elsewhere', addressLine1: '4 Elm Street' });
  method.billingAddressId = 'from-elsewhere';
  return `/account/payment-method/edit/billing-address?method=${method.paymentMethodId}`;
}

test('BIL-003 BIL-019 D-364 the address of a card that came with it elsewhere is edited, not added again', async () => {
  const page = await addAddressElsewhere();
  await app.router.navigate({ to: page });
  const street = await addressField('Street address');
  expect(street.value).toBe('4 Elm Street');
  await app.enter(street, '5 Elm Street');
  await app.press('Continue to card');
  await waitFor(() => expect(app.calls(updateAddress)).toBe(1));
  expect(app.calls(createAddress)).toBe(0);
  expect(account().addresses.map(({ addressLine1 }) => addressLine1)).toEqual(['1912 Pike Place', '5 Elm Street']);
});

test('BIL-003 D-364 where the list cannot be read anew the page says so, and it can be tried again', async () => {
  const page = await addAddressElsewhere();
  app.world.fail(readAddresses, 'status:404', 1);
  await app.router.navigate({ to: page });
  await screen.findByText('We couldn’t load your addresses');
  expect(screen.queryByRole('textbox', { name: 'Street address' })).toBeNull();
  await app.press('Try again');
  expect((await addressField('Street address')).value).toBe('4 Elm Street');
});

test('BIL-003 D-364 a form that is filled in stays where the list lacks its address later', async () => {
  const [method] = account().paymentMethods;
  await app.open(`/account/payment-method/edit/billing-address?method=${method?.paymentMethodId}`);
  await app.enter(await addressField('Street address'), '5 Elm Street');
  account().addresses.pop();
  await act(() => app.parts.queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey }));
  await app.atRest();
  expect((await addressField('Street address')).value).toBe('5 Elm Street');
});

test('BIL-015 BIL-019 D-360 a phone number of a saved address that this form would not write is saved as it was where something else is changed', async () => {
  const [address] = account().addresses;
  if (!address) return expect.fail('nothing is saved');
  Object.assign(address, { phoneNumber: '+44 20 7946 0018' });
  const [method] = account().paymentMethods;
  await app.open(`/account/payment-method/edit/billing-address?method=${method?.paymentMethodId}`);
  await app.enter(await addressField('Street address'), '5 Elm Street');
  await app.press('Continue to card');
  await waitFor(() =>
    expect(account().addresses).toMatchObject([{ addressLine1: '5 Elm Street', phoneNumber: '+44 20 7946 0018' }]),
  );
});
