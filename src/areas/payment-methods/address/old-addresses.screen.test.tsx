import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressesQuery, createAddress, readAddresses, updateAddress } from '#api/account/addresses.ts';
import { readSession } from '#api/session/session.ts';
import { addressField } from '#tests/support/billing-address-steps.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
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

/** Two addresses are saved; the second one is chosen, and then removed elsewhere, which the page has heard of. */
async function loseChosenAddress() {
  const [address] = account().addresses;
  if (!address) return expect.fail('nothing is saved');
  account().addresses.push({ ...address, addressId: 'second', addressLine1: '4 Elm Street' });
  await app.open('/account/payment-method/add/billing-address');
  await app.user.click(await screen.findByRole('radio', { name: /4 Elm Street/ }));
  account().addresses.pop();
  await act(() => app.parts.queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: /4 Elm Street/ })).toBeNull());
}

test('BIL-017 D-318 where the chosen address is removed elsewhere no other is taken in its place, and the press says so', async () => {
  await loseChosenAddress();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  const before = app.address();
  await app.press('Use this address');
  expect(await screen.findByText('No address selected')).toBeTruthy();
  const left = screen.getByRole('radio', { name: /1912 Pike Place/ });
  expect([document.activeElement, app.address()]).toEqual([left, before]);
  await app.user.click(left);
  expect(screen.queryByText('No address selected')).toBeNull();
  await app.press('Use this address');
  await waitFor(() => expect(app.address()).toContain(`credit-card?address=${account().addresses[0]?.addressId}`));
});

test('BIL-017 BIL-018 D-318 a new address can be typed instead of one that was removed elsewhere', async () => {
  await loseChosenAddress();
  await app.press('Use this address');
  await app.user.click(screen.getByRole('radio', { name: 'Use a new address' }));
  await addressField('City');
  expect(screen.queryByText('No address selected')).toBeNull();
});

/** It is asked anew who is here while a city is typed. */
async function askWhoIsHere(page: string, persona: 'member-green' | 'member-gold') {
  await app.open(page);
  const isNew = page.includes('/add/');
  if (isNew) await app.user.click(await screen.findByRole('radio', { name: 'Use a new address' }));
  await app.enter(await addressField('City'), 'Tacoma');
  app.world.become(persona);
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes(readSession.contract.path));
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 100));
  await act(async () => arrive());
}

test.each(['add', 'edit'])(
  'BIL-018 BIL-019 FC-070 a billing address that is typed (%s) keeps the focus while it is asked whose session it is',
  async (way) => {
    const [method] = account().paymentMethods;
    const search = way === 'edit' ? `?method=${method?.paymentMethodId}` : '';
    await askWhoIsHere(`/account/payment-method/${way}/billing-address${search}`, 'member-green');
    await app.atRest();
    expect((await addressField('City')).value).toBe('Tacoma');
    expect(document.activeElement).toBe(await addressField('City'));
  },
);

test('BIL-017 FC-071 the next member finds no address of the one before', async () => {
  for (const address of app.world.account('member-gold').addresses) address.addressLine1 = '9 Oak Street';
  await askWhoIsHere('/account/payment-method/add/billing-address', 'member-gold');
  await app.heading(greetingTo('Goldie'));
  await act(() => app.router.navigate({ to: '/account/payment-method/add/billing-address' }));
  await screen.findByRole('heading', { level: 1, name: 'Billing address' });
  await app.atRest();
  expect(screen.queryByText(/1912 Pike Place/)).toBeNull();
  expect(screen.queryByDisplayValue('Tacoma')).toBeNull();
});
