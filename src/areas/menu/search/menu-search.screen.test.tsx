import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readMenus } from '#api/menu/menu.ts';
import { type PageData, pageDataId } from '#domain/page-data.ts';
import { holdCalls } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const box = () => screen.findByRole('searchbox', { name: 'Search the menu' });
const status = () => screen.getAllByRole('status').map((each) => each.textContent);

test('what is typed is found, misspelt too, counted, and stands in the address; Back takes it away', async () => {
  await app.open('/menu');
  await app.enter(await box(), 'capucino');
  await waitFor(() => expect(names()).toContain('Cappuccino'));
  await waitFor(() => expect(app.address()).toBe('/menu?q=capucino'));
  expect(status().join()).toMatch(/\d+ items?/);
  app.router.history.back();
  await waitFor(() => expect(app.address()).toBe('/menu'));
  expect(await box()).toHaveProperty('value', '');
  await screen.findByRole('link', { name: 'Hot coffee' });
});

test('filters narrow what is found, and stand in the address', async () => {
  await app.open('/menu?q=latte');
  await waitFor(() => expect(names().length).toBeGreaterThan(3));
  const all = names().length;
  await app.press('No milk');
  await waitFor(() => expect(names().length).toBeLessThan(all));
  await waitFor(() => expect(app.address()).toBe('/menu?q=latte&without=milk'));
  expect(names()).not.toContain('Caffè Latte');
  await app.press('Under 200 calories');
  await app.press('No caffeine');
  await waitFor(() => expect(app.address()).toBe('/menu?q=latte&filters=no-caffeine,under-200&without=milk'));
});

test('where nothing is found the words stay, and the page leads on', async () => {
  await app.open('/menu?q=zzzzzzzz&filters=under-200');
  await screen.findByRole('heading', { name: 'No matches for “zzzzzzzz”' });
  expect(await box()).toHaveProperty('value', 'zzzzzzzz');
  // Each of these goes with its press, the focus to the heading of the page.
  await app.press('Remove filters');
  await waitFor(() => expect(app.address()).toBe('/menu?q=zzzzzzzz'));
  expect(document.activeElement).toBe(await app.heading('Menu'));
  await app.press('See the whole menu');
  expect(document.activeElement).toBe(await app.heading('Menu'));
  await screen.findByRole('link', { name: 'Hot coffee' });
  await waitFor(() => expect(app.address()).toBe('/menu'));
});

test('what was typed is cleared, and the focus goes to the field for other words', async () => {
  await app.open('/menu?q=latte');
  await app.press('Clear search');
  await waitFor(() => expect(app.address()).toBe('/menu'));
  expect(await box()).toHaveProperty('value', '');
  expect(document.activeElement).toBe(await box());
});

test('a search over menus that are on the way keeps the place of what it finds', async () => {
  const prerendered = document.createElement('script');
  Object.assign(prerendered, { type: 'application/json', id: pageDataId('menu'), lang: 'en-US' });
  const outline: PageData['menu'] = {
    menus: [{ id: 'drinks', name: 'Drinks', categories: [{ id: 'hot-coffee', name: 'Hot coffee', picture: '' }] }],
    featured: null,
  };
  prerendered.textContent = JSON.stringify(outline);
  document.head.append(prerendered);
  const release = holdCalls((call) => call.includes('"get-menu"'));
  await app.open('/menu?q=latte');
  expect(await box()).toHaveProperty('value', 'latte');
  expect(screen.queryByRole('link', { name: 'Hot coffee' })).toBeNull();
  expect(status()).toContain('Loading the menu…');
  release();
  await waitFor(() => expect(names()).toContain('Caffè Latte'));
  prerendered.remove();
});

test('PRV-035 where the menus cannot be loaded, a search over them says so too, and finds once they can', async () => {
  app.world.fail(readMenus, 'status:500');
  await app.open('/menu?q=latte');
  await screen.findByRole('heading', { name: "We're having trouble loading menus. Please try again." });
  app.world.heal();
  await app.press('Try again');
  await waitFor(() => expect(names()).toContain('Caffè Latte'));
});

test('nonsense in the address is dropped, and the rest of it kept', async () => {
  await app.open('/menu?q=tea&q=coffee&filters=nothing,under-200,under-200&without=,,gold');
  expect(await box()).toHaveProperty('value', 'tea');
  expect((await screen.findByRole('button', { name: 'Under 200 calories' })).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'No milk' }).getAttribute('aria-pressed')).toBe('false');
});

test('what is shown of many items goes on with the first of the others', async () => {
  await app.open('/menu?filters=under-200');
  await waitFor(() => expect(names()).toHaveLength(24));
  await app.press(/^Show all \d+$/);
  const next = screen.getAllByRole('article')[24];
  expect(next?.contains(document.activeElement)).toBe(true);
});

test('a long text with an emoji stays as it is typed, where the address has only the beginning of it', async () => {
  await app.open('/menu');
  const typed = `${'latte '.repeat(9)}latte🧁 and more`;
  await app.enter(await box(), typed);
  await waitFor(() => expect(app.address()).toContain('/menu?q=latte'));
  await app.atRest();
  expect(await box()).toHaveProperty('value', typed);
});
