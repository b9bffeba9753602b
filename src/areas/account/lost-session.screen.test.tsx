import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createAddress } from '#api/account/addresses.ts';
import { addCard } from '#api/account/card-add.ts';
import { saveCommunicationPreferences } from '#api/account/communication-preferences.ts';
import { confirmEmail, proposeEmail } from '#api/account/email.ts';
import { changePassword } from '#api/account/password.ts';
import { addPhone } from '#api/account/phones.ts';
import { savePrivacy } from '#api/account/privacy.ts';
import { saveProfile } from '#api/account/profile.ts';
import { readSession } from '#api/session/session.ts';
import { signIn } from '#api/session/sign-in.ts';
import { newestCodeTo } from '#mocks/account/sent.ts';
import { PERSONA_PASSWORD } from '#mocks/session/personas.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const GWEN = 'gwen@northstar.test';
const GOLDIE = 'goldie@northstar.test';
const BACK = 'What you typed is still here. It isn’t saved yet.';

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const written = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, app.address()]);
const rewrite = async (name: string | RegExp, value: string) => {
  await app.enter(await field(name), value);
};

const bannerKeys = () => app.parts.session.notices.actor.getSnapshot().context.standing.map(({ key }) => key);

/** The page asks to sign in, with a way back; this member does. */
async function signInAgain(page: string, email: string) {
  const username = await screen.findByRole('textbox', { name: 'Email or username' });
  await waitFor(() => expect(app.address()).toBe(`/account/signin?returnUrl=${encodeURIComponent(page)}`));
  await app.user.type(username, email);
  await app.user.type(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
}

test('FC-064 ACC-004 what was typed into the profile is there again after signing in, not saved and written nowhere', async () => {
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  await rewrite('City', 'Seattle');
  app.world.fail(saveProfile, 'status:401', 1);
  await rewrite('Street address', '12 Pine Street');
  await rewrite('State', 'WA');
  await rewrite('ZIP code', '98101');
  await app.press('Save changes');
  await screen.findByText('You’ve been signed out. Sign in again to continue.');
  expect(written()).not.toMatch(/Augusta|Pine|98101/);
  await signInAgain('/account/personal', GWEN);
  await waitFor(async () => expect((await field('First name')).value).toBe('Augusta'));
  expect([(await field('City')).value, (await field('ZIP code')).value]).toEqual(['Seattle', '98101']);
  await screen.findByText(BACK);
  expect(app.calls(saveProfile)).toBe(1);
  expect(app.world.account('member-green').firstName).toBe('Gwen');
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
  expect(app.world.account('member-green').firstName).toBe('Augusta');
});

test('FC-064 ACC-028 once the member is back, no notice says that they are signed out, or that signing in failed', async () => {
  await app.open('/account/personal');
  await field('City');
  act(() => app.parts.session.expire());
  await screen.findByText('You’ve been signed out. Sign in again to continue.');
  app.world.fail(signIn, 'status:500', 1);
  await signInAgain('/account/personal', GWEN);
  await screen.findByText('Sign in unsuccessful.');
  await app.press('Sign in');
  await field('City');
  expect(bannerKeys()).toEqual([]);
});

test('FC-064 FC-071 another member who signs in instead finds nothing of it', async () => {
  await app.open('/account/personal');
  await rewrite('City', 'Seattle');
  act(() => app.parts.session.expire());
  await signInAgain('/account/personal', GOLDIE);
  await app.heading(greetingTo('Goldie'));
  await act(() => app.router.navigate({ to: '/account/personal' }));
  expect((await field('First name')).value).toBe('Goldie');
  expect((await field('City')).value).not.toBe('Seattle');
});

test('FC-064 FC-070 typed text outlives the moment in which it is asked whose session it is', async () => {
  await app.open('/account/personal');
  await rewrite('City', 'Seattle');
  // Until the server state below the form is gone, and the form with it.
  const { arrive } = holdFirstAnswer((call) => call.includes(readSession.contract.path));
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull());
  arrive();
  await waitFor(async () => expect((await field('City')).value).toBe('Seattle'));
});

