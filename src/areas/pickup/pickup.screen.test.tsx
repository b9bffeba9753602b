import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createCustomerArrival } from '#api/ordering/customer-arrival.ts';
import { readSession } from '#api/session/session.ts';
import { readStoreByNumber, storeQuery } from '#api/stores/store-by-number.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { traitsIn } from '#mocks/locations/store-search.ts';
import { ARRIVAL_TOKENS, EVERYTHING_END, MISSING_STORE } from '#mocks/sentinels.ts';
import { PERSONAS } from '#mocks/session/personas.ts';
import { localTimeIn, openingAt } from '#mocks/stores/opening.ts';
import { type StoreTraits, WEEKS } from '#mocks/stores/store-traits.ts';
import { systemClock } from '#platform/clock.ts';
import * as analytics from '#platform/measuring/analytics.ts';
import { sentVariables } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';

const app = setUpApp();

const STORE = `900${EVERYTHING_END}`;
const FAILED = 'Something went wrong on our end. If you have placed an order, park in curbside pick up.';
const CLOSED = 'Curbside pickup is closed right now.';
const UNAVAILABLE =
  'Curbside is not available right now. Head to the entryway or drive-thru to pick up your order. See you soon!';
const SHOWN = `/pickup/curbside?store=${STORE}&platform=ios`;
const LINK = `store=${STORE}&orderToken=a%26b.&firstName=Ada&platform=ios`;

const spots = () => screen.findAllByRole<HTMLInputElement>('radio', { name: /^Spot \d+$/ });
const alert = async () => (await app.main().findByRole('alert')).textContent;

beforeEach(() => void vi.spyOn(globalThis, 'fetch'));

/** The inputs of all arrivals that were sent. */
const arrivals = () => sentVariables(createCustomerArrival).map((each) => Object(each).customerArrivalInput);

async function checkInAt(spot: string) {
  await app.user.click(await screen.findByRole('radio', { name: `Spot ${spot}` }));
  await app.press('Check in');
}

/** An open store of the world with these traits. */
function storeWith(fits: (traits: StoreTraits) => boolean): string {
  const found = app.world.directory.records.find((record) => {
    const traits = traitsIn(app.world, record);
    const now = localTimeIn(record.timeZoneId, app.world.clock.now());
    return openingAt(WEEKS[traits.week], now, record.country).open && fits(traits);
  });
  return found?.storeNumber.split('-')[0] ?? expect.fail('no such store');
}

const offersCurbside = ({ pickUp, ordering }: StoreTraits) => pickUp.includes('CX') && ordering.curbside === 'READY';

test('CRB-001 CRB-016 the ways to pick up are explained without a sign-in, and without a store there is no check-in', async () => {
  await app.open('/pickup');
  await app.heading('Pick up your order');
  const ways = screen.getAllByRole('heading', { level: 3 }).map(({ textContent, parentElement }) => {
    const steps = within(within(parentElement ?? expect.fail()).getByRole('list')).getAllByRole('listitem');
    return [textContent, steps.length, steps[0]?.textContent];
  });
  expect(ways).toEqual([
    ['Curbside', 3, 'Park in a spot with a curbside sign.'],
    ['In store', 3, 'Come on in. No need to wait in line.'],
    ['Drive-thru', 3, 'Follow the drive-thru lane.'],
  ]);
  expect(screen.queryByRole('link', { name: 'Check in' })).toBeNull();
});

test('CRB-001 CRB-016 D-151 the check-in of a store passes on what the link says, and shows neither token nor name', async () => {
  await app.open(`/pickup?${LINK}`);
  const section = within(await screen.findByRole('region', { name: 'Curbside check-in' }));
  expect(section.getByRole('link', { name: 'Check in' }).getAttribute('href')).toBe(SHOWN);
  await app.follow('Check in');
  expect(await screen.findByText('Hi, Ada! Where are you parked?')).toBeDefined();
  expect(screen.getByText('Seattle Open House')).toBeDefined();
});

