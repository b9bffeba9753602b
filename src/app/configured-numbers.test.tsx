import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buyGifts } from '#api/gifts/gift-purchase.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { RECENT_ORDER_KEY } from '#domain/ordering/order-placement.ts';
import { ownerKeyOf } from '#domain/owner-key.ts';
import { type RetailerSettings, TYPICAL } from '#mocks/configuration/settings.ts';
import { latteOrder } from '#tests/support/an-order.ts';
import { cartLatte, keptCartText } from '#tests/support/cart-items.ts';
import { fillInGift } from '#tests/support/gift-on-screen.ts';
import { GUEST_CARD, keepGuestCard } from '#tests/support/guest-card.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standInMap } from '#tests/support/stand-in-map.tsx';

// The typical retailer sets the numbers that the app has as its defaults, which hides an app that never reads them. Here each
// is another one, on the wire.

const app = setUpApp();

type Persona = Parameters<typeof app.world.become>[0];

const configure = (settings: Partial<RetailerSettings>, persona: Persona = 'anonymous') =>
  app.startWorld({ persona, settings });

const configurationRead = () =>
  waitFor(() => {
    const state = app.parts.queryClient.getQueryState(['configuration']);
    expect(state).toMatchObject({ fetchStatus: 'idle', status: 'success' });
    expect(state?.dataUpdatedAt).toBeGreaterThan(0);
  });

describe('the locator', () => {
  const results = () => screen.getByRole('region', { name: 'Stores' });
  const cards = () => within(results()).queryAllByRole('article');
  const camera = () => standInMap.props?.requestedView.camera ?? expect.fail('There is no map.');

  async function openLocator(change: Partial<RetailerSettings['locator']>) {
    configure({ locator: { ...TYPICAL.locator, ...change } });
    await app.open('/store-locator');
    await configurationRead();
  }
  async function searchSeattle() {
    const box = screen.getByRole('combobox', { name: 'City, neighborhood or ZIP code' });
    await app.user.type(box, 'Seattle{Enter}');
    await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  }
  const moveMap = (moved: { lat: number; lng: number; zoom: number }) =>
    act(async () => {
      const bounds = { north: moved.lat + 1, south: moved.lat - 1, east: moved.lng + 1, west: moved.lng - 1 };
      standInMap.props?.onCameraMoved({ camera: moved, bounds, byVisitor: true });
    });

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  test('ORD-091 a position as inexact as the retailer allows is searched around', async () => {
    const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found) =>
      found({ coords: { latitude: 45.52, longitude: -122.68, accuracy: 40_000 } } as GeolocationPosition),
    );
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    await openLocator({ geolocationAccuracyThreshold: 50_000 });
    await app.press('Find stores near me');
    await waitFor(() => expect(within(results()).getAllByText(/, OR/).length).toBeGreaterThan(0));
  });

  test('ORD-091 LOC-026 from below the configured zoom no stores are listed, and one press leads back to it', async () => {
    await openLocator({ zoomThreshold: 12.5 });
    await searchSeattle();
    await moveMap({ ...camera(), zoom: 12.25 });
    await screen.findByText("You've zoomed out too far. Zoom in to see stores.");
    expect(cards()).toEqual([]);
    await app.user.click(within(results()).getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(camera().zoom).toBe(12.5));
  });

  test('ORD-091 a pan by more than the configured share of the map offers to search there', async () => {
    await openLocator({ panThreshold: 0.1 });
    await searchSeattle();
    const { lat, lng, zoom } = camera();
    // A tenth of a map of 512 pixels, and a little more; less than half of the default share.
    const share = (0.11 * 512 * 360) / (256 * 2 ** zoom);
    await moveMap({ lat, lng: lng + share, zoom });
    await screen.findByRole('button', { name: 'Search this area' });
  });

  test('ORD-091 one store is shown from as near as the retailer wants', async () => {
    await openLocator({ singleLocationZoom: 17.5 });
    await app.router.navigate({ to: '/store-locator', search: { storeNumber: latteOrder().storeNumber } });
    await waitFor(() => expect(camera().zoom).toBe(17.5));
  });
});

