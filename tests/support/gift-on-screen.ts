import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { setUpApp } from './set-up-app.ts';

/** A design that is for sale. */
export const GIFT = '/gift/80010101';

/** Fills in the form of a gift from Gwen, with a recipient for each address, and goes on to its payment. */
export async function fillInGift(
  app: ReturnType<typeof setUpApp>,
  emails: readonly string[] = ['ada@example.com'],
  address = GIFT,
  name = 'Ada',
): Promise<void> {
  await app.open(address);
  await fillInOpenGift(app, emails, name);
}

/** Fills in the form of a gift that is open already, and goes on to its payment. */
export async function fillInOpenGift(
  app: ReturnType<typeof setUpApp>,
  emails: readonly string[] = ['ada@example.com'],
  name = 'Ada',
): Promise<void> {
  for (const [index, email] of emails.entries()) {
    if (index > 0) await app.press('Add another recipient');
    const fields = within(await screen.findByRole('group', { name: `Recipient ${index + 1}` }));
    await app.enter(fields.getByLabelText('Recipient’s name'), `${name} ${index + 1}`);
    await app.enter(fields.getByLabelText('Recipient’s email'), email);
  }
  for (const [label, text] of [
    ['Your name', 'Gwen'],
    ['Your email', 'gwen@example.com'],
  ] as const) {
    await app.enter(app.field(label), text);
  }
  await app.press('Continue to payment');
}

/** On the form of a gift from a member, fills in Ada, and goes on to its payment; the sheet it is in. */
export async function toPaymentAsMember(app: ReturnType<typeof setUpApp>) {
  await app.enter(await screen.findByLabelText('Recipient’s name'), 'Ada');
  await app.enter(app.field('Recipient’s email'), 'ada@example.com');
  await waitFor(() => expect(app.field('Your email').value).not.toBe(''));
  await app.press('Continue to payment');
  return within(await screen.findByRole('dialog', { name: 'Review and send' }));
}

/** Goes on to payment as `toPaymentAsMember` does, and presses Pay with the card that is chosen first. */
export async function payAsMember(app: ReturnType<typeof setUpApp>, pay = /^Pay \$/) {
  const sheet = await toPaymentAsMember(app);
  await sheet.findByRole('radio', { name: /Visa ending in/, checked: true });
  await app.press(pay);
  return sheet;
}
