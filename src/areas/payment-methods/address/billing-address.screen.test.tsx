import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addSingleUseAddress, createAddress, readAddresses, updateAddress } from '#api/account/addresses.ts';
import { GUEST_LIFETIME_MS } from '#mocks/session/sessions.ts';
import { guestPaymentOf } from '#session/guest/guest-payment.ts';
import { addressField, fillInAddress } from '#tests/support/billing-address-steps.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-without-payment-methods' });

const ADD = '/account/payment-method/add/billing-address';
const EDIT = '/account/payment-method/edit/billing-address';
const GUEST_CARD = '/account/payment-method/gift/guest/credit-card';
const WEEK = 7 * 24 * 3_600_000;

const gwen = () => app.world.account('member-green');
const pia = () => app.world.account('member-without-payment-methods');
const field = addressField;

async function fillIn(change: Record<string, string> = {}) {
  await fillInAddress(app, change);
  await app.press('Continue to card');
}

test('BIL-002 BIL-012 BIL-015 BIL-018 CRD-040 CRD-041 CRD-047 a new address is saved with its second line null, and its id leads to the card', async () => {
  await app.open(ADD);
  await fillIn();
  await waitFor(() => expect(app.router.history.location.pathname).toBe('/account/payment-method/add/credit-card'));
  const [saved] = pia().addresses;
  expect(saved).toMatchObject({ addressLine2: null, phoneNumber: null, city: 'Seattle', countrySubdivision: 'WA' });
  expect(app.address()).toContain(`address=${saved?.addressId}`);
  expect(app.calls(createAddress)).toBe(1);
});

test('BIL-007 BIL-018 a second line and a phone number are saved, the number without what parts it', async () => {
  await app.open(ADD);
  await app.enter(await field(/^Apartment/), 'Floor 2');
  await app.enter(await field(/^Phone number/), '(206) 555-0142');
  await fillIn();
  await waitFor(() => expect(pia().addresses).toMatchObject([{ addressLine2: 'Floor 2', phoneNumber: '2065550142' }]));
});

test('BIL-018 a list of addresses that comes late does not hold up the card, and the new address is there', async () => {
  await app.open(ADD);
  await field('City');
  app.world.fail(readAddresses, 'latency:60000');
  await fillIn();
  expect(await screen.findByText(/1912 Pike Place/)).toBeTruthy();
  expect(app.router.history.location.pathname).toBe('/account/payment-method/add/credit-card');
  expect(app.calls(createAddress)).toBe(1);
});

test('BIL-019 a list of addresses that comes late shows the edited address in the place of the old one', async () => {
  app.world.become('member-green');
  await app.open(`${EDIT}?method=${gwen().paymentMethods[0]?.paymentMethodId}`);
  const street = await field('Street address');
  app.world.fail(readAddresses, 'latency:60000');
  await app.enter(street, '4 Elm Street');
  await app.press('Continue to card');
  expect(await screen.findAllByText(/4 Elm Street/)).toHaveLength(1);
  expect(screen.queryByText(/1912 Pike Place/)).toBeNull();
});

test('BIL-018 an address that was saved although the answer was lost is read, and can be used', async () => {
  await app.open(ADD);
  await field('City');
  app.world.fail(createAddress, 'drop-after', 1);
  await fillIn();
  await waitFor(() => expect(pia().addresses).toHaveLength(1));
  await waitFor(() => expect(app.calls(readAddresses)).toBe(2));
  expect(await screen.findByRole('radio', { name: /1912 Pike Place/ })).toBeTruthy();
});

test('BIL-016 each needed part has its own words, and nothing is sent', async () => {
  await app.open(ADD);
  await field('City');
  await app.press('Continue to card');
  for (const [name, words] of [
    ['First name', 'Enter your first name.'],
    ['Last name', 'Enter your last name.'],
    ['Street address', 'Enter the street address.'],
    ['City', 'Enter the city.'],
    ['State', 'Enter the state.'],
    ['ZIP code', 'Enter a valid ZIP code.'],
  ] as const) {
    const input = await field(name);
    await waitFor(() => expect(app.errorBeside(input), name).toBe(words));
  }
  expect(app.errorBeside(await field(/^Phone number/))).toBe('');
  expect(app.errorBeside(await field(/^Apartment/))).toBe('');
  expect(app.calls(createAddress)).toBe(0);
});

for (const code of ['M5V 3L9', 'SW1A 1AA', '9810', '98101-']) {
  test(`BIL-016 “${code}” is no ZIP code`, async () => {
    await app.open(ADD);
    await fillIn({ 'ZIP code': code });
    const input = await field('ZIP code');
    await waitFor(() => expect(app.errorBeside(input)).toBe('Enter a valid ZIP code.'));
    expect(app.calls(createAddress)).toBe(0);
  });
}

test('BIL-016 a code is judged again where another country is chosen', async () => {
  await app.open(ADD);
  await fillIn({ 'ZIP code': 'K1A 0B1' });
  const input = await field('ZIP code');
  await waitFor(() => expect(app.errorBeside(input)).toBe('Enter a valid ZIP code.'));
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'CA');
  await waitFor(() => expect(app.errorBeside(input)).toBe(''));
});

