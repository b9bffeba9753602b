import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readMenus } from '#api/menu/menu.ts';
import { readSession } from '#api/session/session.ts';
import { readStoreByNumber } from '#api/stores/store-by-number.ts';
import { ORDER_STORE_KEY } from '#domain/ordering/order-store-key.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { answerInstead, holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { storeNamed } from '#tests/support/store-where.ts';

const app = setUpApp();

const LISTED = '/store-locator?place=Seattle';
const OPEN_HOUSE = 'Seattle Open House';
const address = (name: string) => `/menu?storeNumber=${storeNamed(app.world, name)}`;
const pathname = () => app.router.state.location.pathname;

const select = (name: string) => app.press(`Order here: ${name}`);

const panel = (name: string) => screen.findByRole('region', { name });

test('LOC-075 LOC-077 ORD-077 ORD-081 a store of the list that takes guests leads to the menu with that store', async () => {
  await app.open(LISTED);
  await select(OPEN_HOUSE);
  const chosen = await panel(OPEN_HOUSE);
  expect(pathname()).toBe('/menu');
  expect(within(chosen).getByText(/^\d+\.\d mi$/)).toBeTruthy();
  await within(chosen).findByText(/^Ready around \d+:\d\d [AP]M$/);
});

test.each(['/store-locator/delivery', '/store-locator/x', '/menu/store-locator/x'])(
  'LOC-075 a store that a guest chooses at %s leads to the menu, too',
  async (path) => {
    await app.open(`${path}?place=Seattle`);
    await select(OPEN_HOUSE);
    await panel(OPEN_HOUSE);
    await waitFor(() => expect(pathname()).toBe('/menu'));
  },
);

test('a store whose answer comes late is chosen, and leads no visitor away who has gone on to another page', async () => {
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes(readStoreByNumber.graph.name));
  await app.open(LISTED);
  await select(OPEN_HOUSE);
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await act(() => app.router.navigate({ to: '/account/signin' }));
  await app.heading('Welcome back');
  arrive();
  await waitFor(() =>
    expect(window.localStorage.getItem(ORDER_STORE_KEY)).toContain(storeNamed(app.world, OPEN_HOUSE)),
  );
  await app.atRest();
  expect(pathname()).toBe('/account/signin');
});

