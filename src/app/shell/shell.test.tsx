import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as appFiles from '#api/app-files.ts';
import { readSession } from '#api/session/session.ts';
import { readMessagesFile } from '#messages/catalogue.ts';
import { wording } from '#messages/messages.ts';
import { keepLocale, preferredLocale } from '#platform/locale.ts';
import * as missingPart from '#platform/missing-part.ts';
import { takeTypedBefore } from '#platform/typed-before-key.ts';
import { held, holdCalls } from '#tests/support/held-calls.ts';
import { holdClock } from '#tests/support/let-time-pass.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';

const app = setUpApp();

test('an unknown address says so, under its own title, with ways forward', async () => {
  await app.open('/no/such/page');
  await app.heading('This page ran dry');
  expect(document.title).toBe('This page ran dry · Northstar Coffee');
  const main = app.main();
  expect((await main.findByRole('link', { name: 'Find a store' })).getAttribute('href')).toBe('/store-locator');
  await app.user.click(main.getByRole('link', { name: 'Go to the home page' }));
  await app.heading('Coffee for wherever you are');
});

test.each(['/%2f%2fevil.example', '/%09/evil.example', '/menu%0d%0aSet-Cookie:x'])(
  'FC-088 what decodes to another address is none of ours: %s',
  async (address) => {
    await app.open(address);
    await app.heading('This page ran dry');
  },
);

test('a page that breaks can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await app.open('/');
  const load = vi.spyOn(app.parts.catalogue, 'load').mockRejectedValueOnce(new Error('the network is gone'));
  await act(() => app.router.navigate({ to: '/account/signin' }));
  await app.heading('Something spilled');
  load.mockRestore();
  await app.press('Try again');
  await app.heading('Welcome back');
  vi.restoreAllMocks();
});

test('a part of the app that cannot be had is asked for again in a new document, as soon as a host answers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await app.open('/account/signin');
  await app.enter(app.field('Email or username'), 'ada@example.com');
  const gone = new TypeError('Importing a module script failed.');
  vi.spyOn(app.parts.catalogue, 'load').mockRejectedValueOnce(gone);
  const answers: ((response: Response | null) => void)[] = [];
  const ask = vi.spyOn(window, 'fetch').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answers.push((response) => (response ? resolve(response) : reject(new TypeError('network'))));
      }),
  );
  const answer = async (response: Response | null) => {
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers.splice(0)[0]?.(response));
  };
  await act(() => app.router.navigate({ to: '/account/create' }));
  await answer(null);
  await app.heading('You’re offline');
  const again = await screen.findByRole('button', { name: 'Try again' });
  await app.user.click(again);
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('true'));
  await answer(null);
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull());
  await app.heading('You’re offline');
  await app.user.click(again);
  await answer(new Response(null, { status: 404 }));
  // What was typed belongs to the page that was left.
  expect(JSON.parse(takeTypedBefore() ?? '{}')).toMatchObject({ path: '/account/signin' });
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a change of page moves focus to the heading, renames the document and says the title; the first page does not', async () => {
  await app.open('/');
  expect(document.activeElement).toBe(document.body);
  await app.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' }));
  const title = await app.heading('Welcome back');
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(document.title).toBe('Sign in · Northstar Coffee');
  await screen.findByText('Sign in · Northstar Coffee', { selector: '[role="status"]' });
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toContain('Sign in to your');
});

test.each([false, true])(
  'a heading that takes the place of the one with the focus gets it, unless the visitor has moved on: %s',
  async (hasMovedOn) => {
    const release = holdCalls((call) => call.includes('"get-menu"'));
    await app.open('/gift');
    // Where the visitor leaves from.
    screen.getByRole('combobox', { name: 'Language' }).focus();
    const params = { menu: 'drinks', category: 'hot-coffee' };
    await act(() => app.router.navigate({ to: '/menu/$menu/$category', params }));
    const placeholder = await app.heading('Menu');
    await waitFor(() => expect(document.activeElement).toBe(placeholder));
    const link = screen.getByRole('link', { name: 'Skip to main content' });
    if (hasMovedOn) link.focus();
    release();
    const title = await app.heading('Hot coffee');
    await waitFor(() => expect(document.activeElement).toBe(hasMovedOn ? link : title));
  },
);

test('the second press of a double click is not for the page that the first one has led to', async () => {
  await app.open('/');
  const link = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name });
  fireEvent.click(link('Gift cards'), { detail: 1 });
  await waitFor(() => expect(app.address()).toBe('/gift'));
  fireEvent.click(link('Rewards'), { detail: 2 });
  await app.heading('Coffee’s on you');
  expect(app.address()).toBe('/gift');
  fireEvent.click(link('Rewards'), { detail: 1 });
  await waitFor(() => expect(app.address()).toBe('/rewards'));
});

test('the skip link leads to the page', async () => {
  await app.open('/');
  await app.user.tab();
  expect(document.activeElement?.textContent).toBe('Skip to main content');
  await app.user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a visitor who could not be asked for counts as anonymous, and is asked for again when the network is back', async () => {
  app.world.become('member-green');
  app.world.fail(readSession, 'status:500', 1);
  holdClock();
  await app.open('/');
  await within(screen.getByRole('banner')).findByRole('link', { name: 'Sign in' });
  vi.setSystemTime(Date.now() + 61_000);
  vi.useRealTimers();
  app.parts.session.visitorActor.send({ type: 'session.rechecked' });
  await within(screen.getByRole('banner')).findByRole('link', { name: 'Account of Gwen' });
});

