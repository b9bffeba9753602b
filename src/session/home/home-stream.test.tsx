import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addCard, addDigitalCard } from '#api/account/card-add.ts';
import { removeCard } from '#api/account/card-changes.ts';
import { readCards } from '#api/account/cards.ts';
import { readProfile, saveProfile } from '#api/account/profile.ts';
import { reloadCard } from '#api/account/reload.ts';
import { readGuestStreamItems, readStreamItems, streamKey } from '#api/home/stream.ts';
import { sendOrder, submitOrder, submitOrderGuest } from '#api/ordering/submit-order.ts';
import { readExpiringStars } from '#api/rewards/expiring-stars.ts';
import { redeemPromoCode } from '#api/rewards/redeem-promo-code.ts';
import type { StreamItem } from '#domain/home/stream-item.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { createClock } from '#mocks/clock.ts';
import { operationsOf } from '#mocks/handlers.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { systemClock } from '#platform/clock.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { holdCalls } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { comeBack } from '#tests/support/visibility.ts';
import { STREAM_AGING_CHANGES } from './stream-aging-changes.ts';

// What ends by the clock of the world ends by that of the app.
const clock = createClock();
const app = setUpApp({ persona: 'member-green', clock });

const FIVE_MINUTES = 5 * 60_000;
const FEED = '/account/for-you';
const TITLE = 'Today at Northstar';

