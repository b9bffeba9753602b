import { expect, test } from 'vitest';
import { readExpiringStars } from '#api/rewards/expiring-stars.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld, TEST_INSTANT } from '../server.ts';

setUpServer();

test('ACC-131 ACC-132 a member gets the Stars that expire soon, by day, asked for without variables', async () => {
  startWorld({ persona: 'member-green' });
  const stars = await readExpiringStars({ variables: {} });
  const days = stars.map(({ expirationDate }) => Date.parse(expirationDate));
  expect(stars.length).toBeGreaterThan(1);
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  expect(Math.min(...days)).toBeGreaterThan(TEST_INSTANT - 86_400_000);
  expect(stars.every(({ amount }) => amount > 0)).toBe(true);
});

test('ACC-132 a new member has none', async () => {
  startWorld({ persona: 'member-new' });
  expect(await readExpiringStars({ variables: {} })).toEqual([]);
});

test('ACC-131 no other visitor is shown any', async () => {
  startWorld({ persona: 'guest' });
  await expect(readExpiringStars({ variables: {} })).rejects.toMatchObject({ code: 'signed-out' });
});
