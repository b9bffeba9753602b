import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const addresses = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('the front page begins with an order and leads a visitor to stores, gifts, rewards, joining and signing in', async () => {
  await app.open('/');
  await app.heading('Coffee for wherever you are');
  expect(app.main().getByText('Can we get something started for you?')).toBeTruthy();
  const links = app.main().getAllByRole('link');
  expect(links[0]?.textContent).toBe('Start an order');
  for (const to of ['/menu', '/store-locator', '/gift', '/rewards', '/account/create', '/account/signin']) {
    expect(addresses(links)).toContain(to);
  }
});

test('a member finds the way to the own page and to the Stars, and nothing to join or to sign in', async () => {
  await app.open('/', { as: 'member-green' });
  expect(await screen.findByText('Good to see you, Gwen')).toBeTruthy();
  expect(addresses([app.main().getByRole('link', { name: 'Go to your page' })])).toEqual(['/account/for-you']);
  const rewards = within(app.main().getByRole('region', { name: 'Coffee that gives back' }));
  expect(addresses(rewards.getAllByRole('link'))).toEqual(['/account/rewards', '/rewards']);
  expect(app.main().queryByRole('link', { name: 'Sign in' })).toBeNull();
  await app.press('Add a card');
  await waitFor(() => expect(app.address()).toBe('/account/cards/add'));
});
