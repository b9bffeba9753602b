import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfiguration } from '#api/configuration/configuration.ts';
import { readGiftCatalogue } from '#api/gifts/gift-catalogue.ts';
import { readGiftDetails } from '#api/gifts/gift-details.ts';
import { readSession } from '#api/session/session.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { GIFT_PURCHASE_KEY } from '#domain/gifting/gift-purchase.ts';
import { type PageData, pageDataId } from '#domain/page-data.ts';
import { TYPICAL } from '#mocks/configuration/settings.ts';
import { admitMember } from '#tests/support/admit-member.ts';
import { answerInstead } from '#tests/support/held-calls.ts';
import { holdClock } from '#tests/support/let-time-pass.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

/** What is said where gifts cannot be had (GFT-064). */
const FETCH_ERROR = 'Could not find the card(s) you were looking for.';

const category = (name: string) => screen.findByRole('region', { name });
const banner = () => screen.queryByRole('complementary', { name: 'Thanking a whole team?' });
const linksIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('GFT-001 the landing shows each category, which leads to its page', async () => {
  await app.open('/gift');
  await app.heading('Coffee’s on you');
  const birthday = await category('Birthday');
  expect(screen.getAllByRole('region').length).toBeGreaterThanOrEqual(6);
  for (const { urn, name } of await readGiftCatalogue({ variables: { locale: 'en-US' } })) {
    const address = `/gift/category/${urn}`;
    expect(linksIn(await category(name)).slice(0, 2), 'the title and “See all”').toEqual([address, address]);
  }
  await app.user.click(within(birthday).getByRole('link', { name: 'Birthday' }));
  await app.heading('Birthday');
  expect(app.address()).toBe('/gift/category/birthday');
});

test('GFT-002 GFT-015 a category shows its eGifts, each with its picture and the way to its form', async () => {
  await app.open('/gift/category/thank-you');
  await app.heading('Thank you');
  const [first] = app.main().getAllByRole('article');
  const picture = within(first ?? document.body).getByRole('img', { name: 'A green mug filled with garden flowers' });
  expect(picture.getAttribute('src')).toBe('/art/gifts/thank-you-bouquet.svg');
  const links = app
    .main()
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').getAttribute('href'));
  expect(links[0]).toBe('/gift/80010201');
  expect(links.length).toBeGreaterThanOrEqual(5);
  for (const link of links) expect(link).toMatch(/^\/gift\/\d{8}$/);
});

test('a category that is not there says so and leads to all others', async () => {
  await app.open('/gift/category/left-handed');
  await app.heading('We couldn’t find those gift cards.');
  expect(screen.getByRole('link', { name: 'Holidays' }).getAttribute('href')).toBe('/gift/category/holidays');
  await app.follow('See gift cards');
  await app.heading('Coffee’s on you');
});

test('each design of a row is a real gift, the one above all others too', async () => {
  await app.open('/gift');
  const hrefs = linksIn(await category('Congratulations')).filter((href) => !href?.includes('category'));
  expect(hrefs[0]).toBe('/gift/80010301');
  expect(screen.getByRole('link', { name: /^Send “/ }).getAttribute('href')).toBe('/gift/80010101');
});

/** The catalogue that the retailer answers with. */
const serve = (categories: unknown[]) =>
  answerInstead(readGiftCatalogue, () => Response.json({ data: { digitalGifts: { categories } } }));

test('GFT-018 where there is no gift to give that is said, with the way to what else there is', async () => {
  serve([{ urn: 'birthday', name: 'Birthday', eGifts: [] }]);
  await app.open('/gift');
  await screen.findByRole('heading', { name: 'No gift cards right now' });
  expect(app.main().getByRole('link', { name: 'See the menu' }).getAttribute('href')).toBe('/menu');
});

test('GFT-015 FC-046 a design without words for its picture goes by its name', async () => {
  const design = { productNumber: '80010201', name: 'Bouquet', imageUrl: '/art/gifts/thank-you-bouquet.svg' };
  serve([
    {
      urn: 'thanks',
      name: 'Thanks',
      eGifts: [
        { ...design, altText: null },
        { ...design, altText: '' },
        { ...design, productNumber: '8001020', altText: 'Seven digits' },
      ],
    },
  ]);
  await app.open('/gift');
  expect(await app.main().findAllByRole('img', { name: 'Bouquet' })).not.toHaveLength(0);
  expect(app.main().queryByRole('img', { name: 'Seven digits' })).toBeNull();
});