test('BIL-016 a mistake is said in the words of its label, which follow the country', async () => {
  await app.open(ADD);
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'CA');
  await app.press('Continue to card');
  const region = await field('Province or territory');
  await waitFor(() => expect(app.errorBeside(region)).toBe('Enter the province or territory.'));
  expect(app.errorBeside(await field('Postal code'))).toBe('Enter a valid postal code.');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'US');
  await waitFor(() => expect(app.errorBeside(region)).toBe('Enter the state.'));
});

test('BIL-016 an address that is refused stays filled in, and the summary says why', async () => {
  await app.open(ADD);
  await fillIn({ 'Street address': 'Nowhere Street 1' });
  await screen.findByText('We couldn’t confirm this address. Check it and try again.');
  expect((await field('City')).value).toBe('Seattle');
});

test('BIL-017 BIL-012 a saved address is taken as it is', async () => {
  app.world.become('member-green');
  await app.open(`${ADD}?returnUrl=%2Faccount%2Fcards`);
  await app.press('Use this address');
  const id = gwen().addresses[0]?.addressId;
  await waitFor(() =>
    expect(app.address()).toBe(`/account/payment-method/add/credit-card?returnUrl=%2Faccount%2Fcards&address=${id}`),
  );
  expect([app.calls(readAddresses), app.calls(createAddress)]).toEqual([1, 0]);
});

test('BIL-003 BIL-007 BIL-013 BIL-019 CRD-040 CRD-041 CRD-047 the address of a card is edited under its own id, and leads to its card', async () => {
  app.world.become('member-green');
  const method = gwen().paymentMethods[0]?.paymentMethodId;
  const known = { ...gwen().addresses[0], addressLine2: 'Floor 2', phoneNumber: '2065550142' };
  Object.assign(gwen().addresses[0] ?? {}, known);
  await app.open(`${EDIT}?method=${method}`);
  const street = await field('Street address');
  expect(street.value).toBe('1912 Pike Place');
  await app.enter(street, '4 Elm Street');
  await app.press('Continue to card');
  await waitFor(() => expect(app.router.history.location.pathname).toBe('/account/payment-method/edit/credit-card'));
  expect(app.address()).toContain(`method=${method}`);
  expect(gwen().addresses).toEqual([{ ...known, addressLine1: '4 Elm Street' }]);
  expect([app.calls(updateAddress), app.calls(createAddress)]).toEqual([1, 0]);
});

test('BIL-019 an address that is changed to what another one says already is changed all the same', async () => {
  app.world.become('member-green');
  const [known] = gwen().addresses;
  gwen().addresses.push(
    ...gwen().addresses.map((one) => ({ ...one, addressId: 'other', addressLine1: '4 Elm Street' })),
  );
  await app.open(`${EDIT}?method=${gwen().paymentMethods[0]?.paymentMethodId}`);
  await app.enter(await field('Street address'), '4 Elm Street');
  await app.press('Continue to card');
  await waitFor(() => expect(app.router.history.location.pathname).toBe('/account/payment-method/edit/credit-card'));
  expect([app.calls(updateAddress), app.calls(createAddress)]).toEqual([1, 0]);
  expect(gwen().addresses[0]).toMatchObject({ addressId: known?.addressId, addressLine1: '4 Elm Street' });
});

test('BIL-016 BIL-019 an address that is gone is said to be so, and added by the next press', async () => {
  app.world.become('member-green');
  await app.open(`${EDIT}?method=${gwen().paymentMethods[0]?.paymentMethodId}`);
  await app.enter(await field('Street address'), '4 Elm Street');
  gwen().addresses.splice(0);
  await app.press('Continue to card');
  await screen.findByText('We can’t find that address anymore. Please add it again.');
  await app.press('Continue to card');
  await waitFor(() => expect(app.router.history.location.pathname).toBe('/account/payment-method/edit/credit-card'));
  expect(gwen().addresses).toMatchObject([{ addressLine1: '4 Elm Street' }]);
});

test('CRD-047 a new address is the chosen one still, where the member comes back from the card to change it', async () => {
  await app.open(ADD, { as: 'member-green' });
  await app.user.click(await screen.findByRole('radio', { name: 'Use a new address' }));
  await fillIn({ 'Street address': '4 Elm Street' });
  await screen.findByRole('link', { name: /Change the billing address/ });
  app.router.history.back();
  await screen.findByRole('radio', { name: /4 Elm Street/, checked: true });
  await app.press('Use this address');
  await app.follow(/Change the billing address/);
  await screen.findByRole('radio', { name: /4 Elm Street/, checked: true });
  await app.press('Use this address');
  const added = gwen().addresses.at(-1);
  expect(added?.addressLine1).toBe('4 Elm Street');
  await waitFor(() =>
    expect(app.address()).toBe(`/account/payment-method/add/credit-card?address=${added?.addressId}`),
  );
});

