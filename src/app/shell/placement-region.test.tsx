import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reloadCard } from '#api/account/reload.ts';
import { readPreviousOrders } from '#api/menu/previous-orders.ts';
import { UNFINISHED_ORDERS_KEY } from '#domain/ordering/order-placement.ts';
import { ownerKeyOf } from '#domain/owner-key.ts';
import { PERSONA_PASSWORD } from '#mocks/session/personas.ts';
import { loadDocumentOnce } from '#platform/missing-part.ts';
import { holdCalls } from '#tests/support/held-calls.ts';
import { leaveOrderWithoutAnswer } from '#tests/support/leave-order.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const NOT_SURE = 'We’re not sure your order went through';

const kept = () => window.localStorage.getItem(UNFINISHED_ORDERS_KEY);

const owner = ownerKeyOf('another-member');
const reload = { requestId: 'a'.repeat(32), cardId: 'card-1', amount: 2500, paymentMethodId: 'visa' };
const OF_ANOTHER = [
  ['an order', { owner }],
  ['a reload', { owner, stage: 'reloading', reload }],
] as const;

/** The page is there, and it is known who visits. */
async function settled() {
  await screen.findByRole('heading', { level: 1 });
  await app.parts.session.confirmVisitor();
  await new Promise((resolve) => setTimeout(resolve, 500));
}

test.each(OF_ANOTHER)(
  'FC-071 D-311 %s in doubt is closed once another member signs in, and stays for its owner',
  async (_, change) => {
    leaveOrderWithoutAnswer(change);
    const left = kept();
    await app.open('/menu');
    await screen.findByRole('dialog');
    act(() => app.parts.session.admit({ kind: 'member', firstName: 'Gwen', memberId: 'gwen' }));
    await app.noDialog();
    expect([app.calls(readPreviousOrders), app.calls(reloadCard)]).toEqual([0, 0]);
    expect(kept()).toBe(left);
  },
);

test('FC-173 while an order is on its way no document is loaded anew by itself', async () => {
  app.world.become('member-green');
  leaveOrderWithoutAnswer();
  const release = holdCalls((call) => call.includes(readPreviousOrders.contract.path));
  await app.open('/menu');
  await settled();
  expect(loadDocumentOnce({ path: '/', typed: {} })).toBe(false);
  release();
});

test('PRV-015 FC-020 FC-064 where the session has ended a doubt leads to sign in, does not cover the form, and is there again after it', async () => {
  leaveOrderWithoutAnswer();
  await app.open('/menu');
  const doubt = await screen.findByRole('dialog', { name: NOT_SURE });
  await within(doubt).findByText('You’ve been signed out. Sign in again to continue.');
  expect(within(doubt).queryByRole('button', { name: 'Check again' })).toBeNull();
  // Only a member's orders are looked for there.
  expect(app.calls(readPreviousOrders)).toBe(0);
  await app.user.click(within(doubt).getByRole('link', { name: 'Sign in' }));
  await app.heading('Welcome back');
  await app.noDialog();
  expect(app.address()).toBe('/account/signin?returnUrl=%2Fmenu');

  await app.user.type(screen.getByRole('textbox', { name: 'Email or username' }), 'gwen@northstar.test');
  await app.user.type(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
  const again = await screen.findByRole('dialog', { name: NOT_SURE });
  expect(app.address()).toBe('/menu');
  expect(again.textContent).not.toContain('signed out');
  await app.user.click(within(again).getByRole('button', { name: 'Check again' }));
  await screen.findByRole('dialog', { name: 'We can’t see your order yet' });
});

for (const persona of ['member-gold', 'guest'] as const) {
  test.each(OF_ANOTHER)(
    `FC-071 PRV-015 D-311 %s that another member left open is neither shown nor asked about where a ${persona} is, and stays`,
    async (_, change) => {
      app.world.become(persona);
      leaveOrderWithoutAnswer(change);
      const left = kept();
      await app.open('/menu');
      await settled();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect([app.calls(readPreviousOrders), app.calls(reloadCard)]).toEqual([0, 0]);
      expect(kept()).toBe(left);
    },
  );
}
