import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });

test('CRD-037 BIL-001 the page lists the member’s saved payment methods', async () => {
  await app.open('/account/payment-method');
  expect(await screen.findByText(/^Visa ending in \d{4}$/)).toBeTruthy();
});
