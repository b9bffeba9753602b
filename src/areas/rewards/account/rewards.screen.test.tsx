import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readExpiringStars } from '#api/rewards/expiring-stars.ts';
import { readLoyalty } from '#api/rewards/loyalty.ts';
import { readStarHistory, starHistoryQuery } from '#api/rewards/star-history.ts';
import { calendarDayOf } from '#domain/rewards/programme-dates.ts';
import { YEAR_MS } from '#mocks/rewards/loyalty-record.ts';
import { TEST_INSTANT } from '#mocks/server.ts';
import { answerInstead, holdCalls } from '#tests/support/held-calls.ts';
import { holdClock } from '#tests/support/let-time-pass.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const section = (name: string) => within(screen.getByRole('region', { name }));
const rows = (name: string) => section(name).getAllByRole('listitem');
const loyaltyOf = (persona: 'member-green' | 'member-gold' | 'member-reserve') => app.world.account(persona).loyalty;

test('ACC-130 ACC-131 ACC-132 Stars that expire are listed by day', async () => {
  const days = ['2026-08-09', '2026-06-07', '2026-07-08'];
  const expiringStars = days.map((expirationDate, at) => ({ amount: at + 1, expirationDate }));
  answerInstead(readExpiringStars, () => Response.json({ data: { loyaltyProgram: { expiringStars } } }));
  await app.open('/account/rewards');
  await screen.findByRole('heading', { name: 'Stars expiring soon' });
  expect(rows('Stars expiring soon').map((row) => row.textContent)).toEqual([
    '2 StarsUse by June 7, 2026',
    '3 StarsUse by July 8, 2026',
    '1 StarUse by August 9, 2026',
  ]);
});

test('ACC-132 without such Stars the section is not there', async () => {
  await app.open('/account/rewards', { as: 'member-new' });
  await app.heading('Your rewards');
  await waitFor(() => expect(app.calls(readExpiringStars)).toBe(1));
  await app.atRest();
  expect(screen.queryByRole('heading', { name: 'Stars expiring soon' })).toBeNull();
});

test('ACC-130 AMB-16 how it works leads on to the page of the programme', async () => {
  await app.open('/account/rewards/how-it-works');
  await waitFor(() => expect(app.address()).toBe('/rewards'));
});

test('RWD-047 RWD-050 what is missing to the next level, and until when', async () => {
  await app.open('/account/rewards');
  const { yearStars, starBalance } = await readLoyalty({ variables: {} });
  await screen.findByText(`${500 - yearStars} more Stars by March 22, 2027 and you’re Gold`);
  expect(section('Your Stars').getByText(String(starBalance))).toBeTruthy();
  await app.open('/account/rewards', { as: 'member-gold' });
  const gold = await readLoyalty({ variables: {} });
  await screen.findByText(`${2000 - gold.yearStars} more Stars by October 13, 2026 and you’re Reserve`);
});

test('RWD-047 RWD-050 enough Stars for the next level, which the server has not given yet, need no more of them', async () => {
  app.world.become('member-gold');
  answerInstead(readLoyalty, async (send) => {
    const answer = await send();
    return new Response((await answer.text()).replace('"level":"GOLD"', '"level":"GREEN"'), answer);
  });
  await app.open('/account/rewards');
  await screen.findByText(/earned this year$/);
  expect(section('Your Stars').getByText('Green')).toBeTruthy();
  expect(section('Your Stars').queryByText(/more Stars? by/)).toBeNull();
});

test('RWD-047 above Reserve is nothing: what is missing keeps it, or it is earned for another year', async () => {
  await app.open('/account/rewards', { as: 'member-reserve' });
  await screen.findByText('You’ve earned Reserve for another year');
  loyaltyOf('member-reserve').yearStart = app.world.clock.now() - 1;
  await app.open('/account/rewards');
  await screen.findByText('2,000 more Stars by June 10, 2027 keeps you at Reserve');
});

