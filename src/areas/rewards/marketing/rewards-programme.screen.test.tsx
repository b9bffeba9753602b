import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RetailerSettings } from '#mocks/configuration/settings.ts';
import { TYPICAL } from '#mocks/configuration/settings.ts';
import type { PersonaId } from '#mocks/session/personas.ts';
import { holdConfiguration } from '#tests/support/late-configuration.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

type Opened = {
  readonly settings?: Partial<RetailerSettings>;
  readonly persona?: PersonaId;
  readonly locale?: 'en-US' | 'en-CA' | 'fr-CA' | 'es-US';
};

async function open(path: string, { settings = {}, persona = 'anonymous', locale = 'en-US' }: Opened = {}) {
  app.startWorld({ persona, settings });
  await app.open(path, { locale });
}

/** The page of the next generation, once the configuration has said so. */
async function openRewards(opened: Opened = {}) {
  await open('/rewards', opened);
  const how = {
    'en-US': 'How it Works',
    'en-CA': 'How it Works',
    'fr-CA': 'Comment ça marche',
    'es-US': 'Así funciona',
  };
  return screen.findByRole('region', { name: how[opened.locale ?? 'en-US'] });
}

async function openLegacy(opened: Opened = {}) {
  await open('/rewards', { ...opened, settings: { ...opened.settings, enableNextGenLoyalty: false } });
  return screen.findByRole('region', { name: /^(Terms|Conditions|Términos)$/ });
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const names = () =>
  app
    .main()
    .getAllByRole('region')
    .map((found) => document.getElementById(found.getAttribute('aria-labelledby') ?? '')?.textContent);
const hrefsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const tabs = () => app.main().queryByRole('navigation', { name: 'Rewards pages' });
const partners = () =>
  within(screen.getByRole('region', { name: 'Stars from our partners, too' })).getAllByRole('listitem');

test('RWD-002 RWD-009 with the flag on, seven sections stand in their order; without partners the other six do', async () => {
  const sections = () => names().filter((name) => name !== 'In the United States');
  const all = [
    'Every sip earns Stars',
    'How it Works',
    'Three levels. More at each.',
    'Stars from our partners, too',
    'Get started',
    'Questions? We’ve got answers',
    'Get the Northstar app',
  ];
  await openRewards();
  expect(sections()).toEqual(all);
  await openRewards({ settings: { partnerships: [] } });
  expect(sections()).toEqual(all.filter((name) => name !== 'Stars from our partners, too'));
});

test('RWD-003 with the flag off, the legacy page has questions and terms, and no tiers', async () => {
  await openLegacy();
  expect(names()).toContain('Questions? We’ve got answers');
  expect(names()).toContain('Terms');
  expect(screen.getByRole('main').textContent).not.toMatch(/Green|Gold|Reserve/);
  expect(app.main().queryByRole('heading', { name: 'How it Works' })).toBeNull();
});

test('RWD-003 FC-053 where the configuration cannot be read, the legacy page stands in', async () => {
  app.startWorld({ name: 'no-configuration' });
  await app.open('/rewards');
  await screen.findByRole('region', { name: 'Terms' });
});

test('RWD-001 RWD-004 RWD-017 the pages open for visitors, guests and members alike', async () => {
  for (const persona of ['anonymous', 'guest', 'member-green'] as const) {
    for (const [path, title] of [
      ['/rewards', 'Every sip earns Stars'],
      ['/rewards/benefits', 'Benefits by level'],
      ['/rewards/mobile-apps', 'Get the Northstar app'],
    ] as const) {
      await open(path, { persona });
      await app.heading(title);
      expect(app.address()).toBe(path);
    }
  }
});

test('RWD-005 RWD-049 RWD-050 RWD-051 RWD-053 it says how Stars are earned and spent, and what each tier gives', async () => {
  await openRewards();
  const tier = (name: string) => screen.getByRole('article', { name }).textContent;
  expect(tier('Green')).toMatch(/0 to 499 Stars.*1 Star per \$1.*account.*on your birthday/);
  expect(tier('Gold')).toMatch(/500 to 1,999 Stars.*1\.2 Stars per \$1.*never expire.*7 days/);
  expect(tier('Reserve')).toMatch(/2,000 Stars a year or more.*1\.7 Stars per \$1.*never expire.*30 days/);
});

test('RWD-054 RWD-055 each tier has twelve Mod Mondays a year and rewards from 25 Stars', async () => {
  await openRewards();
  for (const name of ['Green', 'Gold', 'Reserve']) {
    const { textContent } = screen.getByRole('article', { name });
    expect(textContent).toContain('up to 12 times a year');
    expect(textContent).toContain('from 25 Stars');
  }
});

test('RWD-006 RWD-007 RWD-008 a member has two tabs, the open page marked; others have none', async () => {
  for (const persona of ['anonymous', 'guest'] as const) {
    await openRewards({ persona });
    expect(tabs()).toBeNull();
  }
  await openRewards({ persona: 'member-green' });
  const links = within(await screen.findByRole('navigation', { name: 'Rewards pages' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['How It Works', '/rewards', 'page'],
      ['My Rewards', '/rewards/my-rewards', null],
    ],
  );
});

test('RWD-010 RWD-011 the hero has Join now for visitors and guests, and not for members', async () => {
  for (const persona of ['anonymous', 'guest'] as const) {
    await openRewards({ persona });
    const join = region('Every sip earns Stars').getByRole('link', { name: 'Join now' });
    expect(join.getAttribute('href')).toBe('/account/create');
    expect(hrefsIn(screen.getByRole('region', { name: 'Get started' }))).toEqual(['/menu', '/']);
  }
  await openRewards({ persona: 'member-green' });
  expect(app.main().queryByRole('link', { name: 'Join now' })).toBeNull();
});

test('RWD-011 RWD-016 the page leads to everything that is named, a member home to the own page', async () => {
  await openRewards();
  const hrefs = hrefsIn(screen.getByRole('main'));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/account/create',
      '/account/signin?returnUrl=%2Frewards',
      '/menu',
      '/rewards/benefits',
      '/',
      'https://help.example.com/',
      'https://help.example.com/rewards',
      'https://apps.example.com/northstar',
      'https://play.example.com/northstar',
    ]),
  );
  const help = (name: RegExp) =>
    region('Questions? We’ve got answers').getByRole('link', { name }).getAttribute('href');
  expect([help(/^More questions/), help(/^Customer service/)]).toEqual([
    'https://help.example.com/rewards',
    'https://help.example.com/',
  ]);
  const apps = region('Get the Northstar app');
  expect([/App Store/, /Google Play/].map((name) => apps.getByRole('link', { name }).getAttribute('href'))).toEqual([
    'https://apps.example.com/northstar',
    'https://play.example.com/northstar',
  ]);
  await openRewards({ persona: 'member-green' });
  expect(hrefsIn(screen.getByRole('region', { name: 'Get started' }))).toEqual(['/menu', '/account/for-you']);
});

