import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TYPICAL } from '#mocks/configuration/settings.ts';
import { PROMO_PICTURES } from '#mocks/rewards/pictures/promo-pictures.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const IN = "Success! You're in.";
const STARTED = "You've already started this offer.";
const ERROR =
  "We're working on this issue, so please try again soon. For immediate help, please visit our customer service page.";

const RESULTS = [
  ['success', 'success', 'PRM-041', IN, 'Your next orders count toward this offer.'],
  ['success-multiplier', 'multiplier', 'PRM-041', IN, 'Every order earns extra Stars until the event ends.'],
  ['active-external', 'started', 'PRM-042', STARTED, 'Keep going: what you’ve done so far counts.'],
  ['active-choice', 'started', 'PRM-042', STARTED, 'Your choice is saved. Keep going to earn it.'],
  ['active-multiplier', 'multiplier', 'PRM-042', STARTED, 'Your extra Stars are on. Just order as usual.'],
  [
    'expired',
    'over',
    'PRM-040',
    'This offer expired.',
    'There’s always another one coming. Until then, every order earns Stars.',
  ],
  [
    'expired-multiplier',
    'over',
    'PRM-042',
    'This event is over.',
    'You can’t join anymore, but your next order still earns Stars.',
  ],
] as const;

const TERMS = /^For Northstar Rewards members at participating stores\./;

/** The picture of the page, which has been drawn; it is asked for once it is known where the pictures lie. */
async function expectPicture(name: string) {
  const picture = app.main().getByRole('presentation');
  await waitFor(() => expect(picture.getAttribute('src')).toBe(`/images/promo-codes/${name}.svg`));
  expect(PROMO_PICTURES[name]).toMatch(/^<svg /);
}

for (const [result, picture, row, title, body] of RESULTS) {
  test(`${row} PRM-035 PRM-037 PRM-038 ${result} has its page, for everybody`, async () => {
    await app.open(`/rewards/promo/opt-in/${result}`);
    expect(app.address()).toBe(`/rewards/promo/opt-in/${result}`);
    await app.heading(title);
    expect(app.main().getByText(body)).toBeTruthy();
    expect(app.main().getByText(TERMS)).toBeTruthy();
    await expectPicture(picture);
    expect(app.main().getByRole('link', { name: 'Order now' }).getAttribute('href')).toBe('/menu');
  });
}

for (const rest of ['/error', '/unknown', '/success/again', '/SUCCESS', '/constructor', '/', '']) {
  test(`PRM-035 PRM-036 PRM-037 PRM-038 PRM-039 opt-in${rest} says that something went wrong, and leads to where help is`, async () => {
    await app.open(`/rewards/promo/opt-in${rest}`);
    await app.heading('This offer isn’t loading');
    const help = await app.main().findByRole('link', { name: /^customer service page\b/ });
    expect(help.getAttribute('href')).toBe('https://help.example.com/');
    expect(help.closest('p')?.textContent.replace(/\s*\(opens in a new tab\)/, '')).toBe(ERROR);
    expect(app.main().getByText(TERMS)).toBeTruthy();
    await expectPicture('failure');
    expect(app.main().getByRole('link', { name: 'Order now' }).getAttribute('href')).toBe('/menu');
  });
}

for (const [locale, page] of [
  ['fr-CA', 'page de notre service à la clientèle'],
  ['es-US', 'página de servicio al cliente'],
] as const) {
  test(`PRM-039 the sentence leads there in ${locale}, too`, async () => {
    await app.open('/rewards/promo/opt-in/error', { locale });
    const help = await app.main().findByRole('link', { name: new RegExp(`^${page}`) });
    expect(help.closest('p')?.textContent).toMatch(new RegExp(` la ${page}.*\\.$`));
  });
}

test('PRM-039 where no address of the service is configured the sentence has no link', async () => {
  app.startWorld({ settings: { imagesBase: '/pictures', links: { ...TYPICAL.links, customerService: '' } } });
  await app.open('/rewards/promo/opt-in/error');
  await app.heading('This offer isn’t loading');
  const picture = app.main().getByRole('presentation');
  await waitFor(() => expect(picture.getAttribute('src')).toBe('/pictures/promo-codes/failure.svg'));
  expect(app.main().getByText(ERROR)).toBeTruthy();
  expect(app.main().queryByRole('link', { name: /customer service/i })).toBeNull();
});
