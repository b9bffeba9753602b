import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readCards } from '#api/account/cards.ts';
import { readHistory, readReceipt } from '#api/account/history.ts';
import { readProfile } from '#api/account/profile.ts';
import { readConfiguration } from '#api/configuration/configuration.ts';
import { cardsOf } from '#tests/support/cards-of.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

test('ACC-126 the profile is shown to read, with the ways to change it and to what else is the member’s', async () => {
  await app.open('/account/profile', { as: 'member-gold' });
  await app.heading('Your profile');
  await app.main().findByText('Goldie North');
  expect(app.main().getByText('goldie@northstar.test')).toBeTruthy();
  expect(app.main().getByText('April 12')).toBeTruthy();
  expect(app.main().queryByRole('textbox')).toBeNull();
  const stars = await app.main().findByRole('link', { name: /^[\d,]+ Stars · Gold$/ });
  expect(stars.getAttribute('href')).toBe('/account/rewards');
  const links = app
    .main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/account/for-you',
    '/account/rewards',
    '/account/personal',
    '/account/history',
    '/account/cards',
    '/account/payment-method',
    '/account/rewards',
    '/account/personal/partner',
  ]);
});

test('ACC-126 D-359 of an address is shown what is there', async () => {
  const account = app.world.account('member-green');
  account.address = {
    ...{ addressLine1: '12 Pine Street', addressLine2: null, city: '', countrySubdivision: 'WA' },
    ...{ postalCode: '', country: 'US' },
  };
  await app.open('/account/profile');
  await app.main().findByText('12 Pine Street, WA');
});

test('ACC-126 a profile that cannot be read says so and can be asked for again', async () => {
  app.world.fail(readProfile, 'status:500', 1);
  await app.open('/account/profile');
  await app.press('Try again');
  await app.main().findByText('Gwen North');
});

test('ACC-122 ACC-125 orders come newest first, twenty at a time, until all are shown', async () => {
  await app.open('/account/history');
  await app.heading('Order history');
  await app.main().findByText('20 of 47');
  await app.press('Show more');
  await app.main().findByText('40 of 47');
  await app.press('Show more');
  await app.main().findByText('47 of 47');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(app.calls(readHistory)).toBe(3);
  expect(app.calls(readReceipt)).toBe(0);
});

test('the focus of the button that asks for more stays beside it when it goes, with the last page or one that fails', async () => {
  await app.open('/account/history');
  await app.main().findByText('20 of 47');
  app.world.fail(readHistory, 'status:500', 1);
  await app.press('Show more');
  await screen.findByText('We couldn’t load more');
  expect(document.activeElement?.textContent).toBe('20 of 47');
  await app.press('Try again');
  await app.main().findByText('40 of 47');
  await app.press('Show more');
  await app.main().findByText('47 of 47');
  expect(document.activeElement?.textContent).toBe('47 of 47');
});

test('decision 0.8: in another language the history is read anew, all of it', async () => {
  await app.open('/account/history');
  await app.main().findByText('20 of 47');
  await app.press('Show more');
  await app.main().findByText('40 of 47');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr-CA');
  await app.main().findByText('40 sur 47');
  await waitFor(() => expect(app.calls(readHistory)).toBe(4));
});

test('ACC-125 a page that starts twice, as in development, shows its list all the same', async () => {
  await app.open('/account/cards');
  await app.main().findByRole('listitem');
  app.drawStrict();
  await app.router.navigate({ to: '/account/history' });
  await app.main().findByText('20 of 47');
});

test('ACC-123 a pending tip stands with its own order', async () => {
  await app.open('/account/history');
  await app.main().findByText('20 of 47');
  const tips = app
    .main()
    .getAllByRole('listitem')
    .map((row) => /\$[\d.]+ tip pending/.exec(row.textContent ?? '')?.[0]);
  expect(tips.slice(0, 3)).toEqual(['$1.00 tip pending', '$2.00 tip pending', undefined]);
});

test('ACC-122 ACC-124 the gift history has a badge on what is processing, and a link leads between the two', async () => {
  await app.open('/account/history');
  await app.heading('Order history');
  await app.main().findByText('20 of 47');
  await app.follow('Gifts');
  await app.heading('Gift history');
  expect(app.address()).toBe('/account/history/egift');
  const rows = await app.main().findAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.includes('Processing'))).toEqual([true, ...Array(5).fill(false)]);
  // All of them stand there: how many of how many says nothing.
  expect(app.main().queryByText('6 of 6')).toBeNull();
});

test('ACC-124 an order is never said to be processing, also where its status is one that the app does not know', async () => {
  const [order] = app.world.account('member-green').history;
  if (order) order.processing = true;
  await app.open('/account/history');
  await app.main().findByText('20 of 47');
  expect(app.main().queryByText('Processing')).toBeNull();
});

