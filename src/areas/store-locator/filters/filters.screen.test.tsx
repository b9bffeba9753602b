import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { searchLocations } from '#api/locations/locations.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const features = () => new URLSearchParams(app.router.state.location.searchStr).get('features');
const button = (name: string) => screen.findByRole('button', { name });
const overlay = () => screen.findByRole('dialog', { name: 'Filter stores' });
const cards = () => screen.findAllByRole('article');
const inOverlay = async (name: string | RegExp) => within(await overlay()).getByRole('button', { name });
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const chips = () => screen.queryByRole('list', { name: 'Active filters' });

async function open(address: string, name = 'Filters') {
  await app.open(address);
  await cards();
  await app.user.click(await button(name));
  return within(await overlay());
}

test('LOC-057 LOC-059 Apply asks for the stores anew, counts the filters, and says how many stores there are', async () => {
  const filters = await open('/store-locator?place=Seattle');
  app.world.fail(searchLocations, 'latency:2000');
  await app.user.click(filters.getByRole('checkbox', { name: 'Drive-thru' }));
  await app.user.click(filters.getByRole('checkbox', { name: 'Free Wi-Fi' }));
  await app.user.click(await inOverlay(/^Apply/));
  await app.noDialog();
  await waitFor(() => expect(features()).toBe('DT,WF'));
  const counting = await button('Filters, 2 active');
  expect(counting.textContent).toBe('Filters 2');
  await waitFor(() => expect(announced()).toContain('Looking for stores… 2 filters are on.'));
  await waitFor(() =>
    expect(announced()).toContainEqual(expect.stringMatching(/^\d stores near Seattle 2 filters are on\.$/)),
  );
  for (const card of await cards()) expect(card.textContent).toContain('Drive-thru');
});

test('LOC-058 Back closes the filters and nothing else; what was drafted is gone', async () => {
  const filters = await open('/store-locator?place=Seattle&features=WF', 'Filters, 1 active');
  await app.user.click(filters.getByRole('checkbox', { name: 'Drive-thru' }));
  app.router.history.back();
  await app.noDialog();
  expect(features()).toBe('WF');
  expect(app.router.history.canGoBack()).toBe(false);
});

test('LOC-058 closing the filters by their button, or applying what was active, leaves no step in the history', async () => {
  await open('/store-locator?place=Seattle&features=WF', 'Filters, 1 active');
  await app.user.click(await inOverlay('Close filters'));
  await app.noDialog();
  await waitFor(() => expect(app.router.history.canGoBack()).toBe(false));
  await app.user.click(await button('Filters, 1 active'));
  await app.user.click(await inOverlay(/^Apply/));
  await app.noDialog();
  await waitFor(() => expect(app.router.history.canGoBack()).toBe(false));
});

test('LOC-059 after Apply one Back brings the earlier filters', async () => {
  const filters = await open('/store-locator?place=Seattle');
  await app.user.click(filters.getByRole('checkbox', { name: 'Drive-thru' }));
  await app.user.click(await inOverlay(/^Apply/));
  await app.noDialog();
  await waitFor(() => expect(features()).toBe('DT'));
  app.router.history.back();
  await waitFor(() => expect(features()).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('LOC-059 Apply takes one filter in the place of another', async () => {
  const filters = await open('/store-locator?place=Seattle&features=WF', 'Filters, 1 active');
  await app.user.click(filters.getByRole('checkbox', { name: 'Free Wi-Fi' }));
  await app.user.click(filters.getByRole('checkbox', { name: 'Drive-thru' }));
  await app.user.click(await inOverlay(/^Apply/));
  await app.noDialog();
  await waitFor(() => expect(features()).toBe('DT'));
});

test('LOC-060 Clear All and Apply leave no filter active', async () => {
  await open('/store-locator?place=Seattle&features=DT,WF', 'Filters, 2 active');
  await app.user.click(await inOverlay('Clear All'));
  expect(features(), 'before Apply').toBe('DT,WF');
  await app.user.click(await inOverlay(/^Apply/));
  await app.noDialog();
  await waitFor(() => expect(features()).toBeNull());
  expect(await button('Filters')).toBeTruthy();
});

test('LOC-061 each active filter stands above the results, by name, and can be taken away; the focus stays near', async () => {
  await app.open('/store-locator?place=Seattle&features=WF,XO,QQ');
  await waitFor(() => expect(chips()).toBeTruthy());
  expect(
    within(chips() ?? document.body)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Free Wi-Fi', 'Feature XO', 'Feature QQ']);
  await app.user.click(await button('Remove the filter Feature QQ'));
  await waitFor(() => expect(features()).toBe('WF,XO'));
  expect(document.activeElement).toBe(await button('Remove the filter Mobile order and pay'));
  await app.user.click(await button('Remove the filter Free Wi-Fi'));
  await app.user.click(await button('Remove the filter Mobile order and pay'));
  await waitFor(() => expect(features()).toBeNull());
  expect(chips()).toBeNull();
  expect(document.activeElement).toBe(await button('Filters'));
});

test('LOC-057 a feature that the address names twice counts once', async () => {
  await app.open('/store-locator?place=Seattle&features=WF,WF');
  expect((await button('Filters, 1 active')).textContent).toBe('Filters 1');
});

test('LOC-057 the number of active filters is part of what the button is called in Spanish, too', async () => {
  await app.open('/store-locator?place=Seattle&features=WF,DT', { locale: 'es-US' });
  expect(await button('Filtros, 2 activos')).toBeTruthy();
});

test('LOC-059 the filters say how many stores a draft would show, and that there would be none', async () => {
  const filters = await open('/store-locator?place=Seattle');
  await waitFor(async () => expect((await inOverlay(/^Apply/)).textContent).toMatch(/^Apply · \d+\+? stores$/));
  await app.user.click(filters.getByRole('checkbox', { name: 'Drive-thru' }));
  await waitFor(async () => expect((await inOverlay(/^Apply/)).textContent).toMatch(/^Apply · \d stores$/));
  const due = (await inOverlay(/^Apply/)).textContent?.replace(/\D/g, '');
  await app.user.click(await inOverlay(/^Apply/));
  await app.noDialog();
  await waitFor(() =>
    expect(announced()).toContainEqual(expect.stringMatching(new RegExp(`^${due} stores near Seattle`))),
  );
});

test('LOC-057 LOC-059 the filters that are wanted most are turned on and off beside the button', async () => {
  await app.open('/store-locator?place=Seattle&features=WF');
  const drive = await button('Drive-thru');
  await app.user.click(drive);
  await waitFor(() => expect(features()).toBe('WF,DT'));
  expect(drive.getAttribute('aria-pressed')).toBe('true');
  expect(await button('Filters, 2 active')).toBeTruthy();
  expect(
    within(chips() ?? document.body)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Free Wi-Fi']);
  await app.user.click(await button('Open now'));
  await waitFor(() => expect(features()).toBe('WF,DT,ON'));
  await app.user.click(drive);
  await waitFor(() => expect(features()).toBe('WF,ON'));
});

test('LOC-033 LOC-057 the address of a tab that comes after the filters were opened does not close them', async () => {
  await app.open('/store-locator?place=Seattle');
  await cards();
  const filters = await button('Filters');
  act(() => {
    screen.getByRole('tab', { name: 'Favorites' }).click();
    filters.click();
  });
  await waitFor(() => expect(app.address()).toContain('tab=favourites'));
  expect(await overlay()).toBeTruthy();
  expect(app.router.state.location.state.overlay).toBe('filters');
});
