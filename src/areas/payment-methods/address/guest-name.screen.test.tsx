import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admitMember } from '#tests/support/admit-member.ts';
import { openGuestForm } from '#tests/support/open-guest-form.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const ADD = '/account/payment-method/add/billing-address';

const name = () => [app.field('First name').value, app.field('Last name').value];

test('D-431 a guest does not type the name of an order once more for its billing address, where it can be another one', async () => {
  // What is typed is kept by the path of the window.
  await openGuestForm(app, undefined, undefined, { hasBrowserHistory: true });
  await app.press('Use another card');
  await app.heading('Billing address');
  expect(name()).toEqual(['Nora', 'North']);
  await app.enter(app.field('First name'), 'Pia');
  await act(() => app.router.navigate({ to: '/menu' }));
  await app.heading('Menu');
  await act(() => app.router.navigate({ to: ADD }));
  await app.heading('Billing address');
  await expect.poll(name).toEqual(['Pia', 'North']);
});

test('D-431 who signs in after a guest finds nothing of the guest’s name, and no guest after that', async () => {
  await openGuestForm(app);
  await app.press('Use another card');
  await app.heading('Billing address');
  expect(name()).toEqual(['Nora', 'North']);
  await admitMember(app, 'member-without-payment-methods');
  await act(() => app.router.navigate({ to: '/menu' }));
  await app.heading('Menu');
  await act(() => app.router.navigate({ to: ADD }));
  await app.heading('Billing address');
  expect(name()).toEqual(['', '']);
});
