import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buyGifts } from '#api/gifts/gift-purchase.ts';
import { GIFT, payAsMember } from '#tests/support/gift-on-screen.ts';
import { sentBodies } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green', settings: { currency: 'CAD' } });

test('GFT-045 GFT-046 A10 a gift is bought in the currency of the market and in the language of the page, with risk data', async () => {
  vi.spyOn(globalThis, 'fetch');
  await app.open(GIFT, { locale: 'en-CA' });
  await payAsMember(app, /^Pay \$25\.00/);
  await waitFor(() => expect(app.calls(buyGifts)).toBe(1));
  expect(sentBodies(buyGifts)).toMatchObject([
    { currency: 'CAD', locale: 'en-CA', reputation: expect.stringMatching(/^\S+$/) },
  ]);
});
