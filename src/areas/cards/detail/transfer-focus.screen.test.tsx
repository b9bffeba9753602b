import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { transferCardBalance } from '#api/account/card-transfer.ts';
import { cardsOf } from '#tests/support/cards-of.ts';
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
