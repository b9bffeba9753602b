import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readProfile, saveProfile } from '#api/account/profile.ts';
import { readSession } from '#api/session/session.ts';
import type { Profile } from '#domain/account/profile.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const isWrong = (control: HTMLElement) => control.getAttribute('aria-invalid') === 'true';
const rewrite = async (name: string | RegExp, value: string) => {
  await app.enter(await field(name), value);
};

test('ACC-127 ACC-129 name, birthday, address and phone are saved together, said so, and shown on the profile', async () => {
  await app.open('/account/personal');
  await app.heading('Personal information');
  await rewrite('First name', ' Augusta ');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'December');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '10');
  await rewrite('Street address', '12 Pine Street');
  await rewrite(/^Apartment/, 'Floor 2');
  await rewrite('City', 'Seattle');
  await rewrite('State', 'WA');
  await rewrite('ZIP code', '98101');
  await rewrite(/^Phone number/, '(206) 555-0142');
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
  expect(app.calls(saveProfile)).toBe(1);
  await screen.findByRole('link', { name: 'Account of Augusta' });
  await screen.findByText('December 10. It can’t be changed here.');
  expect(screen.queryByRole('combobox', { name: 'Month' })).toBeNull();
  await app.follow('Cancel');
  await app.heading('Your profile');
  expect(app.main().getByText('Augusta North')).toBeTruthy();
  expect(app.main().getByText('12 Pine Street, Floor 2, Seattle, WA 98101')).toBeTruthy();
  expect(app.main().getByText('(206) 555-0142')).toBeTruthy();
});

test('ACC-129 the new name is in the header also where it was being asked who is here when it was saved', async () => {
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes(`${readSession.contract.path} `));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
  arrive();
  await screen.findByRole('link', { name: 'Account of Augusta' });
});

test('ACC-129 ACC-061 each mistake stands beside its field, and nothing is sent', async () => {
  await app.open('/account/personal');
  await rewrite('First name', 'a'.repeat(51));
  await app.user.clear(await field('Last name'));
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'April');
  await rewrite('City', 'Seattle');
  await rewrite('ZIP code', 'H2Y 1C6');
  await rewrite(/^Phone number/, '555');
  await app.press('Save changes');
  const summary = await screen.findByRole('group', { name: 'Please check what you entered' });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'First name can be up to 50 characters.',
    'Enter your last name.',
    'Choose both a month and a day.',
    'Enter the street address.',
    'Enter the state.',
    'Enter a valid ZIP code.',
    'Enter a 10-digit phone number.',
  ]);
  expect(app.calls(saveProfile)).toBe(0);
});

test('ACC-129 D-354 a postal code is saved as its country writes it', async () => {
  await app.open('/account/personal');
  await rewrite('Street address', '800 Robson Street');
  await rewrite('City', 'Vancouver');
  await rewrite('State', 'BC');
  await rewrite('ZIP code', 'v6b\u00A01a1');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Canada');
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
  expect((await readProfile({})).address?.postalCode).toBe('V6B 1A1');
});

describe('ACC-129 fields that are judged together', () => {
  test('ACC-129 another country makes its postal code right at once', async () => {
    await app.open('/account/personal');
    await rewrite('Street address', '2 Rue Nord');
    await rewrite('City', 'Montréal');
    await rewrite('State', 'QC');
    await rewrite('ZIP code', 'H2Y 1C6');
    await app.press('Save changes');
    await screen.findByRole('group', { name: 'Please check what you entered' });
    expect(isWrong(await field('ZIP code'))).toBe(true);
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Canada');
    const code = await field('Postal code');
    await waitFor(() => expect(isWrong(code)).toBe(false));
  });

  test('ACC-129 a day makes its month right at once', async () => {
    await app.open('/account/personal');
    const month = await screen.findByRole('combobox', { name: 'Month' });
    await app.user.selectOptions(month, 'April');
    await app.press('Save changes');
    await waitFor(() => expect(isWrong(month)).toBe(true));
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '12');
    await waitFor(() => expect(isWrong(month)).toBe(false));
  });

  test('ACC-129 an address that is emptied again lacks nothing', async () => {
    await app.open('/account/personal');
    await rewrite('City', 'Seattle');
    await app.press('Save changes');
    const rest = [await field('Street address'), await field('State'), await field('ZIP code')];
    await waitFor(() => expect(rest.map(isWrong)).toEqual([true, true, true]));
    await app.user.clear(await field('City'));
    await waitFor(() => expect(rest.map(isWrong)).toEqual([false, false, false]));
  });

  test('ACC-129 an address that is begun after a mistake elsewhere lacks nothing yet', async () => {
    await app.open('/account/personal');
    await rewrite('First name', '');
    await app.press('Save changes');
    await screen.findByRole('group', { name: 'Please check what you entered' });
    await rewrite('City', 'Seattle');
    await rewrite('First name', 'Augusta');
    await waitFor(async () => expect(isWrong(await field('First name'))).toBe(false));
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });
});

