import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createAddress, updateAddress } from '#api/account/addresses.ts';
import { makeCardToken } from '#mocks/card-vault/card-token.ts';
import { addressField } from '#tests/support/billing-address-steps.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standInCardField } from '#tests/support/stand-in-card-field.ts';

const app = setUpApp({ persona: 'member-green' });

const account = () => app.world.account('member-green');
const method = () => account().paymentMethods[0]?.paymentMethodId ?? '';
const streets = () => account().addresses.map(({ addressLine1 }) => addressLine1);
const sent = () => [app.calls(updateAddress), app.calls(createAddress)];
const toCard = () => app.press('Continue to card');
const atCard = () =>
  waitFor(() => expect(app.router.history.location.pathname).toBe('/account/payment-method/edit/credit-card'));

/** The list of addresses was read here, a while before the address of the card is edited. */
async function openEdit(meanwhile: () => void = () => {}) {
  await app.open('/account/payment-method/add/billing-address');
  await screen.findByText('Use this address');
  meanwhile();
  await app.router.navigate({ to: `/account/payment-method/edit/billing-address?method=${method()}` });
  return addressField('Street address');
}

const moveElsewhere = () => Object.assign(account().addresses[0] ?? {}, { addressLine1: '4 Elm Street' });

test('BIL-019 BIL-021 D-363 an address of which nothing is changed is not sent: what another device has saved stays', async () => {
  await openEdit(moveElsewhere);
  await toCard();
  await atCard();
  expect(app.address()).toContain(`address=${account().addresses[0]?.addressId}`);
  expect([sent(), streets()]).toEqual([[0, 0], ['4 Elm Street']]);
});

test('BIL-019 D-363 so it is where it was changed and is again as it was', async () => {
  const street = await openEdit(moveElsewhere);
  await app.enter(street, '5 Elm Street');
  await app.enter(street, '1912 Pike Place');
  await toCard();
  await atCard();
  expect([sent(), streets()]).toEqual([[0, 0], ['4 Elm Street']]);
});

test('BIL-019 D-363 after a lost answer it is sent again, also where it is as it was', async () => {
  const street = await openEdit();
  await app.enter(street, '5 Elm Street');
  app.world.fail(updateAddress, 'drop-after', 1);
  await toCard();
  await screen.findByText(/^We can’t connect right now/);
  expect(streets()).toEqual(['5 Elm Street']);
  await app.enter(street, '1912 Pike Place');
  await toCard();
  await atCard();
  expect([sent(), streets()]).toEqual([[2, 0], ['1912 Pike Place']]);
});

test('BIL-022 BIL-018 D-363 one that is gone is said by the card, and the way back has a form for another one', async () => {
  await openEdit(() => account().addresses.splice(0));
  await toCard();
  const card = standInCardField(await screen.findByTitle<HTMLIFrameElement>('Card details'));
  card.open();
  const button = await screen.findByRole('button', { name: 'Save card' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await app.user.click(button);
  await waitFor(() => expect(card.isAsked()).toBe(true));
  const details = {
    paymentType: 'visa',
    lastFour: '1111',
    expires: { month: 4, year: 2040 },
    declined: false,
  } as const;
  card.answer({
    kind: 'token',
    token: { token: makeCardToken(details, 'once'), paymentType: 'visa', lastFour: '1111' },
  });
  await screen.findByText('We can’t find that address anymore. Please add it again.');
  await app.follow(/^Change/);
  expect((await addressField('Street address')).value).toBe('');
});
