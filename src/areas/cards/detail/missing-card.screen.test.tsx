import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardsKey, readCards } from '#api/account/cards.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });

test('CRD-007 what is said of a card that is not there stays while the cards are read again, and where they cannot be', async () => {
  await app.open('/account/cards/no-such-card');
  const heading = await app.heading('We couldn’t find that card.');
  app.world.fail(readCards, 'status:400');
  const reading = app.parts.queryClient.refetchQueries({ queryKey: cardsKey, exact: true });
  expect(app.parts.queryClient.isFetching()).toBe(1);
  await act(() => reading);
  expect(heading.isConnected).toBe(true);
});

test('CRD-007 the page of a card that is read at the second try has the focus of the button that asked', async () => {
  app.world.fail(readCards, 'status:500');
  await app.open(`/account/cards/${app.world.account('member-gold').cards[0]?.cardId}`);
  await screen.findByRole('button', { name: 'Try again' });
  app.world.heal();
  await app.press('Try again');
  await screen.findByRole('heading', { name: 'Activity' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