test('LOC-068 a press on a card selects it in the list alone, its details expand it, and neither makes it the order store', async () => {
  await app.open(LISTED);
  const card = await screen.findByRole('article', { name: OPEN_HOUSE });
  await app.user.click(card);
  expect(card.getAttribute('aria-current')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  await app.follow('Details for Seattle University');
  await screen.findByRole('dialog', { name: 'Seattle University' });
  const university = screen.getByRole('article', { name: 'Seattle University', hidden: true });
  expect(university.getAttribute('aria-current')).toBe('true');
  expect(app.calls(readStoreByNumber)).toBe(0);
  expect(pathname()).toBe('/store-locator');
});

test('LOC-053 Order Here in the expanded store makes it the order store, too', async () => {
  await app.open(LISTED);
  await app.follow(`Details for ${OPEN_HOUSE}`);
  const details = await screen.findByRole('dialog', { name: OPEN_HOUSE });
  await app.user.click(within(details).getByRole('button', { name: 'Order Here' }));
  await panel(OPEN_HOUSE);
  expect(pathname()).toBe('/menu');
});

test('LOC-071 LOC-073 FC-161 a closed store opens a dialog, and nothing is selected', async () => {
  app.startWorld({ name: 'store-closed' });
  await app.open(LISTED);
  await select(OPEN_HOUSE);
  const dialog = await screen.findByRole('dialog', { name: 'This store is closed right now.' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Choose another store' }));
  await app.noDialog();
  expect(pathname()).toBe('/store-locator');
  expect(window.localStorage.length).toBe(0);
  expect(app.calls(readMenus)).toBe(0);
});

test('LOC-072 LOC-073 a store that is not READY opens a dialog; away from the locator it leads to the picker', async () => {
  app.startWorld({ name: 'stores-not-ordering' });
  await app.open(address(OPEN_HOUSE));
  const dialog = await screen.findByRole('dialog', { name: "This store isn't taking mobile orders right now." });
  await app.user.click(within(dialog).getByRole('link', { name: 'Choose another store' }));
  await app.heading('Choose a store');
  expect(pathname()).toBe('/menu/store-locator');
  await app.noDialog();
});

test('LOC-074 LOC-076 FC-161 who has no account is asked to sign in or to join, and orders there once signed in', async () => {
  await app.open(LISTED);
  await select('Seattle Members Lounge');
  const dialog = await screen.findByRole('dialog', { name: 'You need an account to order at this store.' });
  const join = within(dialog).getByRole('link', { name: 'Join now' }).getAttribute('href') ?? '';
  expect(join).toMatch(/^\/account\/create\?returnUrl=%2Fmenu%3FstoreNumber%3D[\d-]+$/);
  await app.user.click(within(dialog).getByRole('link', { name: 'Sign in' }));
  await app.heading('Welcome back');
  expect(app.address()).toBe(join.replace('create', 'signin'));
  await app.noDialog();
  expect(window.localStorage.length).toBe(0);
  await app.enter(app.field('Email or username'), PERSONAS['member-green'].email);
  await app.enter(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
  await panel('Seattle Members Lounge');
  expect(app.address()).toBe('/menu');
});

test('LOC-076 who follows the address of a store that wants an account can join, too', async () => {
  const members = address('Seattle Members Lounge');
  await app.open(members);
  const dialog = await screen.findByRole('dialog', { name: 'You need an account to order at this store.' });
  expect(within(dialog).getByRole('link', { name: 'Join now' }).getAttribute('href')).toBe(
    `/account/create?returnUrl=${encodeURIComponent(members)}`,
  );
});

test('LOC-074 LOC-077 D-446 who signs in elsewhere while an account is asked for orders there, and Back leads to the list', async () => {
  await app.open(LISTED);
  await select('Seattle Members Lounge');
  await screen.findByRole('dialog', { name: 'You need an account to order at this store.' });
  app.world.become('member-green');
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await panel('Seattle Members Lounge');
  await app.noDialog();
  expect(app.address()).toBe('/menu');
  act(() => app.router.history.back());
  await screen.findByRole('article', { name: OPEN_HOUSE });
  expect(app.address()).toBe(LISTED);
  expect(app.router.history.location.state.dialog).toBeUndefined();
});

test('LOC-074 a member orders where guests may not', async () => {
  await app.open(LISTED, { as: 'member-green' });
  await select('Seattle Members Lounge');
  await panel('Seattle Members Lounge');
});

test('LOC-078 a store without a menu is shown in a toast, and the order store stays', async () => {
  await app.open(address(OPEN_HOUSE));
  await panel(OPEN_HOUSE);
  await app.router.navigate({ to: '/store-locator', search: { place: 'Seattle' } });
  await select('Seattle Empty Board');
  await screen.findByText('Menu not available for this store.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await app.router.navigate({ to: '/menu' });
  await panel(OPEN_HOUSE);
});

test('LOC-078 a store that answers with no menu at all is shown in a toast, too, and the order store stays', async () => {
  await app.open(address(OPEN_HOUSE));
  await panel(OPEN_HOUSE);
  await app.router.navigate({ to: '/store-locator', search: { place: 'Seattle' } });
  answerInstead(readMenus, () => Response.json({ data: { menus: [] } }));
  await select('Seattle Empty Board');
  await screen.findByText('Menu not available for this store.');
  expect(window.localStorage.getItem(ORDER_STORE_KEY)).toContain(storeNamed(app.world, OPEN_HOUSE));
});

test('ORD-080 a store that could not be checked says why and can be tried again', async () => {
  await app.open(LISTED);
  app.world.fail(readStoreByNumber, 'drop-before');
  await select(OPEN_HOUSE);
  const dialog = await screen.findByRole('dialog', { name: 'We couldn’t check this store.' });
  expect(dialog.textContent).toContain('Check your connection');
  app.world.heal();
  await app.user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await panel(OPEN_HOUSE);
  act(() => app.router.history.back());
  await screen.findByRole('article', { name: OPEN_HOUSE });
  expect(app.router.history.location.state.dialog).toBeUndefined();
});

test('the press of a select button shows that its store is checked', async () => {
  await app.open(LISTED);
  app.world.fail(readMenus, 'hang');
  await select(OPEN_HOUSE);
  const button = screen.getByRole('button', { name: `Order here: ${OPEN_HOUSE}` });
  await waitFor(() => expect(button.textContent).toContain('Checking'));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  app.world.heal();
  await select('Seattle Members Lounge');
  await screen.findByRole('dialog', { name: 'You need an account to order at this store.' });
});

test('ORD-079 MNU-001 a store in the address of the menu becomes the order store, and the address forgets it', async () => {
  await app.open(`${address(OPEN_HOUSE)}&source=google_maps`);
  await panel(OPEN_HOUSE);
  expect(app.address()).toBe('/menu');
  const before = app.calls(readStoreByNumber);
  const [short] = storeNamed(app.world, OPEN_HOUSE).split('-');
  for (const named of [address(OPEN_HOUSE), `/menu?storeNumber=${short}`]) {
    await app.router.navigate({ href: named });
    await panel(OPEN_HOUSE);
    expect(app.address()).toBe('/menu');
    expect(app.calls(readStoreByNumber)).toBe(before);
  }
});

test.each(['/menu/drinks/hot-coffee', '/menu/cart'])(
  'ORD-079 a store in the address %s becomes the order store, too, and the menu opens',
  async (path) => {
    await app.open(`${path}?storeNumber=${storeNamed(app.world, OPEN_HOUSE)}`);
    await panel(OPEN_HOUSE);
    expect(app.address()).toBe('/menu');
  },
);

test('ORD-079 the number in the address of the picker asks the locator, and in the page of the locator, too', async () => {
  for (const path of ['/menu/store-locator', '/store-locator']) {
    await app.open(`${path}?storeNumber=${storeNamed(app.world, OPEN_HOUSE)}`);
    await screen.findByRole('button', { name: `Order here: ${OPEN_HOUSE}` });
    expect(pathname()).toBe(path);
    expect(app.calls(readStoreByNumber)).toBe(0);
  }
});

test('ORD-080 a number that no store has is shown, and the current store stays', async () => {
  await app.open(address(OPEN_HOUSE));
  await panel(OPEN_HOUSE);
  for (const number of ['999999', '<script>alert(1)</script>', '%F0%9F%8D%B5', '0'.repeat(500)]) {
    await app.router.navigate({ href: `/menu?storeNumber=${encodeURIComponent(number)}` });
    const dialog = await screen.findByRole('dialog', { name: "We couldn't find that store." });
    expect(app.address()).toBe('/menu');
    await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await app.noDialog();
    await panel(OPEN_HOUSE);
  }
});

test('FC-062 an address that is followed while another store is checked switches nothing, then or later', async () => {
  await app.open(LISTED);
  const { arrive, isOnTheWay } = holdFirstAnswer(
    (call) => call.includes('"get-menu"') && call.includes(storeNamed(app.world, OPEN_HOUSE)),
  );
  await select(OPEN_HOUSE);
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await app.router.navigate({ href: address('Seattle Smudged Board') });
  arrive();
  await panel(OPEN_HOUSE);
  await app.atRest();
  expect(app.calls(readStoreByNumber)).toBe(1);
  expect(app.address()).toBe('/menu');
});

test('going to another page closes the dialog that stood over this one', async () => {
  app.startWorld({ name: 'store-closed' });
  await app.open(LISTED);
  await select(OPEN_HOUSE);
  await screen.findByRole('dialog');
  await app.router.navigate({ to: '/' });
  await app.noDialog();
});

test('FC-070 MNU-010 the order store stays where the server cannot say whose session it is while its menus load', async () => {
  app.world.become('member-green');
  const number = storeNamed(app.world, 'Seattle Open House');
  const kept = { machine: 'storeSelection', version: 1, storeNumber: number, distance: 1, confirmedAt: Date.now() };
  window.localStorage.setItem(ORDER_STORE_KEY, JSON.stringify(kept));
  const { isOnTheWay, arrive } = holdFirstAnswer((call) => call.includes('"get-menu"') && call.includes(number));
  await app.open('/menu');
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  app.world.fail(readSession, 'status:500');
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  arrive();
  await screen.findByRole('region', { name: 'Drinks' });
  await app.atRest();
  expect(screen.queryByText(/Could not load menus for this store/)).toBeNull();
  expect(window.localStorage.getItem(ORDER_STORE_KEY)).toContain(number);
});
