import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import type { RetailerSettings } from '#mocks/configuration/settings.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

// Flags that are tested all on or all off hide crossed wires. Here each differs alone from the defaults, and of all that
// flags may change on a page only its own part may change.

const app = setUpApp();

const PARTNERS = ['deltaSkymiles', 'marriott'] as const;

/** Every flag that today's code reads, as the safe defaults have it, on a retailer with partners. */
const DEFAULTS: Partial<RetailerSettings> = {
  ...DEFAULT_CONFIGURATION.signIn,
  ...DEFAULT_CONFIGURATION.createAccount,
  enableMfa: DEFAULT_CONFIGURATION.enableMfa,
  enableInAppDelivery: DEFAULT_CONFIGURATION.delivery.enableInAppDelivery,
  enableMarriott: DEFAULT_CONFIGURATION.rewards.enableMarriott,
  enableNextGenLoyalty: DEFAULT_CONFIGURATION.rewards.enableNextGenLoyalty,
  enableUnauthenticatedStream: DEFAULT_CONFIGURATION.rewards.enableUnauthenticatedStream,
  unauthCardBalanceCheckEnabled: DEFAULT_CONFIGURATION.storedValueCard.unauthCardBalanceCheckEnabled,
  partnerships: [...PARTNERS],
};

const isChecked = (name: string) => app.main().queryByRole<HTMLInputElement>('checkbox', { name })?.checked === true;

/** What flags change on a page, each part by a name, as a visitor finds it. */
const PAGES: Readonly<Record<string, Readonly<Record<string, () => boolean>>>> = {
  '/account/signin': {
    'keep me signed in': () => app.main().queryByRole('checkbox', { name: /Keep me signed in/ }) !== null,
    'updated terms': () => app.main().queryByText('Our Terms of Use have changed') !== null,
  },
  '/account/signin?returnUrl=%2Faccount%2Fcards': {
    'balance check': () => app.main().queryByRole('link', { name: /^Check a card balance/ }) !== null,
  },
  '/account/create': {
    form: () => app.main().queryByRole('button', { name: 'Create account' }) !== null,
    'privacy statement': () => app.main().queryByRole('heading', { name: 'Privacy statement' }) !== null,
    'storage consent': () => app.main().queryByRole('checkbox', { name: /stores my personal information/ }) !== null,
    'offers are chosen': () => isChecked('Offers, events and surveys'),
    'confirm by email': () => app.main().queryByText(/email you a link to confirm these choices/) !== null,
    'last name is optional': () => app.main().queryByRole('textbox', { name: /^Last name\s*\(optional\)$/ }) !== null,
  },
  '/account/personal': {
    form: () => app.main().queryByRole('textbox', { name: /^Last name/ }) !== null,
    'last name is optional': () => app.main().queryByRole('textbox', { name: /^Last name\s*\(optional\)$/ }) !== null,
  },
  '/account/settings': {
    links: () => app.main().queryByRole('link', { name: /Password/ }) !== null,
    'phone numbers': () => app.main().queryByRole('link', { name: /Phone numbers/ }) !== null,
  },
  '/account/settings/mfa': {
    'no such page': () => app.main().queryByRole('heading', { level: 1, name: 'This page ran dry' }) !== null,
    'asks for a proof': () => app.main().queryByLabelText(/password/i, { selector: 'input' }) !== null,
  },
  '/account/settings/password': {
    'asks for a proof first': () => app.main().queryByLabelText('Current password', { selector: 'input' }) === null,
  },
  '/account/for-you': {
    'what members enjoy': () => app.main().queryByRole('region', { name: 'What members enjoy' }) !== null,
    'stream of guests': () => app.main().queryByRole('region', { name: 'Today at Northstar' }) !== null,
    'order and card': () =>
      ['See the menu', 'Add a card'].every((name) => app.main().queryByText(name, { selector: 'main *' }) !== null),
  },
  '/store-locator': {
    'place search': () => app.main().queryByRole('combobox') !== null,
    'pickup or delivery': () => app.main().queryByRole('radio', { name: /Delivery/ }) !== null,
  },
  '/store-locator/delivery': {
    'place search': () => app.main().queryByRole('combobox') !== null,
    'delivery page': () => app.main().queryByRole('heading', { level: 1, name: 'Northstar, delivered' }) !== null,
  },
  '/rewards': {
    'questions and terms': () => app.main().queryByRole('heading', { name: 'Terms' }) !== null,
    'seven sections': () => app.main().queryByRole('heading', { name: 'How it Works' }) !== null,
  },
  '/rewards/partnerships/marriottbonvoy': {
    'hotel partnership': () => app.main().queryByRole('heading', { name: 'Join and Link' }) !== null,
    'the page for all': () => app.main().queryByRole('link', { name: 'See Northstar Rewards' }) !== null,
  },
  '/account/personal/partner': {
    'Delta SkyMiles': () => app.main().queryByRole('link', { name: /^Delta SkyMiles/ }) !== null,
    'Marriott Bonvoy': () => app.main().queryByRole('link', { name: 'Marriott Bonvoy' }) !== null,
  },
};

type Change = {
  rows: string;
  flag: keyof RetailerSettings;
  page: string;
  shows: readonly string[];
  gone?: readonly string[];
};

