import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();
afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

const LINK = `${window.location.origin}/gift/80010302`;

/** The browser as it is, on a device with a way to share. */
function withShare(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

test('where the device has no way to share, the link of the design is copied and says so', async () => {
  await app.open('/gift/80010302');
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await app.press('Share');
  await screen.findByText('Link copied. Paste it anywhere.');
  expect(copied.mock.calls).toEqual([[LINK]]);
});

test('where it has one, it is given link, name and words; a visitor who thinks better of it hears nothing', async () => {
  const given: ShareData[] = [];
  await app.open('/gift/80010302');
  withShare(async (data) => {
    given.push(data);
    throw new DOMException('Left', 'AbortError');
  });
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await app.press('Share');
  expect(given).toEqual([
    { url: LINK, title: 'Class dismissed', text: 'Class dismissed: a gift card from Northstar Coffee' },
  ]);
  expect(copied).not.toHaveBeenCalled();
});

test('where nothing can be copied either, the way is said', async () => {
  await app.open('/gift/80010302');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  await app.press('Share');
  await screen.findByText('We couldn’t copy the link. Copy this page’s address instead.');
});
