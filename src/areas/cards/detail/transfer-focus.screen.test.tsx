import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { transferCardBalance } from '#api/account/card-transfer.ts';
import { cardsOf } from '#tests/support/cards-of.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });
const { pageOf } = cardsOf(app, 'member-gold');

test.each([
  ['sent again', 'Transfer', /^\$42\.50 moved to /],
  ['given up', 'Cancel', null],
])(
  'SVC-036 FC-187 where all of a balance has moved unheard, and is %s, the focus is among the settings of the card',
  async (_, button, said) => {
    app.world.fail(transferCardBalance, 'drop-after', 1);
    await app.open(pageOf(0));
    await app.press('Transfer');
    await screen.findByRole('dialog', { name: 'Transfer balance' });
    const settings = screen.getByRole('button', { name: 'Remove', hidden: true }).closest('ul');
    await app.press('Transfer');
    await screen.findByText('Something went wrong with your transfer. Try transferring your balance again.');
    // What opened the dialog is gone by now.
    await waitFor(() => expect(settings?.textContent).not.toContain('Transfer'));
    await app.press(button);
    if (said) await screen.findByText(said);
    await app.noDialog();
    await waitFor(() => expect(document.activeElement).toBe(settings));
  },
);

test('SVC-010 a choice that sends the transfer by Enter keeps the focus, and nothing else is chosen before the answer', async () => {
  const { arrive } = holdFirstAnswer((call) => call.includes(transferCardBalance.graph.name));
  await app.open(pageOf(0));
  await app.press('Transfer');
  const all = await screen.findByRole('radio', { name: /^All of it/ });
  const some = screen.getByRole('radio', { name: 'Another amount' });
  await app.press('Transfer');
  await waitFor(() => expect(all.getAttribute('aria-disabled')).toBe('true'));
  await app.user.click(some);
  // A browser takes the focus from what is disabled.
  expect([all, some].map((radio) => radio.matches(':disabled'))).toEqual([false, false]);
  expect(all).toHaveProperty('checked', true);
  arrive();
  await screen.findByText(/^\$42\.50 moved to /);
});
