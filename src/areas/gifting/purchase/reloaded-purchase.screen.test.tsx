import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { FollowedGift } from '#domain/gifting/gift-progress.ts';
import { GIFT_PURCHASE_KEY } from '#domain/gifting/gift-purchase.ts';
import { held } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const UNREAD: FollowedGift = { isAcknowledged: true, status: { outcome: 'unread', failure: 'offline' } };
const SENT: FollowedGift = { isAcknowledged: true, status: { outcome: 'success', orderNumber: 'G1' } };

/** The confirmation of a purchase that this tab has begun, loaded anew. */
async function reload(follow: () => Promise<FollowedGift>) {
  const gift = { productNumber: '80010101', amount: 2500, recipients: 1, currency: 'USD', end: null };
  const marker = { requestId: 'request-00000001', startedAt: Date.now(), ...gift };
  window.sessionStorage.setItem(GIFT_PURCHASE_KEY, JSON.stringify(marker));
  await app.open('/gift/confirmation', { runtime: { actors: { followGift: fromPromise(follow) } } });
}

const focusedHeading = (words: RegExp) =>
  waitFor(() => {
    expect(document.activeElement?.tagName).toBe('H1');
    expect(document.activeElement?.textContent).toMatch(words);
  });

test('GFT-062 after a reload the end that “Check again” finds takes the focus of that button', async () => {
  const found = [UNREAD, SENT];
  await reload(async () => found.shift() ?? SENT);
  await app.press('Check again');
  await app.main().findByText('G1');
  await focusedHeading(/on its way/);
});

test('GFT-062 after a reload an end that comes by itself has the focus, where nothing had it', async () => {
  const { release, released } = held();
  await reload(async () => {
    await released;
    return SENT;
  });
  await screen.findByRole('heading', { level: 1 });
  expect(document.activeElement).toBe(document.body);
  release();
  await focusedHeading(/on its way/);
});
