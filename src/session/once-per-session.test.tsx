import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { guestDetailsOf, keepGuestDetails } from './guest/guest-details.ts';
import { cardPaidWith, notePaidWith } from './ordering/paid-with.ts';

const app = setUpApp();

test('CRD-011 FC-071 the card that paid last, and who an order was for, are nothing that the next visitor finds', async () => {
  await app.open('/', { as: 'member-green' });
  const { session } = app.parts;
  notePaidWith(session, 'card-1');
  keepGuestDetails(session, { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' });
  expect([cardPaidWith(session), guestDetailsOf(session)?.firstName]).toEqual(['card-1', 'Ada']);
  await act(async () => void (await session.signOut()));
  expect([cardPaidWith(session), guestDetailsOf(session)]).toEqual([null, null]);
});
