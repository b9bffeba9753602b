import { expect, test, vi } from 'vitest';
import { readGiftDetails } from '#api/gifts/gift-details.ts';
import { DAY_MS } from '#domain/durations.ts';
import { GIFT_PURCHASE_KEY } from '#domain/gifting/gift-purchase.ts';
import { systemClock } from '#platform/clock.ts';
import * as files from '#platform/save-file.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';

const app = setUpApp({ persona: 'member-green' });

/** The page of gifts that were bought, as it is after it was loaded anew. */
async function openConfirmation(recipients: number) {
  const end = { outcome: 'success', orderNumber: 'G1', code: null };
  const gift = { productNumber: '80010101', amount: 2500, recipients, currency: 'USD', day: '2026-06-10', end };
  const marker = { requestId: 'request-00000001', startedAt: systemClock.now(), ...gift };
  window.sessionStorage.setItem(GIFT_PURCHASE_KEY, JSON.stringify(marker));
  await app.open('/gift/confirmation');
}

test.each([
  [1, 'Total$25.00'],
  [3, '3 gifts of $25.00$75.00'],
])(
  'GFT-061 GFT-063 where there are gifts for %d, the confirmation says their price and the total, and one price once',
  async (recipients, said) => {
    await openConfirmation(recipients);
    await app.main().findByText('Order number');
    expect(
      app
        .main()
        .getAllByRole('term')
        .map(({ parentElement }) => parentElement?.textContent),
    ).toEqual(['Order numberG1', said]);
  },
);

test('GFT-060 FC-184 the day in the calendar file is the one that was sent, though no answer says what time it is', async () => {
  const save = vi.fn();
  standIn(files, 'saveFile', save);
  vi.spyOn(systemClock, 'now').mockImplementation(() => app.world.clock.now() + DAY_MS);
  app.world.fail(readGiftDetails, 'drop-before');
  await openConfirmation(1);
  await app.press('Add to calendar');
  expect(save).toHaveBeenCalledWith(
    'northstar-gift.ics',
    expect.anything(),
    expect.stringContaining('DTSTART;VALUE=DATE:20260610\r\n'),
  );
});
