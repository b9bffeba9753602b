import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { readCards } from '#api/account/cards.ts';
import { readHistory, readReceipt } from '#api/account/history.ts';
import { readProfile, saveProfile } from '#api/account/profile.ts';
import { readConfiguration } from '#api/configuration/configuration.ts';
import { App } from '#app/app.tsx';
import { storeNumberOf } from '#domain/stores/store.ts';
import { EVERYTHING_END } from '#mocks/sentinels.ts';
import { overPage } from '#parts/cards/hash-modal.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const _HOUSE = storeNumberOf(`900${EVERYTHING_END}`);

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const rewrite = async (name: string | RegExp, value: string) => {
  await app.enter(await field(name), value);
};

test('ACC-126 the profile is shown to read, with the ways to change it and to what else is the member’s', async () => {
  app.world.become('member-gold');
  await app.open('/account/profile');
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

test('ACC-126 a profile that cannot be read says so and can be asked for again', async () => {
  app.world.fail(readProfile, 'status:500', 1);
  await app.open('/account/profile');
  await app.press('Try again');
  await app.main().findByText('Gwen North');
});

test('ACC-127 ACC-129 name, birthday, address and phone are saved together, said so, and shown on the profile', async () => {
  await app.open('/account/personal');
  await app.heading('Personal information');
  await rewrite('First name', ' Augusta ');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'December');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '10');
  await rewrite('Street address', '12 Pine Street');
  await rewrite('City', 'Seattle');
  await rewrite('State', 'WA');
  await rewrite('ZIP code', '98101');
  await rewrite(/^Phone number/, '(206) 555-0142');
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
  expect(app.calls(saveProfile)).toBe(1);
  await screen.findByRole('link', { name: 'Account of Augusta' });
  await screen.findByText('December 10. It can’t be changed here.');
  expect(screen.queryByRole('combobox', { name: 'Month' })).toBeNull();
  await app.follow('Cancel');
  await app.heading('Your profile');
  expect(app.main().getByText('Augusta North')).toBeTruthy();
  expect(app.main().getByText('12 Pine Street, Seattle, WA 98101')).toBeTruthy();
  expect(app.main().getByText('(206) 555-0142')).toBeTruthy();
});

test('ACC-129 ACC-061 each mistake stands beside its field, and nothing is sent', async () => {
  await app.open('/account/personal');
  await rewrite('First name', 'a'.repeat(51));
  await app.user.clear(await field('Last name'));
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'April');
  await rewrite('City', 'Seattle');
  await rewrite('ZIP code', 'H2Y 1C6');
  await rewrite(/^Phone number/, '555');
  await app.press('Save changes');
  const summary = await screen.findByRole('group', { name: 'Please check what you entered' });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'First name can be up to 50 characters.',
    'Enter your last name.',
    'Choose both a month and a day.',
    'Enter the street address.',
    'Enter the state.',
    'Enter a valid ZIP code.',
    'Enter a 10-digit phone number.',
  ]);
  expect(app.calls(saveProfile)).toBe(0);
});

test('ACC-129 decision AO-29: where the market lets it be, the last name may be empty', async () => {
  app.startWorld({ name: 'everything-off', persona: 'member-green' });
  await app.open('/account/personal');
  await app.user.clear(await field(/^Last name/));
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
});

test('ACC-129 a birthday that is set already cannot be changed, and is shown on its field where it was set elsewhere', async () => {
  await app.open('/account/personal');
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Month' }), 'May');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '5');
  await rewrite('First name', 'Augusta');
  const { emailAddress: _email, memberSince: _since, subMarket: _market, ...details } = await readProfile({});
  await saveProfile({ body: { ...details, birthday: { month: 4, day: 12 } } });
  await app.press('Save changes');
  const summary = await screen.findByRole('group', { name: 'We couldn’t save your changes' });
  expect(summary.textContent).toContain('Your birthday is already saved and can’t be changed here.');
  await screen.findByText('April 12. It can’t be changed here.');
  expect((await field('First name')).value).toBe('Augusta');
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
});

