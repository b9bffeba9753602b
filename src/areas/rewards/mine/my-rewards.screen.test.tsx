import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configurationQuery, readConfiguration } from '#api/configuration/configuration.ts';
import { loyaltyQuery, readLoyalty } from '#api/rewards/loyalty.ts';
import { holdConfiguration } from '#tests/support/late-configuration.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { BentoGrid } from './bento-grid.tsx';

const app = setUpApp({ persona: 'member-gold' });

const PAGE = '/rewards/my-rewards';
const grid = () => {
  const [list] = app.main().getAllByRole('list');
  if (!list) throw new Error('No list.');
  return list;
};
const benefits = () =>
  within(grid())
    .getAllByRole('listitem')
    .map((card) => within(card).getByRole('heading').textContent?.trim());
const universal = async () => within(await screen.findByRole('region', { name: 'All Levels Receive' }));

const REDEEM = '25 Stars to start redeeming';
const MONDAYS = '12 Mod Mondays a year';

for (const [persona, level, expected] of [
  [
    'member-green',
    'Green',
    ['1 Star for every $1', 'Time to spend your Stars', '1 day for your birthday treat', MONDAYS, REDEEM],
  ],
  [
    'member-gold',
    'Gold',
    ['1.2 Stars for every $1', 'Your Stars never expire', '7 days for your birthday treat', MONDAYS, REDEEM],
  ],
  [
    'member-reserve',
    'Reserve',
    ['1.7 Stars for every $1', 'Your Stars never expire', '30 days for your birthday treat', MONDAYS, REDEEM],
  ],
] as const) {
  test(`RWD-028 RWD-030 RWD-031 RWD-033 RWD-049 RWD-051 RWD-052 RWD-053 RWD-054 RWD-055 the benefits of ${level}`, async () => {
    await app.open(PAGE, { as: persona });
    await app.heading(`Your ${level} Status benefits`);
    expect(benefits()).toEqual(expected);
    expect(grid().dataset['layout']).toBe('5');
  });
}

test.each([
  ['member-green', 'Your rewards page shows the date for each.', 'Pick it up on the day itself.'],
  ['member-gold', 'Save them up for as long as you like.', 'No need to rush on the day itself.'],
] as const)(
  'RWD-051 RWD-052 RWD-053 RWD-054 how long Stars and birthday treat last is put into words for %s',
  async (persona, stars, treat) => {
    await app.open(PAGE, { as: persona });
    const textOf = async (title: RegExp) =>
      (await app.main().findByRole('heading', { name: title })).closest('li')?.textContent;
    expect(await textOf(/your Stars$|^Your Stars never/)).toContain(stars);
    expect(await textOf(/birthday treat$/)).toContain(treat);
    expect(await textOf(/Mod Mondays a year$/)).toContain('The extra is free.');
  },
);

const gridOf = (count: number) => {
  const cards = Array.from({ length: count }, (_, at) => ({
    id: String(at),
    title: 'Title',
    words: 'Words',
    picture: 'drink-latte' as const,
  }));
  const { container } = render(<BentoGrid cards={cards} />);
  return container.querySelector('ul');
};

for (const [count, layout] of [
  [0, 'auto'],
  [1, '1'],
  [2, '2'],
  [3, '3'],
  [4, '4'],
  [5, '5'],
  [6, '6'],
  [7, 'auto'],
] as const) {
  test(`RWD-032 ${count} cards lie in the layout ${layout}`, () => {
    const list = gridOf(count);
    expect(list?.dataset['layout']).toBe(layout);
    expect(list?.children).toHaveLength(count);
    cleanup();
  });
}

test('RWD-032 each number of cards from one to six has a layout class of its own, and all others share one', () => {
  const [none, ...classes] = [0, 1, 2, 3, 4, 5, 6, 7].map((count) => gridOf(count)?.className);
  expect(new Set(classes).size).toBe(7);
  expect(none).toBe(classes.at(-1));
  cleanup();
});

for (const persona of ['anonymous', 'guest', 'member-gold'] as const) {
  test(`RWD-026 RWD-027 without the next generation the address leads to the programme: ${persona}`, async () => {
    app.startWorld({ persona, settings: { enableNextGenLoyalty: false } });
    await app.open(PAGE);
    await waitFor(() => expect(app.address()).toBe('/rewards'));
    expect(app.calls(readLoyalty)).toBe(0);
  });
}

const openLate = async () => {
  const release = holdConfiguration();
  await app.open(PAGE);
  await app.heading('Your Status benefits');
  expect(app.address()).toBe(PAGE);
  expect(app.calls(readLoyalty)).toBe(0);
  return release;
};

test('RWD-008 RWD-026 a flag that comes late leaves the focus where it was', async () => {
  const release = await openLate();
  const tab = app.main().getByRole('link', { name: 'My Rewards' });
  tab.focus();
  release();
  await app.heading('Your Gold Status benefits');
  expect(document.activeElement).toBe(tab);
});

test('RWD-026 a flag that comes late leaves the focus on the heading that had it', async () => {
  const release = await openLate();
  const heading = await app.heading('Your Status benefits');
  heading.focus();
  release();
  expect(document.activeElement).toBe(await app.heading('Your Gold Status benefits'));
});

test('RWD-026 a flag that comes late opens the page that was asked for', async () => {
  (await openLate())();
  await app.heading('Your Gold Status benefits');
  expect(app.address()).toBe(PAGE);
});

test('RWD-026 RWD-029 a flag that comes late has visitors sign in', async () => {
  app.world.become('anonymous');
  (await openLate())();
  await waitFor(() => expect(app.address()).toBe('/account/signin?returnUrl=%2Frewards%2Fmy-rewards'));
});

