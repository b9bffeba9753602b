import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { authenticateHotelAccount, unlinkHotelAccount } from '#api/rewards/hotel-partnership.ts';
import { TYPICAL } from '#mocks/configuration/settings.ts';
import type { WorldName } from '#mocks/named-worlds.ts';
import { answerInstead, holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { left } from '#tests/support/stand-in-leave-page.ts';

const app = setUpApp({ persona: 'member-green' });

const HOTEL = '/rewards/partnerships/marriottbonvoy';
const SIGN_IN_TO_LINK = `/account/signin?returnUrl=${encodeURIComponent(`${HOTEL}/redirect`)}`;
const SIGN_IN_TO_UNLINK = `/account/signin?returnUrl=${encodeURIComponent(`${HOTEL}?unlink=true`)}`;

/** The way to the partner, on a clock of the test. */
async function openRedirect(options: Parameters<typeof app.open>[1] = {}) {
  const clock = new SimulatedClock();
  await app.open(`${HOTEL}/redirect`, { ...options, runtime: { clock } });
  await app.heading('Taking you to Marriott Bonvoy');
  return clock;
}

const later = (clock: SimulatedClock, milliseconds: number) => act(async () => clock.increment(milliseconds));
const navigations = () => screen.queryAllByRole('navigation').length;

describe('while it is offered', () => {
  for (const [id, path, heading] of [
    ['PTN-001', '', 'Join and Link'],
    ['PTN-002', '/success', "You're linked!"],
    ['PTN-003', '/unlinked', "You're unlinked."],
    ['PTN-004', '/error', 'Hmm.'],
    ['PTN-005 PTN-047', '/not-linked', "You're actually not linked!"],
    ['PTN-006 PTN-046', '/already-linked', "You're already linked!"],
    ['PTN-008', '/redirect/now', 'Hmm.'],
    ['PTN-008', '/anything', 'Hmm.'],
  ] as const) {
    test(`PTN-012 ${id} ${path || 'the base path'} shows “${heading}” to a visitor, without a call`, async () => {
      app.world.become('anonymous');
      await app.open(`${HOTEL}${path}`);
      await app.heading(heading);
      expect(app.address()).toBe(`${HOTEL}${path}`);
      expect(navigations()).toBeGreaterThan(1);
      expect(screen.getByRole('contentinfo')).toBeTruthy();
      expect([app.calls(authenticateHotelAccount), app.calls(unlinkHotelAccount)]).toEqual([0, 0]);
    });
  }

  test('PTN-045 the error page says what the specification quotes, and its button leads back to the landing', async () => {
    await app.open(`${HOTEL}/error`);
    await app.heading('Hmm.');
    app.main().getByText("Something didn't go as planned, but we're on it! Please try again.");
    await app.follow('Back to Partnership page');
    await app.heading('Join and Link');
  });
});

describe('while it is not offered', () => {
  const paths = ['', '/success', '/unlinked', '/error', '/not-linked', '/already-linked', '/redirect', '/anything'];
  const expectFallback = async () => {
    await app.heading('This partnership isn’t available here');
    expect(app.main().getByRole('link', { name: 'See Northstar Rewards' }).getAttribute('href')).toBe('/rewards');
    expect([app.calls(authenticateHotelAccount), app.calls(unlinkHotelAccount)]).toEqual([0, 0]);
  };

  for (const path of paths) {
    test(`PTN-009 PTN-010 PTN-015 with the flag off ${path || 'the base path'} shows the one page for all, without sign-in`, async () => {
      app.startWorld({ persona: 'anonymous', settings: { ...TYPICAL, enableMarriott: false } });
      await app.open(`${HOTEL}${path}`);
      await expectFallback();
      expect(app.address()).toBe(`${HOTEL}${path}`);
      expect(document.title).toBe('This partnership isn’t available here · Northstar Coffee');
    });
  }

  for (const [locale, heading] of [
    ['en-CA', 'This partnership isn’t available here'],
    ['fr-CA', 'Ce partenariat n’est pas offert ici'],
  ] as const) {
    test(`PTN-013 PTN-014 ${locale} gets the same page`, async () => {
      await app.open(`${HOTEL}/redirect`, { locale });
      await app.heading(heading);
    });
  }

  test('PTN-013 PTN-022 es-US is offered it', async () => {
    await app.open(HOTEL, { locale: 'es-US' });
    await app.heading('Únete y vincula tus cuentas');
    app.main().getByText(/dan 100 puntos Marriott Bonvoy, como máximo una vez por semana\./);
  });
});

describe('the terms', () => {
  test('PTN-016 PTN-017 PTN-018 PTN-020 PTN-022 a section of the landing, with notes that lead there and back, and the way to unlink', async () => {
    await app.open(`${HOTEL}#terms`);
    const terms = within(await screen.findByRole('region', { name: 'Partnership terms' }));
    expect(screen.getByRole('region', { name: 'Partnership terms' }).id).toBe('terms');
    expect(screen.getByRole('link', { name: 'Read the terms' }).getAttribute('href')).toBe('#terms');
    for (const number of [1, 2, 3, 4]) {
      const reference = screen.getByRole('doc-noteref', { name: `Note ${number}` });
      expect(reference.getAttribute('href')).toBe(`#note-${number}`);
      const note = document.getElementById(`note-${number}`);
      expect(note?.tabIndex).toBe(-1);
      const back = terms.getByRole('doc-backlink', { name: `Back to where note ${number} was` });
      expect(note?.contains(back)).toBe(true);
      expect(back.getAttribute('href')).toBe(`#${reference.id}`);
    }
    expect(terms.getByRole('link', { name: 'Unlink accounts' }).getAttribute('href')).toContain('?unlink=true');
    for (const benefit of [
      /Make 3 qualifying purchases in a loyalty week and get 100 Marriott Bonvoy points\./,
      /at least 48 hours before your stay/,
      /Transfer 1,000 to 50,000 points a day/,
    ])
      screen.getByText(benefit);
  });

  for (const [id, words] of [
    ['PTN-018', 'For a stay to count, your accounts must be linked at least 48 hours before it begins.'],
    ['PTN-019', /A qualifying purchase comes to at least \$2 USD\./],
    [
      'PTN-020',
      /Points transfer in steps of 10 points, with a minimum of 1,000 points and a maximum of 50,000 points a day\./,
    ],
    ['PTN-021', /A transfer can’t be canceled\./],
    [
      'PTN-022',
      /3 qualifying purchases within one loyalty week earn 100 Marriott Bonvoy points, at most once a week\. Points are deposited within 2 business days/,
    ],
  ] as const) {
    test(`${id} the terms say it`, async () => {
      await app.open(HOTEL);
      const terms = within(await screen.findByRole('region', { name: 'Partnership terms' }));
      terms.getByText(words);
    });
  }

  test('PTN-019 the least purchase stays in US dollars where the market has another currency', async () => {
    app.startWorld({ persona: 'member-green', settings: { currency: 'CAD' } });
    await app.open(HOTEL);
    const terms = within(await screen.findByRole('region', { name: 'Partnership terms' }));
    await waitFor(() => expect(app.parts.queryClient.getQueryData(configurationQuery.queryKey)?.currency).toBe('CAD'));
    terms.getByText(/A qualifying purchase comes to at least \$2 USD\./);
  });
});

describe('linking', () => {
  test('PTN-023 PTN-024 Join and Link asks a visitor to sign in, and to come back to the way to the partner', async () => {
    await app.open(HOTEL, { as: 'anonymous' });
    await app.follow('Join and Link');
    await waitFor(() => expect(app.address()).toBe(SIGN_IN_TO_LINK));
    expect(app.calls(authenticateHotelAccount)).toBe(0);
  });

  test.each([HOTEL, `${HOTEL}/not-linked`])(
    'PTN-025 PTN-011 Join and Link leads a member straight there, with neither navigation nor footer: %s',
    async (page) => {
      await app.open(page);
      await app.follow('Join and Link');
      await app.heading('Taking you to Marriott Bonvoy');
      expect(app.address()).toBe(`${HOTEL}/redirect`);
      expect(navigations()).toBe(0);
      expect(screen.queryByRole('banner')).toBeNull();
      expect(screen.queryByRole('contentinfo')).toBeNull();
    },
  );

  test('PTN-043 PTN-044 the unlinked page leads a visitor to sign in, and a member straight to the partner', async () => {
    app.world.become('anonymous');
    await app.open(`${HOTEL}/unlinked`);
    await app.follow('Link again');
    await waitFor(() => expect(app.address()).toBe(SIGN_IN_TO_LINK));
    app.world.become('member-green');
    await app.open(`${HOTEL}/unlinked`);
    await app.follow('Link again');
    await app.heading('Taking you to Marriott Bonvoy');
  });

  test.each(['anonymous', 'guest'] as const)('PTN-031 who comes straight there signs in first: %s', async (persona) => {
    app.world.become(persona);
    await app.open(`${HOTEL}/redirect`);
    await waitFor(() => expect(app.address()).toBe(SIGN_IN_TO_LINK));
    expect(app.calls(authenticateHotelAccount)).toBe(0);
  });

  test('PTN-026 PTN-028 after five seconds it asks once and leaves for the answered address', async () => {
    const clock = await openRedirect();
    await later(clock, 4_999);
    expect(app.calls(authenticateHotelAccount)).toBe(0);
    await later(clock, 1);
    await waitFor(() => expect(left.addresses).toHaveLength(1));
    expect(left.addresses[0]).toMatch(/^http:\/\/127\.0\.0\.1.*\/pretended-hotel\?/);
    expect(app.calls(authenticateHotelAccount)).toBe(1);
  });

  test('FC-026 PTN-026 of a page that starts twice, as in development, the call is sent once', async () => {
    const clock = new SimulatedClock();
    await app.open(HOTEL, { runtime: { clock } });
    await app.heading('Join and Link');
    app.drawStrict();
    await app.follow('Join and Link');
    await app.heading('Taking you to Marriott Bonvoy');
    await later(clock, 4_999);
    expect(app.calls(authenticateHotelAccount)).toBe(0);
    await later(clock, 1);
    await waitFor(() => expect(left.addresses).toHaveLength(1));
    await later(clock, 60_000);
    expect(app.calls(authenticateHotelAccount)).toBe(1);
  });

  test('PTN-029 Back from the error page leads to where linking began, and asks no second time', async () => {
    const clock = new SimulatedClock();
    await app.open(HOTEL, { runtime: { clock } });
    await app.follow('Join and Link');
    await app.heading('Taking you to Marriott Bonvoy');
    app.world.fail(authenticateHotelAccount, 'status:503');
    await later(clock, 5_000);
    await app.heading('Hmm.');
    act(() => app.router.history.back());
    await app.heading('Join and Link');
    expect(app.address()).toBe(HOTEL);
    await later(clock, 60_000);
    expect(app.calls(authenticateHotelAccount)).toBe(1);
  });

  test('FC-095 PTN-032 who leaves before has sent nothing', async () => {
    const clock = await openRedirect();
    await later(clock, 4_999);
    await app.follow('Cancel');
    await app.heading('Join and Link');
    await later(clock, 60_000);
    expect(app.calls(authenticateHotelAccount)).toBe(0);
    expect(left.addresses).toEqual([]);
  });

  test('PTN-032 Back after leaving does not begin the way to the partner anew', async () => {
    const clock = new SimulatedClock();
    await app.open('/rewards', { runtime: { clock } });
    await act(() => app.router.navigate({ to: `${HOTEL}/redirect` }));
    await app.follow('Cancel');
    await app.heading('Join and Link');
    act(() => app.router.history.back());
    await waitFor(() => expect(app.address()).toBe('/rewards'));
    await later(clock, 60_000);
    expect(app.calls(authenticateHotelAccount)).toBe(0);
  });

  const UNSAFE: readonly WorldName[] = [
    'partner-silent',
    'partner-http',
    'partner-script',
    'partner-user-name',
    'partner-elsewhere',
  ];
  for (const name of UNSAFE) {
    test(`FC-094 PTN-032 an answer as in the world ${name} leads to the error page, and nowhere else`, async () => {
      app.startWorld({ name, persona: 'member-green' });
      const clock = await openRedirect();
      await later(clock, 5_000);
      await app.heading('Hmm.');
      expect(app.address()).toBe(`${HOTEL}/error`);
      expect(left.addresses).toEqual([]);
    });
  }

  for (const fault of ['status:503', 'drop-after', 'html', 'wrong-shape'] as const) {
    test(`PTN-029 PTN-026 ${fault}: the error page, after one call`, async () => {
      const clock = await openRedirect();
      app.world.fail(authenticateHotelAccount, fault);
      await later(clock, 5_000);
      await app.heading('Hmm.');
      expect(app.calls(authenticateHotelAccount)).toBe(1);
    });
  }

  test('PTN-031 a session that has ended meanwhile asks to sign in, and leads back', async () => {
    const clock = await openRedirect();
    app.world.sessions.clear();
    await later(clock, 5_000);
    await waitFor(() => expect(app.address()).toBe(SIGN_IN_TO_LINK));
    expect(left.addresses).toEqual([]);
  });
});

describe('unlinking', () => {
  const press = async () => {
    await app.press('Yes, unlink accounts');
  };
  const ask = async () => {
    await app.open(HOTEL);
    await app.follow('Unlink accounts');
    await screen.findByRole('dialog', { name: 'Unlink accounts?' });
  };

  for (const persona of ['anonymous', 'guest'] as const) {
    test(`PTN-023 PTN-035 PTN-036 a visitor who confirms signs in first, comes back to the question, and confirms anew: ${persona}`, async () => {
      app.world.become(persona);
      await ask();
      await press();
      await waitFor(() => expect(app.address()).toBe(SIGN_IN_TO_UNLINK));
      app.world.become('member-gold');
      await app.open(`${HOTEL}?unlink=true`);
      await screen.findByRole('dialog', { name: 'Unlink accounts?' });
      expect(app.calls(unlinkHotelAccount)).toBe(0);
      await press();
      await app.heading("You're unlinked.");
      expect(app.calls(unlinkHotelAccount)).toBe(1);
    });
  }

  const expectLandingAtBack = async () => {
    act(() => app.router.history.back());
    await app.heading('Join and Link');
    expect(app.address()).toBe(HOTEL);
    expect(screen.queryByRole('dialog')).toBeNull();
  };

  test('PTN-034 PTN-035 signing in takes the place of the question: Back leads to the landing without it', async () => {
    app.world.become('anonymous');
    await ask();
    await press();
    await waitFor(() => expect(app.address()).toBe(SIGN_IN_TO_UNLINK));
    await expectLandingAtBack();
  });

  test('PTN-040 Back from the unlinked page leads to the landing without the question, after one call', async () => {
    app.world.become('member-gold');
    await ask();
    await press();
    await app.heading("You're unlinked.");
    await expectLandingAtBack();
    expect(app.calls(unlinkHotelAccount)).toBe(1);
  });

  test('PTN-037 PTN-040 FC-167 two quick presses, and one while it works, are one call; the unlinked page takes the question’s place', async () => {
    app.world.become('member-gold');
    const { arrive } = holdFirstAnswer((call) => call.includes(unlinkHotelAccount.contract.path));
    await ask();
    const confirm = await screen.findByRole('button', { name: 'Yes, unlink accounts' });
    await app.user.dblClick(confirm);
    await waitFor(() => expect(app.calls(unlinkHotelAccount)).toBe(1));
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    await app.user.click(confirm);
    expect(screen.getByRole('dialog', { name: 'Unlink accounts?' })).toBeTruthy();
    arrive();
    await app.heading("You're unlinked.");
    expect(app.address()).toBe(`${HOTEL}/unlinked`);
    expect(app.calls(unlinkHotelAccount)).toBe(1);
    expect(app.world.effects.hotelAccountsUnlinked).toBe(1);
  });

  test('PTN-040 a success without a body is one', async () => {
    app.world.become('member-gold');
    answerInstead(unlinkHotelAccount, () => new Response(null, { status: 204 }));
    await ask();
    await press();
    await app.heading("You're unlinked.");
  });

  test('PTN-041 FC-167 where nothing was linked it says so', async () => {
    await ask();
    await press();
    await app.heading("You're actually not linked!");
    expect(app.address()).toBe(`${HOTEL}/not-linked`);
  });

  for (const [name, persona, fault] of [
    ['another code', 'member-reserve', undefined],
    ['a broken server', 'member-gold', 'status:500'],
    ['a 404 without a code', 'member-gold', 'status:404'],
    ['a lost answer', 'member-gold', 'drop-after'],
  ] as const) {
    test(`PTN-038 PTN-042 FC-167 ${name} leads to the error page, after one call; the next try asks anew`, async () => {
      app.world.become(persona);
      if (fault) app.world.fail(unlinkHotelAccount, fault);
      await ask();
      await app.user.dblClick(await screen.findByRole('button', { name: 'Yes, unlink accounts' }));
      await app.heading('Hmm.');
      expect(app.address()).toBe(`${HOTEL}/error`);
      expect(app.calls(unlinkHotelAccount)).toBe(1);
      expect(screen.queryByRole('dialog')).toBeNull();
      await app.follow('Back to Partnership page');
      await app.follow('Unlink accounts');
      // The button is ready again.
      const again = await screen.findByRole('button', { name: 'Yes, unlink accounts' });
      expect(again.getAttribute('aria-disabled')).not.toBe('true');
    });
  }

  for (const query of ['?unlink=false', '?unlink', '?unlink=TRUE']) {
    test(`PTN-036 ${query} asks nothing`, async () => {
      await app.open(`${HOTEL}${query}`);
      await app.heading('Join and Link');
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  }
});