for (const [path, name] of [
  ['/pickup', 'the ways to pick up'],
  ['/pickup/curbside', 'check-in'],
]) {
  test(`CRB-011 CRB-012 CRB-013 ${name}: a closed store`, async () => {
    app.startWorld({ name: 'store-closed' });
    await app.open(`${path}?store=${STORE}`);
    expect((await screen.findByRole('heading', { level: 2, name: 'Limited pickup' })).textContent).toBeTruthy();
    expect(screen.getByText(CLOSED)).toBeDefined();
    expect(screen.queryByText(UNAVAILABLE)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Check in' })).toBeNull();
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  test(`CRB-010 CRB-012 CRB-013 CRB-016 ${name}: an open store that does not offer it, or not now`, async () => {
    const without = storeWith(({ pickUp, ordering }) => !pickUp.includes('CX') && ordering.availability === 'READY');
    const notReady = storeWith(({ pickUp, ordering }) => pickUp.includes('CX') && ordering.curbside === 'NOT_READY');
    for (const store of [without, notReady]) {
      await app.open(`${path}?store=${store}`);
      await screen.findByRole('heading', { level: 2, name: 'Limited pickup' });
      expect(screen.getByText(UNAVAILABLE)).toBeDefined();
      expect(screen.queryByText(CLOSED)).toBeNull();
      expect(screen.queryByRole('link', { name: 'Check in' })).toBeNull();
      expect(screen.queryAllByRole('radio')).toEqual([]);
    }
  });
}

test('CRB-002 CRB-006 LOC-006 CRB-014 there are as many spots as the store has stalls, four where it names none', async () => {
  await app.open(`/pickup/curbside?store=${STORE}`);
  expect(await spots()).toHaveLength(6);
  await app.open(`/pickup/curbside?store=${storeWith((it) => offersCurbside(it) && it.ordering.stalls === null)}`);
  expect(await spots()).toHaveLength(4);
});

test('CRB-006 a store whose stalls are counted as none has four spots, and takes a check-in at the last one', async () => {
  const { ordering } = traitsIn(app.world, app.world.directory.find(STORE) ?? expect.fail('no store'));
  const { stalls } = ordering;
  onTestFinished(() => void Object.assign(ordering, { stalls }));
  Object.assign(ordering, { stalls: 0 });
  await app.open(`/pickup/curbside?${LINK}`);
  expect(await spots()).toHaveLength(4);
  await checkInAt('4');
  await app.heading('See you soon!');
});

test('CRB-014 FC-119 without a store, or with one that is not there, the ways to pick up follow', async () => {
  for (const search of ['', '?store=', `?store=${MISSING_STORE}`, '?store=../../x', '?orderToken=a', '?store=<b>']) {
    await app.open(`/pickup/curbside${search}`);
    await app.heading('Pick up your order');
    await waitFor(() => expect(app.address()).toBe('/pickup'));
  }
});

test('CRB-004 CRB-005 CRB-003 CRB-007 CRB-015 the arrival is sent with what the link says', async () => {
  await app.open(`/pickup/curbside?${LINK}`);
  await checkInAt('3');
  await app.heading('See you soon!');
  expect(app.address()).toContain('/pickup/curbside/success');
  expect(screen.getByText(/spot 3/)).toBeDefined();
  const { storeNumber } = app.world.directory.find(STORE) ?? expect.fail('no store');
  expect(arrivals()).toEqual([
    { pickUpOption: 'CX', storeNumber, orderToken: 'a&b.', displayName: 'Ada', stallNumber: 3 },
  ]);
  expect(app.world.effects.arrivals).toBe(1);
});

test('CRB-007 CRB-008 the profile’s name is sent before that of the link; where there is none Guest is sent, and not shown', async () => {
  await app.open(`/pickup/curbside?store=${STORE}&orderToken=1`);
  act(() => app.parts.session.admit({ kind: 'member', firstName: '\u200b ', memberId: 'gwen' }));
  expect(screen.queryByText(/^Hi, /)).toBeNull();
  await checkInAt('1');
  await app.heading('See you soon!');
  app.world.become('member-green');
  await app.open(`/pickup/curbside?store=${STORE}&orderToken=2&firstName=Zoe`);
  expect(await screen.findByText(`Hi, ${PERSONAS['member-green'].firstName}! Where are you parked?`)).toBeDefined();
  await checkInAt('1');
  await app.heading('See you soon!');
  expect(arrivals()).toMatchObject([{ displayName: 'Guest' }, { displayName: PERSONAS['member-green'].firstName }]);
});

test('CRB-007 CRB-008 a check-in waits until it is known who visits, and is sent with the name of the profile', async () => {
  app.world.become('member-green');
  app.world.fail(readSession, 'hang', 1);
  await app.open(`/pickup/curbside?${LINK}`, { isVisitorAwaited: false });
  await checkInAt('1');
  await screen.findByText('Checking in…');
  app.parts.session.admit({ kind: 'member', firstName: 'Gwen', memberId: 'gwen' });
  await app.heading('See you soon!');
  expect(arrivals()).toMatchObject([{ displayName: 'Gwen' }]);
});

test('FC-119 a name is shown as text and cut, and the token is in no address and in no part of the page', async () => {
  await app.open(
    `/pickup/curbside?store=${STORE}&store=1&firstName=<b>x</b>${'y'.repeat(40)}&orderToken=a%26b.&orderToken=2`,
  );
  const hello = await screen.findByText(/^Hi, /);
  expect(hello.textContent).toBe(`Hi, <b>x</b>${'y'.repeat(17)}! Where are you parked?`);
  expect(hello.querySelector('b')).toBeNull();
  await waitFor(() => expect(app.router.latestLocation.maskedLocation?.href).toBe(`/pickup/curbside?store=${STORE}`));
  expect(app.address()).not.toContain('a%26b');
  await checkInAt('2');
  await app.heading('See you soon!');
  expect(arrivals()).toMatchObject([{ orderToken: 'a&b.' }]);
  expect(app.address()).not.toContain('a%26b');
});

test('CRB-002 after a sign-out Back shows neither the name nor the order of the link', async () => {
  app.world.become('member-green');
  await app.open(`/pickup/curbside?${LINK}`, { hasBrowserHistory: true });
  await waitFor(() => expect(app.address()).toBe(SHOWN));
  await screen.findByText(`Hi, ${PERSONAS['member-green'].firstName}! Where are you parked?`);
  expect(JSON.stringify(window.history.state)).not.toMatch(/Ada|a&b|a%26b/);
  await act(async () => void (await app.router.navigate({ to: '/account/signout' })));
  await app.heading('Coffee for wherever you are');
  act(() => window.history.back());
  await checkInAt('3');
  expect(await alert()).toBe(`Limited pickup${UNAVAILABLE}`);
  expect(screen.queryByText(/^Hi, /)).toBeNull();
  expect(arrivals()).toMatchObject([{ orderToken: null, displayName: 'Guest' }]);
});

test('CRB-002 a sign-out in another tab takes name and order of the link from the page that is open', async () => {
  await app.open(`/pickup/curbside?${LINK}`, { hasBrowserHistory: true });
  await screen.findByText('Hi, Ada! Where are you parked?');
  act(() => app.parts.session.admit({ kind: 'member', firstName: 'Gwen', memberId: 'gwen' }));
  act(() => app.parts.session.visitorActor.send({ type: 'session.endedElsewhere' }));
  await waitFor(() => expect(screen.queryByText(/^Hi, /)).toBeNull());
  expect(app.router.latestLocation.href).toBe(SHOWN);
  await checkInAt('3');
  await waitFor(() => expect(arrivals()).toMatchObject([{ orderToken: null, displayName: 'Guest' }]));
});

test('FC-169 CRB-006 no other number than that of a spot is sent', async () => {
  await app.open(`/pickup/curbside?store=${STORE}&orderToken=1`);
  for (const typed of ['', '0', '7', '-1', '1.5', '1e1', '٣']) {
    await app.enter(await screen.findByLabelText('Spot number'), typed);
    await app.press('Check in');
    const group = screen.getByRole('group', { name: 'Select your parking spot' });
    const error = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent, typed).toBe('Select your parking spot');
    const field = app.field('Spot number');
    expect(app.errorBeside(field), typed).toBe('Select your parking spot');
    expect(field.getAttribute('aria-invalid'), typed).toBe('true');
    // What is wrong is put right where it stands.
    expect(document.activeElement, typed).toBe(typed === '' ? (await spots())[0] : field);
  }
  expect(arrivals()).toEqual([]);
});

test('CRB-004 CRB-009 CRB-017 FC-170 a check-in that failed says so, and works when it is pressed again', async () => {
  app.world.fail(createCustomerArrival, 'status:500', 1);
  await app.open(`/pickup/curbside?${LINK}`);
  await checkInAt('3');
  expect(await alert()).toBe(FAILED);
  expect((await spots())[2]?.checked).toBe(true);
  await app.press('Check in');
  await app.heading('See you soon!');
  app.world.heal();
  await app.open(`/pickup/curbside?store=${STORE}&orderToken=${ARRIVAL_TOKENS.broken}`);
  await checkInAt('1');
  expect(await alert()).toBe(FAILED);
  expect(app.world.effects.arrivals).toBe(1);
});

test('CRB-004 who stops waiting for the network goes on at the number of the spot', async () => {
  await app.open(`/pickup/curbside?${LINK}`);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await checkInAt('3');
  await app.press('Change spot');
  await waitFor(() => expect(document.activeElement).toBe(app.field('Spot number')));
});

test('CRB-004 FC-184 a check-in that waits goes on though the session ends, and the network sets the clock right', async () => {
  app.world.become('member-green');
  await app.open(`/pickup/curbside?${LINK}`);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await checkInAt('3');
  await screen.findByRole('button', { name: 'Change spot' });
  app.world.fail(readStoreByNumber, 'status:500');
  act(() => app.parts.session.expire());
  await waitFor(() => expect(app.parts.session.visitor().kind).toBe('anonymous'));
  expect(screen.getByRole('button', { name: 'Change spot' })).toBeTruthy();
  expect((await spots())[2]?.checked).toBe(true);
  vi.spyOn(systemClock, 'now').mockReturnValue(Date.now() - 20_000);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await app.heading('See you soon!');
  expect(app.world.effects.arrivals).toBe(1);
});

test.each([
  ['CRB-004 a network that comes after 15 minutes sends no arrival, however long the device has slept', 16 * 60_000],
  [
    'CRB-004 FC-184 a network that comes once the clock was set back, so that the wait has no length, sends none',
    -60_000,
  ],
])('%s', async (_, passed) => {
  await app.open(`/pickup/curbside?${LINK}`);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await checkInAt('3');
  await screen.findByRole('button', { name: 'Change spot' });
  const now = Date.now();
  vi.spyOn(systemClock, 'now').mockReturnValue(now + passed);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await alert()).toMatch(/not checked in yet/);
  expect(arrivals()).toEqual([]);
});

test('CRB-004 FC-170 a spot that is chosen and sent by the keyboard keeps the focus; another one changes nothing meanwhile', async () => {
  app.world.fail(createCustomerArrival, 'status:500', 1);
  await app.open(`/pickup/curbside?${LINK}`);
  const [, , third, fourth] = await spots();
  await app.user.click(third as HTMLInputElement);
  fireEvent.submit(third?.form as HTMLFormElement);
  fireEvent.click(fourth as HTMLInputElement);
  expect(await alert()).toBe(FAILED);
  expect(document.activeElement).toBe(third);
  expect(third?.checked).toBe(true);
});

test('CRB-014 FC-170 without a token a member is still checked in, and a visitor whom no order is known of is not', async () => {
  await app.open(`/pickup/curbside?store=${STORE}`);
  await checkInAt('3');
  expect(await alert()).toBe(`Limited pickup${UNAVAILABLE}`);
  app.world.become('member-green');
  await app.open(`/pickup/curbside?store=${STORE}`);
  await checkInAt('3');
  await app.heading('See you soon!');
  expect(arrivals()).toMatchObject([{ orderToken: null }, { orderToken: null }]);
});

for (const [name, isOn] of [
  ['waits for the network', false],
  ['is being sent', true],
] as const) {
  test(`CRB-004 a check-in that ${name} comes to its own end where the store is seen to close meanwhile`, async () => {
    await app.open(`/pickup/curbside?${LINK}`);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn);
    if (isOn) app.world.fail(createCustomerArrival, 'latency:3000', 1);
    await checkInAt('3');
    await screen.findByText(isOn ? 'Checking in…' : 'Change spot');
    const { queryKey } = storeQuery(storeNumberOf(STORE));
    act(() => app.parts.queryClient.setQueryData(queryKey, (store) => store && { ...store, open: false }));
    expect(await spots()).toHaveLength(6);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await app.heading('See you soon!');
    expect(app.world.effects.arrivals).toBe(1);
  });
}

