import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { overPage } from '#parts/cards/hash-modal.ts';
import { cardNameOf } from '#tests/support/cards-of.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openSummary, choose, order } = setUpCheckout();

test('CRD-011 the card that an order was paid with is the one that a modal acts on next', async () => {
  await openSummary('member-gold');
  const { cards } = app.world.account('member-gold');
  const other = cards.find(({ isPrimary }) => !isPrimary) ?? expect.fail('a member with two cards is needed');
  await choose(new RegExp(cardNameOf(other)));
  await order();
  expect(other.balance).toBe(1000 - 601);
  await app.press('Close');
  await app.noDialog();
  await act(() => app.router.navigate(overPage('add-money')));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add money' }));
  expect((await sheet.findByText(/^Card ending in/)).textContent).toBe(`Card ending in ${other.cardNumber.slice(-4)}`);
});