test('GFT-018 a landing that began with the first designs, written into its page, asks for all', async () => {
  const cake = { productNumber: '80010101', name: 'Cake', altText: 'A cake', imageUrl: '/art/gifts/birthday-cake.svg' };
  const outline: PageData['gifts'] = [{ urn: 'birthday', name: 'Birthday', eGifts: [cake] }];
  const prerendered = document.createElement('script');
  Object.assign(prerendered, { type: 'application/json', id: pageDataId('gifts'), lang: 'en-US' });
  prerendered.textContent = JSON.stringify(outline);
  document.head.append(prerendered);
  onTestFinished(() => prerendered.remove());
  await app.open('/gift');
  await category('Congratulations');
  expect(app.calls(readGiftCatalogue)).toBe(1);
});

test('GFT-018 OPP-088 the gifts come in the language of the page', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  await app.open('/gift', { locale: 'fr-CA' });
  await category('Félicitations');
  const bodies = asked.mock.calls.map(([, init]) => String(init?.body ?? ''));
  const sent = bodies.filter((body) => body.includes('get-digital-gifts')).map((body) => JSON.parse(body));
  expect(sent).toMatchObject([{ operationName: 'get-digital-gifts', variables: { locale: 'fr-CA' } }]);
});

test('GFT-020 another language is asked for once, and the first one not again when it is chosen back within 15 minutes', async () => {
  await app.open('/gift');
  await category('Congratulations');
  const language = () => screen.getByRole('combobox', { name: /^(?:Language|Langue)$/ });
  await app.user.selectOptions(language(), 'Français (Canada)');
  await category('Félicitations');
  await app.atRest();
  expect(app.calls(readGiftCatalogue)).toBe(2);
  const settings = app.calls(readConfiguration);
  await app.user.selectOptions(language(), 'English (United States)');
  await category('Congratulations');
  // What does not name its language is asked for again: the server reads the cookie.
  await waitFor(() => expect(app.calls(readConfiguration)).toBeGreaterThan(settings));
  await app.atRest();
  expect(app.calls(readGiftCatalogue)).toBe(2);
});

test('GFT-020 GFT-021 a sign-in within 15 minutes asks for no gift again: they are the same for every visitor (D-265)', async () => {
  await app.open('/gift/80010101');
  await app.atRest();
  await app.router.navigate({ to: '/gift' });
  await category('Birthday');
  await admitMember(app, 'member-green');
  await app.router.navigate({ to: '/gift/$productNumber', params: { productNumber: '80010101' } });
  await app.router.navigate({ to: '/gift' });
  await category('Birthday');
  await app.atRest();
  expect([app.calls(readGiftCatalogue), app.calls(readGiftDetails)]).toEqual([1, 1]);
});

test('GFT-020 within 15 minutes nothing is asked again in the same language, after that or in another it is', async () => {
  holdClock();
  const landing = async () => {
    await app.router.navigate({ to: '/gift' });
    await category('Birthday');
  };
  await app.open('/gift');
  await category('Birthday');
  expect(app.calls(readGiftCatalogue)).toBe(1);

  await app.router.navigate({ to: '/' });
  vi.setSystemTime(Date.now() + 15 * MINUTE_MS - 1);
  await landing();
  await app.atRest();
  expect(app.calls(readGiftCatalogue)).toBe(1);

  await app.parts.catalogue.setLocale('es-US');
  await category('Cumpleaños');
  expect(app.calls(readGiftCatalogue)).toBe(2);
  await app.parts.catalogue.setLocale('en-US');
  await app.router.navigate({ to: '/' });
  vi.setSystemTime(Date.now() + 2);
  await landing();
  await waitFor(() => expect(app.calls(readGiftCatalogue)).toBe(3));
});

test('GFT-064 SVC-012 where the gifts cannot be had the landing says so and stays; one press asks again', async () => {
  app.world.fail(readGiftCatalogue, 'status:404');
  await app.open('/gift');
  expect((await screen.findByRole('alert')).textContent).toContain(FETCH_ERROR);
  expect(app.address()).toBe('/gift');
  await app.main().findByRole('link', { name: /^Check a card balance/ });
  app.world.heal();
  await app.press('Try again');
  await category('Birthday');
  expect(screen.queryByText(FETCH_ERROR)).toBeNull();
});

