import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as appFiles from '#api/app-files.ts';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { writeCookie } from '#platform/cookies.ts';
import { CONSENT_COOKIE } from '#platform/measuring/consent.ts';
import * as missingPart from '#platform/missing-part.ts';
import { cartLatte, keptCartText } from '#tests/support/cart-items.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';
import { storeNamed } from '#tests/support/store-where.ts';

// Parts that are fetched when they are wanted: where their file cannot be had the page stays. Each test is the first to want
// its part, which a page keeps once it is there.

const app = setUpApp();

const SAID = /^We can’t connect right now/;
const HOTEL = '/rewards/partnerships/marriottbonvoy';
const LATTE = '/menu/product/1010/hot';
const STORE = 'Seattle Open House';
const SEATTLE = '/store-locator?place=Seattle';

/** Until it is called the file of a module cannot be had. */
function withoutFile(module: string): () => void {
  vi.doMock(module, () => {
    throw new Error('the network is gone');
  });
  return () => vi.doUnmock(module);
}

/** The file of a module is gone since a release; counts how often the document would be loaded anew. */
function goneSinceRelease(module: string) {
  const restore = withoutFile(module);
  const reload = vi.fn(() => true);
  standIn(missingPart, 'isMissingPart', () => true);
  standIn(missingPart, 'loadDocumentOnce', reload);
  standIn(appFiles, 'hasHost', async () => true);
  return { restore, reload };
}

const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

// Stands before the pages of a member, which fetch the second factor ahead.
test('ACC-033 a second factor whose file cannot be had gives the form back with what was typed; the next try asks for it', async () => {
  const restore = withoutFile('#areas/account/second-factor/mfa-challenge.tsx');
  await app.open('/account/signin');
  const name = PERSONAS['member-second-factor'].email;
  await app.enter(app.field('Email or username'), name);
  await app.enter(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
  await screen.findByText(SAID);
  expect([app.field('Email or username').value, app.field('Password').value]).toEqual([name, PERSONA_PASSWORD]);
  restore();
  await app.press('Sign in');
  await dialog('Confirm it’s you');
});

type Pressed = {
  readonly rows: string;
  readonly part: string;
  readonly module: string;
  readonly persona?: 'member-gold';
  readonly page: string;
  readonly heading: string | RegExp;
  readonly press: () => Promise<void>;
  readonly opens: () => Promise<unknown>;
};

const PRESSED: readonly Pressed[] = [
  {
    rows: 'FED-020',
    part: 'the way to a card for a guest',
    module: '#areas/home/guest/guest-add-card-sheet.tsx',
    page: '/',
    heading: /./,
    press: () => app.press('Add a card'),
    opens: () => screen.findByRole('dialog'),
  },
  {
    rows: 'FED-004',
    part: 'what Stars are good for',
    module: '#parts/rewards/star-rewards.tsx',
    persona: 'member-gold',
    page: '/account/for-you',
    heading: /./,
    press: async () => app.user.click(await screen.findByText('Rewards you can get with Stars')),
    opens: () => screen.findByRole('link', { name: 'Use your rewards' }),
  },
  {
    rows: 'LOC-057',
    part: 'the filters',
    module: '#areas/store-locator/filters/filters-overlay.tsx',
    page: SEATTLE,
    heading: 'Find a store',
    press: () => app.press('Filters'),
    opens: () => dialog('Filter stores'),
  },
  {
    rows: 'LOC-062',
    part: 'the way to sign in for a store’s heart',
    module: '#areas/store-locator/own-stores/heart-sign-in.tsx',
    page: SEATTLE,
    heading: 'Find a store',
    press: () => app.press(`Favorite: ${STORE}`),
    opens: () => dialog(/sign in/i),
  },
  {
    rows: 'LOC-046',
    part: 'the details of a store',
    module: '#areas/store-locator/details/store-details.tsx',
    page: SEATTLE,
    heading: 'Find a store',
    press: () => app.follow(`Details for ${STORE}`),
    opens: () => dialog(STORE),
  },
  {
    rows: 'LOC-068',
    part: 'the store of a pin',
    module: '#areas/store-locator/details/pinned-store.tsx',
    page: SEATTLE,
    heading: 'Find a store',
    press: async () => {
      const map = await screen.findByTestId('map');
      const pin = await waitFor(() => map.querySelector('[data-marker]') ?? expect.fail('There is no pin.'));
      await app.user.click(pin);
    },
    opens: () => screen.findByRole('button', { name: 'Close and show the list' }),
  },
  {
    rows: 'MNU-018',
    part: 'the options of a product',
    module: '#areas/menu/product/options/option-sheet.tsx',
    page: LATTE,
    heading: 'Caffè Latte',
    press: () => app.press(/^Milk/),
    opens: () => dialog(/^Milk/),
  },
  {
    rows: 'MNU-008',
    part: 'the way to sign in for a product’s heart',
    module: '#parts/sign-in-prompt.tsx',
    page: LATTE,
    heading: 'Caffè Latte',
    press: () => app.press('Favorite: Caffè Latte'),
    opens: () => dialog(/sign in/i),
  },
  {
    rows: 'ACC-114',
    part: 'the choice of cookies',
    module: '#areas/privacy/consent-banner.tsx',
    page: '/menu',
    heading: 'Menu',
    press: () => app.follow('Cookie choices'),
    opens: () => screen.findByRole('switch', { name: 'Analytics' }),
  },
];

for (const { rows, part, module, persona, page, heading, press, opens } of PRESSED) {
  // Before the other one, after which the part is there.
  test(`${rows} D-056 another document, loaded once, brings ${part} where the file is gone since a release`, async () => {
    // It stays so until the other test: what is fetched while a page is idle would find the file between the two.
    const { reload } = goneSinceRelease(module);
    if (persona) app.world.become(persona);
    await app.open(page);
    await press();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(SAID)).toBeNull();
  });

  test(`${rows} FC-178 ${part} cannot be fetched: that is said, the page stays, and the next press tries again`, async () => {
    const restore = withoutFile(module);
    if (persona) app.world.become(persona);
    await app.open(page);
    await press();
    await screen.findByText(SAID);
    await app.heading(heading);
    await app.noDialog();
    expect(screen.queryByText('Something spilled')).toBeNull();
    restore();
    await press();
    await opens();
  });
}