/** What a flag alone shows, and what is gone with it. */
const FLAGS: readonly Change[] = [
  { rows: 'ACC-011', flag: 'showKeepMeSignedInCheckbox', page: '/account/signin', shows: ['keep me signed in'] },
  { rows: 'ACC-014 ACC-015', flag: 'showUpdatedTermsNotice', page: '/account/signin', shows: ['updated terms'] },
  { rows: 'ACC-057', flag: 'includePrivacyStatement', page: '/account/create', shows: ['privacy statement'] },
  { rows: 'ACC-056', flag: 'includeStorageConsent', page: '/account/create', shows: ['storage consent'] },
  { rows: 'ACC-058', flag: 'checkGeneralEmailByDefault', page: '/account/create', shows: ['offers are chosen'] },
  { rows: 'ACC-059', flag: 'optInConfirmed', page: '/account/create', shows: [], gone: ['confirm by email'] },
  { rows: 'ACC-061', flag: 'isLastNameRequired', page: '/account/create', shows: ['last name is optional'] },
  { rows: 'ACC-129', flag: 'isLastNameRequired', page: '/account/personal', shows: ['last name is optional'] },
  { rows: 'ACC-103', flag: 'enableMfa', page: '/account/settings', shows: ['phone numbers'] },
  {
    rows: 'ACC-115 ACC-120',
    flag: 'enableMfa',
    page: '/account/settings/mfa',
    shows: ['asks for a proof'],
    gone: ['no such page'],
  },
  { rows: 'ACC-106', flag: 'enableMfa', page: '/account/settings/password', shows: ['asks for a proof first'] },
  { rows: 'DLV-004 DLV-005', flag: 'enableInAppDelivery', page: '/store-locator', shows: ['pickup or delivery'] },
  {
    rows: 'DLV-001 DLV-002 DLV-003',
    flag: 'enableInAppDelivery',
    page: '/store-locator/delivery',
    shows: ['delivery page'],
    gone: ['place search'],
  },
  {
    rows: 'SVC-012 SVC-013',
    flag: 'unauthCardBalanceCheckEnabled',
    page: '/account/signin?returnUrl=%2Faccount%2Fcards',
    shows: ['balance check'],
  },
  {
    rows: 'RWD-022 RWD-002 RWD-003',
    flag: 'enableNextGenLoyalty',
    page: '/rewards',
    shows: ['seven sections'],
    gone: ['questions and terms'],
  },
  {
    rows: 'RWD-022 PTN-009 PTN-015',
    flag: 'enableMarriott',
    page: '/rewards/partnerships/marriottbonvoy',
    shows: ['hotel partnership'],
    gone: ['the page for all'],
  },
  { rows: 'ACC-128', flag: 'enableMarriott', page: '/account/personal/partner', shows: ['Marriott Bonvoy'] },
  {
    rows: 'RWD-022 FED-018 FED-019',
    flag: 'enableUnauthenticatedStream',
    page: '/account/for-you',
    shows: ['stream of guests'],
    gone: ['what members enjoy'],
  },
];

/** Flags that a test of their own shows one by one. */
const ELSEWHERE = ['newPaymentOptionEnabled', 'showBulkGiftBanner'];

/** Which parts a page shows where the retailer's settings are the defaults with these changes. */
async function openWith(page: string, settings: Partial<RetailerSettings>): Promise<() => string[]> {
  const isForAll = /^\/(store-locator|rewards$|account\/(signin|create|for-you))/.test(page);
  app.startWorld({ persona: isForAll ? 'anonymous' : 'member-green', settings: { ...DEFAULTS, ...settings } });
  await app.open(page);
  return () => Object.entries(PAGES[page] ?? {}).flatMap(([name, isShown]) => (isShown() ? [name] : []));
}

/** What each page shows by the defaults. */
const BY_DEFAULT: Readonly<Record<string, readonly string[]>> = {
  '/account/for-you': ['what members enjoy', 'order and card'],
  '/account/signin': [],
  '/account/signin?returnUrl=%2Faccount%2Fcards': [],
  '/account/create': ['form', 'confirm by email'],
  '/account/personal': ['form'],
  '/account/settings': ['links'],
  '/account/settings/mfa': ['no such page'],
  '/account/settings/password': [],
  '/store-locator': ['place search'],
  '/store-locator/delivery': ['place search'],
  '/rewards': ['questions and terms'],
  '/account/personal/partner': ['Delta SkyMiles'],
  '/rewards/partnerships/marriottbonvoy': ['the page for all'],
};

describe('by the defaults', () => {
  test.each(Object.entries(BY_DEFAULT))('%s shows no more than it has to', async (page, expected) => {
    const shown = await openWith(page, {});
    const { queryClient } = app.parts;
    await waitFor(() => expect(queryClient.getQueryState(['configuration'])?.dataUpdatedAt).toBeGreaterThan(0));
    await waitFor(() => expect(shown()).toEqual(expected));
  });
});

for (const { rows, flag, page, shows, gone } of FLAGS) {
  test(`${rows} ${flag} alone changes its own part of ${page} and nothing else`, async () => {
    const shown = await openWith(page, { [flag]: !DEFAULTS[flag] });
    const before = BY_DEFAULT[page] ?? [];
    const expected = [...before.filter((name) => !gone?.includes(name)), ...shows].toSorted();
    await waitFor(() => expect(shown().toSorted()).toEqual(expected));
  });
}

describe('the table', () => {
  test('has each flag of the configuration', () => {
    const known = [...FLAGS.map(({ flag }) => flag), ...ELSEWHERE];
    expect([...new Set(known)].toSorted()).toEqual(flagsOf(DEFAULT_CONFIGURATION).toSorted());
  });
});

/** The names of all flags; a group that holds flags only, one for each of something, counts as one. */
function flagsOf(configuration: object): string[] {
  return Object.entries(configuration).flatMap(([name, value]): string[] => {
    if (typeof value === 'boolean') return [name];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return name === 'newPaymentOptionEnabled' ? [name] : flagsOf(value);
  });
}