/** What the cards of the feed are called. */
const titles = () =>
  within(screen.getByRole('region', { name: TITLE }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const asked = () => app.calls(readStreamItems);
const openFeed = async () => {
  await app.open(FEED);
  await screen.findByRole('heading', { name: TITLE });
};
/** Sets the clock of the app so long after now. */
const after = (ms: number) => {
  const now = Date.now() + ms;
  vi.spyOn(systemClock, 'now').mockReturnValue(now);
};
const MEMBERS = '/apiproxy/v1/stream-items';
const GUESTS = '/apiproxy/v1/unauth/stream-items';
/** What the feed was asked with, each time. */
const queries = (path = MEMBERS) =>
  vi
    .mocked(globalThis.fetch)
    .mock.calls.map(([address]) => new URL(String(address), 'https://northstar.test'))
    .filter(({ pathname }) => pathname === path)
    .map(({ searchParams }) => searchParams);
/** The titles of what is kept of the feed. */
const kept = () =>
  app.parts.queryClient
    .getQueriesData<StreamItem[]>({ queryKey: streamKey })
    .flatMap(([, items = []]) => items.map(({ title }) => title));
const settled = async () => {
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  await app.atRest();
};

test('FED-040 FED-051 a member’s feed is fetched once, reused for five minutes and then fetched again', async () => {
  // The time that the page takes to be drawn does not count.
  let now = Date.now();
  vi.spyOn(systemClock, 'now').mockImplementation(() => now);
  await openFeed();
  expect(asked()).toBe(1);
  now += FIVE_MINUTES - 2000;
  await comeBack();
  await settled();
  expect(asked()).toBe(1);
  await act(async () => app.router.navigate({ to: '/menu' }));
  await act(async () => app.router.navigate({ to: FEED }));
  await screen.findByRole('heading', { name: TITLE });
  expect(asked()).toBe(1);
  now += 4000;
  await comeBack();
  await waitFor(() => expect(asked()).toBe(2));
  expect(screen.getByRole('heading', { name: TITLE })).toBeTruthy();
});

for (const [persona, path] of [
  ['member-green', MEMBERS],
  ['anonymous', GUESTS],
] as const) {
  test(`FED-040 FED-041 the feed of ${persona} is asked for in the language of the page`, async () => {
    app.startWorld({ clock, persona, settings: { enableUnauthenticatedStream: true } });
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA']);
    vi.spyOn(globalThis, 'fetch');
    await app.open(FEED, { locale: 'fr-CA' });
    await waitFor(() => expect(queries(path).map((query) => query.get('locale'))).toEqual(['fr-CA']));
  });
}

test('FED-042 FED-040 FED-053 the kinds of items that are configured are asked for, between commas, and shown alone', async () => {
  app.startWorld({ clock, persona: 'member-green', settings: { streamItemTypes: ['coupon', 'information'] } });
  vi.spyOn(globalThis, 'fetch');
  await openFeed();
  expect(queries().map((query) => query.get('streamItemTypes'))).toEqual(['coupon,information']);
  // The request for a birthday waits for the profile.
  await waitFor(() => expect(app.calls(readProfile)).toBe(1));
  await settled();
  const others = ['Your Stars won’t shine forever', 'When’s your birthday?'];
  expect(kept()).toEqual(expect.arrayContaining(others));
  expect(titles().filter((title) => others.includes(String(title)))).toEqual([]);
});

test('FED-044 FED-046 a 304 keeps what is there and counts as a fetch', async () => {
  await openFeed();
  // It waits for the profile.
  await screen.findByRole('link', { name: 'Add your birthday' });
  const shown = titles();
  after(FIVE_MINUTES + 2000);
  await comeBack();
  await waitFor(() => expect(asked()).toBe(2));
  await settled();
  expect(titles()).toEqual(shown);
  await comeBack();
  await settled();
  expect(asked()).toBe(2);
});

test('FED-045 FED-046 a 206 is shown without an error and asked for again at the next view', async () => {
  app.startWorld({ clock, persona: 'member-green', name: 'stream-partial' });
  await openFeed();
  expect(screen.queryByText('Something went wrong.')).toBeNull();
  await comeBack();
  await waitFor(() => expect(asked()).toBe(2));
});

/** Makes one of the cards that are shown end so long after now. */
const endsIn = (title: string, ms: number) =>
  act(async () => {
    app.parts.queryClient.setQueriesData<StreamItem[]>({ queryKey: streamKey }, (items = []) =>
      items.map((item) => (item.title === title ? { ...item, endsAt: systemClock.now() + ms } : item)),
    );
  });

/** Starts another world, whose clock and that of the app stand still until the test moves them. */
function startAtNoon() {
  const noon = createClock({ at: Date.UTC(2026, 5, 10, 18), frozen: true });
  app.startWorld({ clock: noon, persona: 'member-green' });
  vi.spyOn(systemClock, 'now').mockImplementation(() => noon.now());
  return noon;
}

test('FED-047 what ends while it is kept is dropped with the next success, a 304 too', async () => {
  const ending = 'Maple Oat Latte is back';
  const noon = startAtNoon();
  await openFeed();
  await screen.findByRole('heading', { name: ending });
  await endsIn(ending, 60_000);
  expect(kept()).toContain(ending);
  // It came with the others.
  expect(kept()).not.toContain('This is over');
  noon.advance(FIVE_MINUTES + 2000);
  await comeBack();
  await waitFor(() => expect(asked()).toBe(2));
  // Its heading goes by itself (FED-057).
  await waitFor(() => expect(kept()).not.toContain(ending));
  expect(screen.queryByRole('heading', { name: ending })).toBeNull();
});

test('FED-057 a card that ends while it is watched goes, and the others stay', async () => {
  const ending = 'Maple Oat Latte is back';
  const noon = startAtNoon();
  await openFeed();
  // It waits for the profile.
  await screen.findByRole('link', { name: 'Add your birthday' });
  await settled();
  await endsIn(ending, 200);
  // Drawn with its end, so that nothing but its timer draws it once more.
  await settled();
  const before = titles();
  expect(before).toContain(ending);
  noon.advance(200);
  await waitFor(() => expect(titles()).toEqual(before.filter((title) => title !== ending)));
  expect(asked()).toBe(1);
});

test('FED-057 a card that ends while another tab is in front is gone at the next view, before anything is fetched', async () => {
  const ending = 'Maple Oat Latte is back';
  await openFeed();
  await endsIn(ending, 60_000);
  expect(titles()).toContain(ending);
  after(61_000);
  await comeBack();
  expect(titles()).not.toContain(ending);
  expect(asked()).toBe(1);
});

const INTENT = { 'idempotency-key': 'intent' };

/** What a member does elsewhere, as the app sends it; whether the world takes it does not matter here. */
const CHANGES: Readonly<Record<string, () => Promise<unknown>>> = {
  'a card added': () =>
    addCard({ headers: INTENT, body: { cardNumber: '6049123412341234', pin: '12345678', nickname: '' } }),
  'a digital card added': () => addDigitalCard({ headers: INTENT, body: { nickname: '' } }),
  'a card removed': async () => {
    const [card] = await readCards({});
    return removeCard({ params: { cardId: card?.cardId ?? '' } });
  },
  'a promo code redeemed': () => redeemPromoCode({ variables: { promoCode: 'STARS50' } }),
  'a profile saved': async () => {
    const { emailAddress: _, memberSince: __, subMarket: ___, ...profile } = await readProfile({});
    return saveProfile({ body: { ...profile, birthday: { month: 5, day: 4 } } });
  },
};

for (const [what, change] of Object.entries(CHANGES)) {
  test(`FED-049 FED-050 AMB-40 ${what} makes the feed old: the next view fetches it again`, async () => {
    await openFeed();
    await act(async () => void (await change()));
    expect(asked()).toBe(1);
    await comeBack();
    await waitFor(() => expect(asked()).toBe(2));
  });
}

test('FED-049 FED-050 AMB-40 AMB-07 an order of a guest makes the feed of guests old', async () => {
  app.startWorld({ clock, persona: 'guest', settings: { enableUnauthenticatedStream: true } });
  await openFeed();
  const guest = { firstName: 'Nora', lastName: 'North', email: 'nora@example.com', marketingOptIn: false };
  const order = { orderId: 'order-1', storeNumber: storeNumberOf('900994'), tenders: [], tipAmount: 0, timeSlot: null };
  const { signal } = new AbortController();
  await act(async () => void (await sendOrder({ ...order, guest }, { reputation: 'risk', signal })));
  expect(app.calls(submitOrderGuest)).toBe(1);
  expect(app.calls(readGuestStreamItems)).toBe(1);
  await comeBack();
  await waitFor(() => expect(app.calls(readGuestStreamItems)).toBe(2));
});

test('FED-050 AMB-40 the calls that make a feed old are calls of the app', () => {
  const named = [
    addCard,
    addDigitalCard,
    removeCard,
    reloadCard,
    saveProfile,
    submitOrder,
    submitOrderGuest,
    redeemPromoCode,
  ];
  expect(STREAM_AGING_CHANGES.toSorted()).toEqual(
    named.map(({ contract }) => `${contract.method} ${contract.path}`).toSorted(),
  );
  for (const operation of STREAM_AGING_CHANGES)
    if (!operation.includes('graphql')) expect(operationsOf(app.world)).toContain(operation);
});

test('FED-049 reading makes no feed old', async () => {
  await openFeed();
  await act(async () => void (await readCards({})));
  await comeBack();
  await settled();
  expect(asked()).toBe(1);
});

test('FED-050 signing out and in again drops the feed: nothing of it is shown, and it is fetched anew', async () => {
  vi.spyOn(globalThis, 'fetch');
  await openFeed();
  await app.follow('Sign out');
  await waitFor(() => expect(kept()).toEqual([]));
  await act(async () => app.router.navigate({ href: '/account/signin?returnUrl=%2Faccount%2Ffor-you' }));
  await app.user.type(
    await screen.findByRole('textbox', { name: 'Email or username' }),
    PERSONAS['member-green'].email,
  );
  await app.user.type(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
  await screen.findByRole('heading', { name: TITLE });
  // Within five minutes, and of the same member: nothing but signing in and out has made it old.
  expect(queries().map((query) => query.has('modifiedSince'))).toEqual([false, false]);
});

test('FED-050 another member sees nothing of the feed of the one before', async () => {
  await openFeed();
  await act(async () => void (await app.parts.session.signOut()));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'When’s your birthday?' })).toBeNull());
  app.close();
  app.world.become('member-gold');
  await openFeed();
  await app.heading(greetingTo('Goldie'));
  expect(asked()).toBe(2);
});

