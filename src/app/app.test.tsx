import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });

test('CRD-010 a hash that is typed while the page starts opens its modal all the same', async () => {
  await app.open('/account/cards', { meanwhile: ({ history }) => history.push('/account/cards#add-money') });
  expect(await screen.findByRole('dialog', { name: 'Add money' })).toBeTruthy();
});
