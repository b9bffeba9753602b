import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openSummary } = setUpCheckout();

test('FC-187 the summary of an order that came with its page leaves the focus to the heading', async () => {
  await openSummary('member-green');
  await app.press('Close');
  await app.noDialog();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Your order' })),
  );
});