test('FC-064 ACC-108 a mail that was wanted is shown again, and saved when the person says so', async () => {
  await app.open('/account/settings/communication-preferences');
  const general = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Offers, events and surveys' });
  const before = (await general()).checked;
  app.world.fail(saveCommunicationPreferences, 'status:401', 1);
  await app.user.click(await general());
  await signInAgain('/account/settings/communication-preferences', GWEN);
  await screen.findByText('Not saved yet');
  expect((await general()).checked).toBe(!before);
  expect(app.calls(saveCommunicationPreferences)).toBe(1);
  await app.press('Save my choice');
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
  expect(document.activeElement?.tagName).toBe('H1');
  await screen.findByText('Your preferences are saved.');
  expect(app.world.account('member-green').preferences.general).toBe(!before);
});

test('FC-064 ACC-114 a choice of privacy that was not saved is offered to the same member, and the end of the session is said once', async () => {
  await app.open('/account/settings/privacy');
  const sharing = () => screen.findByRole<HTMLInputElement>('switch', { name: /Do Not Sell or Share/ });
  app.world.fail(savePrivacy, 'status:401', 1);
  await app.user.click(await sharing());
  await screen.findByText('You’ve been signed out. Sign in again to continue.');
  await app.atRest();
  expect(screen.getAllByText('You’ve been signed out. Sign in again to continue.')).toHaveLength(1);
  await signInAgain('/account/settings/privacy', GWEN);
  await screen.findByText('Not saved yet');
  await screen.findByText('You were signed out before we could save. The switch shows your choice.');
  expect([(await sharing()).checked, app.calls(savePrivacy)]).toEqual([true, 1]);
  await app.press('Save my choice');
  await screen.findByText('Your privacy choice is saved.');
  expect(screen.queryByText('Not saved yet')).toBeNull();
  expect(app.world.account('member-green').doNotSellOrShare).toBe(true);
});

const sharing = () => screen.findByRole<HTMLInputElement>('switch', { name: /Do Not Sell or Share/ });
const mails = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Offers, events and surveys' });

