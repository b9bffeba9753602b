import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readGiftCatalogue } from '#api/gifts/gift-catalogue.ts';
import { readGiftDetails } from '#api/gifts/gift-details.ts';
import { TYPICAL } from '#mocks/configuration/settings.ts';
import { SENTINEL_GIFTS } from '#mocks/gifts/gift-sentinels.ts';
import { typedNow } from '#platform/missing-part.ts';
import { holdClock } from '#tests/support/let-time-pass.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const { gift: TYPICAL_GIFT } = TYPICAL;

const app = setUpApp();

const GIFT = '/gift/80010101';

const openForm = async (address = GIFT) => {
  await app.open(address);
  await screen.findByRole('button', { name: 'Add another recipient' });
};
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Enter a Gift message/ });
const recipient = (number: number) => screen.findByRole('group', { name: `Recipient ${number}` });
const nameOf = async (number: number) =>
  within(await recipient(number)).getByLabelText<HTMLInputElement>('Recipient’s name');
const emailOf = async (number: number) =>
  within(await recipient(number)).getByLabelText<HTMLInputElement>('Recipient’s email');
const preview = () => screen.getByRole('region', { name: 'What they’ll see' });
const toPayment = () => app.press('Continue to payment');
const errors = () =>
  within(screen.getByRole('group', { name: 'Please check what you entered' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('GFT-003 GFT-008 GFT-009 GFT-010 GFT-013 GFT-032 the form of a gift, with the configured amounts and the default one chosen', async () => {
  await openForm();
  await app.heading('Send a gift');
  const picture = within(preview()).getByRole('img', { name: 'A birthday cake on a stand with five burning candles' });
  expect(picture.getAttribute('src')).toBe('/art/gifts/birthday-cake-large.svg');
  const amounts = within(screen.getByRole('group', { name: 'Choose an amount' })).getAllByRole('radio');
  expect(amounts.map((radio) => radio.closest('label')?.textContent)).toEqual([
    ...['$10', '$25', '$50', '$75', '$100'],
    'Custom amount',
  ]);
  expect(screen.getByRole('radio', { name: '$25' })).toHaveProperty('checked', true);
  expect(message().value).toBe('');
  for (const label of ['Your name', 'Your email', 'Recipient’s name', 'Recipient’s email']) {
    expect(app.field(label).value).toBe('');
  }
  expect(screen.getByText('By email, today')).toBeTruthy();
  expect(app.calls(readGiftDetails)).toBe(1);
  expect(typedNow().typed).toEqual({});
});

test('GFT-008 GFT-009 GFT-012 GFT-030 amounts, bounds and the number of recipients are the configured ones', async () => {
  const gift = { ...TYPICAL_GIFT, giftAmountOptions: [15, 30], defaultGiftAmountOption: 30, customAmountMin: 7 };
  app.startWorld({ settings: { gift: { ...gift, customAmountMax: 40, maximumRecipients: 2 } } });
  await openForm();
  expect(screen.getByRole('radio', { name: '$30' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('radio', { name: '$25' })).toBeNull();
  await app.user.click(screen.getByRole('radio', { name: 'Custom amount' }));
  await app.enter(app.field('Your amount'), '41');
  await toPayment();
  expect(app.errorBeside(app.field('Your amount'))).toBe('Enter an amount from $7 to $40.');
  await app.press('Add another recipient');
  const add = screen.getByRole('button', { name: 'Add another recipient' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  await app.user.click(add);
  expect(screen.queryByRole('group', { name: 'Recipient 3' })).toBeNull();
});

test('GFT-012 OPP-087 there can be ten recipients; an eleventh cannot be added', async () => {
  await openForm();
  for (let count = 1; count < 10; count += 1) await app.press('Add another recipient');
  await recipient(10);
  expect(screen.getByRole('button', { name: 'Add another recipient' }).getAttribute('aria-disabled')).toBe('true');
});

test('GFT-011 OPP-083 recipients are added with the focus on their name, removed, and brought back with what was typed', async () => {
  await openForm();
  await app.enter(app.field('Recipient’s name'), 'Ada');
  await app.press('Add another recipient');
  await waitFor(async () => expect(document.activeElement).toBe(await nameOf(2)));
  await app.enter(await nameOf(2), 'Grace');
  await app.enter(await emailOf(2), 'grace@example.com');
  expect((await nameOf(2)).name).toBe('recipientName2');
  expect((await emailOf(1)).name).toBe('recipientEmail1');
  await app.press('Remove recipient 1');
  expect(app.field('Recipient’s name').value).toBe('Grace');
  expect(document.activeElement?.textContent).toBe('Add another recipient');
  await app.press('Undo');
  expect((await nameOf(1)).value).toBe('Ada');
  expect((await emailOf(2)).value).toBe('grace@example.com');
  await waitFor(async () => expect(document.activeElement).toBe(await nameOf(1)));
});

test('GFT-011 a recipient who was removed is not brought back once the payment is open', async () => {
  await openForm();
  for (const [label, words] of [
    ['Recipient’s name', 'Ada'],
    ['Recipient’s email', 'ada@example.com'],
    ['Your name', 'Gwen'],
    ['Your email', 'gwen@example.com'],
  ] as const) {
    await app.enter(app.field(label), words);
  }
  await app.press('Add another recipient');
  await app.press('Remove recipient 2');
  await screen.findByRole('button', { name: 'Undo' });
  await app.press('Continue to payment');
  await screen.findByRole('dialog', { name: 'Review and send' });
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull();
});

test('GFT-033 GFT-034 GFT-035 GFT-036 GFT-037 OPP-085 what is missing is said beside its field and in one list', async () => {
  await openForm();
  await toPayment();
  await waitFor(() =>
    expect(errors()).toEqual([
      "Enter the recipient's name",
      "Enter the recipient's email address",
      'Enter your name',
      'Enter your email address',
    ]),
  );
  expect(app.errorBeside(app.field('Recipient’s name'))).toBe("Enter the recipient's name");
  expect(app.errorBeside(app.field('Your name'))).toBe('Enter your name');
  expect(app.errorBeside(app.field('Your email'))).toBe('Enter your email address');
  expect(app.address()).toBe(GIFT);
  await app.enter(app.field('Your email'), 'gwen@');
  expect(app.errorBeside(app.field('Your email'))).toBe('Enter your email address');
});

test('GFT-036 GFT-037 the list of mistakes says whose name or address is missing, where several people get a gift', async () => {
  await openForm();
  await app.press('Add another recipient');
  await app.enter(await nameOf(1), 'Ada');
  await app.enter(await emailOf(1), 'ada@example.com');
  await app.enter(await nameOf(2), 'Grace');
  await app.enter(app.field('Your name'), 'Gwen');
  await app.enter(app.field('Your email'), 'gwen@example.com');
  await toPayment();
  await waitFor(() => expect(errors()).toEqual(["Recipient 2: Enter the recipient's email address"]));
  expect(app.errorBeside(await emailOf(2))).toBe("Enter the recipient's email address");
  await app.user.click(screen.getByRole('link', { name: /^Recipient 2/ }));
  expect(document.activeElement).toBe(await emailOf(2));
  await app.press('Add another recipient');
  await app.enter(await nameOf(3), 'Linus');
  await toPayment();
  await app.press('Remove recipient 1');
  // By the place that each has now, as its heading says.
  const missing = "Enter the recipient's email address";
  await waitFor(() => expect(errors()).toEqual([`Recipient 1: ${missing}`, `Recipient 2: ${missing}`]));
  await app.press('Remove recipient 2');
  await waitFor(() => expect(errors()).toEqual([missing]));
});

test('GFT-027 GFT-028 GFT-029 GFT-030 a custom amount is whole dollars within the bounds', async () => {
  await openForm();
  await app.user.click(screen.getByRole('radio', { name: 'Custom amount' }));
  await toPayment();
  const field = app.field('Your amount');
  expect(app.errorBeside(field)).toBe('Enter an amount from $5 to $100.');
  for (const [typed, said] of [
    ['101', 'Enter an amount from $5 to $100.'],
    ['12.50', 'Enter whole dollars only, from $5 to $100.'],
    ['+50', 'Enter whole dollars only, from $5 to $100.'],
    ['5', ''],
    ['100', ''],
  ] as const) {
    await app.enter(field, typed);
    await waitFor(() => expect(app.errorBeside(field), typed).toBe(said));
  }
  expect(within(preview()).getByText('$100')).toBeTruthy();
});

test('a mistake in a custom amount goes with it, where an offered one is chosen', async () => {
  await openForm();
  await app.user.click(screen.getByRole('radio', { name: 'Custom amount' }));
  await toPayment();
  await waitFor(() => expect(errors()).toContain('Enter an amount from $5 to $100.'));
  await app.user.click(screen.getByRole('radio', { name: '$25' }));
  await waitFor(() => expect(errors()).not.toContain('Enter an amount from $5 to $100.'));
});

test('GFT-039 GFT-014 another way of delivery is refused in words', async () => {
  await openForm();
  const hidden = document.querySelector<HTMLInputElement>('input[name="deliveryMethod"]');
  expect(hidden?.value).toBe('email');
  if (hidden) fireEvent.input(hidden, { target: { value: 'sms' } });
  await toPayment();
  await waitFor(() =>
    expect(errors()).toContain('Delivery method must be an email address or a social-network account'),
  );
});

test('GFT-023 GFT-031 A21 message and name take no more than their limit, no character is cut, and the count is shown', async () => {
  await openForm();
  const family = '👨‍👩‍👧‍👦';
  await app.enter(message(), `${'x'.repeat(151)}${family}e\u0301e\u0301`);
  expect(message().value).toBe(`${'x'.repeat(151)}${family}e\u0301`);
  expect(screen.getByText('160 of 160 characters')).toBeTruthy();
  await app.enter(app.field('Recipient’s name'), 'Maximiliana Bartholomew-Fitzgerald');
  expect(app.field('Recipient’s name').value).toBe('Maximiliana Bartholomew-F');
});

test('GFT-031 a name that is as long as it can be says so beside its field, until it is shorter', async () => {
  await openForm();
  const name = app.field('Recipient’s name');
  const says = (text: string) => {
    const [status] = within(screen.getByRole('group', { name: 'Recipient 1' })).getAllByRole('status');
    expect(status?.textContent).toBe(text);
    expect(name.getAttribute('aria-describedby')).toBe(text === '' ? null : (status?.id ?? 'none'));
  };
  await app.enter(name, 'x'.repeat(24));
  says('');
  await app.user.type(name, 'yz');
  expect(name.value).toBe(`${'x'.repeat(24)}y`);
  says('Names can be up to 25 characters.');
  await app.user.type(name, '{Backspace}');
  says('');
});

test('GFT-023 GFT-031 what is typed further up into a full field gives way itself, and the caret stays', async () => {
  await openForm();
  const full = `Maximiliana ${'B'.repeat(13)}`;
  const name = app.field('Recipient’s name');
  await app.enter(name, full);
  await app.user.type(name, 'ab', { initialSelectionStart: 12, initialSelectionEnd: 12 });
  expect([name.value, name.selectionStart]).toEqual([full, 12]);
});

test('GFT-043 the total is the amount for each recipient', async () => {
  await openForm();
  expect(app.main().getByText('1 gift, $25.00')).toBeTruthy();
  await app.press('Add another recipient');
  await app.press('Add another recipient');
  await app.user.click(screen.getByRole('radio', { name: '$50' }));
  expect(app.main().getByText('$150.00')).toBeTruthy();
});

test('GFT-013 FC-112 the gift is shown as it will be seen, whatever is typed as text, and how many others get it', async () => {
  await openForm();
  const attack = '<img src=x onerror=1>';
  await app.enter(message(), attack);
  await app.enter(app.field('Recipient’s name'), attack);
  await app.enter(app.field('Your name'), 'Gwen');
  const words = preview().textContent;
  expect(words).toContain(`For ${attack}`);
  expect(words).toContain('From Gwen');
  expect(within(preview()).getByText(attack)).toBeTruthy();
  expect(document.querySelector('img[src="x"]')).toBeNull();
  await app.press('Add another recipient');
  await app.press('Add another recipient');
  expect(preview().textContent).toContain(`For ${attack} and 2 more`);
});

test('FC-112 words that are written from right to left stand so, where they are typed and as they will be seen', async () => {
  await openForm();
  const greeting = 'شكرا جزيلا!';
  await app.enter(message(), greeting);
  const shown = within(preview()).getByText(greeting);
  expect([message(), app.field('Recipient’s name'), app.field('Your name'), shown].map(({ dir }) => dir)).toEqual(
    Array(4).fill('auto'),
  );
});

test('GFT-033 another design of its kind is one press away, and what was filled in stays', async () => {
  await openForm();
  await app.enter(app.field('Your name'), 'Gwen');
  const designs = await within(screen.getByRole('region', { name: 'Choose a design' })).findAllByRole('link');
  const other = designs.find((link) => link.getAttribute('href') === '/gift/80010102');
  if (other) await app.user.click(other);
  await waitFor(() => expect(app.address()).toBe('/gift/80010102'));
  await waitFor(() => expect(app.field('Your name').value).toBe('Gwen'));
});

test('GFT-042 A17 a number that has not eight digits is the page of what is not there, and asks for nothing', async () => {
  for (const number of ['8001010', '800101010', '8001010a', '80010101 ', '８００１０１０１']) {
    await app.open(`/gift/${encodeURIComponent(number)}`);
    await screen.findByRole('heading', { level: 1, name: 'This page ran dry' });
    expect(app.address()).toBe(`/gift/${encodeURIComponent(number)}`);
  }
  expect(app.calls(readGiftDetails) + app.calls(readGiftCatalogue)).toBe(0);
});

test.each([SENTINEL_GIFTS.missing, SENTINEL_GIFTS.broken])(
  'GFT-064 A18 a gift that cannot be had (%s) says so, and all gifts are the page',
  async (number) => {
    await app.open(`/gift/${number}`);
    await screen.findByText('Could not find the card(s) you were looking for.');
    await waitFor(() => expect(app.address()).toBe('/gift'));
  },
);

test('GFT-019 details are asked for by number, in the language of the page', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  await app.open(GIFT, { locale: 'fr-CA' });
  await screen.findByRole('img', { name: 'Un gâteau d’anniversaire sur son pied, avec cinq bougies allumées' });
  const bodies = asked.mock.calls.map(([, init]) => String(init?.body ?? ''));
  const sent = bodies.filter((body) => body.includes('get-digital-gift-card')).map((body) => JSON.parse(body));
  expect(sent).toMatchObject([
    { operationName: 'get-digital-gift-card', variables: { productNumber: '80010101', locale: 'fr-CA' } },
  ]);
});

test('GFT-019 GFT-021 details are used again for 15 minutes by the clock, and then asked for once more', async () => {
  holdClock();
  const again = async () => {
    await app.router.navigate({ to: '/gift' });
    await app.router.navigate({ to: '/gift/$productNumber', params: { productNumber: '80010101' } });
    await screen.findByRole('button', { name: 'Add another recipient' });
  };
  await openForm();
  vi.setSystemTime(Date.now() + 14 * 60_000);
  await again();
  await app.atRest();
  expect(app.calls(readGiftDetails)).toBe(1);
  vi.setSystemTime(Date.now() + 61_000);
  await again();
  await waitFor(() => expect(app.calls(readGiftDetails)).toBe(2));
});

test('GFT-043 D-423 what the gifts come to is announced once amount or recipients have changed, and not as the form comes', async () => {
  await openForm();
  const sums = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter((words) => words.startsWith('Total'));
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(sums()).toEqual([]);
  await app.press('Add another recipient');
  await waitFor(() => expect(sums()).toEqual(['Total to pay $50.00']));
  await app.user.click(screen.getByRole('radio', { name: 'Custom amount' }));
  await app.user.type(app.field('Your amount'), '30');
  await waitFor(() => expect(sums()).toEqual(['Total to pay $60.00']));
});