test('ACC-129 decision AO-29: where the market lets it be, the last name may be empty', async () => {
  app.startWorld({ name: 'everything-off', persona: 'member-green' });
  await app.open('/account/personal');
  await app.user.clear(await field(/^Last name/));
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
});

describe('an address that the form cannot write', () => {
  const inMexico = {
    addressLine1: 'Avenida Juárez 50',
    addressLine2: null,
    city: 'Ciudad de México',
    countrySubdivision: 'CMX',
    postalCode: '06010',
    country: 'MX',
  };
  const keep = (address: Profile['address']) => {
    const account = app.world.account('member-green');
    account.address = address;
    return account;
  };

  test.each([
    ['in another country', inMexico],
    ['in another country, of another form', { ...inMexico, postalCode: 'SW1A 1AA', country: 'GB' }],
    ['with parts that are missing', { ...inMexico, city: '', postalCode: '', country: 'US' }],
  ])('ACC-129 D-360 %s stays as it was where something else is changed', async (_, address) => {
    const account = keep(address);
    await app.open('/account/personal');
    await rewrite(/^Phone number/, '(206) 555-0142');
    await app.press('Save changes');
    await screen.findByText('Your personal information is saved.');
    expect(account.phoneNumber).toBe('2065550142');
    expect(account.address).toEqual(address);
  });

  const country = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country' });

  test.each([
    ['Mexico', 'MX'],
    ['United Kingdom', 'GB'],
    ['Elsewhere', 'Elsewhere'],
  ])('ACC-129 D-360 its country, %s, is shown and stays', async (name, code) => {
    const account = keep({ ...inMexico, country: code });
    await app.open('/account/personal');
    expect((await country()).selectedOptions[0]?.textContent).toBe(name);
    await rewrite(/^Phone number/, '(206) 555-0142');
    await app.press('Save changes');
    await screen.findByText('Your personal information is saved.');
    expect(account.address?.country).toBe(code);
    expect((await country()).selectedOptions[0]?.textContent).toBe(name);
  });

  test('ACC-129 D-360 its country is one of those that are offered, however its letters are written', async () => {
    keep({ ...inMexico, country: 'us' });
    await app.open('/account/personal');
    expect([...(await country()).options].map(({ textContent }) => textContent)).toEqual(['United States', 'Canada']);
  });

  test('ACC-129 D-360 one that is changed is not moved to another country: it needs one of those that are offered', async () => {
    keep({ ...inMexico, postalCode: 'SW1A 1AA', country: 'GB' });
    await app.open('/account/personal');
    await rewrite('City', 'Seattle');
    await app.press('Save changes');
    const summary = await screen.findByRole('group', { name: 'Please check what you entered' });
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    expect(app.errorBeside(await country())).toBe('Choose the United States or Canada.');
    await app.user.selectOptions(await country(), 'United States');
    await waitFor(async () => expect(isWrong(await country())).toBe(false));
    await app.press('Save changes');
    await waitFor(async () => expect(isWrong(await field('ZIP code'))).toBe(true));
    expect(app.calls(saveProfile)).toBe(0);
  });
});

