import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { guestDetailsOf, keepGuestDetails, keepTypedName, typedGuestName } from './guest/guest-details.ts';
import { cardPaidWith, notePaidWith } from './ordering/paid-with.ts';

const app = setUpApp();

test('CRD-011 FC-071 D-431 the card that paid last, who an order was for, and the name that a guest has typed, are nothing that the next visitor finds', async () => {
  await app.open('/', { as: 'member-green' });
  const { session } = app.parts;
  notePaidWith(session, 'card-1');
  keepGuestDetails(session, { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' });
  keepTypedName(session, { firstName: 'Gwen', lastName: '' });
  const kept = () => [cardPaidWith(session), guestDetailsOf(session)?.firstName, typedGuestName(session)?.firstName];
  expect(kept()).toEqual(['card-1', 'Ada', 'Gwen']);
  await act(async () => void (await session.signOut()));
  expect(kept()).toEqual([null, undefined, undefined]);
});