test('ACC-129 a failed save keeps what was typed, says why, and the next try succeeds', async () => {
  app.world.fail(saveProfile, 'status:500', 1);
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  await app.press('Save changes');
  const summary = await screen.findByRole('group', { name: 'We couldn’t save your changes' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect((await field('First name')).value).toBe('Augusta');
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
});

test('ACC-129 after a lost answer what was there before is saved once more, not said to be saved already', async () => {
  app.world.fail(saveProfile, 'drop-after', 1);
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  await app.press('Save changes');
  await screen.findByRole('group', { name: 'We couldn’t save your changes' });
  await rewrite('First name', 'Gwen');
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
  expect(app.calls(saveProfile)).toBe(2);
  await app.follow('Cancel');
  await app.heading('Your profile');
  expect(await app.main().findByText('Gwen North')).toBeTruthy();
});

test('ACC-127 ACC-129 a profile that may be saved is read anew once its page is left', async () => {
  app.world.fail(saveProfile, 'drop-after', 1);
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  await app.press('Save changes');
  await screen.findByRole('group', { name: 'We couldn’t save your changes' });
  await app.follow('Cancel');
  await app.press('Leave');
  await app.heading('Your profile');
  expect(await app.main().findByText('Augusta North')).toBeTruthy();
});

test('ACC-127 leaving with something unsaved asks first; staying keeps it, leaving drops it', async () => {
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  await app.follow('Cancel');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await app.press('Keep editing');
  expect((await field('First name')).value).toBe('Augusta');
  expect(app.address()).toBe('/account/personal');
  await app.follow('Cancel');
  await app.press('Leave');
  await app.heading('Your profile');
  expect(await app.main().findByText('Gwen North')).toBeTruthy();
});

test('ACC-127 ACC-129 what opens over the page leaves nothing: it asks nothing, and what was typed is saved after it', async () => {
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  await act(() => app.router.navigate(overPage('pay')));
  await screen.findByRole('dialog', { name: /^(?!Leave)/ });
  await act(async () => app.router.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.press('Save changes');
  await screen.findByText('Your personal information is saved.');
  expect(app.calls(saveProfile)).toBe(1);
});

test('ACC-127 a member who signs out meanwhile is not held', async () => {
  await app.open('/account/personal');
  await rewrite('First name', 'Augusta');
  await app.parts.session.signOut();
  await waitFor(() => expect(app.address()).toContain('/account/signin'));
  expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
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
  cleanup();
  render(
    <StrictMode>
      <App parts={app.parts} router={app.router} />
    </StrictMode>,
  );
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
  await app.follow('Gifts');
  await app.heading('Gift history');
  expect(app.address()).toBe('/account/history/egift');
  await app.main().findByText('6 of 6');
  expect(
    app
      .main()
      .getAllByRole('listitem')
      .map((row) => row.textContent?.includes('Processing')),
  ).toEqual([true, true, false, false, false, false]);
});

test('ACC-124 an order is never said to be processing, also where its status is one that the app does not know', async () => {
  const [order] = app.world.members.get('gwen@northstar.test')?.account.history ?? [];
  if (order) order.processing = true;
  await app.open('/account/history');
  await app.main().findByText('20 of 47');
  expect(app.main().queryByText('Processing')).toBeNull();
});

test('ACC-125 a receipt is fetched when it is opened, says what was paid, and Back closes it', async () => {
  await app.open('/account/history');
  await app.main().findByText('20 of 47');
  const [first] = app.main().getAllByRole('button', { name: /^View receipt/ });
  if (first) await app.user.click(first);
  const dialog = await screen.findByRole('dialog', { name: 'Receipt' });
  await within(dialog).findByText('Card ending in 0042');
  expect(app.calls(readReceipt)).toBe(1);
  app.router.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
    app.world.become('member-new');
    await app.open(path);
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

test('CRD-001 CRD-004 CRD-007 each card shows picture, nickname, the end of its number and its balance', async () => {
  app.world.become('member-gold');
  await app.open('/account/cards');
  await app.heading('Your cards');
  const cards = await readCards({});
  const rows = await app.main().findAllByRole('listitem');
  expect(rows).toHaveLength(2);
  for (const [at, { nickname, cardNumber, cardImageUrl }] of cards.entries()) {
    const row = rows[at];
    expect(row?.textContent).toContain(nickname);
    expect(row?.textContent).toContain(`Card ending in ${cardNumber.slice(-4)}`);
    expect(row?.textContent).not.toContain(cardNumber);
    expect(row?.querySelector('img')?.getAttribute('src')).toBe(cardImageUrl);
  }
  expect(rows.map((row) => /\$[\d.]+/.exec(row.textContent ?? '')?.[0])).toEqual(['$42.50', '$10.00']);
});

test('CRD-007 a member without cards reads so and has a way on; a list that fails can be asked for again', async () => {
  app.world.become('member-without-cards');
  app.world.fail(readCards, 'status:500', 1);
  await app.open('/account/cards');
  await app.press('Try again');
  await screen.findByRole('heading', { name: 'No cards yet' });
  expect(app.main().getByRole('link', { name: 'Add a card' }).getAttribute('href')).toBe('/account/cards/add');
});

test('the cards lead to the gifts, whether there are any or not', async () => {
  for (const persona of ['member-gold', 'member-without-cards'] as const) {
    app.world.become(persona);
    await app.open('/account/cards');
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

for (const search of ['?mode=from_account_create&card_error=anything', '?card_error=card-state-error', '']) {
  test(`CRD-006 the cards at “${search}” speak of no problem`, async () => {
    await app.open(`/account/cards${search}`);
    await app.main().findByRole('listitem');
    expect(app.main().queryByText('Your account is ready, but we couldn’t add your card')).toBeNull();
  });
}
