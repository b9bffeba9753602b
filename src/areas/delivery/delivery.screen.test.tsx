import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { configurationQuery, readConfiguration } from '#api/configuration/configuration.ts';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { cartLatte, keptCartText } from '#tests/support/cart-items.ts';
import { holdConfiguration } from '#tests/support/late-configuration.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const DELIVERY = '/store-locator/delivery';
const openWithDelivery = async (address: string) => {
  app.startWorld({ name: 'everything-on' });
  await app.open(address);
};
const radio = (name: string) => screen.findByRole('radio', { name });
const searchBox = () => screen.queryByRole('combobox', { name: /^City/ });

test('DLV-001 LST-003 with delivery on, /store-locator/delivery is the delivery page, under its own title', async () => {
  await openWithDelivery(DELIVERY);
  await app.heading('Northstar, delivered');
  expect(screen.getByRole('button', { name: 'Get started' })).toBeTruthy();
  expect(searchBox()).toBeNull();
  await waitFor(() => expect(document.title).toBe('Delivery · Northstar Coffee'));
});

test('DLV-002 DLV-005 LST-003 with delivery off, /store-locator/delivery is the locator, without radios, under the locator’s title', async () => {
  await app.open(`${DELIVERY}?place=Seattle`);
  await app.heading('Find a store');
  expect(searchBox()).toHaveProperty('value', 'Seattle');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Get started' })).toBeNull();
  await waitFor(() => expect(document.title).toBe('Coffee near Seattle · Northstar Coffee'));
});

test('DLV-005 with delivery off the locator has no radios, with delivery on the locator of the menu has none either (decision A34)', async () => {
  await app.open('/store-locator');
  await app.heading('Find a store');
  expect(screen.queryByRole('radio')).toBeNull();
  app.close();
  for (const menu of ['/menu/store-locator', '/menu/store-locator/delivery']) {
    await openWithDelivery(menu);
    await app.heading('Choose a store');
    await app.atRest();
    expect(screen.queryByRole('radio')).toBeNull();
  }
});

test('DLV-003 FC-053 where the configuration cannot be read delivery is off: the locator is shown, and no radio', async () => {
  app.startWorld({ name: 'everything-on' });
  app.world.fail(readConfiguration, 'status:500');
  await app.open(DELIVERY);
  await app.heading('Find a store');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('DLV-001 DLV-002 FC-053 a configuration that comes after the page has stopped waiting for it puts delivery in the place of the locator, with its title; one that is read later takes it away', async () => {
  app.startWorld({ name: 'everything-on' });
  const release = holdConfiguration();
  await app.open(DELIVERY);
  await app.heading('Find a store');
  release();
  await app.heading('Northstar, delivered');
  await waitFor(() => expect(document.title).toBe('Delivery · Northstar Coffee'));
  expect(searchBox()).toBeNull();
  app.world.settings.enableInAppDelivery = false;
  await app.parts.queryClient.invalidateQueries({ queryKey: configurationQuery.queryKey });
  await app.heading('Find a store');
});

test('DLV-004 DLV-006 DLV-007 pickup is checked on the locator, delivery on its page, and the search is there on the way back', async () => {
  await openWithDelivery('/store-locator?place=Seattle&features=DT');
  await app.heading('Find a store');
  expect(await radio('Pickup')).toHaveProperty('checked', true);
  await app.user.click(await radio('Delivery'));
  const title = await app.heading('Northstar, delivered');
  expect(app.address()).toBe(DELIVERY);
  expect(await radio('Delivery')).toHaveProperty('checked', true);
  await waitFor(() => expect(document.activeElement).toBe(title));
  await app.user.click(await radio('Pickup'));
  await app.heading('Find a store');
  expect(app.address()).toBe('/store-locator?place=Seattle&features=DT');
  expect(await radio('Pickup')).toHaveProperty('checked', true);
});

test('DLV-007 from a delivery page that was opened by its address pickup leads to the plain locator (decision A36)', async () => {
  await openWithDelivery(DELIVERY);
  await app.user.click(await radio('Pickup'));
  await app.heading('Find a store');
  expect(app.address()).toBe('/store-locator');
});

test('DLV-009 with one item in the cart the press warns in a dialog that Back closes, and opens nothing', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte()]));
  await openWithDelivery(DELIVERY);
  await app.press('Get started');
  const dialog = await screen.findByRole('dialog', { name: 'Start a new cart with our partner?' });
  expect(dialog.textContent).toContain('The item in your cart won’t carry over.');
  await waitFor(() => expect(app.router.state.location.state).toMatchObject({ cartWarning: true }));
  act(() => app.router.history.back());
  await app.noDialog();
  expect(app.address()).toBe(DELIVERY);
  expect(open).not.toHaveBeenCalled();
});

test('DLV-010 with an empty cart the press asks for a tab at once; where it is blocked a plain link is the way forward', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await openWithDelivery(DELIVERY);
  await app.press('Get started');
  expect(open).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  const link = await screen.findByRole('link', { name: /^Open the delivery partner/ });
  expect(link.getAttribute('href')).toBe('https://delivery.example.com/northstar');
  expect(screen.getByText('Your browser blocked the new tab.')).toBeTruthy();
});

test('DLV-010 with an empty cart the tab is asked for in the very event, so that no blocker steps in', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await openWithDelivery(DELIVERY);
  const button = await screen.findByRole('button', { name: 'Get started' });
  act(() => {
    button.click();
    expect(open).toHaveBeenCalledTimes(1);
  });
});

test('what was known of the configuration once is not waited for again', async () => {
  await openWithDelivery('/store-locator');
  await radio('Pickup');
  const read = vi.spyOn(app.parts.queryClient, 'fetchQuery');
  await act(() => app.router.navigate({ to: DELIVERY }));
  await app.heading('Northstar, delivered');
  expect(read.mock.calls.filter(([{ queryKey }]) => queryKey === configurationQuery.queryKey)).toEqual([]);
});
