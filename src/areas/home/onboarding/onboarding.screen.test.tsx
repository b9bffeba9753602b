import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { readStreamItems } from '#api/home/stream.ts';
import { ONBOARDING_KEY } from '#domain/home/onboarding.ts';
import { systemClock } from '#platform/clock.ts';
import * as inSight from '#platform/in-sight.ts';
import { keepOnboardingMarks, keptOnboardingMarks } from '#platform/storage/onboarding-marks.ts';
import { useOnboardingMarks } from '#session/home/onboarding-marks.ts';
import { mount } from '#tests/models/kit/mount.tsx';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';
import { comeBack } from '#tests/support/visibility.ts';
import { DoneTask, OpenTask } from './onboarding-card.tsx';

const app = setUpApp({ persona: 'member-new' });

// A task was done yesterday by the clock of the world.
beforeEach(() => {
  vi.spyOn(systemClock, 'now').mockImplementation(() => app.world.clock.now());
});
afterEach(() => vi.unstubAllGlobals());

const tasks = async () =>
  within(await app.main().findByRole('region', { name: 'First things first' }))
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);

/** A screen below 768 px, which counts as a phone (RWD-015). */
const onPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media === 'not all and (min-width: 48em)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

for (const [name, title, done, link] of [
  ['MOP', 'Order ahead', 'First order: done', '/menu'],
  ['Purchase', 'Pay in store', 'First visit: done', '/#pay'],
  ['SvcReload', 'Load your card', 'Card loaded', '/account/cards#add-money'],
] as const) {
  test(`FED-068 FED-069 the task ${name} has words, a picture and a way, and other words once it is done`, async () => {
    const { unmount } = await mount({}, <OpenTask name={name} />);
    const card = within(screen.getByRole('listitem'));
    expect(card.getByRole('heading').textContent).toBe(title);
    expect(screen.getByRole('listitem').querySelector('img, svg')).toBeTruthy();
    expect(card.getByRole('link').getAttribute('href')).toBe(link);
    unmount();
    await mount({}, <DoneTask name={name} isCovered={false} isSeen={false} onSeen={() => {}} />);
    expect(screen.getByRole('heading').textContent).toBe(done);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('listitem').querySelector('svg')).toBeTruthy();
  });
}

test('FED-006 FED-068 FED-070 FED-071 a new member sees what to do first under one header, paying in store only on a phone', async () => {
  await app.open('/account/for-you');
  expect(await tasks()).toEqual(['Order ahead']);
  // They stay beside the error of a feed that is old and cannot be read again.
  app.world.fail(readStreamItems, 'status:500');
  app.world.clock.advance(6 * 60_000);
  await comeBack();
  await app.main().findByText('Something went wrong.');
  expect(await tasks()).toEqual(['Order ahead']);
  app.world.heal();
  onPhone();
  await app.open('/account/for-you');
  expect(await tasks()).toEqual(['Order ahead', 'Pay in store']);
});

test('FED-074 the last card that was seen takes the header along, seen here or in another tab', async () => {
  await app.open('/account/for-you', { as: 'member-beginning' });
  await app.press('Close');
  expect(await tasks()).toEqual(['First order: done']);
  const visitor = app.parts.session.visitor();
  if (visitor.kind !== 'member') throw new Error('A member is needed.');
  keepOnboardingMarks(visitor.memberId, { seen: ['MOP'], isWelcomed: true });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: ONBOARDING_KEY })));
  await waitFor(() => expect(app.main().queryByRole('region', { name: 'First things first' })).toBeNull());
});

test('FED-072 FC-184 AMB-41 a done task is shown for two days by the clock of the server, which dates it', async () => {
  const ahead = 36 * 60 * 60_000;
  vi.spyOn(systemClock, 'now').mockImplementation(() => app.world.clock.now() + ahead);
  await app.open('/account/for-you', { as: 'member-beginning' });
  await app.press('Close');
  expect(await tasks()).toEqual(['First order: done']);
});

test('FED-006 a member who is no beginner sees the stream without such tasks', async () => {
  await app.open('/account/for-you', { as: 'member-gold' });
  await app.main().findByRole('region', { name: 'Today at Northstar' });
  expect(app.main().queryByRole('region', { name: 'First things first' })).toBeNull();
});

