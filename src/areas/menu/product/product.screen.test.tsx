import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

test('opens', async () => {
  await app.open('/menu/product/1010/hot');
  await app.heading('Caffè Latte');
  expect(await screen.findByRole('button', { name: 'Add to order' })).toBeTruthy();
});
