import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const IN = "Success! You're in.";
const STARTED = "You've already started this offer.";
const ERROR =
  "We're working on this issue, so please try again soon. For immediate help, please visit our customer service page.";

const RESULTS = [
  ['success', IN],
  ['success-multiplier', IN],
  ['active-external', STARTED],
  ['active-choice', STARTED],
  ['active-multiplier', STARTED],
  ['expired', 'This offer expired.'],
  ['expired-multiplier', 'This event is over.'],
] as const;

const bodies = new Set<string>();

for (const [result, title] of RESULTS) {
  test(`PRM-035 PRM-037 PRM-038 PRM-040 PRM-041 PRM-042 ${result} has its page, for everybody`, async () => {
    await app.open(`/rewards/promo/opt-in/${result}`);
    expect(app.address()).toBe(`/rewards/promo/opt-in/${result}`);
    await app.heading(title);
    const [body, terms] = [...document.querySelectorAll('main p')].map((each) => each.textContent);
    bodies.add(body ?? '');
    expect(terms).toMatch(/^For Northstar Rewards members at participating stores\./);
    expect(app.main().getByRole('presentation').getAttribute('src')).toMatch(/^\/images\/promo-codes\/\w+\.svg$/);
    await app.follow('Order now');
    expect(app.address()).toBe('/menu');
  });
}

test('PRM-035 each result has words of its own', () => {
  expect(bodies.size).toBe(RESULTS.length);
});

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