test('FED-077 AMB-42 a member whose first card held less than 5.00 is welcomed once, with an order and money for the card', async () => {
  await app.open('/account/for-you', { as: 'member-beginning' });
  const welcome = within(await screen.findByRole('dialog', { name: 'Welcome to Northstar Rewards' }));
  expect(welcome.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Load your card', '/account/cards#add-money'],
    ['Start an order', '/menu'],
  ]);
  await app.press('Close');
  await app.noDialog();
  await app.open('/account/for-you');
  await app.main().findByRole('region', { name: 'First things first' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('FED-077 FED-007 the welcome waits until the barcode is closed, and is there then', async () => {
  await app.open('/account/for-you#pay', { as: 'member-beginning' });
  await app.main().findByRole('region', { name: 'First things first', hidden: true });
  await screen.findByRole('dialog', { name: 'Scan and pay' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await app.press('Close');
  await screen.findByRole('dialog', { name: 'Welcome to Northstar Rewards' });
});

test('FED-073 a done task below the welcome or the barcode is not being read: it is watched once that is closed', async () => {
  const watched = vi.fn();
  standIn(inSight, 'watchInSight', () => {
    watched();
    return () => {};
  });
  await app.open('/account/for-you', { as: 'member-beginning' });
  await app.main().findByRole('heading', { name: 'First order: done', hidden: true });
  await screen.findByRole('dialog', { name: 'Welcome to Northstar Rewards' });
  expect(watched, 'below the welcome').not.toHaveBeenCalled();
  await app.press('Close');
  expect(await tasks()).toEqual(['First order: done']);
  await waitFor(() => expect(watched).toHaveBeenCalled());
  watched.mockClear();
  await app.open('/account/for-you#pay');
  await app.main().findByRole('heading', { name: 'First order: done', hidden: true });
  await screen.findByRole('dialog', { name: 'Scan and pay' });
  expect(watched).not.toHaveBeenCalled();
  await app.press('Close');
  await waitFor(() => expect(watched).toHaveBeenCalledTimes(1));
});

test('FED-073 no time passes for a done task while something lies over it', async () => {
  const clock = new SimulatedClock();
  const seen = vi.fn();
  standIn(inSight, 'watchInSight', (_card, report) => {
    report(true);
    return () => {};
  });
  let cover = (_isCovered: boolean) => {};
  function Card() {
    const [isCovered, setCovered] = useState(false);
    cover = setCovered;
    return <DoneTask name="MOP" isCovered={isCovered} isSeen={false} onSeen={seen} />;
  }
  await mount({ runtime: { actors: {}, clock, inspect: () => {} } }, <Card />);
  act(() => void clock.increment(4_000));
  act(() => cover(true));
  act(() => void clock.increment(60_000));
  expect(seen).not.toHaveBeenCalled();
  act(() => cover(false));
  act(() => void clock.increment(4_999));
  expect(seen).not.toHaveBeenCalled();
  act(() => void clock.increment(1));
  expect(seen).toHaveBeenCalledTimes(1);
});

test('FED-075 FED-076 the tasks that were seen are kept sorted, and each of them once', async () => {
  let noteSeen = (_name: string) => {};
  function Page() {
    ({ noteSeen } = useOnboardingMarks('gwen'));
    return null;
  }
  await mount({}, <Page />);
  for (const name of ['Purchase', 'MOP', 'MOP']) act(() => noteSeen(name));
  expect(keptOnboardingMarks('gwen').seen).toEqual(['MOP', 'Purchase']);
});

/** What a member has seen, on a page of its own. */
async function openMarks() {
  const page: { of?: ReturnType<typeof useOnboardingMarks> } = {};
  function Page() {
    page.of = useOnboardingMarks('gwen');
    return <p>{page.of.marks.seen.join(' ')}</p>;
  }
  await mount({}, <Page />);
  return page;
}

test('FED-076 FED-077 D-218 what another tab has noted, and was not heard of, is not taken back by the next mark', async () => {
  const page = await openMarks();
  keepOnboardingMarks('gwen', { seen: ['MOP'], isWelcomed: true });
  act(() => page.of?.noteSeen('Purchase'));
  expect(keptOnboardingMarks('gwen')).toEqual({ seen: ['MOP', 'Purchase'], isWelcomed: true });
});

test('FED-076 FC-070 D-218 a page that comes out of the cache knows what another tab has noted meanwhile', async () => {
  await openMarks();
  keepOnboardingMarks('gwen', { seen: ['MOP'], isWelcomed: true });
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.getByText('MOP')).toBeTruthy();
});

test('FED-076 where the browser keeps nothing a mark lives as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const page = await openMarks();
  for (const name of ['MOP', 'Purchase']) act(() => page.of?.noteSeen(name));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  act(() => page.of?.noteWelcomed());
  expect(page.of?.marks).toEqual({ seen: ['MOP', 'Purchase'], isWelcomed: true });
});

test('FED-077 a way of the welcome is taken instead of it: Back does not bring it again', async () => {
  await app.open('/account/for-you', { as: 'member-beginning' });
  const welcome = within(await screen.findByRole('dialog', { name: 'Welcome to Northstar Rewards' }));
  await app.user.click(welcome.getByRole('link', { name: 'Start an order' }));
  expect(app.router.state.location.pathname).toBe('/menu');
  app.router.history.back();
  await app.main().findByRole('region', { name: 'First things first' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('FED-077 AMB-42 with 5.00 or more on the first card there is no welcome', async () => {
  await app.open('/account/for-you');
  await tasks();
  // What would be fetched for it has had its time.
  await act(async () => {
    await import('./welcome.tsx');
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('FED-016 the card that asks for a birthday leads to the personal information', async () => {
  await app.open('/account/for-you', { as: 'member-green' });
  expect((await app.main().findByRole('link', { name: 'Add your birthday' })).getAttribute('href')).toBe(
    '/account/personal',
  );
});
