import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveProfile } from '#api/account/profile.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('ACC-129 D-360 an address without a country is saved as it was, also after a change of the language', async () => {
  const account = app.world.account('member-green');
  const address = {
    addressLine1: '800 Robson Street',
    addressLine2: null,
    city: 'Vancouver',
    countrySubdivision: 'BC',
    postalCode: 'V6B 1A1',
    country: '',
  };
  account.address = address;
  await app.open('/account/personal');
  await screen.findByRole('textbox', { name: 'First name' });
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr-CA');
  await app.enter(await screen.findByRole('textbox', { name: 'Prénom' }), 'Augusta');
  await app.press('Enregistrer');
  await screen.findByText('Vos renseignements personnels sont enregistrés.');
  expect(account.firstName).toBe('Augusta');
  expect(account.address).toEqual(address);
});

test('ACC-127 ACC-129 the second line of an address stays where another part is changed; emptied, the address is gone', async () => {
  const account = app.world.account('member-green');
  account.address = {
    addressLine1: '12 Pine Street',
    addressLine2: 'Floor 2',
    city: 'Tacoma',
    countrySubdivision: 'WA',
    postalCode: '98101',
    country: 'US',
  };
  await app.open('/account/personal');
  await app.enter(await field('City'), 'Seattle');
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
  expect(account.address).toMatchObject({ addressLine2: 'Floor 2', city: 'Seattle' });
  for (const name of ['Street address', /^Apartment/, 'City', 'State', 'ZIP code'])
    await app.user.clear(screen.getByRole('textbox', { name }));
  await app.press('Save changes');
  await waitFor(() => expect(account.address).toBeNull());
});

test('ACC-129 a day that is not in its month and an address without a city are not sent', async () => {
  await app.open('/account/personal');
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Month' }), 'April');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '31');
  await app.enter(await field('Street address'), '12 Pine Street');
  await app.enter(await field('State'), 'WA');
  await app.enter(await field('ZIP code'), '98101');
  await app.press('Save changes');
  await screen.findByRole('group', { name: 'Please check what you entered' });
  expect(app.errorBeside(screen.getByRole('combobox', { name: 'Day' }))).toBe('That day isn’t in this month.');
  expect(app.errorBeside(await field('City'))).toBe('Enter the city.');
  expect(app.calls(saveProfile)).toBe(0);
});

test('ACC-129 the month and the day are said to be of the birthday, which is set but once', async () => {
  await app.open('/account/personal');
  const birthday = await screen.findByRole('group', { name: 'Your birthday' });
  expect(within(birthday).getAllByRole('combobox')).toEqual(
    ['Month', 'Day'].map((name) => screen.getByRole('combobox', { name })),
  );
  expect(document.getElementById(birthday.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You can only set it once. We never ask for the year.',
  );
});
