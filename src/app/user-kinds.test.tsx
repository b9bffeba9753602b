import type { AnyRoute } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readFavouriteProducts } from '#api/menu/favourite-products.ts';
import { readPreviousOrders } from '#api/menu/previous-orders.ts';
import { requireMemberAndMfa } from '#session/pages/require-flagged.ts';
import { requireMember } from '#session/pages/require-member.ts';
import { requirePayer } from '#session/pages/require-payer.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

/** The guards of a route and of the folders that it lies in, from the inside out. */
const guardsOf = (route: AnyRoute): unknown[] =>
  route.isRoot ? [] : [route.options.beforeLoad, ...guardsOf(route.parentRoute)];

/** What only members may open, of what exists, with the rows that say so. */
const MEMBERS_ONLY = {
  '/account/cards': 'CRD-001',
  '/account/cards/add': 'CRD-002',
  '/account/cards/some-card': 'CRD-003',
  '/account/history': '',
  '/account/history/egift': '',
  '/account/payment-method': 'CRD-037',
  '/account/payment-method/add/paypal': 'CRD-038',
  '/account/personal': '',
  '/account/personal/partner': '',
  '/account/profile': '',
  '/account/rewards': '',
  '/account/settings': 'ACC-004',
  '/account/settings/communication-preferences': 'ACC-004',
  '/account/settings/edit-email': 'ACC-004 ACC-109',
  '/account/settings/edit-email/enter-code': 'ACC-004 ACC-110',
  '/account/settings/mfa': 'ACC-004',
  '/account/settings/mfa/add-phone-number': 'ACC-004',
  '/account/settings/mfa/edit-phone-number?phone=any': 'ACC-004',
  '/account/settings/password': 'ACC-004 ACC-104',
  '/account/settings/privacy': 'ACC-004 ACC-113',
  '/rewards/my-rewards': 'RWD-029',
};

/** What anyone's page asks for. */
const OF_ANYONE = /\/v1\/(?:config|session)/;

test('ACC-001 the three kinds of users are distinguished', async () => {
  for (const [persona, kind] of [
    ['anonymous', 'anonymous'],
    ['guest', 'guest'],
    ['member-green', 'member'],
  ] as const) {
    app.startWorld({ persona });
    await app.open('/');
    expect(app.parts.session.visitor().kind).toBe(kind);
  }
});

for (const [path, rows] of Object.entries(MEMBERS_ONLY)) {
  test(`ACC-001 ACC-002 ${rows && `${rows} `}${path} is for members: others sign in first, with the way back, and nothing of it is asked for`, async () => {
    for (const persona of ['anonymous', 'guest'] as const) {
      app.startWorld({ persona });
      await app.open(path);
      await waitFor(() => expect(app.address()).toBe(`/account/signin?returnUrl=${encodeURIComponent(path)}`));
      expect(Object.keys(app.world.effects.requests).filter((request) => !OF_ANYONE.test(request))).toEqual([]);
      app.close();
    }
  });
}

test('ACC-002 CRD-037 CRD-042 CRD-043 no page of a member’s own account is left without its guard', async () => {
  await app.open('/');
  const routes: AnyRoute[] = Object.values(app.router.routesById);
  // Settings, payment methods and whatever else is a member's own may not be left open when it is added.
  const own = /^\/account\/(settings|payment-method|history|profile|personal|cards|rewards)/;
  const open = routes.filter(
    (route) =>
      own.test(route.fullPath) &&
      !guardsOf(route).some((guard) => [requireMember, requireMemberAndMfa, requirePayer].some((one) => one === guard)),
  );
  // The one that needs no account (CRD-042).
  expect(open.map(({ fullPath }) => fullPath)).toEqual(['/account/payment-method/gift/guest/credit-card']);
});

for (const [path, asked, operation] of [
  ['/menu/favorites', 'Sign in to see your favorites', readFavouriteProducts],
  ['/menu/previous', 'Sign in to see your orders', readPreviousOrders],
] as const) {
  test(`ACC-001 ACC-002 ${path} shows a member what is theirs, and asks guests and anonymous visitors to sign in`, async () => {
    for (const persona of ['anonymous', 'guest'] as const) {
      app.startWorld({ persona });
      await app.open(path);
      await screen.findByRole('heading', { name: asked });
      expect(app.calls(operation)).toBe(0);
      app.close();
    }
    app.startWorld({ persona: 'member-green' });
    await app.open(path);
    await app.main().findAllByRole('heading', { level: 2 });
    expect(screen.queryByRole('heading', { name: asked })).toBeNull();
  });
}

const FOR_ALL = [
  '/',
  '/store-locator',
  '/menu',
  '/menu/store-locator',
  '/menu/drinks/hot-coffee',
  '/menu/product/1012/hot',
  '/menu/cart',
  '/pickup',
];

for (const path of FOR_ALL) {
  test(`ACC-003 ${path} is shown to every visitor without asking to sign in`, async () => {
    for (const persona of ['anonymous', 'guest', 'member-green'] as const) {
      app.startWorld({ persona });
      await app.open(path);
      await screen.findAllByRole('heading', { level: 1 });
      expect(app.address()).toBe(path);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByRole('heading', { name: /^Sign in/ })).toBeNull();
      app.close();
    }
  });
}

for (const [path, leadsTo] of [
  ['/account/for-you', '/account/for-you'],
  ['/rewards', '/rewards'],
  ['/store-locator', '/store-locator'],
  ['/store/1014', '/store-locator?storeNumber=1014&details=1014'],
  ['/store/1014/seattle', '/store-locator?storeNumber=1014&details=1014'],
  ['/delivery', '/store-locator/delivery'],
] as const) {
  test(`ACC-005 a link to ${path} leads to a page that is there`, async () => {
    await app.open(path);
    await screen.findAllByRole('heading');
    expect(app.address()).toBe(leadsTo);
    if (leadsTo.includes('details=')) await screen.findByRole('dialog');
    expect(screen.queryByRole('heading', { level: 1, name: 'This page ran dry' })).toBeNull();
  });
}

test('FED-002 AMB-14 the home feed asks no visitor to sign in: a member has their own, every other one the guest view', async () => {
  for (const persona of ['anonymous', 'guest'] as const) {
    app.startWorld({ persona });
    await app.open('/account/for-you');
    await app.heading('Can we get something started for you?');
    expect(app.address()).toBe('/account/for-you');
    app.close();
  }
  app.startWorld({ persona: 'member-green' });
  await app.open('/account/for-you');
  await app.heading(greetingTo('Gwen'));
});
