import { expect, test, vi } from 'vitest';
import { readGiftDetails } from '#api/gifts/gift-details.ts';
import { DAY_MS } from '#domain/durations.ts';
import { GIFT_PURCHASE_KEY } from '#domain/gifting/gift-purchase.ts';
import { systemClock } from '#platform/clock.ts';
import * as files from '#platform/save-file.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';

const app = setUpApp({ persona: 'member-green' });

test('GFT-060 FC-184 the day in the calendar file is the one that was sent, though no answer says what time it is', async () => {
  const save = vi.fn();
  standIn(files, 'saveFile', save);
  vi.spyOn(systemClock, 'now').mockImplementation(() => app.world.clock.now() + DAY_MS);
  const end = { outcome: 'success', orderNumber: 'G1', code: null };
  const gift = { productNumber: '80010101', amount: 2500, recipients: 1, currency: 'USD', day: '2026-06-10', end };
  const marker = { requestId: 'request-00000001', startedAt: systemClock.now(), ...gift };
  window.sessionStorage.setItem(GIFT_PURCHASE_KEY, JSON.stringify(marker));
  app.world.fail(readGiftDetails, 'drop-before');
  await app.open('/gift/confirmation');
  await app.press('Add to calendar');
  expect(save).toHaveBeenCalledWith(
    'northstar-gift.ics',
    expect.anything(),
    expect.stringContaining('DTSTART;VALUE=DATE:20260610\r\n'),
  );
});
