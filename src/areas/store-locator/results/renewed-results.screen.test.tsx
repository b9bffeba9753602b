import { onlineManager } from '@tanstack/react-query';
import { act, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { searchLocations } from '#api/locations/locations.ts';
import { results } from '#tests/support/locator-on-screen.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();
const cards = () => within(results()).queryAllByRole('article');
const isBusy = () => results().querySelector('#results-list')?.getAttribute('aria-busy') === 'true';
const endSession = () => act(async () => app.parts.session.visitorActor.send({ type: 'session.endedElsewhere' }));

test('LOC-014 results that are asked for again for another visitor give way to a skeleton, and come', async () => {
  await app.open('/store-locator?place=Seattle', { as: 'member-green' });
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  app.world.fail(searchLocations, 'latency:1000', 1);
  await endSession();
  await waitFor(() => expect(cards()).toHaveLength(0));
  expect(isBusy()).toBe(true);
  expect(within(results()).getByText('Looking for stores…')).toBeTruthy();
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  expect(isBusy()).toBe(false);
});

test('LOC-014 results that do not come again for another visitor open the generic notice, and can be asked for again', async () => {
  await app.open('/store-locator?place=Seattle', { as: 'member-green' });
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  app.world.fail(searchLocations, 'status:503');
  await endSession();
  const notice = await within(results()).findByRole('alert');
  expect(notice.textContent).toContain('We couldn’t load the stores.');
  expect(notice.textContent).toContain('Something went wrong on our end. Please try again in a moment.');
  expect(isBusy()).toBe(false);
  app.world.heal();
  await app.user.click(within(notice).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  expect(within(results()).queryByRole('alert')).toBeNull();
});

test('LOC-014 a search that failed for lack of a network is made again once there is one', async () => {
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  app.world.fail(searchLocations, 'drop-before');
  await app.router.navigate({ to: '/store-locator', search: { place: 'Boston' } });
  await within(results()).findByRole('alert');
  app.world.heal();
  await act(async () => {
    onlineManager.setOnline(true);
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(within(results()).getByText(/near Boston/)).toBeTruthy());
  expect(within(results()).queryByRole('alert')).toBeNull();
});