test('RWD-011 RWD-013 a link that is not configured is not there, and another one is', async () => {
  await openRewards({
    settings: { links: { ...TYPICAL.links, customerService: '', faq: '', appStore: '', playStore: '' } },
  });
  expect(app.main().queryByRole('link', { name: /Customer service|More questions|App Store|Google Play/ })).toBeNull();
  expect(screen.getByText(/Look for “Northstar Coffee”/)).toBeTruthy();
  await openRewards({ settings: { links: { ...TYPICAL.links, playStore: '' } } });
  const getApp = screen.getByRole('region', { name: 'Get the Northstar app' });
  expect(hrefsIn(getApp)).toEqual(['https://apps.example.com/northstar']);
});

test('RWD-005 RWD-012 how it works has exactly three cards: joining, earning, spending', async () => {
  const how = await openRewards();
  expect(within(how).getByRole('heading', { level: 2 }).textContent).toBe('How it Works');
  const cards = within(how)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(cards).toEqual([
    expect.stringMatching(/^Join in a minute.*account/),
    expect.stringMatching(/^Earn as you order.*scan in store/),
    expect.stringMatching(/^Spend them your way.*From 25 Stars on/),
  ]);
});

test('RWD-018 RWD-019 the way to the stores and the terms of the United States are for its locales only', async () => {
  const shown = async (locale: NonNullable<Opened['locale']>, openPage: typeof openRewards) => {
    await openPage({ locale });
    const stores = screen.getByRole('main').querySelector('a[href="/store-locator"]') !== null;
    const terms = app
      .main()
      .queryByRole('heading', { name: /^(In the United States|En Estados Unidos|Aux États-Unis)$/ });
    return [stores, terms !== null];
  };
  expect(await shown('en-US', openRewards)).toEqual([true, true]);
  expect(await shown('es-US', openRewards)).toEqual([true, true]);
  expect(await shown('en-CA', openRewards)).toEqual([false, false]);
  expect(await shown('fr-CA', openRewards)).toEqual([false, false]);
  expect(await shown('en-US', openLegacy)).toEqual([true, true]);
  expect(await shown('fr-CA', openLegacy)).toEqual([false, false]);
});

