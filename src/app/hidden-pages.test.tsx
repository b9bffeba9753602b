import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EVERYTHING_END } from '#mocks/sentinels.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });

const SECRETS = /secret-token|Ada/;
const atFoot = (name: string) => within(screen.getByRole('contentinfo')).findByRole('link', { name });
const at = (address: string) => waitFor(() => expect(app.address()).toBe(address));

for (const { ids, page, shown, link, hash, opens } of [
  {
    ids: 'ACC-090 D-034',
    page: '/account/reset-password/secret-token',
    shown: '/account/reset-password',
    link: () => atFoot('Cookie choices'),
    hash: '#cookies',
    opens: () => screen.findByRole('region', { name: 'Customize cookies' }),
  },
  {
    ids: 'CRB-002 D-151',
    page: `/pickup?store=900${EVERYTHING_END}&orderToken=secret-token&firstName=Ada`,
    shown: `/pickup?store=900${EVERYTHING_END}`,
    link: () => atFoot('Cookie choices'),
    hash: '#cookies',
    opens: () => screen.findByRole('region', { name: 'Customize cookies' }),
  },
  {
    ids: 'CRB-002 CRD-010 D-151',
    page: `/pickup?store=900${EVERYTHING_END}&orderToken=secret-token&firstName=Ada`,
    shown: `/pickup?store=900${EVERYTHING_END}`,
    link: () => screen.findByRole('link', { name: 'Pay' }),
    hash: '#pay',
    opens: () => screen.findByRole('dialog', { name: 'Scan and pay' }),
  },
]) {
  test(`${ids} what opens ${hash} over ${shown} brings nothing back into the address, and closing it goes back`, async () => {
    await app.open(page, { hasBrowserHistory: true });
    await at(shown);
    const { state } = app.router.history.location;
    const pressed = await link();
    await waitFor(() => expect(pressed.getAttribute('href')).toBe(`${shown}${hash}`));
    await app.user.click(pressed);
    await opens();
    await at(`${shown}${hash}`);
    expect(window.location.href).not.toMatch(SECRETS);
    expect(JSON.stringify(window.history.state)).not.toMatch(SECRETS);
    // The page below still knows what it was opened with.
    expect(app.router.state.resolvedLocation?.href).toMatch(SECRETS);
    await app.press('Close');
    await at(shown);
    expect(app.router.history.location.state.__TSR_index).toBe(state.__TSR_index);
    expect(app.router.latestLocation.href).toMatch(SECRETS);
    await act(async () => window.history.forward());
    await opens();
    await at(`${shown}${hash}`);
  });
}

test('CRB-002 CRD-022 D-151 a way to pay that is added from over a hidden page leads back to the address that is shown', async () => {
  await app.open(`/pickup?store=900${EVERYTHING_END}&orderToken=secret-token&firstName=Ada`, {
    hasBrowserHistory: true,
  });
  await at(`/pickup?store=900${EVERYTHING_END}`);
  await app.router.navigate({ to: '.', hash: 'add-money', search: true });
  const sheet = within(await screen.findByRole('dialog', { name: 'Add money' }));
  await app.user.click(await sheet.findByRole('radio', { name: /Add a payment method/ }));
  await app.user.click(sheet.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(app.address()).toMatch(/^\/account\/payment-method/));
  expect(decodeURIComponent(app.address())).toBe(
    `/account/payment-method?returnUrl=/pickup?store=900${EVERYTHING_END}#add-money`,
  );
});

test('CRB-002 CRD-010 D-151 who is no member is led from Pay over a hidden page to a sign-in without its token', async () => {
  app.world.become('anonymous');
  await app.open(`/pickup?store=900${EVERYTHING_END}&orderToken=secret-token&firstName=Ada`, {
    hasBrowserHistory: true,
  });
  await at(`/pickup?store=900${EVERYTHING_END}`);
  await app.router.navigate({ to: '.', hash: 'pay', search: true });
  await app.heading('Welcome back');
  expect(decodeURIComponent(app.address())).toBe(`/account/signin?returnUrl=/pickup?store=900${EVERYTHING_END}#pay`);
});

test('ACC-114 the choice of cookies, pressed once more while it is open, is closed by one press', async () => {
  await app.open('/menu');
  await app.user.click(await atFoot('Cookie choices'));
  await screen.findByRole('region', { name: 'Customize cookies' });
  await app.user.click(await atFoot('Cookie choices'));
  await app.press('Close');
  await at('/menu');
  expect(app.router.history.location.state.__TSR_index).toBe(0);
});
