import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { authenticateHotelAccount } from '#api/rewards/hotel-partnership.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { holdConfiguration } from '#tests/support/late-configuration.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const HOTEL = '/rewards/partnerships/marriottbonvoy';
const SIGN_IN_TO_LINK = `/account/signin?returnUrl=${encodeURIComponent(`${HOTEL}/redirect`)}`;
const UNAVAILABLE = 'This partnership isn’t available here';

const titleIs = (page: string) => waitFor(() => expect(document.title).toBe(`${page} · Northstar Coffee`));

test('PTN-026 FC-071 the way to the partner is led away from, and begun anew by nothing, where another member comes', async () => {
  const clock = new SimulatedClock();
  await app.open(`${HOTEL}/redirect`, { runtime: { clock } });
  await app.heading('Taking you to Marriott Bonvoy');
  app.world.become('member-gold');
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await app.heading(greetingTo('Goldie'));
  expect(app.address()).toBe('/account/for-you');
  await act(async () => clock.increment(60_000));
  await app.atRest();
  expect(app.calls(authenticateHotelAccount)).toBe(0);
});

test('PTN-002 PTN-003 PTN-005 PTN-006 PTN-047 in Spanish each page says how it stands with the accounts', async () => {
  for (const [path, heading] of [
    ['success', '¡Tus cuentas están vinculadas!'],
    ['unlinked', 'Tus cuentas están desvinculadas.'],
    ['not-linked', '¡En realidad, tus cuentas no están vinculadas!'],
    ['already-linked', '¡Tus cuentas ya están vinculadas!'],
  ] as const) {
    await app.open(`${HOTEL}/${path}`, { locale: 'es-US' });
    await app.heading(heading);
  }
});

describe('a configuration that comes after a page has stopped waiting for it', () => {
  const openLate = async (path: string) => {
    const release = holdConfiguration();
    await app.open(`${HOTEL}${path}`);
    return release;
  };

  test('PTN-001 PTN-010 FC-053 takes the place of the page for all, with its title', async () => {
    const release = await openLate('');
    await app.heading(UNAVAILABLE);
    await titleIs(UNAVAILABLE);
    release();
    await app.heading('Join and Link');
    await titleIs('Join and Link');
  });

  test('PTN-007 PTN-011 FC-053 leads a member on, with neither navigation nor footer', async () => {
    const release = await openLate('/redirect');
    await app.heading(UNAVAILABLE);
    release();
    await app.heading('Taking you to Marriott Bonvoy');
    await titleIs('Taking you to Marriott Bonvoy');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(app.calls(authenticateHotelAccount)).toBe(0);
  });

  test('PTN-023 PTN-031 FC-053 still asks a visitor to sign in before the way to the partner', async () => {
    app.world.become('anonymous');
    const release = await openLate('/redirect');
    await app.heading(UNAVAILABLE);
    release();
    await waitFor(() => expect(app.address()).toBe(SIGN_IN_TO_LINK));
    expect(app.calls(authenticateHotelAccount)).toBe(0);
  });
});

describe('a change of language', () => {
  const change = (label: string, locale: string) => app.user.selectOptions(screen.getByLabelText(label), locale);

  test('PTN-013 PTN-014 from one that is offered the partnership to one that is not, and back, changes page and title', async () => {
    await app.open(HOTEL);
    await app.heading('Join and Link');
    await titleIs('Join and Link');
    await change('Language', 'fr-CA');
    await app.heading('Ce partenariat n’est pas offert ici');
    await titleIs('Ce partenariat n’est pas offert ici');
    await change('Langue', 'es-US');
    await app.heading('Únete y vincula tus cuentas');
    await titleIs('Únete y vincula tus cuentas');
  });

  test('PTN-014 PTN-031 leads no visitor past signing in to the way to the partner', async () => {
    app.world.become('anonymous');
    await app.open(`${HOTEL}/redirect`, { locale: 'fr-CA' });
    await app.heading('Ce partenariat n’est pas offert ici');
    await change('Langue', 'en-US');
    await waitFor(() => expect(app.address()).toBe(SIGN_IN_TO_LINK));
  });
});