for (const [label, page, operation, turned] of [
  ['ACC-114', '/account/settings/privacy', savePrivacy, sharing],
  ['ACC-108', '/account/settings/communication-preferences', saveCommunicationPreferences, mails],
] as const) {
  /** A choice that is being saved; its answer comes once it may. */
  const choose = async () => {
    const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes(`${operation.contract.path} {`));
    await app.open(page);
    const control = await turned();
    const before = control.checked;
    await app.user.click(control);
    await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
    return { arrive, before };
  };
  const chooseAndLeave = async () => {
    const chosen = await choose();
    await app.user.click(app.main().getByRole('link', { name: 'Back to settings' }));
    await app.heading('Settings');
    return chosen;
  };

  test(`FC-064 ${label} what the end of the session refuses after ${page} is left is offered to the same member`, async () => {
    app.world.fail(operation, 'status:401', 1);
    const { arrive, before } = await chooseAndLeave();
    arrive();
    await signInAgain('/account/settings', GWEN);
    await app.heading('Settings');
    await act(() => app.router.navigate({ to: page }));
    await screen.findByText('Not saved yet');
    expect((await turned()).checked).toBe(!before);
    await app.press('Save my choice');
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    expect(app.calls(operation)).toBe(2);
  });

  test(`FC-064 FC-071 ${label} what was refused after ${page} was left is for no other member`, async () => {
    app.world.fail(operation, 'status:401', 1);
    const { arrive } = await chooseAndLeave();
    arrive();
    await signInAgain('/account/settings', GOLDIE);
    await app.heading(greetingTo('Goldie'));
    await act(() => app.router.navigate({ to: page }));
    await turned();
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  test.each([
    ['is saved after all', [], /(is|are) saved\.$/],
    ['has failed, which is said at once,', ['status:500' as const], /went wrong/],
  ])(
    `FC-064 FC-070 D-392 ${label} what %s while it is not known whose session it is, is not offered on ${page}`,
    async (_, faults, said) => {
      for (const fault of faults) app.world.fail(operation, fault, 1);
      const { arrive, before } = await choose();
      app.world.fail(readSession, 'status:500');
      act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
      await screen.findByRole('textbox', { name: 'Email or username' });
      arrive();
      await screen.findByText(said);
      app.world.heal();
      act(() => app.parts.session.refresh());
      await waitFor(() => expect(app.address()).toBe(page));
      expect((await turned()).checked).toBe(faults.length === 0 ? !before : before);
      expect(screen.queryByText('Not saved yet')).toBeNull();
    },
  );
}

test('FC-064 ACC-109 a new address is there again after signing in, and nothing is said to have failed', async () => {
  await app.open('/account/settings/edit-email');
  await rewrite('New email address', 'gwen.new@northstar.test');
  app.world.fail(proposeEmail, 'status:401', 1);
  await app.press('Send me a code');
  await screen.findByText('You’ve been signed out. Sign in again to continue.');
  expect(written()).not.toContain('gwen.new');
  await signInAgain('/account/settings/edit-email', GWEN);
  await waitFor(async () => expect((await field('New email address')).value).toBe('gwen.new@northstar.test'));
  expect(screen.queryByText('We couldn’t change your email address')).toBeNull();
  await app.press('Send me a code');
  await field('Code');
});

test('FC-064 ACC-110 a code is not kept: the page that asks for it is, and takes it again', async () => {
  await app.open('/account/settings/edit-email');
  await rewrite('New email address', 'gwen.new@northstar.test');
  await app.press('Send me a code');
  const code = newestCodeTo(app.world, 'gwen.new@northstar.test');
  app.world.fail(confirmEmail, 'status:401', 1);
  await app.user.type(await field('Code'), code);
  await signInAgain('/account/settings/edit-email/enter-code', GWEN);
  expect((await field('Code')).value).toBe('');
  await app.user.type(await field('Code'), code);
  await screen.findByText('Your email address is now gwen.new@northstar.test.');
});

test('FC-064 ACC-117 a number is there again after signing in', async () => {
  await app.open('/account/settings/mfa/add-phone-number');
  await rewrite('Phone number', '206 555 0188');
  app.world.fail(addPhone, 'status:401', 1);
  await app.press('Text me a code');
  await signInAgain('/account/settings/mfa/add-phone-number', GWEN);
  await waitFor(async () => expect((await field('Phone number')).value).toBe('206 555 0188'));
  await app.press('Text me a code');
  await field('Code');
});

test('FC-064 ACC-104 passwords are not kept: the form is come back to, and is empty', async () => {
  app.startWorld({ name: 'everything-off', persona: 'member-green' });
  await app.open('/account/settings/password');
  const password = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
  await app.user.type(await password('Current password'), PERSONA_PASSWORD);
  await app.user.type(await password('New password'), 'Cedar-and-cream-9');
  app.world.fail(changePassword, 'status:401', 1);
  await app.press('Save password');
  await signInAgain('/account/settings/password', GWEN);
  expect([(await password('Current password')).value, (await password('New password')).value]).toEqual(['', '']);
  expect(app.main().queryByRole('alert')).toBeNull();
});

test('FC-064 CRD-040 the address of a new card is there again, opened, and saved when the person says so', async () => {
  const page = '/account/payment-method/add/billing-address';
  await app.open(page);
  await app.user.click(await screen.findByRole('radio', { name: 'Use a new address' }));
  await rewrite('First name', 'Augusta');
  await rewrite('Last name', 'Green');
  await rewrite('Street address', '12 Pine Street');
  await rewrite('City', 'Seattle');
  await rewrite('State', 'WA');
  await rewrite('ZIP code', '98101');
  app.world.fail(createAddress, 'status:401', 1);
  await app.press('Continue to card');
  await screen.findByText('You’ve been signed out. Sign in again to continue.');
  expect(written()).not.toMatch(/Augusta|Pine|98101/);
  await signInAgain(page, GWEN);
  await waitFor(async () => expect((await field('First name')).value).toBe('Augusta'));
  expect((await field('ZIP code')).value).toBe('98101');
  await screen.findByText(BACK);
  await app.press('Continue to card');
  await waitFor(() => expect(app.address()).toContain('/account/payment-method/add/credit-card?address='));
});

test('FC-064 CRD-009 the name of a new card is kept, its number and its code are not', async () => {
  await app.open('/account/cards/add');
  await rewrite('Card number', '6035 0000 0000 1234');
  await rewrite('Security code', '12345678');
  await rewrite(/^Nickname/, 'Birthday money');
  app.world.fail(addCard, 'status:401', 1);
  await app.press('Add card');
  await signInAgain('/account/cards/add', GWEN);
  await waitFor(async () => expect((await field(/^Nickname/)).value).toBe('Birthday money'));
  expect([(await field('Card number')).value, (await field('Security code')).value]).toEqual(['', '']);
});