for (const [days, label] of [
  [0, 'Today'],
  [1, '1 Day'],
  [2, '2 Days'],
  [125, '125 Days'],
  [-1, null],
] as const) {
  test(`RWD-059 RWD-060 FC-185 ${days} days until the level ends are shown as ${label ?? 'nothing'}`, async () => {
    app.world.become('member-gold');
    // There it is another day than by the clock of the world.
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    onTestFinished(() => void vi.unstubAllEnvs());
    // A day may end while the page is being opened.
    holdClock(TEST_INSTANT);
    const today = Date.parse(`${calendarDayOf(Date.now())}T12:00:00Z`);
    loyaltyOf('member-gold').yearStart = today + days * 86_400_000 - YEAR_MS;
    await app.open('/account/rewards');
    await screen.findByText(/^Stars? to spend$/);
    const shown = screen.queryByText(/^Gold until/)?.parentElement?.textContent ?? '';
    expect(shown.replace(/^Gold until \w+ \d+, \d{4}/, '')).toBe(label ?? '');
  });
}

test('AMB-16 a hash opens its part, the first is open without one, and choosing another changes the hash', async () => {
  const open = () => screen.findByRole('tab', { selected: true });
  await app.open('/account/rewards#history');
  expect((await open()).textContent).toBe('History');
  await app.user.click(screen.getByRole('tab', { name: 'Rewards' }));
  await waitFor(() => expect(app.address()).toBe('/account/rewards#rewards'));
  expect(screen.getByRole('heading', { name: 'What your Stars buy' })).toBeTruthy();
  await app.open('/account/rewards#anything');
  expect((await open()).textContent).toBe('Benefits');
});

test('a coupon that can be used stands there once, and what the Stars buy says what is missing', async () => {
  const { coupons } = loyaltyOf('member-green');
  const [coupon] = coupons;
  if (!coupon) throw new Error('No coupon.');
  coupons.push({ ...coupon }, { ...coupon, couponCode: 'USED', status: 'Redeemed' });
  await app.open('/account/rewards#rewards');
  await screen.findByText('Code WARMUP2');
  expect(rows('Ready to use').map((row) => row.textContent)).toEqual([
    '$2 off orders from $5Code WARMUP2Use by July 6, 2026Use in my order',
  ]);
  const { starBalance } = await readLoyalty({ variables: {} });
  expect(rows('What your Stars buy').map((row) => row.textContent?.replace(/^.*Stars(?=Ready|\d)/, ''))).toEqual([
    'Ready for you',
    'Ready for you',
    'Ready for you',
    `${400 - starBalance} to go`,
  ]);
});

test('a new member has no coupons and no Stars, and is led on', async () => {
  await app.open('/account/rewards#rewards', { as: 'member-new' });
  await screen.findByText('No rewards right now');
  await app.user.click(screen.getByRole('tab', { name: 'History' }));
  await screen.findByText('No Stars yet');
});

test('the Stars of twenty changes stand under their months, and the earlier ones a press away', async () => {
  app.world.fail(readStarHistory, 'status:500', 1);
  await app.open('/account/rewards#history');
  await screen.findByText('We couldn’t load your Star history');
  await app.press('Try again');
  await screen.findByRole('heading', { level: 3, name: 'June 2026' });
  expect(rows('How your Stars came and went')).toHaveLength(20);
  // West of the date line it is the tenth.
  expect(rows('How your Stars came and went')[0]?.textContent).toMatch(
    /^Pine StreetOrder · Jun 1[01], 2026, .*\+21 Stars$/,
  );
  app.world.fail(readStarHistory, 'status:500', 1);
  await app.press('Show earlier Stars');
  await screen.findByText('We couldn’t load your Star history');
  expect(rows('How your Stars came and went')).toHaveLength(20);
  expect(document.activeElement?.textContent).toBe('How your Stars came and went');
  // Stars that come meanwhile move the next page on by one entry, which stands once all the same.
  const { ledger } = loyaltyOf('member-green');
  const newest = ledger.at(-1);
  if (newest) ledger.push({ ...newest, entryId: 'one more' });
  const all = ledger.length - 1;
  await app.press('Try again');
  await waitFor(() => expect(rows('How your Stars came and went').length).toBe(Math.min(39, all)));
});

test('with the last page of the ledger the focus goes to its heading', async () => {
  app.world.become('member-gold');
  const { ledger } = loyaltyOf('member-gold');
  // Without the orders before them more Stars would have gone than came.
  const [first] = ledger;
  if (first) ledger.splice(0, ledger.length - 24, { ...first, stars: 500 });
  await app.open('/account/rewards#history');
  await app.press('Show earlier Stars');
  await waitFor(() => expect(rows('How your Stars came and went')).toHaveLength(25));
  expect(document.activeElement?.textContent).toBe('How your Stars came and went');
});

