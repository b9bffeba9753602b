import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { createTabs } from '#tests/support/tabs.ts';
import { setVisibility } from '#tests/support/visibility.ts';
import { endGuestOrder } from '../guest/end-guest-order.ts';
import { typedPagesOf } from './typed-pages.ts';

const app = setUpApp();

const FORM = '/account/create';
const CHECKOUT = '/menu/cart/guest/checkout';
const BILLING = '/account/payment-method/gift/guest/billing-address';

/** What the tab would find where this document ended now. */
const left = () => Object.values({ ...window.sessionStorage }).join();
const firstName = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'First name' });

/** What was typed on two pages that are not open. */
function keepTwo() {
  const { kept } = typedPagesOf(app.parts.session);
  kept.set(CHECKOUT, { path: CHECKOUT, typed: { email: 'nora@example.com' } });
  kept.set(BILLING, { path: BILLING, typed: { street: '1912 Pike Place' } });
}

test('D-347 a phone that ends the page out of sight takes nothing that was typed, but the password', async () => {
  await app.open(FORM);
  await app.enter(await firstName(), 'Ada');
  await app.enter(app.field('Password'), 'Engine-No-1');
  expect(left()).not.toContain('Ada');
  await setVisibility('hidden');
  expect(left()).toContain('Ada');
  expect(left()).not.toContain('Engine-No-1');
  expect(document.documentElement.hasAttribute('data-veiled')).toBe(false);
});

test('D-347 the next document of the tab gives it back', async () => {
  await app.open(FORM);
  await app.enter(await firstName(), 'Ada');
  await setVisibility('hidden');
  vi.restoreAllMocks();
  await app.open(FORM, { isReloaded: true });
  await waitFor(async () => expect((await firstName()).value).toBe('Ada'));
  expect(left()).not.toContain('Ada');
});

test('D-347 a page that is seen again goes on as it was, and leaves nothing in storage', async () => {
  await app.open(FORM);
  await app.enter(await firstName(), 'Ada');
  await setVisibility('hidden');
  await setVisibility('visible');
  expect([left().includes('Ada'), (await firstName()).value]).toEqual([false, 'Ada']);
  await app.enter(await firstName(), 'Grace');
  await setVisibility('hidden');
  expect(left()).toContain('Grace');
});

test('D-177 D-347 what was typed on pages that are not open is not lost either', async () => {
  await app.open('/menu');
  keepTwo();
  await setVisibility('hidden');
  expect(left()).toMatch(/nora@example.com.*1912 Pike Place/);
});

test('D-177 D-347 an order that comes to its end out of sight leaves nothing in storage, a part of it where a part has served', async () => {
  await app.open('/menu');
  keepTwo();
  await setVisibility('hidden');
  typedPagesOf(app.parts.session).forget((path) => path === BILLING);
  expect([left().includes('Pike'), left().includes('nora')]).toEqual([false, true]);
  endGuestOrder(app.parts.session, 'order-1', null);
  expect(left()).not.toContain('nora');
});

test('D-177 D-347 nor does a visitor who becomes a member in another tab meanwhile', async () => {
  const tabs = createTabs();
  await app.open('/menu', { channel: tabs.open() });
  keepTwo();
  await setVisibility('hidden');
  app.world.become('member-green');
  const other = tabs.open();
  act(() => other.post('session-changed'));
  await waitFor(() => expect(app.parts.session.visitor().kind).toBe('member'));
  expect(left()).not.toMatch(/nora|Pike/);
});

test('D-347 in sight, what is dropped puts nothing of the rest into storage', async () => {
  await app.open('/menu');
  keepTwo();
  await setVisibility('hidden');
  await setVisibility('visible');
  typedPagesOf(app.parts.session).forget((path) => path === BILLING);
  expect(left()).not.toContain('nora');
});
