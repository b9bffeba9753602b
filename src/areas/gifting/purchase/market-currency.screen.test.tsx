import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buyGifts } from '#api/gifts/gift-purchase.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green', settings: { currency: 'CAD' } });

test('GFT-046 A10 a gift is bought in the currency of the market that is configured', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await app.open('/gift/80010101');
  await app.enter(await screen.findByLabelText('Recipient’s name'), 'Ada');
  await app.enter(app.field('Recipient’s email'), 'ada@example.com');
  await waitFor(() => expect(app.field('Your email').value).not.toBe(''));
  await app.press('Continue to payment');
  const dialog = within(await screen.findByRole('dialog', { name: 'Review and send' }));
  await dialog.findByRole('radio', { name: /Visa ending in/, checked: true });
  await app.press(/^Pay CA\$25\.00/);
  await waitFor(() => expect(app.calls(buyGifts)).toBe(1));
  const bodies = fetched.mock.calls.flatMap(([to, init]) =>
    String(to).endsWith(buyGifts.contract.path) ? [JSON.parse(String(init?.body))] : [],
  );
  expect(bodies).toMatchObject([{ currency: 'CAD' }]);
});