test('FC-140 FC-178 a question of consent that cannot be fetched is asked with the next page', async () => {
  const question = () => screen.queryByRole('region', { name: 'Cookies: it’s up to you' });
  const asked = vi.fn();
  vi.doMock('#areas/privacy/consent-banner.tsx', () => {
    asked();
    throw new Error('the network is gone');
  });
  // The choice that an earlier test has made.
  writeCookie(CONSENT_COOKIE, '', { maxAgeSeconds: 0 });
  await app.open('/menu', { isAskedForConsent: true });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  vi.doUnmock('#areas/privacy/consent-banner.tsx');
  expect(question()).toBeNull();
  await act(() => app.router.navigate({ to: '/rewards' }));
  await waitFor(() => expect(question()).toBeTruthy());
});

const pressPay = async () =>
  app.user.click(await within(screen.getByRole('banner')).findByRole('link', { name: 'Pay' }));

test('CRD-010 D-056 the modals of the hashes whose file is gone since a release come with another document, at the same address', async () => {
  const { reload, restore } = goneSinceRelease('#app/shell/hash-modals.tsx');
  await app.open('/menu', { as: 'member-gold' });
  await pressPay();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(app.address()).toBe('/menu#pay');
  expect(screen.queryByText(SAID)).toBeNull();
  restore();
});

