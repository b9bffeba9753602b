import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addPhone, changePhone, readPhones, removePhone } from '#api/account/phones.ts';
import { readVerification } from '#api/account/verification.ts';
import { readConfiguration } from '#api/configuration/configuration.ts';
import { newestTo } from '#mocks/account/sent.ts';
import { holdConfiguration } from '#tests/support/late-configuration.ts';
import { ADD, mfaPhoneSteps, NEW, OLD, PHONES } from '#tests/support/mfa-phone-steps.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-second-factor' });

const { phones, edit, submit, submitProven, enterCodeTo } = mfaPhoneSteps(app);

const MIA = 'mia@northstar.test';

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone number' });

for (const page of [PHONES, ADD, `${PHONES}/edit-phone-number?phone=any`]) {
  test(`ACC-115 ACC-120 FC-076 with the flag off ${page} is not found, and nothing is asked for`, async () => {
    app.startWorld({ name: 'everything-off', persona: 'member-second-factor' });
    await app.open(page);
    await app.heading('This page ran dry');
    expect([app.calls(readVerification), app.calls(readPhones), app.calls(addPhone), app.calls(changePhone)]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(app.world.effects.sms).toBe(0);
  });
}

test('ACC-116 ACC-106 the phones are neither shown nor fetched before the proof, and masked after it', async () => {
  await app.open(PHONES);
  await screen.findByRole('textbox', { name: 'Code' });
  expect(app.calls(readPhones)).toBe(0);
  await enterCodeTo(OLD);
  expect(await screen.findByText('Phone ending in 0142')).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toContain('206');
});

test('ACC-106 where several phones are enrolled each can be sent the code, so that a lost one locks no page', async () => {
  phones().push({ id: 'phone-new', number: NEW, verified: true, proposed: null });
  phones().push({ id: 'phone-waiting', number: '2065550199', verified: false, proposed: null });
  await app.open(PHONES);
  const overlay = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  const offered = await overlay.findAllByRole('button', { name: /^Phone ending in/ });
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Phone ending in 0142', 'Phone ending in 0123']);
  await app.user.click(overlay.getByRole('button', { name: 'Phone ending in 0123' }));
  await enterCodeTo(NEW);
  await app.main().findByText('Phone ending in 0142');
});

test('ACC-117 ACC-120 a first phone is added without a proof and is active after its own code', async () => {
  await app.open(ADD, { as: 'member-green' });
  await screen.findByText('We’ll text you a code to confirm the number.');
  await submit('(206) 555-0123');
  await screen.findByText(/number ending in 0123/);
  // It was sent: that it will be is said no more.
  expect(screen.queryByText(/^We’ll text/)).toBeNull();
  expect(app.calls(readVerification)).toBe(0);
  await enterCodeTo(NEW);
  await screen.findByText('Your phone number is confirmed. We’ll send your codes there.');
  expect(app.world.account('member-green').phones).toMatchObject([{ number: NEW, verified: true }]);
});

test('ACC-117 ACC-106 ACC-120 a further phone is added after a proof and is active after its own code', async () => {
  await app.open(ADD);
  await submit('(206) 555-0123');
  await screen.findByRole('textbox', { name: 'Code' });
  expect(phones().map(({ number }) => number)).toEqual([OLD]);
  await enterCodeTo(OLD);
  await app.press('Text me a code');
  await screen.findByText(/number ending in 0123/);
  expect(phones().find(({ number }) => number === NEW)?.verified).toBe(false);
  await enterCodeTo(NEW);
  await screen.findByText('Your phone number is confirmed. We’ll send your codes there.');
  expect(app.address()).toBe(PHONES);
  expect(phones().find(({ number }) => number === NEW)?.verified).toBe(true);
  expect(newestTo(app.world, MIA).text).toContain('0123');
});

for (const typed of [
  '',
  '206 555 012',
  '206 555 01234',
  '+44 20 7946 0123',
  '+1 206 555 0123',
  '12065550123',
  '206555012a',
]) {
  test(`ACC-119 “${typed}” does not have 10 digits: shown on the field, nothing is sent`, async () => {
    await app.open(ADD);
    await submit(typed);
    const input = await field();
    await waitFor(() => expect(app.errorBeside(input)).toBe('Please enter a 10-digit phone number.'));
    expect(app.calls(addPhone)).toBe(0);
  });
}

test('a code that cannot be sent again yet leads to the field for the one that was sent to the same number', async () => {
  await app.open(ADD);
  await submitProven(NEW);
  await screen.findByText(/number ending in 0123/);
  await app.press('Use another number');
  const form = (await field()).form;
  await waitFor(() => expect(document.activeElement?.contains(form)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  app.world.fail(addPhone, 'status:429', 1);
  await submit('2065550199');
  await screen.findByRole('group', { name: 'We couldn’t save this number' });
  await submit(NEW);
  await waitFor(() => expect(app.calls(addPhone)).toBe(4));
  await enterCodeTo(NEW);
  await screen.findByText('Your phone number is confirmed. We’ll send your codes there.');
});

test('ACC-119 ACC-120 a number that cannot be reached, or is known already, is shown on the field', async () => {
  await app.open(ADD);
  await submitProven('206.555.0199');
  const input = await field();
  await waitFor(() => expect(app.errorBeside(input)).toBe('Please enter a 10-digit phone number.'));
  await submit(OLD);
  await waitFor(() => expect(app.errorBeside(input)).toBe('This phone number is already on your account.'));
  // Another one was not judged yet.
  await app.enter(input, NEW);
  expect(app.errorBeside(input)).toBe('');
});

test('ACC-120 one phone too many is said to be that, above the form, and the number is not called wrong', async () => {
  for (const end of [1, 2, 3, 4]) {
    phones().push({ id: `phone-${end}`, number: `206555010${end}`, verified: true, proposed: null });
  }
  await app.open(ADD);
  await submit(NEW);
  await app.user.click(await screen.findByRole('button', { name: 'Phone ending in 0142' }));
  await enterCodeTo(OLD);
  await app.press('Text me a code');
  const summary = await screen.findByRole('group', { name: 'We couldn’t save this number' });
  expect(summary.textContent).toContain('You’ve reached the maximum number of phones. Remove one to add another.');
  expect(app.errorBeside(await field())).toBe('');
});

test('ACC-118 ACC-120 a number changes after a proof, and the old one stays until the code of the new one', async () => {
  await app.open(edit());
  await screen.findByRole('textbox', { name: 'Code' });
  expect(screen.queryByRole('textbox', { name: 'Phone number' })).toBeNull();
  await enterCodeTo(OLD);
  await screen.findByText(/^We’ll text a code to your new number/);
  await submit(NEW);
  await screen.findByText(/number ending in 0123/);
  expect(screen.queryByText(/^We’ll text/)).toBeNull();
  expect(phones().map(({ number }) => number)).toEqual([OLD]);
  await enterCodeTo(NEW);
  await screen.findByText('Your phone number is confirmed. We’ll send your codes there.');
  expect(phones().map(({ number }) => number)).toEqual([NEW]);
});

for (const step of ['number', 'code'] as const) {
  test(`ACC-118 ACC-120 a phone that was removed elsewhere is said to be gone, by its ${step}`, async () => {
    await app.open(edit());
    await enterCodeTo(OLD);
    await screen.findByText(/^We’ll text a code to your new number/);
    const remove = () => void phones().splice(0);
    if (step === 'number') remove();
    await submit(NEW);
    if (step === 'code') {
      await screen.findByText(/number ending in 0123/);
      const code = newestTo(app.world, NEW)?.code ?? 'none';
      remove();
      await app.user.type(await screen.findByRole('textbox', { name: 'Code' }), code);
    }
    const summary = await screen.findByRole('group', { name: 'We couldn’t save this number' });
    expect(summary.textContent).toContain('This phone number isn’t on your account anymore.');
  });
}

for (const search of ['', '?phone=']) {
  test(`ACC-118 without saying which phone (${search}), the phones come first`, async () => {
    await app.open(`${PHONES}/edit-phone-number${search}`);
    await waitFor(() => expect(app.address()).toBe(PHONES));
  });
}

const openLate = async () => {
  const release = holdConfiguration();
  await app.open(PHONES);
  await app.heading('Settings');
  expect(app.calls(readVerification)).toBe(0);
  return release;
};

test('ACC-115 a flag that comes late opens the page that was asked for', async () => {
  (await openLate())();
  await screen.findByRole('textbox', { name: 'Code' });
  expect(app.address()).toBe(PHONES);
});

test('ACC-115 a flag that comes late has visitors sign in', async () => {
  app.world.become('anonymous');
  (await openLate())();
  await waitFor(() => expect(app.address()).toBe(`/account/signin?returnUrl=${encodeURIComponent(PHONES)}`));
});

test('ACC-115 FC-076 a flag that comes late and is off leaves no such page', async () => {
  app.startWorld({ name: 'everything-off', persona: 'member-second-factor' });
  (await openLate())();
  await app.heading('This page ran dry');
});

test('ACC-115 FC-053 a flag that cannot be read in the end leaves no such page', async () => {
  const release = await openLate();
  app.world.fail(readConfiguration, 'status:500');
  release();
  await app.heading('This page ran dry');
});

test('ACC-116 ACC-120 a phone goes after a question; a failure is shown there', async () => {
  await app.open(PHONES);
  await enterCodeTo(OLD);
  await app.press('Remove the phone ending in 0142');
  const question = await screen.findByRole('dialog', { name: 'Remove this phone?' });
  expect(app.calls(removePhone)).toBe(0);
  app.world.fail(removePhone, 'status:500', 1);
  await app.user.click(within(question).getByRole('button', { name: 'Remove' }));
  await within(question).findByText('Something went wrong on our end. Please try again in a moment.');
  await app.user.click(within(question).getByRole('button', { name: 'Remove' }));
  await screen.findByText('The phone ending in 0142 was removed.');
  await screen.findByText('No phone yet');
  expect(phones()).toEqual([]);
});

test('ACC-120 with a phone that is removed the focus stays beside the others, and with the last one beside the words that there is none', async () => {
  const remove = async (lastFour: string) => {
    await app.press(`Remove the phone ending in ${lastFour}`);
    const question = await screen.findByRole('dialog', { name: 'Remove this phone?' });
    await app.user.click(within(question).getByRole('button', { name: 'Remove' }));
    await screen.findByText(`The phone ending in ${lastFour} was removed.`);
  };
  const partOf = (words: string) => app.main().getByText(words).closest('div[tabindex="-1"]');
  phones().push({ id: 'phone-new', number: NEW, verified: true, proposed: null });
  await app.open(PHONES);
  await app.press('Phone ending in 0142');
  await enterCodeTo(OLD);
  await remove('0142');
  await waitFor(() => expect(partOf('Phone ending in 0123')?.contains(document.activeElement)).toBe(true));
  await remove('0123');
  await waitFor(() => expect(document.activeElement).toBe(partOf('No phone yet')));
});

test('ACC-120 a phone whose removal was answered to no one is gone with the next try', async () => {
  await app.open(PHONES);
  await enterCodeTo(OLD);
  await app.press('Remove the phone ending in 0142');
  const question = await screen.findByRole('dialog', { name: 'Remove this phone?' });
  app.world.fail(removePhone, 'drop-after', 1);
  await app.user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(phones()).toEqual([]));
  const again = await within(question).findByRole('button', { name: 'Remove' });
  await waitFor(() => expect(again.getAttribute('aria-busy')).not.toBe('true'));
  await app.user.click(again);
  await screen.findByText('The phone ending in 0142 was removed.');
  await screen.findByText('No phone yet');
});

test('ACC-106 ACC-118 a proof that the server demands and does not find due is shown, with a way on, and the number stays', async () => {
  await app.open(PHONES);
  await enterCodeTo(OLD);
  await app.user.click(await screen.findByRole('link', { name: 'Add a phone number' }));
  app.world.fail(addPhone, 'status:403', 1);
  await submit(NEW);
  await screen.findByText('Please confirm that it’s you first.');
  expect(document.activeElement).not.toBe(document.body);
  await app.press('Try again');
  expect((await field()).value).toBe(NEW);
  expect(document.activeElement).not.toBe(document.body);
  await app.press('Text me a code');
  await screen.findByText(/number ending in 0123/);
});

test('ACC-106 ACC-118 a proof that the server demands where one is due opens the challenge, and the number stays', async () => {
  await app.open(ADD);
  app.world.fail(addPhone, 'status:403', 1);
  await submit(NEW);
  await enterCodeTo(OLD);
  expect((await field()).value).toBe(NEW);
});