test('a network that is back has the visitor asked for at once, one that goes does not', async () => {
  await app.open('/', { as: 'member-green' });
  await within(screen.getByRole('banner')).findByRole('link', { name: 'Account of Gwen' });
  const before = app.calls(readSession);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(app.parts.session.clock, 'now').mockImplementation(() => Date.now() + 61_000);
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText(/You’re offline/);
  expect(app.calls(readSession)).toBe(before);
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(app.calls(readSession)).toBe(before + 1));
  // However soon that is after the last question.
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(app.calls(readSession)).toBe(before + 2));
});

test('a notice that stays open waits to be dismissed, and leaves its focus to the heading of the page', async () => {
  await app.open('/');
  const { notices } = app.parts.session;
  const text = wording('failures.signed-out');
  notices.showBanner('session', { text, title: wording('shell.signed-out'), tone: 'failure' });
  const standing = await screen.findByRole('region', { name: 'Notifications' });
  expect(within(standing).getByRole('alert').textContent).toContain('You’re signed out.');
  await app.user.click(within(standing).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('You’re signed out.')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a lost network shows a message, which goes when it is back', async () => {
  await app.open('/');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText(/You’re offline/);
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/You’re offline/)).toBeNull());
});

test('each language is offered in itself, and says so to a screen reader', async () => {
  await app.open('/gift');
  const options = within(screen.getByRole('combobox', { name: 'Language' })).getAllByRole('option');
  expect(options.map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['en-US', 'English (United States)'],
    ['en-CA', 'English (Canada)'],
    ['fr-CA', 'Français (Canada)'],
    ['es-US', 'Español (Estados Unidos)'],
  ]);
});

test('FC-181 a language that another choice has overtaken is neither kept nor reported', async () => {
  const fail: (() => void)[] = [];
  const arrive: (() => void)[] = [];
  const held = () =>
    new Promise<void>((resolve, reject) => {
      arrive.push(resolve);
      fail.push(() => reject(new Error('the network is gone')));
    });
  await app.open('/gift', {
    readArea: async (area, locale) => {
      if (locale === 'fr-CA') await held();
      return readMessagesFile(area, locale);
    },
  });
  const language = () => screen.getByRole('combobox', { name: /Language|Idioma/ });
  for (const settle of [arrive, fail]) {
    await app.user.selectOptions(language(), 'fr-CA');
    // The choice is shown while its words are on their way.
    expect(language()).toHaveProperty('value', 'fr-CA');
    await app.user.selectOptions(language(), 'es-US');
    await waitFor(() => expect(document.documentElement.lang).toBe('es-US'));
    await act(async () => {
      for (const one of settle) one();
    });
    expect([preferredLocale(), document.documentElement.lang]).toEqual(['es-US', 'es-US']);
    expect(language()).toHaveProperty('value', 'es-US');
    expect(app.parts.session.notices.actor.getSnapshot().context.toasts).toEqual([]);
    await app.user.selectOptions(language(), 'en-US');
    await waitFor(() => expect(document.documentElement.lang).toBe('en-US'));
  }
});

for (const [how, mayLoad, hasHost, next, said] of [
  ['comes with the next document, which begins in it', true, true, 'fr-CA', null],
  ['is said where the document must stay', false, true, 'en-US', 'shell.language-failed'],
  ['is said where no host answers', true, false, 'en-US', 'shell.language-failed'],
] as const) {
  test(`D-056 a language whose words are gone since a release ${how}`, async () => {
    const load = vi.fn(() => mayLoad);
    standIn(missingPart, 'loadDocumentOnce', load);
    standIn(appFiles, 'hasHost', async () => hasHost);
    await app.open('/gift', {
      readArea: async (area, locale) => {
        if (locale === 'fr-CA') throw new TypeError('Failed to fetch dynamically imported module: /assets/fr-CA.js');
        return readMessagesFile(area, locale);
      },
    });
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr-CA');
    const toasts = () => app.parts.session.notices.actor.getSnapshot().context.toasts;
    await waitFor(() => expect([preferredLocale(), toasts()[0]?.text.id ?? null]).toEqual([next, said]));
    expect(load).toHaveBeenCalledTimes(hasHost ? 1 : 0);
    keepLocale('en-US');
  });
}

test('D-056 a language whose words are gone is given up where another one is chosen meanwhile', async () => {
  const load = vi.fn(() => true);
  standIn(missingPart, 'loadDocumentOnce', load);
  const { release: answer, released: host } = held<boolean>();
  standIn(appFiles, 'hasHost', () => host);
  await app.open('/gift', {
    readArea: async (area, locale) => {
      if (locale === 'fr-CA') throw new TypeError('Failed to fetch dynamically imported module: /assets/fr-CA.js');
      return readMessagesFile(area, locale);
    },
  });
  const language = () => screen.getByRole('combobox', { name: /Language|Idioma/ });
  await app.user.selectOptions(language(), 'fr-CA');
  await app.user.selectOptions(language(), 'es-US');
  await screen.findByRole('combobox', { name: 'Idioma' });
  await act(async () => answer(true));
  expect([preferredLocale(), load.mock.calls]).toEqual(['es-US', []]);
  keepLocale('en-US');
});

test('FC-187 a press that a browser leaves without the focus, as Safari does, takes it before the page hears of it', async () => {
  await app.open('/account/signin');
  await app.heading('Welcome back');
  screen.getByRole('main').focus();
  const show = await app.main().findByRole('button', { name: 'Show password' });
  fireEvent.click(show, { detail: 1 });
  expect(document.activeElement).toBe(show);
});