test('RWD-027 a flag that comes late and is off leads to the programme', async () => {
  app.startWorld({ persona: 'member-gold', settings: { enableNextGenLoyalty: false } });
  (await openLate())();
  await waitFor(() => expect(app.address()).toBe('/rewards'));
});

test('RWD-027 a flag that cannot be read in the end leads to the programme', async () => {
  const release = await openLate();
  app.world.fail(readConfiguration, 'status:500');
  release();
  await waitFor(() => expect(app.address()).toBe('/rewards'));
});

test('RWD-026 a flag that goes off while the page is open leads to the programme', async () => {
  await app.open(PAGE);
  await app.heading('Your Gold Status benefits');
  app.world.settings.enableNextGenLoyalty = false;
  await app.parts.queryClient.invalidateQueries({ queryKey: configurationQuery.queryKey });
  await waitFor(() => expect(app.address()).toBe('/rewards'));
});

test('RWD-034 RWD-035 RWD-036 the cards that are on and known stand in the box, and no others', async () => {
  const card = (id: string, enabled = true) => ({ id, enabled });
  app.startWorld({
    persona: 'member-gold',
    settings: {
      universalBenefitCards: [
        card('coffee-loop'),
        card('personalized-games', false),
        card('<b>free-coffee</b>'),
        card('personalized-games-2'),
        card(''),
        card('free-monday'),
        card('double-star-personal-cup'),
        card('free-monday'),
      ],
    },
  });
  await app.open(PAGE);
  const box = await universal();
  await box.findByText('Coffee Loop');
  expect(box.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Coffee Loop',
    'Free Mod Monday',
    'Double Stars with your own cup',
  ]);
});

test('RWD-036 each of the four known cards can be shown', async () => {
  const ids = ['free-monday', 'personalized-games', 'double-star-personal-cup', 'coffee-loop'];
  app.startWorld({
    persona: 'member-gold',
    settings: { universalBenefitCards: ids.map((id) => ({ id, enabled: true })) },
  });
  await app.open(PAGE);
  const box = await universal();
  await box.findByText('Coffee Loop');
  expect(box.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Free Mod Monday',
    'Games made for you',
    'Double Stars with your own cup',
    'Coffee Loop',
  ]);
});

test('RWD-037 without any card the box says that there will be', async () => {
  app.startWorld({
    persona: 'member-gold',
    settings: { universalBenefitCards: [{ id: 'free-monday', enabled: false }] },
  });
  await app.open(PAGE);
  await (await universal()).findByText('Benefits information will be available soon.');
});

test('RWD-037 a configuration that cannot be read anew leaves the cards that are known', async () => {
  await app.open('/account/rewards');
  await screen.findByText('Stars to spend');
  app.world.fail(readConfiguration, 'status:500');
  await app.user.click(await screen.findByRole('link', { name: 'See all your benefits' }));
  await app.heading('Your Gold Status benefits');
  const calls = app.calls(readConfiguration);
  await act(() => app.parts.queryClient.invalidateQueries({ queryKey: configurationQuery.queryKey }));
  expect(app.calls(readConfiguration)).toBe(calls + 1);
  expect((await universal()).getByText('Free Mod Monday')).toBeTruthy();
});

for (const [tenure, medal, isThere] of [
  [2016, 2019, true],
  [2016, null, false],
  [null, 2019, false],
  [null, null, false],
] as const) {
  test(`RWD-038 RWD-048 years ${tenure} and ${medal}: ${isThere ? 'since when, and the medal' : 'nothing of it'}`, async () => {
    const { loyalty } = app.world.account('member-gold');
    Object.assign(loyalty, { memberTenureYear: tenure, tenuredGoldMedalYear: medal });
    await app.open(PAGE);
    await app.heading('Your Gold Status benefits');
    expect(screen.queryByRole('heading', { name: 'Member since 2016' }) !== null).toBe(isThere);
    expect(screen.queryByText(/^Gold medal since 2019\./) !== null).toBe(isThere);
  });
}

for (const [persona, level, lock] of [
  ['member-green', 'Green', 'Available at Gold Status'],
  ['member-gold', 'Gold', 'Available at Reserve Status'],
  ['member-reserve', 'Reserve', null],
] as const) {
  test(`RWD-039 RWD-040 RWD-041 RWD-047 the physical card for ${level}: ${lock ?? 'none'}`, async () => {
    await app.open(PAGE, { as: persona });
    await app.heading(`Your ${level} Status benefits`);
    const block = screen.queryByRole('region', { name: 'Flex Your Status with a Physical Gold Card' });
    expect(block?.lastElementChild?.lastElementChild?.textContent ?? null).toBe(lock);
  });
}

test('benefits that cannot be read say so, and are there at the second try', async () => {
  app.world.fail(readLoyalty, 'status:500', 1);
  await app.open(PAGE);
  await screen.findByText('We couldn’t load your benefits');
  await app.press('Try again');
  await app.heading('Your Gold Status benefits');
});

test('RWD-006 RWD-008 the two tabs are there while the flag is not known and after it, My Rewards alone marked as the open page', async () => {
  const marks = () =>
    within(screen.getByRole('navigation', { name: 'Rewards pages' }))
      .getAllByRole('link')
      .map((tab) => tab.getAttribute('aria-current'));
  const release = await openLate();
  expect(marks()).toEqual([null, 'page']);
  release();
  await app.heading('Your Gold Status benefits');
  expect(marks()).toEqual([null, 'page']);
});

test('RWD-028 a level that is reached while the page is open takes the place of the old one', async () => {
  await app.open(PAGE);
  await app.heading('Your Gold Status benefits');
  app.world.account('member-gold').loyalty.level = 'RESERVE';
  await app.parts.queryClient.invalidateQueries({ queryKey: loyaltyQuery().queryKey });
  await app.heading('Your Reserve Status benefits');
});