test('ACC-123 a receipt says that its tip is pending, as its order does, and of no tip nothing', async () => {
  const [first, , third] = app.world.account('member-green').history.filter(({ kind }) => kind === 'order');
  const latte = { product: null, name: 'Latte', quantity: 1, amount: 500 };
  if (first) Object.assign(first, { pendingTip: 150, tax: 50, lines: [latte] });
  if (third) third.tip = 0;
  await app.open('/account/history');
  await app.main().findByText('$1.50 tip pending');
  const buttons = app.main().getAllByRole('button', { name: /^View receipt/ });
  const linesOf = async (at: number) => {
    await app.user.click(buttons[at] ?? expect.fail('there is no such receipt'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Receipt' }));
    await dialog.findByText('Total');
    const lines = dialog.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent ?? '');
    await app.press('Close');
    await app.noDialog();
    return lines.filter((line) => /^(?:Tip|Total)/.test(line));
  };
  expect(await linesOf(0)).toEqual(['Total$5.50', 'Tip pending$1.50']);
  expect(await linesOf(2)).toEqual([expect.stringMatching(/^Total/)]);
});

test('ACC-125 a receipt is fetched when it is opened, says what was paid, and Back closes it', async () => {
  await app.open('/account/history');
  await app.main().findByText('20 of 47');
  const [first] = app.main().getAllByRole('button', { name: /^View receipt/ });
  if (first) await app.user.click(first);
  const dialog = await screen.findByRole('dialog', { name: 'Receipt' });
  await within(dialog).findByText(`Card ending in ${cardsOf(app, 'member-green').at(0).cardNumber.slice(-4)}`);
  expect(app.calls(readReceipt)).toBe(1);
  app.router.history.back();
  await app.noDialog();
  expect(app.address()).toBe('/account/history');
});

test('ACC-125 list and receipt that cannot be read say so, with a way to try again', async () => {
  app.world.fail(readHistory, 'status:500', 1);
  app.world.fail(readReceipt, 'status:500', 1);
  await app.open('/account/history');
  await screen.findByText('We couldn’t load your history');
  await app.press('Try again');
  await app.main().findByText('20 of 47');
  const [first] = app.main().getAllByRole('button', { name: /^View receipt/ });
  if (first) await app.user.click(first);
  const dialog = await screen.findByRole('dialog', { name: 'Receipt' });
  await app.user.click(await within(dialog).findByRole('button', { name: 'Try again' }));
  await within(dialog).findByText('Total');
});

for (const [path, title, words, way] of [
  ['/account/history', 'No orders yet', 'Your first cup is waiting. Your orders will show up here.', '/menu'],
  ['/account/history/egift', 'No gifts yet', 'Gift cards you send will show up here.', '/account/history'],
] as const) {
  test(`ACC-125 ${path} without entries says so and leads on`, async () => {
    await app.open(path, { as: 'member-new' });
    await screen.findByRole('heading', { name: title });
    expect(app.main().getByText(words)).toBeTruthy();
    expect(app.main().getAllByRole('link').at(-1)?.getAttribute('href')).toBe(way);
  });
}

test('ACC-128 the partner page names the programmes that the market has', async () => {
  await app.open('/account/personal/partner');
  await app.main().findByRole('link', { name: /^Delta SkyMiles/ });
  const rows = app.main().getAllByRole('listitem');
  const linkIn = (row: HTMLElement) => within(row).getByRole('link').getAttribute('href');
  expect(rows.map((row) => [row.textContent.replace(' (opens in a new tab)', ''), linkIn(row)])).toEqual([
    ['Delta SkyMilesAirline', 'https://partner.example.com/skymiles'],
    ['AeroplanAirline', 'https://partner.example.com/aeroplan'],
    ['Bank of AmericaBank', 'https://partner.example.com/bank-of-america'],
    ['TD BankBank', 'https://partner.example.com/td-bank'],
    ['Marriott BonvoyHotels', '/rewards/partnerships/marriottbonvoy'],
  ]);
});

test('ACC-128 a market without programmes, and an answer that fails, are distinguished', async () => {
  app.startWorld({ name: 'everything-off', persona: 'member-green' });
  await app.open('/account/personal/partner');
  await screen.findByRole('heading', { name: 'No partner programs right now' });
  app.close();
  app.world.fail(readConfiguration, 'status:500');
  await app.open('/account/personal/partner');
  await screen.findByText('We couldn’t load the partner programs');
  app.world.heal();
  await app.press('Try again');
  await screen.findByRole('heading', { name: 'No partner programs right now' });
});

test('the cards lead to the gifts, whether there are any or not', async () => {
  for (const persona of ['member-gold', 'member-without-cards'] as const) {
    await app.open('/account/cards', { as: persona });
    await app.heading('Your cards');
    expect(app.main().getByRole('link', { name: 'Send a gift' }).getAttribute('href')).toBe('/gift');
  }
});

for (const [problem, message] of [
  ['card-information-error', 'Please try entering your card information again.'],
  ['card-state-error', 'Please try another card.'],
] as const) {
  test(`CRD-006 ${problem} after creating an account says that the account exists and what to do`, async () => {
    await app.open(`/account/cards?mode=from_account_create&card_error=${problem}`);
    await app.main().findByText('Your account is ready, but we couldn’t add your card');
    expect(app.main().getByText(message)).toBeTruthy();
  });
}

test('CRD-006 the page says why a new member has no card, also where the cards cannot be loaded', async () => {
  app.world.fail(readCards, 'status:404');
  await app.open('/account/cards?mode=from_account_create&card_error=card-state-error');
  expect(await app.main().findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(app.main().getByText('Please try another card.')).toBeTruthy();
});

for (const search of ['?mode=from_account_create&card_error=anything', '?card_error=card-state-error', '']) {
  test(`CRD-006 the cards at “${search}” speak of no problem`, async () => {
    await app.open(`/account/cards${search}`);
    await app.main().findByRole('listitem');
    expect(app.main().queryByText('Your account is ready, but we couldn’t add your card')).toBeNull();
  });
}