test('CRD-010 FC-178 the modals of the hashes cannot be fetched: that is said, the page has its address back, and the next press tries again', async () => {
  const restore = withoutFile('#app/shell/hash-modals.tsx');
  await app.open('/menu', { as: 'member-gold' });
  await pressPay();
  await screen.findByText(SAID);
  await waitFor(() => expect(app.address()).toBe('/menu'));
  restore();
  await pressPay();
  await dialog('Scan and pay');
  expect(app.address()).toBe('/menu#pay');
});

test('CRD-010 D-056 a modal of a hash whose own file is gone since a release comes with another document', async () => {
  const { reload, restore } = goneSinceRelease('#areas/cards/add-money/add-money-sheet.tsx');
  await app.open('/account/cards#add-money', { as: 'member-gold' });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(app.address()).toBe('/account/cards#add-money');
  restore();
});

test('DLV-009 a warning that cannot be fetched leaves the page and its address; the next press tries again', async () => {
  const restore = withoutFile('#areas/delivery/cart-warning.tsx');
  app.startWorld({ name: 'everything-on' });
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte()]));
  await app.open('/store-locator/delivery');
  await app.press('Get started');
  await screen.findByText(SAID);
  await app.heading('Northstar, delivered');
  await waitFor(() => expect(app.router.state.location.state).not.toHaveProperty('cartWarning'));
  restore();
  await app.press('Get started');
  await dialog('Start a new cart with our partner?');
});

test('PTN-033 a question that cannot be fetched leaves the page and its address; the next press tries again', async () => {
  const restore = withoutFile('#areas/rewards/partnership/unlink-dialog.tsx');
  await app.open(HOTEL, { as: 'member-green' });
  await app.follow('Unlink accounts');
  await screen.findByText(SAID);
  await app.heading('Join and Link');
  await waitFor(() => expect(app.address()).toBe(HOTEL));
  restore();
  await app.follow('Unlink accounts');
  await dialog('Unlink accounts?');
});

test('ACC-014 ACC-016 SVC-012 signing in does without what stands beside its form, which comes once there is a network', async () => {
  const restore = [
    withoutFile('#areas/account/sign-in/updated-terms.tsx'),
    withoutFile('#parts/cards/balance-check-link.tsx'),
  ];
  app.startWorld({ name: 'everything-on' });
  await app.open('/account/signin?returnUrl=/account/cards');
  await screen.findByText(SAID);
  expect(app.field('Password').value).toBe('');
  expect(screen.queryByText('Our Terms of Use have changed')).toBeNull();
  for (const each of restore) each();
  // The other one may still be on its way, and fails only now.
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Our Terms of Use have changed');
  await screen.findByRole('link', { name: /^Check a card balance/ });
  const join = app.main().getByRole('link', { name: 'Join now' });
  expect(join.getAttribute('href')).toBe('/account/create?returnUrl=%2Faccount%2Fcards');
});

test('a search whose file cannot be had says so in the place of what it would find, with another try, and keeps the words', async () => {
  const restore = withoutFile('#areas/menu/search/menu-results.tsx');
  await app.open('/menu?q=latte');
  await screen.findByText(SAID);
  expect(await screen.findByRole('searchbox', { name: 'Search the menu' })).toHaveProperty('value', 'latte');
  restore();
  await app.press('Try again');
  await screen.findByRole('heading', { name: /\d+ items/ });
  expect(app.address()).toBe('/menu?q=latte');
});

test('PRV-026 PRV-030 what the store does not have is said by the lines of the cart where its dialog cannot be had, and by the dialog once there is a network', async () => {
  const restore = withoutFile('#areas/ordering/cart/unavailable-dialog.tsx');
  app.world.soldOut.add('1010');
  window.localStorage.setItem(CART_KEY, keptCartText([cartLatte()]));
  await app.open(`/menu?storeNumber=${storeNamed(app.world, STORE)}`);
  await screen.findByRole('region', { name: STORE });
  await app.router.navigate({ to: '/menu/cart' });
  await screen.findByText(SAID);
  await screen.findByText(/^Sold out at this store\./);
  restore();
  window.dispatchEvent(new Event('online'));
  await dialog('No items available at this store');
});
