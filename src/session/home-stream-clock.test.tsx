import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readStreamItems } from '#api/home/stream.ts';
import { createClock } from '#mocks/clock.ts';
import { PERSONAS } from '#mocks/session/personas.ts';
import { systemClock } from '#platform/clock.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const SERVER_NOW = Date.UTC(2026, 5, 10, 18, 0);
const SIX_MINUTES = 6 * 60_000;
const HOUR = 60 * 60_000;
const COUPON = '$2 off orders from $5';

const app = setUpApp();

for (const [what, error] of [
  ['an hour fast', HOUR],
  ['right', 0],
  ['an hour slow', -HOUR],
] as const) {
  test(`FED-042 FED-044 a coupon that was used elsewhere leaves the feed of a device whose clock is ${what}`, async () => {
    const clock = createClock({ at: SERVER_NOW, frozen: true });
    app.startWorld({ clock, persona: 'member-green' });
    vi.spyOn(systemClock, 'now').mockImplementation(() => clock.now() + error);
    await app.open('/account/for-you');
    await screen.findByRole('heading', { name: COUPON });
    clock.advance(SIX_MINUTES / 2);
    const loyalty = app.world.members.get(PERSONAS['member-green'].email)?.account.loyalty;
    loyalty?.coupons.splice(0);
    // The member's phone has asked since, so that the server knows when it was used.
    await app.world.send('/apiproxy/v1/stream-items?locale=en-US&streamItemTypes=coupon&streamItemStatus=active');
    clock.advance(SIX_MINUTES / 2);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(app.calls(readStreamItems)).toBe(3));
    await waitFor(() => expect(screen.queryByRole('heading', { name: COUPON })).toBeNull());
  });
}
