import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buyGifts } from '#api/gifts/gift-purchase.ts';
import { GIFT, payAsMember } from '#tests/support/gift-steps.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green', settings: { currency: 'CAD' } });

test('GFT-046 A10 a gift is bought in the currency of the market that is configured', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await app.open(GIFT);
  await payAsMember(app, /^Pay CA\$25\.00/);
  await waitFor(() => expect(app.calls(buyGifts)).toBe(1));
  const bodies = fetched.mock.calls.flatMap(([to, init]) =>
    String(to).endsWith(buyGifts.contract.path) ? [JSON.parse(String(init?.body))] : [],
  );
  expect(bodies).toMatchObject([{ currency: 'CAD' }]);
});
