import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profileQuery, readProfile, saveProfile } from '#api/account/profile.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const rewrite = async (name: string, value: string) => app.enter(await field(name), value);

const PINE = {
  addressLine1: '12 Pine Street',
  addressLine2: null,
  city: 'Seattle',
  countrySubdivision: 'WA',
  postalCode: '98101',
  country: 'US',
} as const;
const saveElsewhere = async (change: Partial<Parameters<typeof saveProfile>[0]['body']>) => {
  const { emailAddress: _email, memberSince: _since, subMarket: _market, ...details } = await readProfile({});
  await saveProfile({ body: { ...details, ...change } });
};
const readAnew = () => act(() => app.parts.queryClient.invalidateQueries({ queryKey: profileQuery().queryKey }));

test('ACC-129 D-363 an address from elsewhere is not put back by another change', async () => {
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  await saveElsewhere({ lastName: 'South', birthday: { month: 4, day: 12 }, address: PINE, phoneNumber: '2065550142' });
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
  const { firstName, lastName, birthday, address, phoneNumber } = await readProfile({});
  expect([firstName, lastName, birthday, address?.city, phoneNumber]).toEqual([
    'Augusta',
    'South',
    { month: 4, day: 12 },
    'Seattle',
    '2065550142',
  ]);
  await waitFor(async () => expect((await field('Street address')).value).toBe('12 Pine Street'));
});

test('ACC-129 D-363 nothing is sent where what the retailer has cannot be read, and what was typed stays', async () => {
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  app.world.fail(readProfile, 'status:500', 1);
  await app.press('Save changes');
  await screen.findByRole('group', { name: 'We couldn’t save your changes' });
  expect(app.calls(saveProfile)).toBe(0);
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
});

test.each([
  ['was never sent', () => app.world.fail(readProfile, 'status:500', 1)],
  ['was refused', () => app.world.fail(saveProfile, 'status:400', 1)],
])('ACC-129 D-363 what %s and is as before again turns nothing back', async (_, fail) => {
  await app.open('/account/personal');
  const { firstName } = await readProfile({});
  await rewrite('First name', 'Augusta');
  fail();
  await app.press('Save changes');
  await screen.findByRole('group', { name: 'We couldn’t save your changes' });
  await saveElsewhere({ firstName: 'Berta' });
  await rewrite('First name', firstName);
  await rewrite('Last name', 'South');
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
  expect(await readProfile({})).toMatchObject({ firstName: 'Berta', lastName: 'South' });
});

test('ACC-129 D-363 a birthday that is set elsewhere takes the place of half a one that was chosen here', async () => {
  await app.open('/account/personal');
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Month' }), 'May');
  await rewrite('First name', 'Augusta');
  await saveElsewhere({ birthday: { month: 4, day: 12 } });
  await readAnew();
  await screen.findByText(/April 12/);
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
});

test('ACC-129 D-363 an address of which a part is typed stays as it stands here', async () => {
  await app.open('/account/personal');
  await rewrite('City', 'Montréal');
  await saveElsewhere({ address: PINE, lastName: 'South' });
  await readAnew();
  await waitFor(async () => expect((await field('Last name')).value).toBe('South'));
  expect([(await field('City')).value, (await field('Street address')).value]).toEqual(['Montréal', '']);
});

test('ACC-127 D-363 leaving asks nothing where the change is only from elsewhere, and asks where something was typed', async () => {
  await app.open('/account/personal');
  await field('Last name');
  await saveElsewhere({ lastName: 'South' });
  await readAnew();
  await waitFor(async () => expect((await field('Last name')).value).toBe('South'));
  await app.follow('Cancel');
  await app.heading('Your profile');
  await act(async () => app.router.history.back());
  await rewrite('First name', 'Augusta');
  await saveElsewhere({ lastName: 'West' });
  await readAnew();
  await waitFor(async () => expect((await field('Last name')).value).toBe('West'));
  await app.follow('Cancel');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
});

test('ACC-129 D-363 an answer from before the save does not turn the form back', async () => {
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes('/account/profile'));
  void app.parts.queryClient.invalidateQueries({ queryKey: profileQuery().queryKey });
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
  await act(async () => arrive());
  await app.atRest();
  expect((await field('First name')).value).toBe('Augusta');
});

test.each([
  { change: 'an empty profile, a city', name: 'City', typed: 'Tacoma', before: '' },
  { change: 'a name', name: 'First name', typed: 'Augusta', before: 'Gwen' },
])('ACC-129 D-363 after a lost answer what is as before again stays so, whatever is read: $change', async (one) => {
  await app.open('/account/personal');
  const address = { 'Street address': '12 Pine Street', City: 'Tacoma', State: 'WA', 'ZIP code': '98402' };
  const typed = one.name === 'City' ? address : { [one.name]: one.typed };
  for (const [name, value] of Object.entries(typed)) await rewrite(name, value);
  app.world.fail(saveProfile, 'drop-after', 1);
  await app.press('Save changes');
  await screen.findByRole('group', { name: 'We couldn’t save your changes' });
  for (const name of Object.keys(typed)) await rewrite(name, one.before);
  await readAnew();
  await app.atRest();
  for (const name of Object.keys(typed)) expect((await field(name)).value).toBe(one.before);
});