test.each([
  ['the last page comes', 0],
  ['a page comes that cannot be read', 1],
])('AMB-16 who has gone on while %s keeps the focus there', async (_, failures) => {
  app.world.become('member-gold');
  const { ledger } = loyaltyOf('member-gold');
  const [first] = ledger;
  if (first) ledger.splice(0, ledger.length - 24, { ...first, stars: 500 });
  await app.open('/account/rewards#history');
  const more = await screen.findByRole('button', { name: 'Show earlier Stars' });
  const release = holdCalls((call) => call.includes('"get-star-history"'));
  if (failures > 0) app.world.fail(readStarHistory, 'status:500', failures);
  await app.user.click(more);
  const tab = screen.getByRole('tab', { selected: true });
  tab.focus();
  release();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show earlier Stars' })).toBeNull());
  await act(async () => {});
  expect(document.activeElement).toBe(tab);
});

test('AMB-16 a ledger that could not be read anew is, when it is tried again', async () => {
  app.world.become('member-gold');
  const { ledger } = loyaltyOf('member-gold');
  await app.open('/account/rewards#history');
  await screen.findByRole('heading', { level: 3, name: 'June 2026' });
  app.world.fail(readStarHistory, 'status:500', 1);
  await act(() => app.parts.queryClient.invalidateQueries(starHistoryQuery()));
  const newest = ledger.at(-1) ?? expect.fail('no entry');
  ledger.push({ ...newest, entryId: 'one more', stars: 4_321 });
  await app.press('Try again');
  await screen.findByText('+4,321');
});

test('AMB-17 without the next generation there are no levels and no rates of them', async () => {
  app.startWorld({ persona: 'member-gold', settings: { enableNextGenLoyalty: false } });
  await app.open('/account/rewards');
  await screen.findByText('Stars to spend');
  expect(app.main().getByRole('link', { name: 'How Stars work' })).toBeTruthy();
  expect(app.main().queryByText(/Gold|Reserve|1\.2/)).toBeNull();
});

test('AMB-16 the ledger can be read while the Stars cannot; with both gone one failure is said', async () => {
  app.world.fail(readLoyalty, 'status:500');
  await app.open('/account/rewards#history');
  await screen.findByText('We couldn’t load your Stars');
  await screen.findByRole('heading', { level: 3, name: 'June 2026' });
  app.world.fail(readStarHistory, 'status:500');
  await app.open('/account/rewards#history');
  await screen.findByText('We couldn’t load your Stars');
  await waitFor(() => expect(app.main().queryByText('Loading…')).toBeNull());
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
});

test('Stars that cannot be read say so, and are there at the second try', async () => {
  app.world.fail(readLoyalty, 'status:500');
  app.world.fail(readExpiringStars, 'status:500');
  await app.open('/account/rewards#rewards');
  await screen.findByText('We couldn’t load your Stars');
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  app.world.heal();
  await app.press('Try again');
  await screen.findByText(/^Stars? to spend$/);
  await screen.findByText('Code WARMUP2');
  await screen.findByRole('heading', { name: 'Stars expiring soon' });
  expect(document.activeElement?.textContent).toBe('Your rewards');
});

test.each(['graph-error', 'graph-partial'] as const)(
  'FC-037 an answer of the kind %s is a failure of its own panel, and the others stand',
  async (fault) => {
    app.world.fail(readExpiringStars, fault);
    await app.open('/account/rewards#history');
    await screen.findByText('We couldn’t check for expiring Stars');
    expect(screen.queryByRole('heading', { name: 'Stars expiring soon' })).toBeNull();
    expect(section('Your Stars').getByText(/^Stars? to spend$/)).toBeTruthy();
    await screen.findByRole('heading', { level: 3, name: 'June 2026' });
    expect(screen.getByRole('main').textContent).not.toMatch(/undefined|null|NaN|non-nullable/);
    app.world.heal();
    await app.press('Try again');
    await screen.findByRole('heading', { name: 'Stars expiring soon' });
    app.world.fail(readStarHistory, fault);
    app.world.fail(readLoyalty, fault);
    await app.open('/account/rewards#history');
    await screen.findByText('We couldn’t load your Stars');
    expect(screen.getByRole('heading', { name: 'Stars expiring soon' })).toBeTruthy();
    expect(screen.getByRole('main').textContent).not.toMatch(/undefined|null|NaN|non-nullable/);
  },
);