describe('the most that one order may have', () => {
  const LIMIT = "There's a 3 item max for a single order.";

  async function openCart(quantity: number) {
    configure({ maximumItemAmount: 3 });
    const { storeNumber } = latteOrder();
    await app.open(`/menu?storeNumber=${storeNumber}`);
    await screen.findByRole('region', { name: app.world.directory.find(storeNumber)?.name ?? '' });
    const kept = { ...window.localStorage, [CART_KEY]: keptCartText([cartLatte({ quantity })]) };
    app.close();
    for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, String(value));
    await app.open('/menu/cart');
    await screen.findByRole('listitem', { name: 'Caffè Latte' });
    await configurationRead();
  }

  test('PRV-023 one more than configured is refused in the words of that limit', async () => {
    await openCart(3);
    await app.press('One more Caffè Latte');
    expect(await screen.findByText(LIMIT)).toBeTruthy();
    expect((await app.inCart()).map(({ quantity }) => quantity)).toEqual([3]);
  });

  test('PRV-023 a cart beyond the configured limit cannot be ordered', async () => {
    await openCart(4);
    const checkout = await screen.findByRole('button', { name: 'Guest checkout (4)' });
    expect(document.getElementById(checkout.getAttribute('aria-describedby') ?? '')?.textContent).toBe(LIMIT);
  });

  test('PRV-023 MNU-023 an earlier order with more than configured adds nothing', async () => {
    configure({ maximumItemAmount: 1 }, 'member-green');
    await app.open('/menu/previous');
    await configurationRead();
    const [reorder] = await screen.findAllByRole('button', { name: /^Reorder/ });
    await app.user.click(reorder ?? expect.fail('There is no order.'));
    await screen.findByRole('dialog', { name: "There's a 1 item max for a single order." });
    expect(await app.inCart()).toEqual([]);
  });
});

describe('the time after which the most recent order is forgotten', () => {
  const kept = () => window.localStorage.getItem(RECENT_ORDER_KEY);
  const heading = () => screen.queryByRole('heading', { name: 'Your latest order' });

  async function openAfter(minutes: number, staleAfter: number) {
    configure({ mostRecentOrderStaleAfter: staleAfter * MINUTE_MS }, 'member-green');
    const { memberId } = app.world.account('member-green');
    const owner = ownerKeyOf(memberId);
    const order = { orderId: 'order-1', visitor: 'member', owner, pickupOption: 'in-store', scheduledAt: null };
    const { storeNumber } = latteOrder();
    const placedAt = Date.now() - minutes * MINUTE_MS;
    window.localStorage.setItem(RECENT_ORDER_KEY, JSON.stringify({ ...order, storeNumber, placedAt }));
    await app.open('/');
    await configurationRead();
  }

  test('ORD-050 ORD-051 PRV-025 is shorter where the retailer says so', async () => {
    await openAfter(11, 10);
    await waitFor(() => expect(kept()).toBeNull());
    expect(heading()).toBeNull();
  });

  test('ORD-050 ORD-051 PRV-025 is waited for in parts where it is longer than any timer runs', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await openAfter(1, 30 * 24 * 60);
    await waitFor(() => expect(heading()).not.toBeNull());
    expect(Math.max(...timers.mock.calls.map(([, delay = 0]) => delay))).toBe(24 * 60 * MINUTE_MS);
  });

  test('ORD-050 ORD-051 PRV-025 is longer where the retailer says so, also before that is known', async () => {
    await openAfter(90, 120);
    await waitFor(() => expect(heading()).not.toBeNull());
    expect(kept()).not.toBeNull();
  });
});

test('BIL-026 BIL-027 a guest’s token one second older than the configured age sends nothing, and Pay asks for the payment anew', async () => {
  configure({ securePayment: { guestPaymentTokenMaxAge: 60_000 } });
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  await fillInGift(app);
  const sheet = within(await screen.findByRole('dialog', { name: 'Review and send' }));
  keepGuestCard(app.parts.session, now - 61_000);
  await sheet.findByText(GUEST_CARD);
  await app.press(/^Pay \$/);
  await screen.findByRole('dialog', { name: 'Your payment has expired' });
  expect(app.calls(buyGifts)).toBe(0);
});