test('RWD-020 every picture comes from the configured images base, under the folders that are named', async () => {
  const sources = () =>
    [...screen.getByRole('main').querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? '');
  await openRewards({ settings: { imagesBase: '/art-of-theirs/' } });
  const modern = sources();
  await openLegacy({ settings: { imagesBase: '/art-of-theirs/' } });
  const all = [...modern, ...sources()];
  const folders = [
    'sr6-rewards',
    'rewards/offers',
    'rewards/getting-started',
    'rewards/download-app',
    'rewards/loyalty-partnerships',
  ];
  for (const folder of folders) expect(all.some((source) => source.startsWith(`/art-of-theirs/${folder}/`))).toBe(true);
  expect(all.filter((source) => !folders.some((folder) => source.startsWith(`/art-of-theirs/${folder}/`)))).toEqual([]);
});

for (const path of ['/', '/rewards', '/rewards/benefits', '/rewards/mobile-apps', '/rewards/promo/opt-in/success']) {
  test(`RWD-020 before the images base is known ${path} asks for no picture of the programme`, async () => {
    const sources = () =>
      [...screen.getByRole('main').querySelectorAll('img:not([src*="/art/"])')].map(
        (picture) => picture.getAttribute('src') ?? '',
      );
    app.startWorld({ settings: { imagesBase: '/pictures-of-theirs' } });
    const release = holdConfiguration();
    await app.open(path);
    await app.main().findByRole('heading', { level: 1 });
    expect(sources()).not.toEqual([]);
    expect(sources().filter((source) => !source.startsWith('data:'))).toEqual([]);
    release();
    await waitFor(() => expect(sources().filter((source) => !source.startsWith('/pictures-of-theirs/'))).toEqual([]));
  });
}

test('RWD-021 nothing of these pages is a form', async () => {
  const fields = () => screen.getByRole('main').querySelectorAll('form, input, select, textarea').length;
  await openRewards();
  expect(fields()).toBe(0);
  await openLegacy();
  expect(fields()).toBe(0);
  await open('/rewards/benefits');
  await app.heading('Benefits by level');
  expect(fields()).toBe(0);
});

test('RWD-042 RWD-044 each configured partner has a card, and no other', async () => {
  const NAMES = {
    deltaSkymiles: 'Delta SkyMiles',
    aeroplan: 'Aeroplan',
    bankOfAmerica: 'Bank of America',
    tdBank: 'TD Bank',
    marriott: 'Marriott Bonvoy',
  } as const;
  await openRewards();
  const shown = () => partners().map((card) => within(card).getByRole('heading').textContent);
  expect(shown()).toEqual(Object.values(NAMES));
  for (const [key, name] of Object.entries(NAMES)) {
    await openRewards({ settings: { partnerships: TYPICAL.partnerships.filter((partner) => partner === key) } });
    expect(shown()).toEqual([name]);
  }
  await openRewards({ settings: { partnerships: [] } });
  expect(screen.queryByRole('region', { name: 'Stars from our partners, too' })).toBeNull();
});