test('FED-041 RWD-022 guests have a feed where the unauthenticated stream alone is on, and none where it is off', async () => {
  app.startWorld({ clock, settings: { enableUnauthenticatedStream: true } });
  await openFeed();
  expect(app.calls(readGuestStreamItems)).toBe(1);
  expect(asked()).toBe(0);
  await screen.findByRole('heading', { name: 'Free coffee is closer than you think' });
  app.startWorld({ clock, settings: { enableUnauthenticatedStream: false } });
  await app.open(FEED);
  await app.heading('Can we get something started for you?');
  await settled();
  expect(app.calls(readGuestStreamItems)).toBe(0);
});

test.each([
  ['is answered with an error', 'status:500', 1],
  // Sent again twice by itself.
  ['has no answer', 'drop-before', 3],
] as const)(
  'FED-012 FED-013 FC-043 a feed that %s says so, and is there after another try',
  async (_, fault, times) => {
    app.world.fail(readStreamItems, fault, times);
    await app.open(FEED);
    await screen.findByText('Something went wrong.');
    expect(screen.getByText('Please try refreshing the page.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
    await app.press('Try again');
    await screen.findByRole('heading', { name: TITLE });
    expect(document.activeElement?.tagName).toBe('H1');
    expect(screen.queryByText('Something went wrong.')).toBeNull();
  },
);

test('FED-013 FC-043 a guest’s list where an object is due is an error', async () => {
  app.startWorld({ clock, persona: 'member-green', name: 'stream-swapped' });
  await app.open(FEED);
  await screen.findByText('Please try refreshing the page.');
});

test('FED-061 the request for a birthday is there for a member without one, and not for a member who has given it', async () => {
  await openFeed();
  const link = await screen.findByRole('link', { name: 'Add your birthday' });
  expect(link.getAttribute('href')).toBe('/account/personal');
  app.world.become('member-gold');
  await openFeed();
  await screen.findByRole('heading', { name: 'Your birthday drink is on us' });
  expect(screen.queryByRole('link', { name: 'Add your birthday' })).toBeNull();
});

test('FED-061 while it is not known whether a birthday is on file, none is asked for', async () => {
  app.world.become('member-gold');
  const release = holdCalls((call) => call.includes(readProfile.contract.path));
  await openFeed();
  await screen.findByRole('heading', { name: 'Your birthday drink is on us' });
  expect(screen.queryByRole('link', { name: 'Add your birthday' })).toBeNull();
  release();
  await settled();
  expect(app.calls(readProfile)).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Add your birthday' })).toBeNull();
});

test('FED-052 Stars that expire are reused for five minutes', async () => {
  // The time that the page takes to be drawn does not count.
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now);
  await app.open('/account/rewards');
  await screen.findByRole('heading', { name: 'Stars expiring soon' });
  const before = app.calls(readExpiringStars);
  vi.spyOn(Date, 'now').mockReturnValue(now + FIVE_MINUTES - 5000);
  await act(async () => app.router.navigate({ to: '/menu' }));
  await act(async () => app.router.navigate({ to: '/account/rewards' }));
  await screen.findByRole('heading', { name: 'Stars expiring soon' });
  expect(app.calls(readExpiringStars)).toBe(before);
  vi.spyOn(Date, 'now').mockReturnValue(now + FIVE_MINUTES + 5000);
  await act(async () => app.router.navigate({ to: '/menu' }));
  await act(async () => app.router.navigate({ to: '/account/rewards' }));
  await waitFor(() => expect(app.calls(readExpiringStars)).toBe(before + 1));
});
