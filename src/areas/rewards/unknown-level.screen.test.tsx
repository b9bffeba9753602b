import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loyaltyQuery, readLoyalty } from '#api/rewards/loyalty.ts';
import { answerInstead } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });

beforeEach(() =>
  answerInstead(readLoyalty, async (send) => {
    const answer = await send();
    return new Response((await answer.text()).replace('"level":"GOLD"', '"level":"PLATINUM"'), answer);
  }),
);

const said = () => app.main().queryByText(/undefined|null|PLATINUM|couldn’t load|\b(Green|Gold|Reserve)\b(?! medal)/);

test('FC-046 RWD-030 the benefits of an unknown level are those of all levels, under a heading that names none', async () => {
  await app.open('/rewards/my-rewards');
  await screen.findByText('You have 350 Stars to spend.');
  expect(app.main().getByRole('heading', { level: 1 }).textContent).toBe('Your Status benefits');
  const box = within(screen.getByRole('region', { name: 'All Levels Receive' }));
  expect(box.getByText('Free Mod Monday')).toBeTruthy();
  expect(app.main().getAllByRole('list')).toHaveLength(1);
  expect(app.main().queryByText('Loading…')).toBeNull();
  expect(said()).toBeNull();
});

test('FC-046 with an unknown level the Stars and the coupons stand, and nothing of a level', async () => {
  const green = app.world.account('member-green').loyalty.coupons;
  app.world.account('member-gold').loyalty.coupons.push(...green);
  await app.open('/account/rewards');
  await screen.findByText('Stars to spend');
  expect(screen.getByRole('region', { name: 'Your Stars' }).textContent).toBe('350Stars to spend');
  expect(screen.getByRole('region', { name: 'Benefits' }).textContent).toBe('BenefitsSee all your benefits');
  expect(said()).toBeNull();
  await app.user.click(screen.getByRole('tab', { name: 'Rewards' }));
  await screen.findByText('Code WARMUP2');
});

test('FC-046 the feed and the profile show the Stars without an unknown level', async () => {
  await app.open('/account/for-you');
  const card = within(await app.main().findByRole('region', { name: 'Your rewards' }));
  expect((await card.findByText('350')).parentElement?.textContent).toBe('350Stars');
  await app.open('/account/profile');
  expect((await app.main().findByRole('link', { name: /350/ })).textContent).toBe('350 Stars');
});

test('FC-046 a level that has become an unknown one marks no level as the member’s own', async () => {
  await app.open('/rewards');
  await screen.findByText('Your level');
  await act(() => app.parts.queryClient.fetchQuery(loyaltyQuery()));
  await waitFor(() => expect(screen.queryByText('Your level')).toBeNull());
});
