import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const IN = "Success! You're in.";
const STARTED = "You've already started this offer.";
const ERROR =
  "We're working on this issue, so please try again soon. For immediate help, please visit our customer service page.";

const RESULTS = [
  ['success', 'PRM-041', IN, 'Your next orders count toward this offer.'],
  ['success-multiplier', 'PRM-041', IN, 'Every order earns extra Stars until the event ends.'],
  ['active-external', 'PRM-042', STARTED, 'Keep going: what you’ve done so far counts.'],
  ['active-choice', 'PRM-042', STARTED, 'Your choice is saved. Keep going to earn it.'],
  ['active-multiplier', 'PRM-042', STARTED, 'Your extra Stars are on. Just order as usual.'],
  [
    'expired',
    'PRM-040',
    'This offer expired.',
    'There’s always another one coming. Until then, every order earns Stars.',
  ],
  [
    'expired-multiplier',
    'PRM-042',
    'This event is over.',
    'You can’t join anymore, but your next order still earns Stars.',
  ],
] as const;

for (const [result, row, title, body] of RESULTS) {
  test(`${row} PRM-035 PRM-037 PRM-038 ${result} has its page, for everybody`, async () => {
    await app.open(`/rewards/promo/opt-in/${result}`);
    expect(app.address()).toBe(`/rewards/promo/opt-in/${result}`);
    await app.heading(title);
    expect(app.main().getByText(body)).toBeTruthy();
    expect(app.main().getByText(/^For Northstar Rewards members at participating stores\./)).toBeTruthy();
    expect(app.main().getByRole('presentation').getAttribute('src')).toMatch(/^\/images\/promo-codes\/\w+\.svg$/);
    expect(app.main().getByRole('link', { name: 'Order now' }).getAttribute('href')).toBe('/menu');
  });
}

for (const rest of ['/error', '/unknown', '/success/again', '/SUCCESS', '/constructor', '/', '']) {
  test(`PRM-035 PRM-036 PRM-039 opt-in${rest} says that something went wrong, and where help is`, async () => {
    await app.open(`/rewards/promo/opt-in${rest}`);
    await app.heading('This offer isn’t loading');
    expect(app.main().getByText(ERROR)).toBeTruthy();
    const help = await screen.findByRole('link', { name: /^Customer service/ });
    await waitFor(() => expect(help.getAttribute('href')).toBe('https://help.example.com/'));
    expect(app.main().getByRole('link', { name: 'Order now' }).getAttribute('href')).toBe('/menu');
  });
}
