import { act } from '@testing-library/react';
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