test('CRB-011 a store that closes under a check-in that is not being sent has limited pickup, which is said', async () => {
  await app.open(`/pickup/curbside?${LINK}`);
  await spots();
  act(() => screen.getByLabelText('Spot number').focus());
  const { queryKey } = storeQuery(storeNumberOf(STORE));
  act(() => app.parts.queryClient.setQueryData(queryKey, (store) => store && { ...store, open: false }));
  expect(await alert()).toBe(`Limited pickup${CLOSED}`);
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('CRB-002 the token of an order may be long', async () => {
  const orderToken = 't'.repeat(4096);
  await app.open(`/pickup/curbside?store=${STORE}&orderToken=${orderToken}`);
  await checkInAt('3');
  await app.heading('See you soon!');
  expect(arrivals()).toMatchObject([{ orderToken }]);
});

test('CRB-011 CRB-013 a store that closes while the page is open says so', async () => {
  await app.open(`/pickup/curbside?${LINK}`);
  await spots();
  app.world.clock.advance(12 * 3_600_000);
  await checkInAt('1');
  expect(await alert()).toBe(`Limited pickup${CLOSED}`);
});

test('FC-170 two presses are one arrival', async () => {
  await app.open(`/pickup/curbside?${LINK}`);
  await app.user.click(await screen.findByRole('radio', { name: 'Spot 1' }));
  await app.user.dblClick(await screen.findByRole('button', { name: 'Check in' }));
  await app.heading('See you soon!');
  expect(app.calls(createCustomerArrival)).toBe(1);
});

test('CRB-015 a second arrival for the same order counts as a success, and is the same arrival', async () => {
  for (const spot of ['1', '2']) {
    await app.open(`/pickup/curbside?${LINK}`);
    await checkInAt(spot);
    await app.heading('See you soon!');
  }
  expect(app.world.effects).toMatchObject({ arrivals: 1, arrivalsRecognised: 1 });
});

test('CRB-015 the platform is measured, and leads back to its app', async () => {
  const recorded = vi.fn();
  standIn(analytics, 'recordEvent', recorded);
  for (const [platform, store, measured] of [
    ['ios', 'https://apps.example.com/northstar', 'ios'],
    ['Android', 'https://play.example.com/northstar', 'android'],
    ['<b>', null, 'web'],
  ]) {
    await app.open(`/pickup/curbside?store=${STORE}&orderToken=${platform}&platform=${platform}`);
    await checkInAt('1');
    await app.heading('See you soon!');
    const link = screen.queryByRole('link', { name: /^Back to the app/ });
    expect(link?.getAttribute('href') ?? null).toBe(store);
    expect(recorded).toHaveBeenLastCalledWith({ event: 'curbside_check_in', platform: measured });
  }
});

test('CRB-003 FC-170 the page that confirms opens by itself and sends nothing', async () => {
  await app.open('/pickup/curbside/success');
  await app.heading('See you soon!');
  expect(app.calls(createCustomerArrival)).toBe(0);
});