test('CRD-047 BIL-019 a new address of a saved card is edited under its own id, where the member comes back to change it', async () => {
  app.world.become('member-green');
  const [method] = gwen().paymentMethods;
  if (!method) return expect.fail('nothing is saved');
  method.billingAddressId = 'gone';
  await app.open(`${EDIT}?method=${method.paymentMethodId}`);
  await fillIn({ 'Street address': '4 Elm Street' });
  await app.follow(/Change the billing address/);
  const street = await field('Street address');
  expect(street.value).toBe('4 Elm Street');
  await app.enter(street, '5 Elm Street');
  await app.press('Continue to card');
  await waitFor(() => expect(app.calls(updateAddress)).toBe(1));
  expect(app.calls(createAddress)).toBe(1);
  expect(gwen().addresses.map(({ addressLine1 }) => addressLine1)).toEqual(['1912 Pike Place', '5 Elm Street']);
});

test('CRD-047 without saying which method, it is chosen from the list', async () => {
  await app.open(EDIT);
  await waitFor(() => expect(app.address()).toBe('/account/payment-method'));
});

test('D-255 the way back to the payment methods leads on to where the member came from', async () => {
  await app.open(`${ADD}?returnUrl=%2Fmenu%2Fcart`);
  const back = await screen.findByRole('link', { name: 'Payment methods' });
  expect(back.getAttribute('href')).toBe('/account/payment-method?returnUrl=%2Fmenu%2Fcart');
});

test('BIL-021 CRD-049 the list of addresses is reused for a week, and fetched again after it', async () => {
  await app.open(ADD, { as: 'member-green' });
  await screen.findByText('Use this address');
  const query = app.parts.queryClient.getQueryCache().find({ queryKey: ['account', 'addresses'] });
  expect(query?.isStaleByTime(WEEK)).toBe(false);
  const fetched = query?.state.dataUpdatedAt ?? 0;
  for (const [age, calls] of [
    [WEEK - 60_000, 1],
    [WEEK + 60_000, 2],
  ] as const) {
    query?.setState({ dataUpdatedAt: fetched - age });
    await app.router.navigate({ to: '/account/payment-method' });
    await app.router.navigate({ to: ADD });
    await screen.findByText('Use this address');
    await waitFor(() => expect(app.calls(readAddresses)).toBe(calls));
  }
});

test('BIL-007 BIL-008 BIL-014 BIL-020 a guest’s address is kept for one payment under the names of its own, and leads to the guest’s card', async () => {
  app.world.become('guest');
  await app.open(`${ADD}?returnUrl=%2Fmenu%2Fcart`);
  await app.enter(await field(/^Apartment/), 'Floor 2');
  await app.enter(await field(/^Phone number/), '(206) 555-0142');
  await fillIn();
  await waitFor(() => expect(app.address()).toBe(`${GUEST_CARD}?returnUrl=%2Fmenu%2Fcart`));
  const [[addressToken, kept] = []] = app.world.accounts.guestAddresses;
  expect(kept).toMatchObject({
    addressLine1: '1912 Pike Place',
    addressLine2: 'Floor 2',
    countrySubdivision: 'WA',
    phoneNumber: '2065550142',
  });
  expect(guestPaymentOf(app.parts.session).getSnapshot().context.addressToken).toBe(addressToken);
  expect([app.calls(addSingleUseAddress), app.calls(readAddresses)]).toEqual([1, 0]);
});

for (const [how, expire] of [
  ['its time is over', () => app.world.clock.advance(GUEST_LIFETIME_MS)],
  ['the server answers 401', () => app.world.fail(addSingleUseAddress, 'status:401', 1)],
] as const) {
  test(`BIL-020 a guest whose session has ended (${how}) gets a new one with the press, and is not signed out`, async () => {
    app.world.become('guest');
    await app.open(`${ADD}?returnUrl=%2Fmenu%2Fcart`);
    await field('City');
    expire();
    await fillIn();
    await waitFor(() => expect(app.address()).toBe(`${GUEST_CARD}?returnUrl=%2Fmenu%2Fcart`));
    expect(app.world.accounts.guestAddresses.size).toBe(1);
    expect(app.world.effects.guestSessionsStarted).toBe(1);
    expect(app.parts.session.visitor().kind).toBe('guest');
    expect(screen.queryByText(/signed out/)).toBeNull();
  });
}

for (const step of [ADD, EDIT, '/account/payment-method/add/credit-card', '/account/payment-method/edit/credit-card']) {
  test(`CRD-043 ${step} is open to a guest; a visitor with nothing to pay for signs in first`, async () => {
    await app.open(step, { as: 'guest' });
    await screen.findByRole('heading', { level: 1, name: /^(Billing address|Pay with a card)$/ });
    expect(app.address()).toBe(step);
    await app.open(step, { as: 'anonymous' });
    await waitFor(() => expect(app.address()).toBe(`/account/signin?returnUrl=${encodeURIComponent(step)}`));
  });
}