describe('D-360 a phone number of the profile that is not as this form writes one', () => {
  test.each(['+44 20 7946 0018', '+1 206 555 0142', '555-0142'])(
    'ACC-127 ACC-129 D-360 %s is saved as it was where something else is changed',
    async (phoneNumber) => {
      const account = app.world.account('member-green');
      account.phoneNumber = phoneNumber;
      await app.open('/account/personal');
      await rewrite('First name', 'Augusta');
      await app.press('Save changes');
      await screen.findByText('Your personal information is saved.');
      expect([account.firstName, account.phoneNumber]).toEqual(['Augusta', phoneNumber]);
    },
  );

  test('ACC-129 D-360 one that is changed needs ten digits, until it is again as it was', async () => {
    app.world.account('member-green').phoneNumber = '+44 20 7946 0018';
    await app.open('/account/personal');
    await rewrite(/^Phone number/, '+44 20 7946 0019');
    await app.press('Save changes');
    await waitFor(async () => expect(isWrong(await field(/^Phone number/))).toBe(true));
    expect(app.calls(saveProfile)).toBe(0);
    await rewrite(/^Phone number/, '+44 20 7946 0018');
    await waitFor(async () => expect(isWrong(await field(/^Phone number/))).toBe(false));
  });
});

test('ACC-129 a birthday that is set already cannot be changed, and is shown on its field where it was set elsewhere', async () => {
  await app.open('/account/personal');
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Month' }), 'May');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '5');
  await rewrite('First name', 'Augusta');
  const { emailAddress: _email, memberSince: _since, subMarket: _market, ...details } = await readProfile({});
  await saveProfile({ body: { ...details, birthday: { month: 4, day: 12 } } });
  await app.press('Save changes');
  const summary = await screen.findByRole('group', { name: 'We couldn’t save your changes' });
  expect(summary.textContent).toContain('Your birthday is already saved and can’t be changed here.');
  await screen.findByText('April 12. It can’t be changed here.');
  expect((await field('First name')).value).toBe('Augusta');
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
});

test('ACC-129 a failed save keeps what was typed, says why, and the next try succeeds', async () => {
  app.world.fail(saveProfile, 'status:500', 1);
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  await app.press('Save changes');
  const summary = await screen.findByRole('group', { name: 'We couldn’t save your changes' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect((await field('First name')).value).toBe('Augusta');
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
});

test('ACC-129 who saves by Enter keeps the focus in the field, and nothing is changed before the answer', async () => {
  const { arrive } = holdFirstAnswer((call) => call.includes(`${saveProfile.contract.path} {`));
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  const name = await field('First name');
  await app.user.type(name, '{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Save changes/ }).getAttribute('aria-disabled')).toBe('true'),
  );
  await app.user.keyboard('x');
  // A browser takes the focus from what is disabled.
  expect([name.value, name.readOnly, name.matches(':disabled')]).toEqual(['Augusta', true, false]);
  expect(screen.getByRole('combobox', { name: 'Month' }).matches(':disabled')).toBe(true);
  arrive();
  await screen.findByText('Your personal information is saved.');
  expect(document.activeElement).toBe(name);
  expect(name.readOnly).toBe(false);
  expect(app.calls(saveProfile)).toBe(1);
});

test('ACC-129 after a lost answer what was there before is saved once more, not said to be saved already', async () => {
  app.world.fail(saveProfile, 'drop-after', 1);
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  await app.press('Save changes');
  await screen.findByRole('group', { name: 'We couldn’t save your changes' });
  await rewrite('First name', 'Gwen');
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
  expect(app.calls(saveProfile)).toBe(2);
  await app.follow('Cancel');
  await app.heading('Your profile');
  expect(await app.main().findByText('Gwen North')).toBeTruthy();
});

test('ACC-127 ACC-129 a profile that may be saved is read anew once its page is left', async () => {
  app.world.fail(saveProfile, 'drop-after', 1);
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  await app.press('Save changes');
  await screen.findByRole('group', { name: 'We couldn’t save your changes' });
  await app.follow('Cancel');
  await app.press('Leave');
  await app.heading('Your profile');
  expect(await app.main().findByText('Augusta North')).toBeTruthy();
});
