import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { optOutOfSharing } from '#api/privacy/opt-out.ts';
import { PERSONAS } from '#mocks/session/personas.ts';
import { saveConsent } from '#platform/measuring/consent.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { sentBodies } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const PAGE = '/personal-information';
const TITLE = 'Do Not Sell or Share My Personal Information';
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
const cookies = () => screen.queryByRole('button', { name: 'Manage cookie preferences' });

const seenBy = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

/** The page as one of the retailer's own apps shows it. */
const inNativeApp = (mark: string) => seenBy(`Mozilla/5.0 (iPhone) AppleWebKit/605.1 ${mark}`);

async function submit(text: string) {
  await app.open(PAGE);
  await app.enter(field(), text);
  await app.press('Submit');
}

for (const persona of ['anonymous', 'guest'] as const) {
  test(`PRI-001 PRI-002 ${persona}: title, three paragraphs, one field for an address and Submit`, async () => {
    app.startWorld({ persona });
    await app.open(PAGE);
    await app.heading(TITLE);
    expect(app.address()).toBe(PAGE);
    const form = screen.getByRole('button', { name: 'Submit' }).closest('form');
    const before = app
      .main()
      .getAllByText(/^[^.]{20,}\./, { selector: 'p' })
      .filter((each) => form && each.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(before).toHaveLength(3);
    expect(app.main().getAllByRole('textbox')).toEqual([field()]);
    // Nothing that is pasted is cut off: it would be the address of another person.
    expect([field().type, field().autocomplete, field().maxLength]).toEqual(['email', 'email', -1]);
  });
}

test('PRI-002 a member is sent to the settings, and Back does not return here', async () => {
  app.startWorld({ persona: 'member-green' });
  await app.open('/rewards');
  await app.follow(TITLE);
  await app.heading('Privacy');
  expect(app.address()).toBe('/account/settings/privacy');
  app.router.history.back();
  await waitFor(() => expect(app.address()).toBe('/rewards'));
});

test('PRI-002 a member whom the browser only remembers is sent to the settings, too', async () => {
  app.world.become('member-green');
  for (const session of app.world.sessions.values()) if (session.kind === 'member') session.provenAt = null;
  await app.open(PAGE);
  await app.heading('Privacy');
  expect(app.address()).toBe('/account/settings/privacy');
});

test('PRI-002 inside the app of another company a member is sent to the settings, too', async () => {
  seenBy(
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 Other/330.0',
  );
  app.startWorld({ persona: 'member-green' });
  await app.open(PAGE);
  await app.heading('Privacy');
  expect(app.address()).toBe('/account/settings/privacy');
});

test.each(['NorthstarApp/10.2', 'NorthstarApp/7'])(
  'PRI-003 PRI-004 inside a native app (%s) a member stays, sees the form and no cookie choice',
  async (mark) => {
    inNativeApp(mark);
    app.startWorld({ persona: 'member-green' });
    await submit('ada@example.com');
    await app.heading('We got your submission');
    await app.open(PAGE);
    await app.heading(TITLE);
    expect(app.address()).toBe(PAGE);
    expect(field()).toBeTruthy();
    expect(cookies()).toBeNull();
  },
);

test('PRI-004 outside of one the button opens the cookie choice of this browser', async () => {
  saveConsent({ analytics: false, advertising: false });
  await app.open(PAGE);
  await app.press('Manage cookie preferences');
  const dialog = within(await screen.findByRole('dialog', { name: 'Manage cookie preferences' }));
  await app.user.click(dialog.getByRole('switch', { name: 'Analytics' }));
  await app.user.click(dialog.getByRole('button', { name: 'Save choices' }));
  await app.noDialog();
  expect(document.cookie).toContain('cookie-consent=analytics');
  expect(app.address()).toBe(PAGE);
});

const LONGEST = `ada@${'x'.repeat(62)}.${'y'.repeat(62)}.${'z'.repeat(62)}.${'w'.repeat(57)}.com`;

for (const [id, typed, message] of [
  ['PRI-005', '', 'Please enter your email address.'],
  ['PRI-005', '   ', 'Please enter your email address.'],
  ['PRI-006', 'ada', 'Please enter a valid email address.'],
  ['PRI-006', 'ada lovelace@example.com', 'Please enter a valid email address.'],
  ['PRI-006', 'ada＠example.com', 'Please enter a valid email address.'],
  ['PRI-006', 'ada@example.com, bob@example.com', 'Please enter a valid email address.'],
  ['PRI-006', `a${LONGEST}`, 'Please enter a valid email address.'],
] as const) {
  test(`${id} PRI-007 “${typed.slice(0, 32)}” (${typed.length}) is refused beside the field, and nothing is sent`, async () => {
    await submit(typed);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(app.errorBeside(field())).toBe(message);
    expect(app.calls(optOutOfSharing)).toBe(0);
    expect(app.address()).toBe(PAGE);
  });
}

for (const typed of ['ada@example.com', '  ada@example.com ', LONGEST]) {
  test(`PRI-008 PRI-010 “${typed.slice(0, 20)}” (${typed.length}) is sent whole, once, with optIn false`, async () => {
    vi.spyOn(globalThis, 'fetch');
    await submit(typed);
    await app.heading('We got your submission');
    expect(sentBodies(optOutOfSharing)).toEqual([{ optIn: false, email: typed.trim() }]);
    expect(app.address()).toBe(`${PAGE}/confirmation`);
  });
}

test('PRI-009 PRI-012 FC-139 whether the address is known is not said; of the member it is noted', async () => {
  const pages = new Set<string>();
  const { email } = PERSONAS['member-green'];
  const account = app.world.account('member-green');
  for (const typed of ['never.seen@example.com', email]) {
    expect(account.doNotSellOrShare).toBe(false);
    await submit(typed);
    await app.heading('We got your submission');
    expect(app.main().getByText("If this email is in our system, we've noted your preferences.")).toBeTruthy();
    pages.add(screen.getByRole('main').innerHTML);
  }
  expect(pages.size).toBe(1);
  expect(account.doNotSellOrShare).toBe(true);
  expect(app.world.effects.optOutsTaken).toBe(2);
});

test('PRI-004 PRI-011 what failed is said in a notification beside the form, which stays; the address can be sent again', async () => {
  await submit('broken@northstar.test');
  const notification = await app.main().findByRole('alert');
  expect(notification.textContent).toMatch(
    /^Your request wasn’t sent\s*Something went wrong on our end\. Please try again in a moment\.$/,
  );
  expect(notification.closest('form')).toBe(field().form);
  expect(field().value).toBe('broken@northstar.test');
  expect(app.address()).toBe(PAGE);
  expect(cookies()).toBeTruthy();
  // What passes by itself is in no form.
  expect(screen.getAllByText(/Something went wrong/)).toHaveLength(1);
  await app.enter(field(), 'ada@example.com');
  expect(app.main().getByRole('alert')).toBe(notification);
  await app.press('Submit');
  await app.heading('We got your submission');
  expect(screen.queryByText(/Something went wrong/)).toBeNull();
});

test('PRI-011 that a request is answered as if its visitor had been signed out is said there, too', async () => {
  app.world.fail(optOutOfSharing, 'status:401', 1);
  await submit('ada@example.com');
  expect((await app.main().findByRole('alert')).textContent).toMatch(/^Your request wasn’t sent/);
  expect(field().value).toBe('ada@example.com');
  expect(app.address()).toBe(PAGE);
});

/** Leaves the page while its request is under way; what is handed back lets the answer come. */
async function leaveWhileSending(): Promise<() => void> {
  const { arrive } = holdFirstAnswer((call) => call.startsWith(optOutOfSharing.contract.path));
  await submit('ada@example.com');
  await waitFor(() => expect(app.calls(optOutOfSharing)).toBe(1));
  await act(async () => app.router.navigate({ to: '/rewards' }));
  return arrive;
}

test('PRI-011 a request that fails after its page was left says so where the visitor is', async () => {
  app.world.fail(optOutOfSharing, 'status:500', 1);
  const arrive = await leaveWhileSending();
  expect(screen.queryByText(/Something went wrong/)).toBeNull();
  arrive();
  await screen.findByText('Something went wrong on our end. Please try again in a moment.');
  expect(app.address()).toBe('/rewards');
});

test('PRI-010 a request that is taken after its page was left leads nowhere', async () => {
  const arrive = await leaveWhileSending();
  arrive();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(app.address()).toBe('/rewards');
  expect(screen.queryByText(/went wrong/)).toBeNull();
});

for (const persona of ['anonymous', 'member-green'] as const) {
  test(`PRI-012 the confirmation is a page for everybody, and asks the server nothing (${persona})`, async () => {
    app.startWorld({ persona });
    await app.open(`${PAGE}/confirmation`);
    await app.heading('We got your submission');
    expect(app.address()).toBe(`${PAGE}/confirmation`);
    expect(app.calls(optOutOfSharing)).toBe(0);
  });
}

for (const persona of ['anonymous', 'member-green'] as const) {
  test(`the page says that the signal of the browser is kept to, members read it in their settings, and only where there is one (${persona})`, async () => {
    const honoured = 'Opt-out request honored';
    app.startWorld({ persona });
    await app.open(PAGE);
    await app.heading(persona === 'anonymous' ? TITLE : 'Privacy');
    expect(screen.queryByText(honoured)).toBeNull();
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    onTestFinished(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true });
    });
    await app.open(PAGE);
    expect(await screen.findByText(honoured)).toBeTruthy();
    expect(screen.getByText(/asks us not to sell or share \(Global Privacy Control\)/)).toBeTruthy();
  });
}