test('GFT-064 where they cannot be had on the page of a category, or one of them on its own, the notice leads to all gifts', async () => {
  app.world.fail(readGiftCatalogue, 'status:404', 1);
  await app.open('/gift/category/love');
  await app.heading('Coffee’s on you');
  await screen.findByText(FETCH_ERROR);
  expect(app.address()).toBe('/gift');
  await category('Love and friendship');
  // It is true no more where gifts are shown.
  await act(() => app.router.navigate({ to: '/gift/category/$categoryUrn', params: { categoryUrn: 'love' } }));
  await app.heading('Love and friendship');
  await waitFor(() => expect(screen.queryByText(FETCH_ERROR)).toBeNull());
  // Though the catalogue lists it.
  app.world.fail(readGiftDetails, 'status:404');
  const [first] = app.main().getAllByRole('article');
  await app.user.click(within(first ?? document.body).getByRole('link'));
  await screen.findByText(FETCH_ERROR);
  await waitFor(() => expect(app.address()).toBe('/gift'));
});

test('GFT-064 where they cannot be had on either page it is said once, and no more once they are there', async () => {
  app.world.fail(readGiftCatalogue, 'status:404');
  await app.open('/gift/category/love');
  await app.heading('Coffee’s on you');
  await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(screen.getAllByText(FETCH_ERROR)).toHaveLength(1));
  app.world.heal();
  await app.press('Try again');
  await category('Love and friendship');
  expect(screen.queryByText(FETCH_ERROR)).toBeNull();
});

const ADDRESSES = ['/gift', '/gift/category/birthday', '/gift/80010101'];

for (const address of ADDRESSES) {
  test(`GFT-006 showBulkGiftBanner alone shows the banner on ${address}`, async () => {
    app.startWorld({ settings: { gift: { ...TYPICAL.gift, showBulkGiftBanner: true } } });
    await app.open(address);
    const shown = await screen.findByRole('complementary', { name: 'Thanking a whole team?' });
    expect(shown.textContent).toContain('up to 10 people at once');
  });

  test(`GFT-007 where it is off or missing there is no banner on ${address}`, async () => {
    // Where the configuration cannot be read, every flag is missing.
    for (const world of [
      { settings: { gift: { ...TYPICAL.gift, showBulkGiftBanner: false } } },
      { name: 'no-configuration' },
    ] as const) {
      app.startWorld(world);
      await app.open(address);
      const { queryClient } = app.parts;
      await waitFor(() => expect(queryClient.getQueryState(['configuration'])?.fetchStatus).toBe('idle'));
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
      expect(banner()).toBeNull();
    }
  });
}

test('GFT-006 the banner is on the page that says what became of a purchase, too', async () => {
  app.startWorld({ settings: { gift: { ...TYPICAL.gift, showBulkGiftBanner: true } } });
  const gift = { productNumber: '80010101', amount: 2500, recipients: 1, currency: 'USD' };
  const end = { outcome: 'success', orderNumber: 'G1' };
  const marker = { requestId: 'request-00000001', startedAt: Date.now(), ...gift, end };
  window.sessionStorage.setItem(GIFT_PURCHASE_KEY, JSON.stringify(marker));
  await app.open('/gift/confirmation');
  await app.main().findByRole('link', { name: 'Send another gift' });
  await waitFor(() => expect(banner()).not.toBeNull());
  expect(app.address()).toBe('/gift/confirmation');
});

test('GFT-017 without an address there is no link to the balance of a card', async () => {
  app.startWorld({ settings: { gift: { ...TYPICAL.gift, cardBalanceUrl: 'https://cards.example.com/balance' } } });
  await app.open('/gift');
  const link = await app.main().findByRole('link', { name: /^Check a card balance/ });
  expect(link.getAttribute('href')).toBe('https://cards.example.com/balance');
  app.startWorld({ settings: { gift: { ...TYPICAL.gift, cardBalanceUrl: '' } } });
  await app.open('/gift');
  await category('Birthday');
  expect(app.main().queryByRole('link', { name: /^Check a card balance/ })).toBeNull();
});

test('SVC-014 until it is known who is here there is no link to the balance of a card', async () => {
  app.world.fail(readSession, 'hang', 1);
  await app.open('/gift', { isVisitorAwaited: false });
  await category('Birthday');
  await app.atRest();
  expect(app.main().queryByRole('link', { name: /^Check a card balance/ })).toBeNull();
});

test('a member comes from the gifts to those that were sent', async () => {
  app.startWorld({ persona: 'member-green' });
  await app.open('/gift');
  await app.follow('Gifts you’ve sent');
  await app.heading('Gift history');
});

test('header, foot and home lead to the gifts', async () => {
  await app.open('/');
  const link = (region: 'banner' | 'contentinfo') =>
    within(screen.getByRole(region)).getByRole('link', { name: 'Gift cards' }).getAttribute('href');
  expect([link('banner'), link('contentinfo')]).toEqual(['/gift', '/gift']);
  await app.follow('See gift cards');
  await app.heading('Coffee’s on you');
});