test('RWD-043 RWD-044 a partner’s card has a sign, a description with its footnote, and a link to another tab', async () => {
  await openRewards();
  const signs = partners().map((card) => card.querySelector('img')?.getAttribute('src'));
  expect(signs.every((sign) => sign?.includes('/rewards/loyalty-partnerships/'))).toBe(true);
  expect(new Set(signs).size, 'each has a sign of its own').toBe(signs.length);
  const links = partners().map((card) => {
    const mark = within(card).getByRole('link', { name: /^Note \d$/ });
    const note = card.querySelector(mark.getAttribute('href') ?? '');
    const { textContent: name } = within(card).getByRole('heading');
    expect(note?.textContent).toContain(name);
    const more = within(card).getByRole('link', { name: `Learn more ${name} (opens in a new tab)` });
    expect([more.getAttribute('target'), more.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    return more.getAttribute('href');
  });
  expect(links).toEqual([
    'https://partner.example.com/skymiles',
    'https://partner.example.com/aeroplan',
    'https://partner.example.com/bank-of-america',
    'https://partner.example.com/td-bank',
    '/rewards/partnerships/marriottbonvoy',
  ]);
});

test('RWD-045 the hotels have no card where their flag is off or the market is another', async () => {
  const shown = () => partners().map((card) => within(card).getByRole('heading').textContent);
  await openRewards({ settings: { partnerships: ['aeroplan', 'marriott'], enableMarriott: false } });
  expect(shown()).toEqual(['Aeroplan']);
  await openRewards({ settings: { partnerships: ['aeroplan', 'marriott'] }, locale: 'en-CA' });
  expect(shown()).toEqual(['Aeroplan']);
});

test('RWD-055 RWD-056 RWD-057 RWD-058 RWD-061 the legacy page and its terms say what they are given to say, and where the rest stands', async () => {
  const terms = await openLegacy();
  const rateOf = (way: string) => screen.getByRole('heading', { level: 3, name: way }).nextSibling?.textContent;
  expect([rateOf('Pay as you go'), rateOf('Load your card first')]).toEqual(['1 Star per $1', '2 Stars per $1']);
  const { textContent } = terms;
  expect(textContent).toContain('starting at 25 Stars');
  expect(textContent).toMatch(/Pay as you go and earn 1 Star per \$1.*registered card and earn 2 Stars per \$1/);
  expect(textContent).toMatch(/earn 4 Stars per \$1 with a preloaded card and 2 Stars per \$1 with any other payment/);
  expect(textContent).toMatch(/capped at 1,000 Stars per Program Year.*June 18, 2024/);
  // Of terms that are not given none is made up.
  expect([...terms.querySelectorAll('p')].slice(4).map((last) => last.textContent)).toEqual([
    'These terms are for Northstar Rewards in the United States.',
  ]);
  const link = within(terms).getByRole('link', { name: /^Read the full terms/ });
  expect(link.getAttribute('href')).toBe('https://help.example.com/rewards/terms');
  expect((await openLegacy({ locale: 'es-US' })).textContent).toContain('1,000 estrellas por año del programa');
});

test('RWD-061 both pages lead to the configured terms, and to none where none are configured', async () => {
  const link = () => app.main().queryByRole('link', { name: /^Read the full terms/ });
  const nowhere = { links: { ...TYPICAL.links, rewardsTerms: '' } };
  for (const openPage of [openRewards, openLegacy]) {
    await openPage();
    expect(link()?.getAttribute('href')).toBe('https://help.example.com/rewards/terms');
    await openPage({ settings: nowhere });
    expect(link()).toBeNull();
  }
});

test('AMB-17 rates of the tiers and of the legacy terms never stand on one page', async () => {
  await openRewards();
  expect(screen.getByRole('main').textContent).not.toMatch(/(?<![\d.])[24] Stars per \$1|preloaded/);
  await openLegacy();
  expect(screen.getByRole('main').textContent).not.toMatch(/1\.[27] Stars/);
});

test('a member’s own level is marked, among the cards and in the table', async () => {
  await openRewards({ persona: 'member-gold' });
  const own = (await screen.findAllByText('Your level')).map((mark) => mark.closest('article'));
  expect(own).toEqual([screen.getByRole('article', { name: 'Gold' })]);
  await open('/rewards/benefits', { persona: 'member-gold' });
  await app.heading('Benefits by level');
  expect(await screen.findByRole('columnheader', { name: /Gold.*Your level/ })).toBeTruthy();
});

test('a level that the programme has read since the session began is the one that is marked', async () => {
  await openRewards({ persona: 'member-green' });
  await screen.findByText('Your level');
  app.world.account('member-green').loyalty.level = 'GOLD';
  await act(() => app.router.navigate({ to: '/account/rewards' }));
  await app.main().findAllByText(/Gold/);
  await act(() => app.router.navigate({ to: '/rewards' }));
  const own = (await screen.findAllByText('Your level')).map((mark) => mark.closest('article'));
  expect(own).toEqual([screen.getByRole('article', { name: 'Gold' })]);
});

test('RWD-017 the table of benefits has a column a tier and a row for what people compare', async () => {
  await open('/rewards/benefits');
  await app.heading('Benefits by level');
  const table = within(screen.getByRole('table', { name: 'Benefits by level' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Benefit',
    'Green',
    'Gold',
    'Reserve',
  ]);
  const row = table.getByRole('row', { name: /^Earning/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 Star per $1', '1.2 Stars per $1', '1.7 Stars per $1']);
  await app.follow('All about Rewards');
  await app.heading('Every sip earns Stars');
});

test('RWD-049 RWD-056 RWD-057 where the market has dollars of its own, a rate says that it is for others', async () => {
  await open('/rewards/benefits', { locale: 'en-CA' });
  await app.heading('Benefits by level');
  expect(screen.getByRole('cell', { name: '1.2 Stars per US$1' })).toBeTruthy();
  const { textContent } = await openLegacy({ locale: 'en-CA' });
  expect(textContent?.match(/per US\$1/g)).toHaveLength(4);
  expect(textContent).not.toMatch(/per \$1/);
});

test('header and foot lead to the programme', async () => {
  await app.open('/');
  const link = (part: 'banner' | 'contentinfo') =>
    within(screen.getByRole(part)).getByRole('link', { name: 'Rewards' }).getAttribute('href');
  expect([link('banner'), link('contentinfo')]).toEqual(['/rewards', '/rewards']);
});
